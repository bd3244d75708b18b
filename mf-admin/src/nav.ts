import { paths, type NavItem } from '@platform/kit';

/** The menu entries that lead to the administrators' pages. */
export const nav: readonly NavItem[] = [
  {
    menu: 'account',
    label: 'Admin Dashboard',
    path: paths.admin.entry(),
    order: 90,
    administratorsOnly: true,
  },
  {
    menu: 'sidebar',
    label: 'Admin',
    path: paths.admin.entry(),
    leadsTo: paths.admin.overview(),
    order: 90,
    icon: 'admin',
    administratorsOnly: true,
  },
];
