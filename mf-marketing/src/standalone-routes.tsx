import { Loading, Skeleton } from '@platform/design-system';
import type { RouteObject } from '@platform/kit/router';
import { RedirectNoticePage } from './pages/standalone/redirect-notice.page.tsx';
import { routes } from './routes.tsx';

/** Routes of the public site on its own origin: its pages, and a notice for every other path. */
export const standaloneRoutes: RouteObject[] = [
  { HydrateFallback: InitialSkeleton, children: routes },
  { path: '*', Component: RedirectNoticePage },
];

/** Shown until the page's chunk is loaded. */
function InitialSkeleton() {
  return (
    <Loading label="Loading the page">
      <Skeleton $width="16rem" $height="2rem" />
    </Loading>
  );
}
