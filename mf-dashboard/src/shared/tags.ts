import { USER_TAG } from '@platform/kit';

/** Cache tags. A mutation lists the tags that it changes, and the queries that provide them are refetched. */
export const TAGS = {
  user: USER_TAG,
  userBlueprints: 'user-blueprints',
  tasks: 'tasks',
  completions: 'completions',
  statement: 'statement',
  withdrawals: 'withdrawals',
  referrals: 'referrals',
  tickets: 'tickets',
} as const;
