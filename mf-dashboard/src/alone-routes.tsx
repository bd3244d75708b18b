import { paths } from '@platform/kit';
import { redirect, type RouteObject } from '@platform/kit/router';
import { AloneFrame, FirstPaint } from './pages/alone/alone-frame.tsx';
import { ElsewherePage } from './pages/alone/elsewhere.page.tsx';
import { routes } from './routes.tsx';

/** The addresses of the dashboard that stands alone: its pages, and where every other address leads. */
export const aloneRoutes: RouteObject[] = [
  { path: '/', loader: () => redirect(paths.dashboard.home()) },
  { Component: AloneFrame, HydrateFallback: FirstPaint, children: routes },
  { path: '*', Component: ElsewherePage },
];
