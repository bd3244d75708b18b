import { Outlet } from '@platform/kit/router';
import { AdminPage } from '../../shared/page/admin-page.tsx';
import { PasswordPrompt } from '../../features/sign-in/password-prompt.tsx';
import { SectionLinks } from './section-links.tsx';

/**
 * The layout of every screen in the shell, whose own menu links only to the overview. A session there outlives its
 * administrator rights, so the layout can ask for the password.
 */
export function ShellLayout() {
  return (
    <AdminPage>
      <SectionLinks orientation="horizontal" />
      <Outlet />
      <PasswordPrompt />
    </AdminPage>
  );
}
