import { getMe, SAMPLE_OPERATOR, type Operator, type User } from '@platform/contracts';
import { createPlatformStore, UnsavedChangesGuard, type PlatformStore } from '@platform/kit';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from '@platform/kit/router';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ToastView } from '../toasts/toast-view.tsx';
import { fakeServer, type FakeServer } from './fake-server.ts';

type Options = {
  /** The routes of the remote, or only those the test needs. */
  readonly routes: RouteObject[];
  /** Initial path. */
  readonly path: string;
  /** The logged-in user; logged out by default. */
  readonly user?: User;
  /** Prepared responses; none by default. */
  readonly server?: FakeServer;
  readonly operator?: Operator;
};

export type RenderedPage = RenderResult & {
  readonly server: FakeServer;
  readonly store: PlatformStore;
  /** Returns the current path and query. */
  readonly path: () => string;
  /** Navigates to a path. */
  readonly goTo: (path: string) => Promise<void>;
  /** Simulates typing and clicking (user-event). */
  readonly person: UserEvent;
};

/** Renders pages as the shell does: with store, toast region, router, and a fake server based on the contract. */
export function renderPage(options: Options): RenderedPage {
  const { routes, path, user, server = fakeServer(), operator = SAMPLE_OPERATOR } = options;
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  if (user) server.respondWith(getMe, user);
  const store = createPlatformStore({ signedIn: user !== undefined, operator });
  const router = createMemoryRouter([{ Component: GuardedPages, children: routes }], {
    initialEntries: [path],
  });
  const rendered = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastView />
    </Provider>,
  );
  return {
    ...rendered,
    server,
    store,
    goTo: (path) => act(() => router.navigate(path)),
    path: () => router.state.location.pathname + router.state.location.search,
    person: userEvent.setup(),
  };
}

function GuardedPages() {
  return (
    <>
      <Outlet />
      <UnsavedChangesGuard />
    </>
  );
}
