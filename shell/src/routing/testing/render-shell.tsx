import { getMe, SAMPLE_OPERATOR, type User } from '@platform/contracts';
import {
  createPlatformStore,
  HOST_CONTRACT,
  useUnsavedChanges,
  type PlatformStore,
  type RemoteModule,
} from '@platform/kit';
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from '@platform/kit/router';
import { fakeServer, type FakeServer } from '@platform/kit/testing';
import type { Sections } from '@platform/releases/section';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RemoteLoadError, type RemoteLoadReason } from '../../remotes/remote-load-error.ts';
import { ShellProvider } from '../../shell-context.ts';
import { createRoutePatcher } from '../patch-routes.ts';
import { createShellRoutes } from '../shell-routes.tsx';

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
  'mf-marketing': { title: 'This page', visibility: 'everybody', ownedPaths: ['/', '/login'] },
  'mf-dashboard': {
    title: 'The dashboard',
    visibility: 'members',
    ownedPaths: ['/dashboard/*', '/blueprint/*'],
  },
  'mf-admin': {
    title: 'The admin area',
    visibility: 'administrators',
    ownedPaths: ['/dashboard/admin/*'],
  },
  'mf-reports': {
    title: 'The reports',
    visibility: 'members',
    ownedPaths: ['/reports/*', '/dashboard/reports'],
  },
  'mf-help': { title: 'Help', visibility: 'everybody', ownedPaths: ['/help'] },
};

const ORIGIN = 'https://www.example.org';

type Options = {
  readonly user?: User;
  readonly signedIn?: boolean;
  readonly down?: string;
  readonly reason?: RemoteLoadReason;
  readonly server?: FakeServer;
};

type RenderedShell = {
  readonly store: PlatformStore;
  readonly loadedRemotes: Map<string, RemoteModule>;
  readonly prefetched: readonly string[];
  /** The remote that cannot be loaded; a test may change it. */
  readonly outage: { remote: string | undefined };
  readonly currentPath: () => string;
};

/** Renders the routes of the shell with remotes whose pages have a heading only. */
export function renderShell(
  path: string,
  {
    user: currentUser,
    signedIn = currentUser !== undefined,
    down,
    reason = 'unreachable',
    server = fakeServer(),
  }: Options = {},
): RenderedShell {
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  if (currentUser) server.respondWith(getMe, currentUser);
  const store = createPlatformStore({ signedIn, operator: SAMPLE_OPERATOR });
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

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
