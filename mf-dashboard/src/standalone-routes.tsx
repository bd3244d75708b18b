import { paths } from '@platform/kit';
import { redirect, type RouteObject } from '@platform/kit/router';
import { StandaloneLayout, InitialSkeleton } from './pages/standalone/standalone-layout.tsx';
import { RedirectNoticePage } from './pages/standalone/redirect-notice.page.tsx';
import { routes } from './routes.tsx';

/** Routes of the dashboard on its own origin: its pages, and a notice for every other path. */
export const standaloneRoutes: RouteObject[] = [
  { path: '/', loader: () => redirect(paths.dashboard.home()) },
  { Component: StandaloneLayout, HydrateFallback: InitialSkeleton, children: routes },
  { path: '*', Component: RedirectNoticePage },
];
