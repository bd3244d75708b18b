import { changePassword, updateProfile } from '@platform/contracts';
import { user as member } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../testing/member-page.tsx';

const PAGE = '/dashboard/settings';
const SAVED_GOES_AWAY = { timeout: 5000 };

const TAKEN = 'This address belongs to another account.';
const WRONG = 'The current password is not right.';

test('shows what the account is', async () => {
  await visit(PAGE, { user: { balance: 50, isAdmin: true } });
  const account = within(await screen.findByRole('region', { name: 'Account information' }));
  expect(account.getByText('Administrator')).toBeVisible();
  expect(account.getByText('Jan 02, 2026')).toBeVisible();
  expect(account.getByText('$50.00')).toBeVisible();
});

test('saves the profile, a field left empty too, and says so for three seconds', async () => {
  const { server, person } = await visit(PAGE, { user: { fullName: 'Maria' } });
  server.answer(updateProfile, member());
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));

  await person.clear(profile.getByLabelText(/^Full name/));
  await person.type(profile.getByLabelText(/^Phone number/), '+1 555 010');
  await person.click(profile.getByRole('button', { name: 'Save profile' }));

  expect(await profile.findByText('Profile updated')).toBeVisible();
  expect(server.calls(updateProfile)[0]?.body).toEqual({
    fullName: '',
    email: 'maria@example.org',
    phoneNumber: '+1 555 010',
  });
  await waitFor(
    () => expect(profile.queryByText('Profile updated')).not.toBeInTheDocument(),
    SAVED_GOES_AWAY,
  );
});

test('says what is wrong with an address, and why a profile was not saved', async () => {
  const { server, person } = await visit(PAGE);
  server.refuse(updateProfile, {
    code: 'email_taken',
    message: TAKEN,
    details: [{ path: 'email', message: TAKEN }],
  });
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  const email = profile.getByLabelText('Email');

  await person.clear(email);
  await person.click(profile.getByRole('button', { name: 'Save profile' }));
  expect(await profile.findByText('Please enter a valid email address.')).toBeVisible();

  await person.type(email, 'ana@example.org');
  await person.click(profile.getByRole('button', { name: 'Save profile' }));
  expect(await profile.findByRole('alert')).toHaveTextContent(
    /^There was an error updating your profile. Please try again.$/,
  );
  expect(email).toHaveAccessibleDescription(expect.stringContaining(TAKEN));
});

test('a change of address long after the sign-in is refused with what to do', async () => {
  const { server, person } = await visit(PAGE);
  server.refuse(updateProfile, {
    code: 'reauthentication_required',
    message: 'Your sign-in is too long ago for this change.',
  });
  await person.click(await screen.findByRole('button', { name: 'Save profile' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your sign-in is too long ago for this change.');
  expect(alert).toHaveTextContent('Log out, log in again, and save within 10 minutes.');
});

test('checks a new password before it is sent', async () => {
  const { server, person } = await visit(PAGE);
  const form = within(await screen.findByRole('region', { name: 'Change password' }));

  await person.type(form.getByLabelText('New password'), 'short');
  await person.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('Current password is required.')).toBeVisible();
  expect(form.getAllByText('Password must be at least 8 characters.').length).toBeGreaterThan(0);

  await person.type(form.getByLabelText('New password'), ' but longer');
  await person.type(form.getByLabelText('Confirm new password'), 'something else');
  expect(await form.findByText('Passwords do not match.')).toBeVisible();
  expect(server.calls(changePassword)).toHaveLength(0);
});

test('changes the password and forgets what was typed', async () => {
  const { server, person } = await visit(PAGE);
  server.answer(changePassword, undefined);
  const form = within(await screen.findByRole('region', { name: 'Change password' }));
  await person.type(form.getByLabelText('Current password'), 'old password');
  await person.type(form.getByLabelText('New password'), 'a new long password');
  await person.type(form.getByLabelText('Confirm new password'), 'a new long password');
  await person.click(form.getByRole('button', { name: 'Change password' }));

  expect(await form.findByText('Password updated')).toBeVisible();
  expect(server.calls(changePassword)[0]?.body).toEqual({
    currentPassword: 'old password',
    newPassword: 'a new long password',
  });
  expect(form.getByLabelText('New password')).toHaveValue('');
});

test('says that the current password was wrong', async () => {
  const { server, person } = await visit(PAGE);
  server.refuse(changePassword, {
    code: 'current_password_wrong',
    message: WRONG,
    details: [{ path: 'currentPassword', message: WRONG }],
  });
  const form = within(await screen.findByRole('region', { name: 'Change password' }));
  await person.type(form.getByLabelText('Current password'), 'wrong password');
  await person.type(form.getByLabelText('New password'), 'a new long password');
  await person.type(form.getByLabelText('Confirm new password'), 'a new long password');
  await person.click(form.getByRole('button', { name: 'Change password' }));

  expect(await form.findByRole('alert')).toHaveTextContent(
    'There was an error changing your password. Please check your current password and try again.',
  );
  expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(WRONG);
});
