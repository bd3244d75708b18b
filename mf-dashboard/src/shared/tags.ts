import { USER_TAG } from '@platform/kit';

/** Cache tags. A mutation lists the tags that it changes, and the queries that provide them are refetched. */
export const TAGS = {
  user: USER_TAG,
  sessions: 'sessions',
  userBlueprints: 'user-blueprints',
  paymentMethods: 'payment-methods',
  tasks: 'tasks',
  completions: 'completions',
  /** Work tasks on offer. */
  work: 'work',
  submissions: 'submissions',
  courses: 'courses',
  /** What the member has read, solved and mastered, and the state of each test. */
  learning: 'learning',
  attempts: 'attempts',
  certificates: 'certificates',
  practice: 'practice',
  statement: 'statement',
  withdrawals: 'withdrawals',
  payoutMethods: 'payout-methods',
  referrals: 'referrals',
  tickets: 'tickets',
  dataExport: 'data-export',
} as const;

/** The lists that show the member's money. */
export const MONEY_LISTS = [
  TAGS.withdrawals,
  TAGS.completions,
  TAGS.statement,
  TAGS.referrals,
  TAGS.submissions,
] as const;

/**
 * Everything that shows the member's money, the balances first. Every call that moves money changes all of it, so that
 * no two places show different states.
 */
export const MONEY_TAGS = [TAGS.user, ...MONEY_LISTS] as const;
