import { mountAdminAtRoot } from '@platform/kit';
import { hintedBy, startStandalone } from '@platform/kit/standalone';

/** The console: the same screens on an address of their own, with their own sign-in. */
export async function start(): Promise<void> {
  mountAdminAtRoot();
  // Only now, because the routes and menus read their addresses as they are made.
  const { consoleRoutes } = await import('./console-routes.tsx');
  startStandalone({ routes: consoleRoutes, signedIn: hintedBy('console') });
}
