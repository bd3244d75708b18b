import { createPlatformStore, findRemoteFor, watchSession, type PlatformStore } from '@platform/kit';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from '@platform/kit/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { PAGE_CONTENT_ID } from '../layout/loading/server-html-fallback.tsx';
import { ROOT_ID, type PageData } from '../page-data.ts';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { refreshRegistry } from '../remotes/refresh-registry.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';
import { createRoutePatcher } from '../routing/patch-routes.ts';
import { addRemoteRoutes, createShellRoutes } from '../routing/shell-routes.tsx';
import { elementById, readPageData } from './page-elements.ts';

type PageContext = {
  readonly data: PageData;
  readonly store: PlatformStore;
  readonly loader: RemoteLoader;
  readonly routes: RouteObject[];
};

/** Starts the page: hydrates a prerendered page, or renders over a layout that has only a skeleton. */
export async function startPage(): Promise<void> {
  const data = readPageData();
  const store = createPlatformStore({ signedIn: data.signedIn });
  const loader = createRemoteLoader({ registry: data.registry, runtime: federationRuntime, refreshRegistry });
  const context: PageContext = { data, store, loader, routes: createShellRoutes(store) };
  watchSession(store);
  if (data.prerendered) await hydratePage(context);
  else renderPage(context);
}

function renderPage({ data, store, loader, routes }: PageContext): void {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: createRoutePatcher(store, loader) });
  const { registry, origin } = data;
  const initialLocationKey = router.state.location.key;
  createRoot(elementById(ROOT_ID)).render(
    <App store={store} shell={{ registry, origin, initialLocationKey, getLoadedRemote: loader.getLoaded }}>
      <RouterProvider router={router} />
    </App>,
  );
}

/**
 * Hydrates a prerendered page. The markup must match the server's, so the page's code is loaded first. If the remote
 * does not load, the server's HTML of the page stays and only the layout around it is hydrated.
 */
async function hydratePage({ data, store, loader, routes }: PageContext): Promise<void> {
  const owner = findRemoteFor(location.pathname);
  const isLoaded = await loadPageCode(loader, routes).catch(reportMissingPage);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: createRoutePatcher(store, loader, isLoaded && owner ? [owner] : []),
    hydrationData: { loaderData: createPassedGuardData(routes) },
  });
  const serverHtml = isLoaded ? undefined : elementById(PAGE_CONTENT_ID).innerHTML;
  const { registry, origin } = data;
  const initialLocationKey = router.state.location.key;
  // A transition hydrates in slices, so that scrolling and typing stay responsive.
  startTransition(() => {
    hydrateRoot(
      elementById(ROOT_ID),
      <App
        store={store}
        shell={{ registry, origin, initialLocationKey, getLoadedRemote: loader.getLoaded, serverHtml }}
      >
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Loads the remote of the current URL and the code of its page. */
async function loadPageCode(loader: RemoteLoader, routes: RouteObject[]): Promise<true> {
  const owner = findRemoteFor(location.pathname);
  if (!owner) return true;
  const remote = await loader.load(owner);
  const matches = matchRoutes(remote.routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  addRemoteRoutes(owner, remote.routes, routes);
  return true;
}

/** Reports the error to the console. The visitor can still read the server's HTML. */
function reportMissingPage(error: unknown): false {
  reportError(error);
  return false;
}

/** Marks the page's guards as passed, because the server has already checked them. */
function createPassedGuardData(routes: RouteObject[]): Record<string, null> {
  const matches = matchRoutes(routes, location) ?? [];
  return Object.fromEntries(
    matches.flatMap(({ route }) => (route.id && route.loader ? [[route.id, null]] : [])),
  );
}
