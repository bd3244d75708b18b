import { paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { ConsoleLayout, ConsoleSkeleton } from './pages/layout/console-layout.tsx';
import { NotFoundPage } from './pages/layout/not-found.page.tsx';
import { SignInPage } from './features/sign-in/sign-in.page.tsx';
import { screens } from './routes.tsx';
import { screenRoute } from './screen-route.ts';

/** The administrator's own account. In the shell it is on the settings page. */
const account = screenRoute('account-page', paths.admin.account(), 'Your account', async () => {
  const page = await import(/* webpackChunkName: "account-page" */ './features/account/account.page.tsx');
  return page.AccountPage;
});

/** The administrator's own notices. In the shell they are a page of the dashboard. */
const notices = screenRoute('notices-page', paths.admin.notices(), 'Notices', async () => {
  const page = await import(/* webpackChunkName: "notices-page" */ './features/notices/notices.page.tsx');
  return page.NoticesPage;
});

/** The routes of the standalone console: its login page, the screens, own notices and account, and a 404 page. */
export const consoleRoutes: RouteObject[] = [
  { path: paths.login(), Component: SignInPage },
  { Component: ConsoleLayout, HydrateFallback: ConsoleSkeleton, children: [...screens, notices, account] },
  { path: '*', Component: NotFoundPage },
];
