import { getMe, type User } from '@platform/contracts';
import { createPlatformStore, type PlatformStore } from '@platform/kit';
import { createMemoryRouter, RouterProvider, type RouteObject } from '@platform/kit/router';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ToastView } from '../toasts/toast-view.tsx';
import { fakeServer, type FakeServer } from './fake-server.ts';

type Options = {
  /** The routes of the remote, or those that the test needs. */
  readonly routes: RouteObject[];
  /** Where the visit begins. */
  readonly path: string;
  /** Who is signed in; nobody without it. */
  readonly user?: User;
  /** Prepared answers; an empty server without it. */
  readonly server?: FakeServer;
};

export type RenderedPage = RenderResult & {
  readonly server: FakeServer;
  readonly store: PlatformStore;
  /** Path and query where one is now. */
  readonly path: () => string;
  /** Types and clicks like a person. */
  readonly person: UserEvent;
};

/** Renders pages as the shell would: store, notification region, router, and a server made of the contract. */
export function renderPage({ routes, path, user, server = fakeServer() }: Options): RenderedPage {
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  if (user) server.answer(getMe, user);
  const store = createPlatformStore({ signedIn: user !== undefined });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
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
    path: () => router.state.location.pathname + router.state.location.search,
    person: userEvent.setup(),
  };
}
