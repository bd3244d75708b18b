import { getMe, type User } from '@platform/contracts';
import { createPlatformStore, HOST_CONTRACT, useUnsavedChanges, type RemoteModule } from '@platform/kit';
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from '@platform/kit/router';
import { fakeServer, user, type FakeServer } from '@platform/kit/testing';
import type { Sections } from '@platform/releases/section';
import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RemoteLoadError, type RemoteLoadReason } from '../remotes/remote-load-error.ts';
import { ShellProvider } from '../shell-context.ts';
import { createRoutePatcher } from './patch-routes.ts';
import { createShellRoutes } from './shell-routes.tsx';

const ROUTES: Readonly<Record<string, RouteObject[]>> = {
  'mf-marketing': [
    {
      path: '/',
      handle: { title: 'Home' },
      element: (
        <>
          <h1>Home</h1>
          <Link to="/blueprint/2">Blueprint</Link>
        </>
      ),
    },
    { path: '/login', handle: { title: 'Log in' }, element: <h1>Log in</h1> },
  ],
  'mf-dashboard': [
    { path: '/dashboard', handle: { title: 'Dashboard' }, element: <h1>Welcome</h1> },
    {
      path: '/dashboard/free-tasks',
      handle: { title: 'Free Tasks', staysSignedOut: true },
      element: <h1>Free tasks</h1>,
    },
    { path: '/dashboard/form', handle: { title: 'Form' }, Component: FormPage },
    {
      path: '/dashboard/broken',
      handle: { title: 'Broken' },
      loader: () => {
        throw new Error('the page is broken');
      },
      element: null,
    },
    { path: '/blueprint/:blueprintId', handle: { title: 'Blueprint' }, element: <h1>A blueprint</h1> },
  ],
  'mf-admin': [
    { path: '/dashboard/admin', handle: { title: 'Admin Dashboard' }, element: <h1>Counters</h1> },
  ],
  'mf-reports': [
    { path: '/reports/:id', handle: { title: 'Report' }, element: <h1>Report</h1> },
    { path: '/dashboard/reports', handle: { title: 'Reports' }, element: <h1>Reports</h1> },
  ],
  'mf-help': [{ path: '/help', handle: { title: 'Help' }, element: <h1>Help</h1> }],
};

/** A page with typed text that has not been sent. */
function FormPage() {
  useUnsavedChanges(true);
  return <h1>Form</h1>;
}

/** What the registry says; mf-reports and mf-help are remotes that no code of the shell names. */
const SECTIONS: Sections = {
  'mf-marketing': { title: 'This page', visibility: 'everybody', territory: ['/', '/login'] },
  'mf-dashboard': {
    title: 'The dashboard',
    visibility: 'members',
    territory: ['/dashboard/*', '/blueprint/*'],
  },
  'mf-admin': {
    title: 'The admin area',
    visibility: 'administrators',
    territory: ['/dashboard/admin/*'],
  },
  'mf-reports': {
    title: 'The reports',
    visibility: 'members',
    territory: ['/reports/*', '/dashboard/reports'],
  },
  'mf-help': { title: 'Help', visibility: 'everybody', territory: ['/help'] },
};

const ORIGIN = 'https://www.example.org';

type Options = {
  readonly user?: User;
  readonly signedIn?: boolean;
  readonly down?: string;
  readonly reason?: RemoteLoadReason;
  readonly server?: FakeServer;
};

function renderShell(
  path: string,
  {
    user: currentUser,
    signedIn = currentUser !== undefined,
    down,
    reason = 'unreachable',
    server = fakeServer(),
  }: Options = {},
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  if (currentUser) server.respondWith(getMe, currentUser);
  const store = createPlatformStore({ signedIn });
  const loadedRemotes = new Map<string, RemoteModule>();
  const outage = { remote: down };
  const prefetched: string[] = [];
  const loader = {
    getLoaded: (name: string) => loadedRemotes.get(name),
    load: (name: string) => {
      if (name === outage.remote) return Promise.reject(new RemoteLoadError(name, reason, 'gone'));
      const remote: RemoteModule = {
        contract: HOST_CONTRACT,
        version: '1.0.0',
        routes: ROUTES[name] ?? [],
        nav: [],
      };
      loadedRemotes.set(name, remote);
      return Promise.resolve(remote);
    },
  };
  const router = createMemoryRouter(createShellRoutes(store, SECTIONS), {
    initialEntries: [path],
    patchRoutesOnNavigation: createRoutePatcher(
      store,
      SECTIONS,
      loader,
      (page) => void prefetched.push(page),
    ),
  });
  render(
    <Provider store={store}>
      <ShellProvider
        value={{
          registry: { revision: 1, shellVersion: '1.0.0', sections: SECTIONS, remotes: {} },
          origin: ORIGIN,
          initialLocationKey: router.state.location.key,
          getLoadedRemote: loader.getLoaded,
        }}
      >
        <RouterProvider router={router} />
      </ShellProvider>
    </Provider>,
  );
  return {
    store,
    loadedRemotes,
    prefetched,
    outage,
    currentPath: () => router.state.location.pathname + router.state.location.search,
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

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

test('redirects a page with typed text too when the session ends', async () => {
  const { store, currentPath } = renderShell('/dashboard/form', { user: user() });
  await heading('Form');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Log in')).toBeVisible();
  expect(currentPath()).toBe('/login?next=%2Fdashboard%2Fform');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['/reports/7', 'Report'],
  ['/dashboard/reports', 'Reports'],
])('shows %s of a remote that only the registry names, to members', async (path, title) => {
  const { loadedRemotes } = renderShell(path, { user: user() });

  expect(await heading(title)).toBeVisible();
  expect([...loadedRemotes.keys()]).toEqual(['mf-reports']);
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
