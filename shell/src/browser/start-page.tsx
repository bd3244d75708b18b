import { createPlatformStore, ownerOf, watchSession, type PlatformStore } from '@platform/kit';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from '@platform/kit/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { KEPT_PAGE_ID } from '../layout/kept-page.tsx';
import { ROOT_ID, type PageData } from '../page-data.ts';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { refreshRegistry } from '../remotes/refresh-registry.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';
import { patchRoutes } from '../routing/patch-routes.ts';
import { adoptRoutes, shellRoutes } from '../routing/shell-routes.tsx';
import { elementById, readPageData } from './page-elements.ts';

type Parts = {
  readonly data: PageData;
  readonly store: PlatformStore;
  readonly loader: RemoteLoader;
  readonly routes: RouteObject[];
};

/** Brings the page to life: a finished page is hydrated, a frame is replaced by the real thing. */
export async function startPage(): Promise<void> {
  const data = readPageData();
  const store = createPlatformStore({ signedIn: data.signedIn });
  const loader = createRemoteLoader({ registry: data.registry, runtime: federationRuntime, refreshRegistry });
  const parts: Parts = { data, store, loader, routes: shellRoutes(store) };
  watchSession(store);
  if (data.prerendered) await hydratePage(parts);
  else renderPage(parts);
}

function renderPage({ data, store, loader, routes }: Parts): void {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: patchRoutes(store, loader) });
  const { registry, origin } = data;
  const openedAt = router.state.location.key;
  createRoot(elementById(ROOT_ID)).render(
    <App store={store} shell={{ registry, origin, openedAt, loaded: loader.loaded }}>
      <RouterProvider router={router} />
    </App>,
  );
}

/**
 * React has to find the same page as in the HTML, so everything it is made of is fetched first. If the remote does not
 * arrive the page stays as it was served, and everything around it comes to life.
 */
async function hydratePage({ data, store, loader, routes }: Parts): Promise<void> {
  const owner = ownerOf(location.pathname);
  const complete = await fetchPage(loader, routes).catch(keepPage);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: patchRoutes(store, loader, complete && owner ? [owner] : []),
    hydrationData: { loaderData: passedGuards(routes) },
  });
  const keptPage = complete ? undefined : elementById(KEPT_PAGE_ID).innerHTML;
  const { registry, origin } = data;
  const openedAt = router.state.location.key;
  // In slices, so that whoever scrolls or types meanwhile is answered at once.
  startTransition(() => {
    hydrateRoot(
      elementById(ROOT_ID),
      <App store={store} shell={{ registry, origin, openedAt, loaded: loader.loaded, keptPage }}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** The remote of this address and the code of its page. */
async function fetchPage(loader: RemoteLoader, routes: RouteObject[]): Promise<true> {
  const owner = ownerOf(location.pathname);
  if (!owner) return true;
  const remote = await loader.load(owner);
  const matches = matchRoutes(remote.routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  adoptRoutes(owner, remote.routes, routes);
  return true;
}

/** The visitor has a page to read; the one who mends it reads the console. */
function keepPage(error: unknown): false {
  reportError(error);
  return false;
}

/** The server let this page through, so its guards count as passed. */
function passedGuards(routes: RouteObject[]): Record<string, null> {
  const matches = matchRoutes(routes, location) ?? [];
  return Object.fromEntries(
    matches.flatMap(({ route }) => (route.id && route.loader ? [[route.id, null]] : [])),
  );
}
