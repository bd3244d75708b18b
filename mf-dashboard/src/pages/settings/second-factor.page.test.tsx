import {
  checkSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const CODES = ['AAAA-BBBB-CCC2', 'AAAA-BBBB-CCC3'];
const OFF = { enabledAt: null, hasPasskeys: false, recoveryCodesLeft: 0 };
const ON = { enabledAt: '2026-01-02T12:00:00.000Z', hasPasskeys: false, recoveryCodesLeft: 10 };
const SECRET = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', // cspell:disable-line
  uri: 'otpauth://totp/AI%20Skill:maria',
  qrCode: { size: 2, path: 'M0 0h2v1h-2z' },
};

async function renderSettings(state: typeof OFF | typeof ON) {
  const rendered = await renderAsMember('/dashboard/settings', { secondFactor: state });
  const panel = within(await screen.findByRole('region', { name: 'Two-factor authentication' }));
  return { ...rendered, panel };
}

test('is turned on with the password, a code of the app, and recovery codes that are shown once', async () => {
  const { server, person, panel } = await renderSettings(OFF);
  server.respondWith(setUpSecondFactor, SECRET);
  server.respondWith(confirmSecondFactor, { recoveryCodes: CODES });
  await person.click(await panel.findByRole('button', { name: 'Set up two-factor authentication' }));

  await person.type(panel.getByLabelText('Your password'), 'secret-words{Enter}');
  expect(await panel.findByRole('img', { name: 'QR code' })).toBeVisible();
  expect(panel.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible(); // cspell:disable-line
  await person.type(panel.getByLabelText('Code'), '123456{Enter}');

  const heading = await panel.findByRole('heading', { name: 'Save your recovery codes' });
  expect(heading).toHaveFocus();
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(panel.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Print' })).toBeVisible();
  server.respondWith(getSecondFactor, ON);
  await person.click(panel.getByRole('button', { name: 'I have saved them' }));

  expect(await panel.findByText('On')).toBeVisible();
  expect(panel.queryByText(CODES[0]!)).not.toBeInTheDocument();
  expect(server.calls(setUpSecondFactor)[0]?.body).toEqual({ password: 'secret-words' });
  expect(server.calls(confirmSecondFactor)[0]?.body).toEqual({ code: '123456' });
});

test('shows a wrong password and a wrong code at their fields', async () => {
  const { server, person, panel } = await renderSettings(OFF);
  server.rejectWith(setUpSecondFactor, {
    code: 'current_password_wrong',
    details: [{ path: 'password', message: 'Wrong password.' }],
  });
  server.rejectWith(confirmSecondFactor, {
    code: 'code_wrong',
    details: [{ path: 'code', message: 'Wrong code.' }],
  });
  await person.click(await panel.findByRole('button', { name: 'Set up two-factor authentication' }));

  await person.type(panel.getByLabelText('Your password'), 'secret-words{Enter}');
  expect(await panel.findByText('Wrong password.')).toBeVisible();
  server.respondWith(setUpSecondFactor, SECRET);
  await person.type(panel.getByLabelText('Your password'), '{Enter}');
  await person.type(await panel.findByLabelText('Code'), '111111{Enter}');

  expect(await panel.findByText('Wrong code.')).toBeVisible();
  expect(panel.getByLabelText('Code')).toHaveFocus();
});

test('says when few recovery codes are left, and replaces them', async () => {
  const { server, person, panel } = await renderSettings({ ...ON, recoveryCodesLeft: 3 });
  server.respondWith(renewRecoveryCodes, { recoveryCodes: CODES });
  expect(await panel.findByText('You have only 3 recovery codes left.')).toBeVisible();

  await person.click(panel.getByRole('button', { name: 'New recovery codes' }));
  await person.type(panel.getByLabelText('Code'), '123456{Enter}');

  expect(await panel.findByText(CODES[1]!)).toBeVisible();
});

test('is turned off with the password and a code', async () => {
  const { server, person, panel } = await renderSettings(ON);
  server.respondWith(disableSecondFactor, undefined);
  await person.click(await panel.findByRole('button', { name: 'Turn off' }));
  server.respondWith(getSecondFactor, OFF);

  await person.type(panel.getByLabelText('Your password'), 'secret-words');
  await person.type(panel.getByLabelText('Code'), '123456{Enter}');

  expect(await panel.findByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible();
  expect(server.calls(disableSecondFactor)[0]?.body).toEqual({ password: 'secret-words', code: '123456' });
});

test('asks for a code in place when a call needs a recent one, and sends the call again', async () => {
  const { server, person, panel } = await renderSettings(ON);
  server.rejectWith(setUpSecondFactor, { code: 'second_factor_again' });
  server.respondWith(checkSecondFactor, () => {
    server.respondWith(setUpSecondFactor, SECRET);
    return undefined;
  });
  await person.click(await panel.findByRole('button', { name: 'Replace the app' }));
  await person.type(panel.getByLabelText('Your password'), 'secret-words{Enter}');

  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  expect(dialog.getByLabelText('Code')).toHaveFocus();
  await person.type(dialog.getByLabelText('Code'), '123456');
  await person.click(dialog.getByRole('button', { name: 'Continue' }));

  expect(await panel.findByRole('img', { name: 'QR code' })).toBeVisible();
  expect(server.calls(setUpSecondFactor)).toHaveLength(2);
});

test('shows why the call failed after the question was canceled', async () => {
  const { server, person, panel } = await renderSettings(ON);
  server.rejectWith(setUpSecondFactor, {
    code: 'second_factor_again',
    message: 'It is on for your account.',
  });
  await person.click(await panel.findByRole('button', { name: 'Replace the app' }));
  await person.type(panel.getByLabelText('Your password'), 'secret-words{Enter}');

  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));

  expect(await panel.findByText('It is on for your account.')).toBeVisible();
  expect(panel.getByLabelText('Your password')).toHaveValue('secret-words');
});

test('is all that an administrator gets who needs it, from every page', async () => {
  const user = { isAdmin: true, mustSetUpSecondFactor: true };
  const { path } = await renderAsMember('/dashboard/withdrawals', { user });

  expect(await screen.findByText(/Administrators need two-factor authentication/)).toBeVisible();
  expect(path()).toBe('/dashboard/settings');
  expect(await screen.findByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument();
});
