import { mountAdminAtRoot } from '@platform/kit';
import { hasSessionHint, startStandalone } from '@platform/kit/standalone';

/** Starts the standalone console: the same screens on their own origin, with their own login. */
export async function start(): Promise<void> {
  mountAdminAtRoot();
  // Imported only now, because the route and menu modules read the mount point when they are evaluated.
  const { consoleRoutes } = await import(/* webpackChunkName: "standalone-routes" */ './console-routes.tsx');
  startStandalone({ routes: consoleRoutes, signedIn: hasSessionHint('console') });
}
