import { renderPage, type FakeServer, type RenderedPage } from '@platform/kit/testing';
import { routes } from '../routes.tsx';
import { loadRoutes } from './load-routes.ts';
import { admin } from './records.factory.ts';

/** Renders a screen as the shell mounts it, with a logged-in administrator. `path` is relative to the admin pages. */
export async function renderScreen(path: string, server: FakeServer): Promise<RenderedPage> {
  return renderPage({
    routes: await loadRoutes(routes),
    path: `/dashboard/admin${path}`,
    user: admin,
    server,
  });
}
