import { Outlet, redirect, type RouteObject } from '@platform/kit/router';
import { hasSessionHint, startStandalone } from '@platform/kit/standalone';
import { HELLO_WORLD_PATH } from './paths.ts';
import { routes } from './routes.tsx';

const otherPaths: RouteObject = { path: '*', loader: () => redirect(HELLO_WORLD_PATH) };

/** Starts the pages at their own address, without the shell. */
export function start(): void {
  const layout = {
    Component: StandaloneLayout,
    HydrateFallback: () => <main />,
    children: [...routes, otherPaths],
  };
  startStandalone({ routes: [layout], signedIn: hasSessionHint('member') });
}

function StandaloneLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
