import { readTimeZone } from '@platform/design-system';
import {
  createPlatformStore,
  forgetServedAnswers,
  keepServedAnswers,
  restoreAnswers,
  watchSession,
  type PlatformStore,
} from '@platform/kit';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from '@platform/kit/router';
import { findRemoteFor } from '@platform/releases/section';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import {
  PAGE_ALIVE_EVENT,
  PAGE_CONTENT_ID,
  ROOT_ID,
  TIME_ZONE_COOKIE,
  type PageData,
  type PageMember,
} from '../page-data.ts';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { createPagePrefetch, prefetchLinkedPages, type PagePrefetch } from '../remotes/page-prefetch.ts';
import { refreshRegistry } from '../remotes/refresh-registry.ts';
import { loadInitialPage } from '../remotes/page-routes.tsx';
import { createFaultReporter, type FaultReporter } from '../reporting/fault-reporter.ts';
import { measureVitals } from '../reporting/measure-vitals.ts';
import { watchHangs } from '../reporting/watch-hangs.ts';
import { watchViews } from '../reporting/watch-views.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';
import { createRoutePatcher } from '../routing/patch-routes.ts';
import { addRemoteRoutes, createShellRoutes } from '../routing/shell-routes.tsx';
import { elementById, readPageData } from './page-elements.ts';
import { undoForeignChanges } from './undo-foreign-changes.ts';

const ZONE_SECONDS = 365 * 24 * 60 * 60;

type PageContext = {
  readonly data: PageData;
  readonly store: PlatformStore;
  readonly loader: RemoteLoader;
  readonly prefetch: PagePrefetch;
  readonly routes: RouteObject[];
  readonly reporter: FaultReporter;
};

/** Starts the page: hydrates a prerendered page, or renders over a layout that has only a skeleton. */
export async function startPage(): Promise<void> {
  const data = readPageData();
  const store = createPlatformStore(data);
  const loader = createRemoteLoader({ registry: data.registry, runtime: federationRuntime, refreshRegistry });
  const prefetch = createPagePrefetch(data.registry, store);
  const context: PageContext = {
    data,
    store,
    loader,
    prefetch,
    routes: createShellRoutes(store, data.registry.sections),
    reporter: createFaultReporter(data.registry, data.reportToken),
  };
  addEventListener(PAGE_ALIVE_EVENT, context.reporter.countStart, { once: true });
  watchHangs(context.reporter.describeHang);
  watchSession(store);
  prefetchLinkedPages(prefetch);
  if (data.member) await startMemberPage(context, data.member);
  else if (data.prerendered) await hydratePage(context);
  else renderPage(context);
  storeTimeZone(store);
  measureVitals(data.vitalsPercent, context.reporter.addMeasurement);
}

/**
 * Hydrates a page that the server has rendered for this member. Its times may be in another zone than this browser's:
 * then it is rendered anew. If its code does not load, the page says so, as its buttons would not work.
 */
async function startMemberPage(context: PageContext, member: PageMember): Promise<void> {
  const { store, loader, routes, data } = context;
  const owner = findRemoteFor(location.pathname, data.registry.sections);
  const failure = await loadPageCode(owner, loader, routes).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (failure || member.timeZone !== readTimeZone()) {
    restoreAnswers(store, { user: member.user, answers: [] }, Date.now());
    renderPage(context, failure);
    return;
  }
  restoreAnswers(store, member, performance.timeOrigin + readResponseStartMs());
  keepServedAnswers(member.answers);
  addEventListener(PAGE_ALIVE_EVENT, () => setTimeout(forgetServedAnswers), { once: true });
  hydrate(context, owner);
}

function readResponseStartMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now();
}

/** Tells the server the zone of this browser, for the times of a member's pages. */
function storeTimeZone(store: PlatformStore): void {
  let isStored = false;
  const storeOnce = () => {
    if (isStored || !store.getState().session.signedIn) return;
    isStored = true;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${TIME_ZONE_COOKIE}=${readTimeZone()}; Path=/; Max-Age=${ZONE_SECONDS}; SameSite=Lax${secure}`;
  };
  store.subscribe(storeOnce);
  storeOnce();
}

/** @param failure why the code of the page did not load, if that has been tried already */
function renderPage(
  { data, store, loader, prefetch, routes, reporter }: PageContext,
  failure?: { readonly error: unknown },
): void {
  const { registry, origin } = data;
  const patchRoutes = createRoutePatcher(store, registry.sections, loader, prefetch);
  let unseenFailure = failure;
  const router = createBrowserRouter(routes, {
    async patchRoutesOnNavigation(navigation) {
      if (!unseenFailure) return patchRoutes(navigation);
      const { error } = unseenFailure;
      unseenFailure = undefined;
      throw error;
    },
  });
  const initialLocationKey = router.state.location.key;
  const { reportFault } = reporter;
  watchViews(router, reporter.countView);
  createRoot(elementById(ROOT_ID)).render(
    <App
      store={store}
      shell={{ registry, origin, initialLocationKey, getLoadedRemote: loader.getLoaded, reportFault }}
    >
      <RouterProvider router={router} />
    </App>,
  );
}

/**
 * Hydrates a prerendered page. The markup must match the server's, so the page's code is loaded first. If the remote
 * does not load, or the page answers a form, the server's HTML of the page stays and only the layout is hydrated.
 */
async function hydratePage(context: PageContext): Promise<void> {
  const { data, loader, routes, reporter } = context;
  const owner = findRemoteFor(location.pathname, data.registry.sections);
  const isLoaded =
    !data.keepsServerHtml &&
    (await loadPageCode(owner, loader, routes).catch((error: unknown) => reportMissingPage(error, reporter)));
  hydrate(context, owner, !isLoaded);
}

/**
 * Hydrates what the server has rendered.
 *
 * @param owner the remote of the page
 * @param keepsServerHtml whether the HTML of the page stays as it was served, because its code is not used
 */
function hydrate(context: PageContext, owner: string | undefined, keepsServerHtml = false): void {
  const { data, store, loader, prefetch, routes, reporter } = context;
  const { registry, origin } = data;
  const preloaded = owner && !keepsServerHtml ? [owner] : [];
  const patchRoutes = createRoutePatcher(store, registry.sections, loader, prefetch, preloaded);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: patchRoutes,
    hydrationData: { loaderData: createPassedGuardData(routes) },
  });
  watchViews(router, reporter.countView);
  const hasForeignChanges = undoForeignChanges();
  const serverHtml = keepsServerHtml ? elementById(PAGE_CONTENT_ID).innerHTML : undefined;
  const initialLocationKey = router.state.location.key;
  // A transition hydrates in slices, so that scrolling and typing stay responsive. What has changed the page would
  // change it again in between.
  const start = hasForeignChanges ? flushSync : startTransition;
  start(() => {
    hydrateRoot(
      elementById(ROOT_ID),
      <App
        store={store}
        servedState={store.getState()}
        shell={{
          registry,
          origin,
          initialLocationKey,
          getLoadedRemote: loader.getLoaded,
          reportFault: reporter.reportFault,
          serverHtml,
        }}
      >
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Loads the remote of the current URL and the code of its page. */
async function loadPageCode(
  owner: string | undefined,
  loader: RemoteLoader,
  routes: RouteObject[],
): Promise<true> {
  if (!owner) return true;
  const remote = await loader.load(owner);
  await loadInitialPage(remote.routes, location);
  addRemoteRoutes(owner, remote.routes, routes);
  return true;
}

/** Reports the error, to the console too. The visitor can still read the server's HTML. */
function reportMissingPage(error: unknown, { reportFault }: FaultReporter): false {
  reportFault(error);
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
