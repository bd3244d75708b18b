import { paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { ConsoleLayout, ConsoleSkeleton } from './pages/layout/console-layout.tsx';
import { NotFoundPage } from './pages/layout/not-found.page.tsx';
import { SignInPage } from './features/sign-in/sign-in.page.tsx';
import { screens } from './routes.tsx';

/** The routes of the standalone console: its login page, the screens and a 404 page. */
export const consoleRoutes: RouteObject[] = [
  { path: paths.login(), Component: SignInPage },
  { Component: ConsoleLayout, HydrateFallback: ConsoleSkeleton, children: screens },
  { path: '*', Component: NotFoundPage },
];
