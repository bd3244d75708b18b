import { ownerOf, TERRITORIES, type PlatformStore } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import type { RemoteName } from '@platform/contracts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { mayLoad } from './guard-section.ts';
import { sectionId } from './shell-routes.tsx';

type Patch = {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
};

/**
 * For the router: on the first visit of an address whose remote is not in the page yet, loads it and takes its routes
 * in. Where nobody may go, or nobody lives, nothing is loaded, and the section's guard or its 404 says what is the case.
 *
 * @param adopted remotes whose routes the router had from the start.
 * @throws RemoteLoadError, which the section shows.
 */
export function patchRoutes(store: PlatformStore, loader: RemoteLoader, adopted: readonly RemoteName[] = []) {
  const patched = new Set<RemoteName>(adopted);

  return async ({ path, signal, patch }: Patch): Promise<void> => {
    const name = ownerOf(path);
    if (!name || patched.has(name) || !(await mayLoad(TERRITORIES[name].audience, store))) return;
    if (TERRITORIES[name].audience !== 'everybody') bringLayers();
    const { routes } = await loader.load(name);
    // The router takes nothing in for a navigation that was given up; the next one brings the routes.
    if (signal.aborted || patched.has(name)) return;
    patched.add(name);
    patch(sectionId(name), [...routes]);
  };
}

/** The pages behind the sign-in have dialogs and menus: their code, shared by all, travels beside the first remote. */
function bringLayers(): void {
  import(/* webpackChunkName: "layers" */ '@platform/kit/layers').catch(reportError);
}
