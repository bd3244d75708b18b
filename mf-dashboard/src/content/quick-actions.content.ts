import { REFERRAL_REWARD } from '@platform/contracts';
import { paths } from '@platform/kit';

/** Shortcuts on the dashboard home page. Source: docs/specification.md#2-screens-and-routes. */
export const QUICK_ACTIONS = [
  { label: 'Blueprints', text: 'Buy once, keep the access for life', path: paths.dashboard.blueprints() },
  { label: 'My Tasks', text: 'Every task that is open to you', path: paths.dashboard.tasks() },
  {
    label: 'Referrals',
    text: `Earn ${REFERRAL_REWARD} for each verified friend`,
    path: paths.dashboard.referrals(),
  },
  { label: 'Settings', text: 'Profile, password and account', path: paths.dashboard.settings() },
] as const;
