import {
  changePassword,
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  login,
  resendVerification,
  updateProfile,
  type UserSession,
} from '@platform/contracts';
import { paths, watchSession } from '@platform/kit';
import { user as createUser } from '@platform/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CURRENT_SESSION, renderAsMember } from '../../testing/render-as-member.tsx';

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

test('leads to its sections, and opens at the one of the address', async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  const { person } = await renderAsMember(paths.dashboard.settings('payouts'));
  const sections = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(scrolledTo).toEqual(['payouts']);

  await person.click(sections.getByRole('link', { name: 'Password and security' }));
  expect(scrolledTo).toEqual(['payouts', 'security']);
  expect(sections.getAllByRole('link')).toHaveLength(5);
});

test('focuses the form for a new password by its own link', async () => {
  await renderAsMember(paths.dashboard.changePassword());

  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
});

test('takes nothing back that another tab has saved', async () => {
  const before = { fullName: 'Maria', phoneNumber: '+1 555 010' };
  const { server, person } = await renderAsMember(PAGE, { user: before });
  server.respondWith(updateProfile, createUser());
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  await person.type(profile.getByLabelText(/^Phone number/), '9');

  server.respondWith(getMe, createUser({ ...before, fullName: 'Maria Lopez' }));
  await person.click(profile.getByRole('button', { name: 'Save profile' }));

  expect(await profile.findByText('Profile updated')).toBeVisible();
  expect(server.calls(updateProfile)[0]?.body).toEqual({
    fullName: 'Maria Lopez',
    email: 'maria@example.org',
    phoneNumber: '+1 555 0109',
  });
  expect(profile.getByLabelText(/^Full name/)).toHaveValue('Maria Lopez');
});

test('shows what another tab has saved, and keeps what is being typed', async () => {
  const { server, person, store } = await renderAsMember(PAGE, { user: { fullName: 'Maria' } });
  const stop = watchSession(store);
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  await person.type(profile.getByLabelText(/^Phone number/), '+1 555');

  server.respondWith(getMe, createUser({ fullName: 'Maria Lopez', phoneNumber: '+44 20' }));
  act(() => void window.dispatchEvent(new Event('focus')));

  await waitFor(() => expect(profile.getByLabelText(/^Full name/)).toHaveValue('Maria Lopez'));
  expect(profile.getByLabelText(/^Phone number/)).toHaveValue('+1 555');
  stop();
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

test('asks for the password in place before a new email address is saved, and keeps what was typed', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(updateProfile, { code: 'reauthentication_required' });
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  await person.clear(profile.getByLabelText('Email'));
  await person.type(profile.getByLabelText('Email'), 'ana@example.org');
  await person.click(profile.getByRole('button', { name: 'Save profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
  const saved = createUser({ email: 'ana@example.org' });
  server.respondWith(login, () => {
    server.respondWith(updateProfile, saved);
    server.respondWith(getMe, saved);
    return createUser();
  });

  await person.type(within(dialog).getByLabelText('Password'), 'a password');
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));

  expect(await profile.findByText('Profile updated')).toBeVisible();
  expect(server.calls(login)[0]?.body).toEqual({ username: 'maria', password: 'a password' });
  expect(server.calls(updateProfile).map(({ body }) => body.email)).toEqual([
    'ana@example.org',
    'ana@example.org',
  ]);
});

describe('a session that has ended beside typed text', () => {
  async function typeAndLoseSession(endpoint: typeof updateProfile | typeof getMe) {
    const rendered = await renderAsMember(PAGE);
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    const name = profile.getByLabelText(/^Full name/);
    await rendered.person.clear(name);
    await rendered.person.type(name, 'Maria Alvarez');
    rendered.server.rejectWith(endpoint, { code: 'not_signed_in' });
    return { ...rendered, profile, name };
  }

  test('goes on after a login in place, with the same request', async () => {
    const { server, person, profile } = await typeAndLoseSession(updateProfile);
    await person.click(profile.getByRole('button', { name: 'Save profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    const saved = createUser({ fullName: 'Maria Alvarez' });
    server.respondWith(login, () => {
      server.respondWith(updateProfile, saved);
      return saved;
    });

    await person.type(dialog.getByLabelText('Password'), 'a password');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));

    expect(await profile.findByText('Profile updated')).toBeVisible();
    const [first, second, ...more] = server.calls(updateProfile);
    expect([second?.body, more]).toEqual([first?.body, []]);
  });

  test('keeps the text until the member discards it, whichever call finds out', async () => {
    const { person, name, store } = await typeAndLoseSession(getMe);
    const stop = watchSession(store);
    const openDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
    act(() => void window.dispatchEvent(new Event('focus')));
    const dialog = within(await openDialog());

    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveValue('Maria Alvarez');

    await person.click(within(await openDialog()).getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Full name/)).not.toBeInTheDocument());
    stop();
  });
});

test('says why the profile is not saved without the password, and keeps what was typed', async () => {
  const { server, person } = await renderAsMember(PAGE);
  const message = 'This change needs your password.';
  server.rejectWith(updateProfile, { code: 'reauthentication_required', message });
  const email = await screen.findByLabelText('Email');
  await person.clear(email);
  await person.type(email, 'ana@example.org');
  await person.click(screen.getByRole('button', { name: 'Save profile' }));

  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your password again to continue.');
  expect(email).toHaveValue('ana@example.org');
  expect(server.calls(updateProfile)).toHaveLength(1);
});

const PHONE: UserSession = {
  ...CURRENT_SESSION,
  id: 'session-2',
  device: 'Safari on iOS',
  isCurrent: false,
};
const CONSOLE: UserSession = { ...PHONE, id: 'session-3', kind: 'console', device: 'Firefox on Linux' };

test('lists where the member is logged in, and ends one session', async () => {
  const { server, person } = await renderAsMember(PAGE, { sessions: [CURRENT_SESSION, PHONE, CONSOLE] });
  server.respondWith(endSession, () => {
    server.respondWith(listSessions, { items: [CURRENT_SESSION, CONSOLE] });
    return undefined;
  });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Chrome on Windows.*This session$/),
    expect.stringMatching(/^Safari on iOS.*Last used.*End$/),
    expect.stringMatching(/^Firefox on Linux, console.*Last used.*End$/),
  ]);

  await person.click(within(list).getByRole('button', { name: 'End the session on Safari on iOS' }));

  expect(await screen.findByText('Session ended')).toBeVisible();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(list).toHaveFocus();
  expect(server.calls(endSession).map(({ params }) => params)).toEqual([{ id: 'session-2' }]);
});

test('ends all other sessions after a confirmation', async () => {
  const { server, person } = await renderAsMember(PAGE, { sessions: [CURRENT_SESSION, PHONE] });
  server.respondWith(endOtherSessions, () => {
    server.respondWith(listSessions, { items: [CURRENT_SESSION] });
    return { ended: 1 };
  });

  await person.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(server.calls(endOtherSessions)).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: 'End all others' }));

  expect(await screen.findByText('All other sessions ended')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull());
  expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus();
});

test('sends a new confirmation link to an address that is not confirmed', async () => {
  const { server, person } = await renderAsMember(PAGE, {
    user: { emailVerified: false, email: 'maria@example.org' },
  });
  server.respondWith(resendVerification, undefined);
  expect(await screen.findByText('Your email address is not confirmed')).toBeVisible();
  expect(screen.getByText('Not confirmed')).toBeVisible();
  expect(screen.getByText(/or send a new one: each works for 24 hours/)).toBeVisible();

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
