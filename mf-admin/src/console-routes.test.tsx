/**
 * @own-modules The paths of the console stay mounted at the root.
 */
import {
  changePassword,
  confirmSecondFactor,
  getMe,
  getNoticePreferences,
  getSecondFactor,
  getSecondStep,
  listNotices,
  listPasskeys,
  listPendingVerifications,
  listSessions,
  login,
  logout,
  markNoticeRead,
  renewRecoveryCodes,
  secondStep,
  setUpSecondFactor,
  type Notice,
  type SecondFactor,
} from '@platform/contracts';
import { mountAdminAtRoot } from '@platform/kit';
import { renderPage, type FakeServer } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadRoutes } from './testing/load-routes.ts';
import { admin, createPage, toPendingVerification, createVerification } from './testing/records.factory.ts';
import { createAdminServer } from './testing/admin-server.ts';

/** Imports the routes only after mounting, because their paths depend on the mount point. */
async function renderConsole(
  path: string,
  options: { server: FakeServer; isSignedIn: boolean; user?: typeof admin },
) {
  mountAdminAtRoot();
  const { consoleRoutes } = await import('./console-routes.tsx');
  return renderPage({
    routes: await loadRoutes(consoleRoutes),
    path,
    server: options.server,
    ...(options.isSignedIn && { user: options.user ?? admin }),
  });
}

const signIn = async ({ person }: Awaited<ReturnType<typeof renderConsole>>) => {
  await person.type(await screen.findByLabelText('Username'), 'admin');
  await person.type(screen.getByLabelText('Password'), 'check-the-line-20');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
};

test('serves the screens at the root and links to all of them', async () => {
  await renderConsole('/', { server: createAdminServer(), isSignedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const [nav] = screen.getAllByRole('navigation', { name: 'Admin' });
  const links = within(nav!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/verifications',
    '/blueprints',
    '/withdrawals',
    '/reviews',
    '/item-reports',
    '/tickets',
    '/users',
    '/learning',
    '/work-tasks',
    '/outbox',
    '/audit',
    '/ledger',
    '/releases',
  ]);
});

test('redirects to its own login page, and returns to the requested page after the login', async () => {
  const server = createAdminServer();
  server.respondWith(login, admin);
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(createVerification())));
  const rendered = await renderConsole('/verifications?sort=oldest', { server, isSignedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Console' });
  expect(rendered.path()).toBe('/login?next=%2Fverifications%3Fsort%3Doldest');
  await signIn(rendered);
  expect(await screen.findByRole('heading', { level: 1, name: 'Identity verifications' })).toBeVisible();
  expect(rendered.path()).toBe('/verifications?sort=oldest');
});

test('never redirects to another site after the login', async () => {
  const server = createAdminServer();
  server.respondWith(login, admin);
  const rendered = await renderConsole('/login?next=https://example.com/', { server, isSignedIn: false });
  await signIn(rendered);
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(rendered.path()).toBe('/');
});

test('tells a member that only administrators can log in', async () => {
  const server = createAdminServer();
  server.rejectWith(login, { code: 'forbidden' });
  await signIn(await renderConsole('/login', { server, isSignedIn: false }));
  expect(await screen.findByText('Only administrators can log in here')).toBeVisible();
  expect(screen.getByText(/Members log in on the main site/)).toBeVisible();
});

test('asks for the code of an administrator with two-factor authentication', async () => {
  const server = createAdminServer();
  server.rejectWith(login, { code: 'second_factor_required' });
  const rendered = await renderConsole('/login', { server, isSignedIn: false });
  await signIn(rendered);
  const message = 'This code is wrong or was used before.';
  server.rejectWith(secondStep, { code: 'code_wrong', message, details: [{ path: 'code', message }] });
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  await rendered.person.type(screen.getByLabelText('Code'), '111111{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  server.respondWith(secondStep, admin);
  await rendered.person.type(screen.getByLabelText('Code'), '{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('asks an administrator who has passkeys only for no code of an app', async () => {
  const server = createAdminServer();
  server.rejectWith(login, { code: 'second_factor_required' });
  server.respondWith(getSecondStep, { hasApp: false, hasPasskeys: true });
  await signIn(await renderConsole('/login', { server, isSignedIn: false }));
  expect(await screen.findByText('One of your recovery codes')).toBeVisible();
  expect(screen.queryByText(/authenticator app/)).not.toBeInTheDocument();
});

test('shows nothing but the setup to an administrator who needs two-factor authentication', async () => {
  const server = createAdminServer();
  const user = { ...admin, mustSetUpSecondFactor: true };
  server.respondWith(setUpSecondFactor, {
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/a',
    qrCode: { size: 1, path: 'M0 0h1v1h-1z' },
  });
  server.respondWith(confirmSecondFactor, { recoveryCodes: ['AAAA-BBBB-CCC2'] });
  const { person } = await renderConsole('/verifications', { server, isSignedIn: true, user });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Set up two-factor authentication' }),
  ).toBeVisible();
  expect(server.calls(listPendingVerifications)).toEqual([]);
  await person.type(screen.getByLabelText('Your password'), 'check-the-line-20{Enter}');
  await person.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('AAAA-BBBB-CCC2')).toBeVisible();
  server.respondWith(getMe, admin);
  server.respondWith(listPendingVerifications, createPage());
  await person.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Identity verifications' })).toBeVisible();
});

test('shows that the username or password is wrong', async () => {
  const server = createAdminServer();
  server.rejectWith(login, { code: 'invalid_credentials', message: 'Username or password is wrong.' });
  await signIn(await renderConsole('/login', { server, isSignedIn: false }));
  expect(await screen.findByText('Username or password is wrong.')).toBeVisible();
});

test('shows on the form which fields are too short', async () => {
  const { person } = await renderConsole('/login', { server: createAdminServer(), isSignedIn: false });
  await person.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('redirects from the login page when already logged in', async () => {
  const { path } = await renderConsole('/login', { server: createAdminServer(), isSignedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(path()).toBe('/');
});

test('confirms the logout and forgets the page it happened on', async () => {
  const server = createAdminServer();
  server.respondWith(logout, undefined);
  server.respondWith(listPendingVerifications, createPage());
  const { person, path } = await renderConsole('/verifications', { server, isSignedIn: true });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/login'));
});

test('stays on the page when the logout fails', async () => {
  const server = createAdminServer();
  server.rejectWith(logout, { code: 'unavailable', message: 'The database is unavailable.' });
  const { person, path } = await renderConsole('/', { server, isSignedIn: true });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(path()).toBe('/');
});

test('asks for a new login when the session has ended, and remembers the page', async () => {
  const server = createAdminServer();
  server.rejectWith(listPendingVerifications, { code: 'not_signed_in' });
  const rendered = await renderConsole('/verifications', { server, isSignedIn: true });
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(rendered.path()).toBe('/login?next=%2Fverifications');
});

test('stores the chosen theme', async () => {
  const { person } = await renderConsole('/', { server: createAdminServer(), isSignedIn: true });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('shows a 404 page for any other path', async () => {
  await renderConsole('/nowhere', { server: createAdminServer(), isSignedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

describe('the own account', () => {
  const LAST_SEEN = '2026-03-10T12:00:00.000Z';

  async function openAccount(factor: SecondFactor) {
    const server = createAdminServer();
    const times = { startedAt: LAST_SEEN, lastSeenAt: LAST_SEEN };
    const session = { id: 'session-1', kind: 'console', isCurrent: true, ...times } as const;
    server.respondWith(listSessions, { items: [{ ...session, device: 'Firefox on Linux' }] });
    server.respondWith(getSecondFactor, factor);
    server.respondWith(listPasskeys, { passkeys: [] });
    server.respondWith(getNoticePreferences, { kinds: [], timeZone: 'UTC', isTimeZoneAssumed: true });
    const rendered = await renderConsole('/', { server, isSignedIn: true });
    await rendered.person.click(await screen.findByRole('button', { name: 'admin' }));
    await rendered.person.click(await screen.findByRole('menuitem', { name: 'Your account' }));
    return { ...rendered, server };
  }

  test('shows the sessions of the administrator', async () => {
    const rendered = await openAccount({ enabledAt: null, hasPasskeys: false, recoveryCodesLeft: 0 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(await screen.findByText('Firefox on Linux, console')).toBeVisible();
    expect(rendered.path()).toBe('/account');
  });

  test('is where password managers look for the form for a new password', async () => {
    const { path } = await renderConsole('/.well-known/change-password', {
      server: createAdminServer(),
      isSignedIn: true,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(path()).toBe('/account');
  });

  test('renews recovery codes and replaces the authenticator app', async () => {
    const { person, server } = await openAccount({
      enabledAt: LAST_SEEN,
      hasPasskeys: false,
      recoveryCodesLeft: 2,
    });
    const panel = within(await screen.findByRole('region', { name: 'Two-factor authentication' }));
    expect(await panel.findByText('You have only 2 recovery codes left.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Replace the app' })).toBeVisible();
    server.respondWith(renewRecoveryCodes, { recoveryCodes: ['AAAA-BBBB-CCC2'] });
    await person.click(panel.getByRole('button', { name: 'New recovery codes' }));
    await person.type(panel.getByLabelText('Code'), '123456{Enter}');
    expect(await panel.findByText('AAAA-BBBB-CCC2')).toBeVisible();
  });

  test('changes the password', async () => {
    const { person, server } = await openAccount({
      enabledAt: null,
      hasPasskeys: false,
      recoveryCodesLeft: 0,
    });
    const panel = within(await screen.findByRole('region', { name: 'Change password' }));
    server.respondWith(changePassword, undefined);
    await person.type(panel.getByLabelText('Current password'), 'check-the-line-20');
    await person.type(panel.getByLabelText('New password'), 'check-the-line-21');
    await person.type(panel.getByLabelText('Confirm new password'), 'check-the-line-21{Enter}');
    expect(await panel.findByText('Your other sessions have ended.')).toBeVisible();
    expect(server.calls(changePassword)[0]?.body).toEqual({
      currentPassword: 'check-the-line-20',
      newPassword: 'check-the-line-21',
    });
  });
});

describe('the notices of the administrator', () => {
  const createNotice = (text: string, path: string): Notice => ({
    id: text,
    topic: 'decisions',
    text,
    path,
    createdAt: '2026-03-10T12:00:00.000Z',
    unread: true,
  });

  test('are behind the bell, and lead to the pages of the console', async () => {
    const server = createAdminServer();
    const approval = createNotice('Needs a second approval', '/dashboard/admin/withdrawals/w1');
    const password = createNotice('Password changed', '/dashboard/settings');
    const money = createNotice('Bonus available', '/dashboard/withdrawals');
    server.respondWith(listNotices, { items: [approval, password, money], next: null });
    const user = { ...admin, unreadNotices: 3 };
    const rendered = await renderConsole('/', { server, isSignedIn: true, user });

    await rendered.person.click(await screen.findByRole('link', { name: 'Notices, 3 unread' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
    expect(rendered.path()).toBe('/notices');
    const hrefOf = async ({ text }: Notice) =>
      (await screen.findByRole('link', { name: `New: ${text}` })).getAttribute('href');
    expect(await hrefOf(approval)).toBe('/withdrawals/w1');
    expect(await hrefOf(password)).toBe('/account');
    // Only the platform has it, at the origin that the document names.
    expect(await hrefOf(money)).toBe('/dashboard/withdrawals');
    server.respondWith(markNoticeRead, { ...password, unread: false });
    await rendered.person.click(screen.getByRole('link', { name: 'New: Password changed' }));
    expect(rendered.path()).toBe('/account');
    expect(server.calls(markNoticeRead)).toHaveLength(1);
  });
});
