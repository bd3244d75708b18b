import { getMe, type RemoteName, type User } from '@platform/contracts';
import { createPlatformStore, HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from '@platform/kit/router';
import { fakeServer, user, type FakeServer } from '@platform/kit/testing';
import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { ShellProvider } from '../shell-context.ts';
import { patchRoutes } from './patch-routes.ts';
import { shellRoutes } from './shell-routes.tsx';

const ROUTES: Readonly<Record<RemoteName, RouteObject[]>> = {
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
    { path: '/blueprint/:blueprintId', handle: { title: 'Blueprint' }, element: <h1>A blueprint</h1> },
  ],
  'mf-admin': [
    { path: '/dashboard/admin', handle: { title: 'Admin Dashboard' }, element: <h1>Counters</h1> },
  ],
};

const ORIGIN = 'https://www.example.org';

type Visit = {
  readonly as?: User;
  readonly signedIn?: boolean;
  readonly down?: RemoteName;
  readonly server?: FakeServer;
};

function visit(path: string, { as, signedIn = as !== undefined, down, server = fakeServer() }: Visit = {}) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  if (as) server.answer(getMe, as);
  const store = createPlatformStore({ signedIn });
  const arrived = new Map<RemoteName, RemoteModule>();
  const condition = { down };
  const loader = {
    loaded: (name: RemoteName) => arrived.get(name),
    load: (name: RemoteName) => {
      if (name === condition.down) return Promise.reject(new RemoteLoadError(name, 'unreachable', 'gone'));
      const remote: RemoteModule = {
        contract: HOST_CONTRACT,
        version: '1.0.0',
        routes: ROUTES[name],
        nav: [],
      };
      arrived.set(name, remote);
      return Promise.resolve(remote);
    },
  };
  const router = createMemoryRouter(shellRoutes(store), {
    initialEntries: [path],
    patchRoutesOnNavigation: patchRoutes(store, loader),
  });
  render(
    <Provider store={store}>
      <ShellProvider
        value={{
          registry: { revision: 1, remotes: {} },
          origin: ORIGIN,
          openedAt: router.state.location.key,
          loaded: loader.loaded,
        }}
      >
        <RouterProvider router={router} />
      </ShellProvider>
    </Provider>,
  );
  return {
    store,
    arrived,
    condition,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  // A remote that does not load is reported for whoever mends it.
  globalThis.reportError = jest.fn();
});

test('an address that nobody owns is a 404 and loads nothing', async () => {
  const { arrived } = visit('/nowhere');

  expect(await heading('404 Page Not Found')).toBeVisible();
  expect(arrived.size).toBe(0);
});

test('a remote is loaded on the first visit of its section, and an address it does not know is a 404', async () => {
  const { arrived } = visit('/dashboard/nothing-here', { as: user() });

  expect(await heading('404 Page Not Found')).toBeVisible();
  expect([...arrived.keys()]).toEqual(['mf-dashboard']);
});

test('one goes from section to section, each loaded when it is needed', async () => {
  const { arrived } = visit('/', { as: user() });
  await heading('Home');
  expect([...arrived.keys()]).toEqual(['mf-marketing']);

  await userEvent.click(screen.getByText('Blueprint'));

  expect(await heading('A blueprint')).toHaveFocus();
  expect([...arrived.keys()]).toEqual(['mf-marketing', 'mf-dashboard']);
});

test('nobody signed in is led to the sign-in page, and the member’s pages are not loaded', async () => {
  const { arrived, address } = visit('/blueprint/2?from=mail');

  expect(await heading('Log in')).toBeVisible();
  expect(address()).toBe('/login?next=%2Fblueprint%2F2%3Ffrom%3Dmail');
  expect([...arrived.keys()]).toEqual(['mf-marketing']);
});

test('whoever is signed in is led from the sign-in page to where he wanted to go', async () => {
  const { address } = visit('/login?next=/blueprint/2', { as: user() });

  expect(await heading('A blueprint')).toBeVisible();
  expect(address()).toBe('/blueprint/2');
});

test('a member who is no administrator is led to the dashboard and never loads the administrators’ pages', async () => {
  const { arrived, address } = visit('/dashboard/admin', { as: user() });

  expect(await heading('Welcome')).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(arrived.has('mf-admin')).toBe(false);
});

test('the short address leads an administrator to the overview', async () => {
  const { address } = visit('/admin', { as: user({ isAdmin: true }) });

  expect(await heading('Counters')).toBeVisible();
  expect(address()).toBe('/dashboard/admin');
});

test('a remote that does not load has a page in its place, and trying again works when it is back', async () => {
  const { condition } = visit('/dashboard', { as: user(), down: 'mf-dashboard' });
  expect(await heading('The dashboard did not load')).toBeVisible();
  expect(document.title).toBe('The dashboard did not load · AI Skill');
  expect(reportError).toHaveBeenCalled();

  condition.down = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await heading('Welcome')).toBeVisible();
});

test('when nobody can tell who is signed in, the section says so and tries again', async () => {
  const server = fakeServer();
  server.refuse(getMe, { code: 'unavailable', message: 'Not now.' });
  visit('/dashboard', { signedIn: true, server });

  expect(await heading('Your account cannot be reached')).toBeVisible();
  expect(screen.getByText(/503: Not now\./)).toBeVisible();

  server.answer(getMe, user());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Welcome')).toBeVisible();
});

test('a page that says itself what it is without a session stays open when the session ends', async () => {
  const { store } = visit('/dashboard/free-tasks', { as: user() });
  await heading('Free tasks');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Free tasks')).toBeVisible();
});

test('any other page is left for the sign-in page, with the way back', async () => {
  const { store, address } = visit('/dashboard', { as: user() });
  await heading('Welcome');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Log in')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/login?next=%2Fdashboard'));
});
