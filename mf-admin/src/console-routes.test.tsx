import { listPendingVerifications, login, logout } from '@platform/contracts';
import { mountAdminAtRoot } from '@platform/kit';
import { renderPage, type FakeServer } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loaded } from './testing/loaded.ts';
import { admin, page, pendingVerification, verification } from './testing/records.factory.ts';
import { staffServer } from './testing/staff-server.ts';

/** The console's addresses are made with its routes, so those come after it has its place. */
async function renderConsole(path: string, options: { server: FakeServer; signedIn: boolean }) {
  mountAdminAtRoot();
  const { consoleRoutes } = await import('./console-routes.tsx');
  return renderPage({
    routes: await loaded(consoleRoutes),
    path,
    server: options.server,
    ...(options.signedIn && { user: admin }),
  });
}

const signIn = async ({ person }: Awaited<ReturnType<typeof renderConsole>>) => {
  await person.type(await screen.findByLabelText('Username'), 'admin');
  await person.type(screen.getByLabelText('Password'), 'check-the-line-20');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
};

test('has the screens at its root, and its places lead to them', async () => {
  await renderConsole('/', { server: staffServer(), signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const [places] = screen.getAllByRole('navigation', { name: 'Admin' });
  const links = within(places!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/verifications',
    '/blueprints',
    '/withdrawals',
    '/tickets',
    '/users',
    '/outbox',
    '/audit',
    '/ledger',
    '/releases',
  ]);
});

test('leads to its own sign-in, and back to where one wanted to go', async () => {
  const server = staffServer();
  server.answer(login, admin);
  server.answer(listPendingVerifications, page(pendingVerification(verification())));
  const rendered = await renderConsole('/verifications?sort=oldest', { server, signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Console' });
  expect(rendered.path()).toBe('/login?next=%2Fverifications%3Fsort%3Doldest');
  await signIn(rendered);
  expect(await screen.findByRole('heading', { level: 1, name: 'Identity Verifications' })).toBeVisible();
  expect(rendered.path()).toBe('/verifications?sort=oldest');
});

test('never leads to another site after the sign-in', async () => {
  const server = staffServer();
  server.answer(login, admin);
  const rendered = await renderConsole('/login?next=https://example.com/', { server, signedIn: false });
  await signIn(rendered);
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(rendered.path()).toBe('/');
});

test('tells a member in words that only administrators may', async () => {
  const server = staffServer();
  server.refuse(login, { code: 'forbidden' });
  await signIn(await renderConsole('/login', { server, signedIn: false }));
  expect(await screen.findByText('Only administrators may sign in here')).toBeVisible();
  expect(screen.getByText(/Members sign in on the main site/)).toBeVisible();
});

test('says that username or password is wrong', async () => {
  const server = staffServer();
  server.refuse(login, { code: 'invalid_credentials', message: 'Username or password is wrong.' });
  await signIn(await renderConsole('/login', { server, signedIn: false }));
  expect(await screen.findByText('Username or password is wrong.')).toBeVisible();
});

test('says on the form what is too short', async () => {
  const { person } = await renderConsole('/login', { server: staffServer(), signedIn: false });
  await person.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('has no sign-in for whoever is signed in', async () => {
  const { path } = await renderConsole('/login', { server: staffServer(), signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(path()).toBe('/');
});

test('signs out, says so, and does not come back by itself', async () => {
  const server = staffServer();
  server.answer(logout, undefined);
  server.answer(listPendingVerifications, page());
  const { person, path } = await renderConsole('/verifications', { server, signedIn: true });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/login'));
});

test('says that the sign-out failed, and stays', async () => {
  const server = staffServer();
  server.refuse(logout, { code: 'unavailable', message: 'The database is away.' });
  const { person, path } = await renderConsole('/', { server, signedIn: true });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(path()).toBe('/');
});

test('says that the session has ended, and goes on after signing in again', async () => {
  const server = staffServer();
  server.refuse(listPendingVerifications, { code: 'not_signed_in' });
  const rendered = await renderConsole('/verifications', { server, signedIn: true });
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(rendered.path()).toBe('/login?next=%2Fverifications');
});

test('keeps the choice of a theme', async () => {
  const { person } = await renderConsole('/', { server: staffServer(), signedIn: true });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('says 404 at any other address', async () => {
  await renderConsole('/nowhere', { server: staffServer(), signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
