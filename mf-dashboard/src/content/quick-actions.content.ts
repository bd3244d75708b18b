import { paths } from '@platform/kit';

/** The short ways from the dashboard. Source: product specification, section 2. */
export const QUICK_ACTIONS = [
  { label: 'Blueprints', text: 'Buy a skill once, keep its tasks', path: paths.dashboard.blueprints() },
  { label: 'My Tasks', text: 'Everything that is open to you', path: paths.dashboard.tasks() },
  { label: 'Referrals', text: '$25 for a friend who starts', path: paths.dashboard.referrals() },
  { label: 'Settings', text: 'Profile, password, account', path: paths.dashboard.settings() },
] as const;
