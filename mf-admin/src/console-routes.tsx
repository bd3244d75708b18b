import { paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { ConsoleFrame, FirstPaint } from './pages/frame/console-frame.tsx';
import { NotFoundPage } from './pages/frame/not-found.page.tsx';
import { SignInPage } from './pages/sign-in/sign-in.page.tsx';
import { screens } from './routes.tsx';

/** The console's addresses: its sign-in, the screens, and what stands at every other address. */
export const consoleRoutes: RouteObject[] = [
  { path: paths.login(), Component: SignInPage },
  { Component: ConsoleFrame, HydrateFallback: FirstPaint, children: screens },
  { path: '*', Component: NotFoundPage },
];
