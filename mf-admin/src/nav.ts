import { paths, type NavItem } from '@platform/kit';

/** The shell's menu entries for the admin pages. */
export const nav: readonly NavItem[] = [
  {
    menu: 'account',
    label: 'Admin Dashboard',
    path: paths.admin.entry(),
    targetPath: paths.admin.overview(),
    order: 90,
    administratorsOnly: true,
  },
  {
    menu: 'sidebar',
    label: 'Admin',
    path: paths.admin.entry(),
    targetPath: paths.admin.overview(),
    order: 90,
    icon: 'admin',
    administratorsOnly: true,
  },
];
