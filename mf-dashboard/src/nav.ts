import { paths, type NavItem } from '@platform/kit';

const { home, learn, tasks, submissions, blueprints, withdrawals, settings, support } = paths.dashboard;

/** Menu entries that this remote adds to the shell. */
export const nav: readonly NavItem[] = [
  { menu: 'member', label: 'Dashboard', path: home(), order: 10 },
  { menu: 'account', label: 'Dashboard', path: home(), order: 10 },
  { menu: 'account', label: 'Settings', path: settings(), order: 20 },
  { menu: 'sidebar', label: 'Dashboard', path: home(), order: 10, icon: 'home' },
  { menu: 'sidebar', label: 'My Tasks', path: tasks(), targetPath: tasks(), order: 20, icon: 'tasks' },
  { menu: 'sidebar', label: 'Learn', path: learn(), targetPath: learn(), order: 22, icon: 'learn' },
  {
    menu: 'sidebar',
    label: 'Submissions',
    path: submissions(),
    targetPath: submissions(),
    order: 25,
    icon: 'document',
  },
  {
    menu: 'sidebar',
    label: 'Blueprints',
    path: blueprints(),
    // Each blueprint has its own page there.
    targetPath: paths.blueprint(':blueprintId').replace('/:blueprintId', ''),
    order: 30,
    icon: 'catalogue',
  },
  { menu: 'sidebar', label: 'Withdrawals', path: withdrawals(), order: 40, icon: 'wallet' },
  { menu: 'sidebar', label: 'Settings', path: settings(), order: 50, icon: 'settings' },
  {
    menu: 'sidebar',
    label: 'Support',
    // Shows members their messages; source: docs/specification.md#2-screens-and-routes.
    path: paths.support(),
    targetPath: support(),
    order: 60,
    icon: 'chat',
  },
];
