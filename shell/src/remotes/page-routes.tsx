import { matchRoutes, Outlet, type RouteObject } from '@platform/kit/router';

/** What the `lazy` of a route resolves to. */
type PageCode = { readonly Component?: unknown; readonly loader?: unknown };

type Lazy = () => Promise<PageCode>;
type LoadCode = (lazy: Lazy) => Promise<PageCode>;

/** Loads the code of a page, by its route. */
const codeLoaders = new WeakMap<RouteObject, () => Promise<PageCode>>();

/**
 * Moves the loading of a remote's pages from the router to the shell. The router keeps a `lazy` that failed for as long
 * as the document lives, but it calls a loader again on every visit. A loader that the page itself has runs after its
 * code has loaded.
 *
 * @param loadCode calls `lazy` with retries and time limits.
 */
export function createPageRoutes(routes: readonly RouteObject[], loadCode: LoadCode): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && createPageRoutes(route.children, loadCode);
    const withChildren = children ? { ...route, children } : route;
    const { lazy } = route;
    return typeof lazy === 'function' ? createPageRoute(withChildren, lazy, loadCode) : withChildren;
  });
}

function createPageRoute(
  { lazy: _lazy, ...route }: RouteObject,
  lazy: Lazy,
  loadCode: LoadCode,
): RouteObject {
  let code: RouteObject | undefined;
  let loading: Promise<RouteObject> | undefined;

  function load(): Promise<RouteObject> {
    loading ??= loadCode(lazy).then(
      (loaded) => (code = loaded as RouteObject),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  const pageRoute = {
    ...route,
    loader: async (args) => {
      const { loader = route.loader } = await load();
      return typeof loader === 'function' ? await loader(args) : null;
    },
    Component: function LoadedPage() {
      const Component = code?.Component;
      return Component ? <Component /> : <Outlet />;
    },
  } as RouteObject;
  codeLoaders.set(pageRoute, load);
  return pageRoute;
}

/**
 * Loads the code of the page at a URL before the router starts and puts it into the page's routes, so that the first
 * render is complete, as hydration needs it.
 */
export async function loadInitialPage(
  routes: RouteObject[],
  url: { readonly pathname: string },
): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const code = await codeLoaders.get(route)?.();
      if (code) Object.assign(route, { loader: undefined }, code);
    }),
  );
}
