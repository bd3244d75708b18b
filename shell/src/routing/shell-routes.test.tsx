import { getMe } from '@platform/contracts';
import { watchSession } from '@platform/kit';
import { fakeServer, user } from '@platform/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell, heading } from './testing/render-shell.tsx';
import userEvent from '@testing-library/user-event';

beforeEach(() => {
  // A remote that does not load is reported to the console.
  globalThis.reportError = jest.fn();
});

test('shows a 404 for a path that no remote owns and loads nothing', async () => {
  const { loadedRemotes } = renderShell('/nowhere');

  expect(await heading('404 Page Not Found')).toBeVisible();
  expect(loadedRemotes.size).toBe(0);
});

test('loads a remote on the first visit of its section and shows a 404 for a path it does not know', async () => {
  const { loadedRemotes } = renderShell('/dashboard/nothing-here', { user: user() });

  expect(await heading('404 Page Not Found')).toBeVisible();
  expect([...loadedRemotes.keys()]).toEqual(['mf-dashboard']);
});

test('shows a 404 for the path of a page in another letter case, as the server does', async () => {
  renderShell('/dashboard/Free-Tasks', { user: user() });

  expect(await heading('404 Page Not Found')).toBeVisible();
});

test('redirects a logged-out visitor to the login page without loading the member pages', async () => {
  const { loadedRemotes, currentPath } = renderShell('/blueprint/2?from=mail');

  expect(await heading('Log in')).toBeVisible();
  expect(currentPath()).toBe('/login?next=%2Fblueprint%2F2%3Ffrom%3Dmail');
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing']);
});

test('redirects a logged-in visitor of the login page to the requested page', async () => {
  const { currentPath } = renderShell('/login?next=/blueprint/2', { user: user() });

  expect(await heading('A blueprint')).toBeVisible();
  expect(currentPath()).toBe('/blueprint/2');
});

test('leaves the login page when another tab logs in', async () => {
  const server = fakeServer();
  const { currentPath, store } = renderShell('/login?next=/blueprint/2', { server });
  expect(await heading('Log in')).toBeVisible();
  const stop = watchSession(store);
  server.respondWith(getMe, user());

  const otherTab = new BroadcastChannel('platform-session');
  otherTab.postMessage('started');

  expect(await heading('A blueprint')).toBeVisible();
  expect(currentPath()).toBe('/blueprint/2');
  otherTab.close();
  stop();
});

test('leaves the login page on focus when another tab has logged in without a script', async () => {
  const server = fakeServer();
  const { store } = renderShell('/login', { server });
  expect(await heading('Log in')).toBeVisible();
  const stop = watchSession(store);
  server.respondWith(getMe, user());

  document.cookie = 'signed-in=1';
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await heading('Welcome')).toBeVisible();
  document.cookie = 'signed-in=; Max-Age=0';
  stop();
});

test('redirects a member from the admin pages to the dashboard without loading them', async () => {
  const { loadedRemotes, currentPath } = renderShell('/dashboard/admin', { user: user() });

  expect(await heading('Welcome')).toBeVisible();
  expect(currentPath()).toBe('/dashboard');
  expect(loadedRemotes.has('mf-admin')).toBe(false);
});

test('redirects /admin to the admin overview', async () => {
  const { currentPath } = renderShell('/admin', { user: user({ isAdmin: true }) });

  expect(await heading('Counters')).toBeVisible();
  expect(currentPath()).toBe('/dashboard/admin');
});

test('shows an error page for a remote that does not load, and retries on demand', async () => {
  const { outage } = renderShell('/dashboard', { user: user(), down: 'mf-dashboard' });
  expect(await heading('The dashboard did not load')).toBeVisible();
  expect(document.title).toBe('The dashboard did not load · AI Skill');
  expect(reportError).toHaveBeenCalled();

  outage.remote = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await heading('Welcome')).toBeVisible();
});

test('shows an error when the user lookup fails, and retries on demand', async () => {
  const server = fakeServer();
  server.rejectWith(getMe, { code: 'unavailable', message: 'Not now.' });
  renderShell('/dashboard', { signedIn: true, server });

  expect(await heading('We could not load your account')).toBeVisible();
  expect(screen.getByText(/503: Not now\./)).toBeVisible();

  server.respondWith(getMe, user());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Welcome')).toBeVisible();
});

test('keeps a page with staysSignedOut open when the session ends', async () => {
  const { store } = renderShell('/dashboard/free-tasks', { user: user() });
  await heading('Free tasks');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Free tasks')).toBeVisible();
});

test('redirects any other page to the login page when the session ends, with the return path', async () => {
  const { store, currentPath } = renderShell('/dashboard', { user: user() });
  await heading('Welcome');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Log in')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login?next=%2Fdashboard'));
});

test.each([
  ['/reports/7', 'Report'],
  ['/dashboard/reports', 'Reports'],
])('shows %s of a remote that only the registry names, to members', async (path, title) => {
  const { loadedRemotes } = renderShell(path, { user: user() });

  expect(await heading(title)).toBeVisible();
  expect([...loadedRemotes.keys()]).toEqual(['mf-reports']);
});

test('announces the error of a page that crashes to the script that reports errors', async () => {
  const messages: string[] = [];
  const listen = ({ message }: ErrorEvent) => void messages.push(message);
  addEventListener('error', listen);
  renderShell('/dashboard/broken', { user: user() });

  expect(await heading('Something went wrong on this page')).toBeVisible();
  expect(messages).toEqual(['the page is broken']);
  removeEventListener('error', listen);
});

test('navigates between sections and loads each one on demand', async () => {
  const { loadedRemotes, prefetched } = renderShell('/', { user: user() });
  await heading('Home');
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing']);

  await userEvent.click(screen.getByText('Blueprint'));

  expect(await heading('A blueprint')).toHaveFocus();
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing', 'mf-dashboard']);
  expect(prefetched).toEqual(['/', '/blueprint/2']);
});

test('asks the server whether a reload of the document helps when a retry has failed too', async () => {
  renderShell('/dashboard', { user: user(), down: 'mf-dashboard' });
  const requests = () => jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'HEAD');
  await heading('The dashboard did not load');
  expect(requests()).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(await heading('The dashboard did not load')).toBeVisible();
});

test('says that a page has been updated if its version is not live any more', async () => {
  renderShell('/dashboard', { user: user(), down: 'mf-dashboard', reason: 'outdated' });

  expect(await heading('This page has been updated')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('redirects a page with typed text too when the session ends', async () => {
  const { store, currentPath } = renderShell('/dashboard/form', { user: user() });
  await heading('Form');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Log in')).toBeVisible();
  expect(currentPath()).toBe('/login?next=%2Fdashboard%2Fform');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('redirects a logged-out visitor of such a remote to the login page', async () => {
  const { loadedRemotes, currentPath } = renderShell('/dashboard/reports');

  expect(await heading('Log in')).toBeVisible();
  expect(currentPath()).toBe('/login?next=%2Fdashboard%2Freports');
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing']);
});

test('shows the page of a second public remote to everybody', async () => {
  const { loadedRemotes } = renderShell('/help');

  expect(await heading('Help')).toBeVisible();
  expect([...loadedRemotes.keys()]).toEqual(['mf-help']);
});

test('names the section of the registry if such a remote does not load', async () => {
  renderShell('/reports/7', { user: user(), down: 'mf-reports' });

  expect(await heading('The reports did not load')).toBeVisible();
});
