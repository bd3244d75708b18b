import { CHANGE_PASSWORD_URL } from '@platform/contracts';
import { page, paths } from '@platform/kit';
import { Navigate, type RouteObject } from '@platform/kit/router';
import { ConsoleLayout, ConsoleSkeleton } from './pages/layout/console-layout.tsx';
import { NotFoundPage } from './pages/layout/not-found.page.tsx';
import { SignInPage } from './features/sign-in/sign-in.page.tsx';
import { screens } from './routes.tsx';

/** The administrator's own account. In the shell it is on the settings page. */
const account = page('account-page', paths.admin.account(), { title: 'Your account' }, async () => {
  const screen = await import(/* webpackChunkName: "account-page" */ './features/account/account.page.tsx');
  return screen.AccountPage;
});

/** The administrator's own notices. In the shell they are a page of the dashboard. */
const notices = page('notices-page', paths.admin.notices(), { title: 'Notices' }, async () => {
  const screen = await import(/* webpackChunkName: "notices-page" */ './features/notices/notices.page.tsx');
  return screen.NoticesPage;
});

/** The routes of the standalone console: its login page, the screens, own notices and account, and a 404 page. */
export const consoleRoutes: RouteObject[] = [
  { path: paths.login(), Component: SignInPage },
  { path: CHANGE_PASSWORD_URL, element: <Navigate to={paths.admin.account()} replace /> },
  { Component: ConsoleLayout, HydrateFallback: ConsoleSkeleton, children: [...screens, notices, account] },
  { path: '*', Component: NotFoundPage },
];
