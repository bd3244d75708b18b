import type { PlatformStore } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { findRemoteFor, type Sections } from '@platform/releases/section';
import type { PagePrefetch } from '../remotes/page-prefetch.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { canLoadSection } from './guard-section.ts';
import { getSectionId, toSectionRoutes } from './shell-routes.tsx';

type Patch = {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
};

/**
 * Creates the router's `patchRoutesOnNavigation`: on the first visit of a path it loads the remote that owns it and
 * adds the remote's routes. The page's code is downloaded at the same time. Nothing is loaded for paths that no remote
 * owns or that the visitor cannot open; the section's guard or its 404 handles those.
 *
 * @param preloadedRemotes remotes whose routes the router already has.
 * @throws RemoteLoadError, which the section's error boundary shows.
 */
export function createRoutePatcher(
  store: PlatformStore,
  sections: Sections,
  loader: RemoteLoader,
  prefetch: PagePrefetch,
  preloadedRemotes: readonly string[] = [],
) {
  const patched = new Set<string>(preloadedRemotes);

  return async ({ path, signal, patch }: Patch): Promise<void> => {
    const name = findRemoteFor(path, sections);
    const visibility = name && sections[name]?.visibility;
    if (!visibility || patched.has(name) || !(await canLoadSection(visibility, store))) return;
    if (visibility !== 'everybody') preloadOverlays();
    prefetch(path);
    const { routes } = await loader.load(name);
    // The router ignores patches of an aborted navigation; the next navigation adds the routes.
    if (signal.aborted || patched.has(name)) return;
    patched.add(name);
    patch(getSectionId(name), toSectionRoutes(routes));
  };
}

/**
 * Loads the shared code of dialogs and menus in parallel with the first member remote, whose pages need it. A page that
 * does not get it reports the failure.
 */
function preloadOverlays(): void {
  import(/* webpackChunkName: "overlays" */ '@platform/kit/overlays').catch(() => undefined);
}
