import { findRemoteFor, REMOTE_ROUTES, type PlatformStore } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import type { RemoteName } from '@platform/contracts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { canLoadSection } from './guard-section.ts';
import { getSectionId } from './shell-routes.tsx';

type Patch = {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
};

/**
 * Creates the router's `patchRoutesOnNavigation`: on the first visit of a path it loads the remote that owns it and
 * adds the remote's routes. Nothing is loaded for paths that no remote owns or that the visitor cannot open; the
 * section's guard or its 404 handles those.
 *
 * @param preloadedRemotes remotes whose routes the router already has.
 * @throws RemoteLoadError, which the section's error boundary shows.
 */
export function createRoutePatcher(
  store: PlatformStore,
  loader: RemoteLoader,
  preloadedRemotes: readonly RemoteName[] = [],
) {
  const patched = new Set<RemoteName>(preloadedRemotes);

  return async ({ path, signal, patch }: Patch): Promise<void> => {
    const name = findRemoteFor(path);
    if (!name || patched.has(name) || !(await canLoadSection(REMOTE_ROUTES[name].visibility, store))) return;
    if (REMOTE_ROUTES[name].visibility !== 'everybody') preloadOverlays();
    const { routes } = await loader.load(name);
    // The router ignores patches of an aborted navigation; the next navigation adds the routes.
    if (signal.aborted || patched.has(name)) return;
    patched.add(name);
    patch(getSectionId(name), [...routes]);
  };
}

/** Loads the shared code of dialogs and menus in parallel with the first member remote, whose pages need it. */
function preloadOverlays(): void {
  import(/* webpackChunkName: "overlays" */ '@platform/kit/overlays').catch(reportError);
}
