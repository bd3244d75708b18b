/** Every page that needs a login, except the administrators'. */
export const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard/tasks',
  '/dashboard/learn',
  '/dashboard/learn/1/test',
  '/dashboard/practice',
  '/dashboard/submissions',
  '/dashboard/blueprints',
  '/dashboard/withdrawals',
  '/dashboard/free-tasks',
  '/dashboard/referrals',
  '/dashboard/settings',
  '/dashboard/notices',
  '/dashboard/support',
  '/dashboard/support/new',
  '/blueprint/3',
] as const;
