import { USER_TAG } from '@platform/kit';

/** What is cached under which name; an action lists what it changes, and that is asked for again. */
export const TAGS = {
  user: USER_TAG,
  ownBlueprints: 'own-blueprints',
  tasks: 'tasks',
  completions: 'completions',
  statement: 'statement',
  withdrawals: 'withdrawals',
  referrals: 'referrals',
} as const;
