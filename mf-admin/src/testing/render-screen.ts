import { renderPage, type FakeServer, type RenderedPage } from '@platform/kit/testing';
import { useSession } from '@platform/kit';
import { Outlet } from '@platform/kit/router';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { routes } from '../routes.tsx';
import { resumeDecisions } from '../shared/undo/pending-decisions.ts';
import { loadRoutes } from './load-routes.ts';
import type { User } from '@platform/contracts';
import { admin } from './records.factory.ts';

// Otherwise what this test decided is sent, or named, during the next one.
afterEach(() => {
  act(() => resumeDecisions(''));
  sessionStorage.clear();
});

/** Renders a screen as the shell mounts it, by default for an owner. `path` is relative to the admin pages. */
export async function renderScreen(
  path: string,
  server: FakeServer,
  user: User = admin,
): Promise<RenderedPage> {
  return renderPage({
    routes: [{ Component: WithSession, children: await loadRoutes(routes) }],
    path: `/dashboard/admin${path}`,
    user,
    server,
  });
}

/** Loads the user, as the layouts of both hosts do: the server's time is known from then on. */
function WithSession() {
  useSession();
  return createElement(Outlet);
}
