import { cancelDeletion, getMe, login, requestDeletion } from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const PAGE = '/dashboard/settings';
const DELETES_AT = '2026-01-16T12:00:00.000Z';
const findPanel = async () => within(await screen.findByRole('region', { name: 'Delete account' }));

test('requests the deletion in words, after the password was asked for, and shows the date', async () => {
  const { server, person } = await renderAsMember(PAGE, { user: { balance: 20, lockedBalance: 15 } });
  server.rejectWith(requestDeletion, { code: 'reauthentication_required' });
  server.respondWith(login, () => {
    server.respondWith(requestDeletion, () => {
      server.respondWith(getMe, createUser({ deletesAt: DELETES_AT }));
      return { deletesAt: DELETES_AT };
    });
    return createUser();
  });
  const panel = await findPanel();
  expect(panel.getByText(/we then wait until 14 days after it/)).toBeVisible();
  await person.click(await panel.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const consent = dialog.getByRole('checkbox', { name: /^I give up what is in my balance/ });
  expect(consent).toHaveAccessibleDescription(expect.stringContaining('$20.00 and $15.00 locked'));

  await person.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription(expect.stringContaining('Confirm it to continue.'));
  await person.click(consent);
  await person.type(dialog.getByLabelText(/^Why are you leaving/), 'No time.');
  await person.click(dialog.getByRole('button', { name: 'Delete in 14 days' }));
  const prompt = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await person.type(prompt.getByLabelText('Password'), 'a password');
  await person.click(prompt.getByRole('button', { name: 'Continue' }));

  expect(await panel.findByText(/Your account will be deleted on/)).toBeVisible();
  expect(server.calls(requestDeletion).at(-1)?.body).toEqual({ givesUpBalance: true, reason: 'No time.' });
});

test('asks before typed text is lost', async () => {
  const { person } = await renderAsMember(PAGE);
  await person.click(await (await findPanel()).findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await person.type(dialog.getByLabelText(/^Why are you leaving/), 'No time.{Escape}');

  const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText(/^Why are you leaving/)).toHaveValue('No time.');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('keeps the account from any page', async () => {
  const { server, person } = await renderAsMember('/dashboard/referrals', {
    user: { deletesAt: DELETES_AT },
  });
  server.respondWith(cancelDeletion, () => {
    server.respondWith(getMe, createUser());
    return undefined;
  });

  await person.click(await screen.findByRole('button', { name: 'Keep my account' }));

  expect(await screen.findByText('Your account is kept')).toBeVisible();
  expect(screen.queryByText(/will be deleted/)).toBeNull();
});

test('names what is open instead', async () => {
  await renderAsMember(PAGE, { openRequests: { withdrawals: 1 } });
  const panel = await findPanel();
  expect(await panel.findByText('A withdrawal is on its way. Wait for it, or cancel it.')).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});

test('is not offered to administrators', async () => {
  await renderAsMember(PAGE, { user: { isAdmin: true } });
  await screen.findByRole('region', { name: 'Account information' });
  expect(screen.queryByRole('region', { name: 'Delete account' })).toBeNull();
});
