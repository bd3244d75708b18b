import { renderPage, type FakeServer, type RenderedPage } from '@platform/kit/testing';
import { routes } from '../routes.tsx';
import { loaded } from './loaded.ts';
import { admin } from './records.factory.ts';

/** The screens as the shell has them, with an administrator before them. */
export async function renderScreen(path: string, server: FakeServer): Promise<RenderedPage> {
  return renderPage({
    routes: await loaded(routes),
    path: `/dashboard/admin${path}`,
    user: admin,
    server,
  });
}
