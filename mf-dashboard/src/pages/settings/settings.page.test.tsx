import { changePassword, getMe, resendVerification, updateProfile } from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const PAGE = '/dashboard/settings';

const EMAIL_TAKEN = 'This address belongs to another account.';
const WRONG_PASSWORD = 'The current password is not right.';

test('shows the account information', async () => {
  await renderAsMember(PAGE, { user: { balance: 50, isAdmin: true } });
  const account = within(await screen.findByRole('region', { name: 'Account information' }));
  expect(account.getByText('Administrator')).toBeVisible();
  expect(account.getByText('Jan 02, 2026')).toBeVisible();
  expect(account.getByText('$50.00')).toBeVisible();
});

test('saves the profile, including cleared fields, and confirms it for three seconds', async () => {
  const { server, person } = await renderAsMember(PAGE, { user: { fullName: 'Maria' } });
  server.respondWith(updateProfile, createUser());
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));

  await person.clear(profile.getByLabelText(/^Full name/));
  await person.type(profile.getByLabelText(/^Phone number/), '+1 555 010');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'setImmediate'] });
  fireEvent.click(profile.getByRole('button', { name: 'Save profile' }));

  expect(await profile.findByText('Profile updated')).toBeVisible();
  expect(server.calls(updateProfile)[0]?.body).toEqual({
    fullName: '',
    email: 'maria@example.org',
    phoneNumber: '+1 555 010',
  });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(profile.getByText('Profile updated')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(profile.queryByText('Profile updated')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('shows an invalid email address, and why the profile was not saved', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(updateProfile, {
    code: 'email_taken',
    message: EMAIL_TAKEN,
    details: [{ path: 'email', message: EMAIL_TAKEN }],
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
  expect(email).toHaveAccessibleDescription(expect.stringContaining(EMAIL_TAKEN));
});

test('tells the member to log in again if the session is too old to change the email address', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(updateProfile, {
    code: 'reauthentication_required',
    message: 'You logged in too long ago for this change.',
  });
  await person.click(await screen.findByRole('button', { name: 'Save profile' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You logged in too long ago for this change.');
  expect(alert).toHaveTextContent('Log out, log in again, and save within 10 minutes.');
});

test('sends a new confirmation link to an address that is not confirmed', async () => {
  const { server, person } = await renderAsMember(PAGE, {
    user: { emailVerified: false, email: 'maria@example.org' },
  });
  server.respondWith(resendVerification, undefined);
  expect(await screen.findByText('Your email address is not confirmed')).toBeVisible();
  expect(screen.getByText('Not confirmed')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Send a new link' }));

  const title = await screen.findByText('A new link is on its way');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(title).toBeVisible();
  expect(server.calls(resendVerification)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
});

test('says when the next confirmation link is possible', async () => {
  const { server, person } = await renderAsMember(PAGE, { user: { emailVerified: false } });
  const message = 'Too many attempts. Please try again in 43 minutes.';
  server.rejectWith(resendVerification, { code: 'rate_limited', message });

  await person.click(await screen.findByRole('button', { name: 'Send a new link' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('43 minutes');
});

test('shows that the address has been confirmed elsewhere in the meantime', async () => {
  const { server, person } = await renderAsMember(PAGE, { user: { emailVerified: false } });
  server.rejectWith(resendVerification, { code: 'already_confirmed', message: 'Already confirmed.' });
  const button = await screen.findByRole('button', { name: 'Send a new link' });
  server.respondWith(getMe, createUser({ emailVerified: true }));

  await person.click(button);

  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.queryByText('Your email address is not confirmed')).toBeNull();
});

test('validates a new password before submitting it', async () => {
  const { server, person } = await renderAsMember(PAGE);
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

test('changes the password and clears the form', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.respondWith(changePassword, undefined);
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

test('shows that the current password was wrong', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(changePassword, {
    code: 'current_password_wrong',
    message: WRONG_PASSWORD,
    details: [{ path: 'currentPassword', message: WRONG_PASSWORD }],
  });
  const form = within(await screen.findByRole('region', { name: 'Change password' }));
  await person.type(form.getByLabelText('Current password'), 'wrong password');
  await person.type(form.getByLabelText('New password'), 'a new long password');
  await person.type(form.getByLabelText('Confirm new password'), 'a new long password');
  await person.click(form.getByRole('button', { name: 'Change password' }));

  expect(await form.findByRole('alert')).toHaveTextContent(
    'There was an error changing your password. Please check your current password and try again.',
  );
  expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(WRONG_PASSWORD);
});
