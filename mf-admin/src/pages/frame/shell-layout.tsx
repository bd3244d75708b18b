import { Outlet } from '@platform/kit/router';
import { AdminPage } from '../../shared/page/admin-page.tsx';
import { SectionLinks } from './section-links.tsx';

/** Around every screen in the shell, whose own menu leads to the overview alone. */
export function ShellLayout() {
  return (
    <AdminPage>
      <SectionLinks direction="strip" />
      <Outlet />
    </AdminPage>
  );
}
