import { Outlet } from '@platform/kit/router';
import { AdminPage } from '../../shared/page/admin-page.tsx';
import { SectionLinks } from './section-links.tsx';

/** The layout of every screen in the shell, whose own menu links only to the overview. */
export function ShellLayout() {
  return (
    <AdminPage>
      <SectionLinks orientation="horizontal" />
      <Outlet />
    </AdminPage>
  );
}
