import {
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodesByProof,
  type Passkey,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

/** The passkeys in the settings. Adding and using them needs an authenticator, which the browser tests have. */

const PHONE: Passkey = {
  id: 'passkey-1',
  name: 'Phone',
  createdAt: '2026-01-02T12:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
};

afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

async function renderPasskeys(recoveryCodesLeft = 10) {
  const secondFactor = { enabledAt: null, hasPasskeys: true, recoveryCodesLeft };
  const rendered = await renderAsMember('/dashboard/settings', { passkeys: [PHONE], secondFactor });
  return { ...rendered, panel: within(await screen.findByRole('region', { name: 'Passkeys' })) };
}

test('says so where the browser has no passkeys', async () => {
  const { panel } = await renderPasskeys();

  expect(await panel.findByText('This browser cannot use passkeys.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('are a second factor, which is on with them alone', async () => {
  await renderPasskeys();
  const panel = within(await screen.findByRole('region', { name: 'Two-factor authentication' }));

  expect(await panel.findByText('On')).toBeVisible();
  expect(panel.getByText(/also asks for a passkey or a recovery code/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Set up two-factor authentication' })).not.toBeInTheDocument();
});

test('say before the first one that the password alone no longer logs in', async () => {
  Object.assign(window, { PublicKeyCredential: jest.fn() });
  await renderAsMember('/dashboard/settings', { passkeys: [] });
  const panel = within(await screen.findByRole('region', { name: 'Passkeys' }));

  expect(await panel.findByText(/your password alone no longer logs you in/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});

test('a confirmation asks for a recovery code where there is no app', async () => {
  const { server, person, panel } = await renderPasskeys(2);
  server.rejectWith(renewRecoveryCodesByProof, { code: 'second_factor_again' });
  await person.click(await panel.findByRole('button', { name: 'New recovery codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));

  expect(await dialog.findByText('One of your recovery codes')).toBeVisible();
});

test('renames a passkey', async () => {
  const { server, person, panel } = await renderPasskeys();
  server.respondWith(renamePasskey, { ...PHONE, name: 'Work phone' });
  await person.click(await panel.findByRole('button', { name: 'Rename Phone' }));
  const field = screen.getByLabelText('Name');
  await person.clear(field);
  await person.type(field, 'Work phone');
  server.respondWith(listPasskeys, { passkeys: [{ ...PHONE, name: 'Work phone' }] });
  await person.click(screen.getByRole('button', { name: 'Save' }));

  expect(await panel.findByText('Work phone')).toBeVisible();
  expect(server.calls(renamePasskey)[0]).toMatchObject({
    params: { id: 'passkey-1' },
    body: { name: 'Work phone' },
  });
});

test('removes the last one only after saying what it means', async () => {
  const { server, person, panel } = await renderPasskeys();
  server.respondWith(removePasskey, undefined);
  await person.click(await panel.findByRole('button', { name: 'Remove Phone' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Phone?' }));
  expect(dialog.getByText(/your only second factor/)).toBeVisible();
  server.respondWith(listPasskeys, { passkeys: [] });
  await person.click(dialog.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Passkey removed')).toBeVisible();
  expect(panel.queryByText('Phone')).not.toBeInTheDocument();
});

test('advises new recovery codes where few are left, and shows them once', async () => {
  const { server, person, panel } = await renderPasskeys(2);
  expect(await panel.findByText(/2 recovery codes left/)).toBeVisible();
  server.respondWith(renewRecoveryCodesByProof, { recoveryCodes: ['AAAA-BBBB-CCC2'] });
  await person.click(panel.getByRole('button', { name: 'New recovery codes' }));

  expect(await panel.findByText('AAAA-BBBB-CCC2')).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'I have saved them' }));
  expect(await panel.findByText('Phone')).toBeVisible();
});
