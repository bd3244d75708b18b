import {
  DAILY_TASK_LIMIT,
  EARNINGS_LOCK,
  EARNINGS_LOCK_DAYS,
  SIGNUP_BONUS_DOLLARS,
} from '@platform/contracts';
import { PREVIEW_EXAMPLES } from './example-tasks.content.ts';

/**
 * The account in the home page's dashboard preview. It is invented, and the page says so. Its figures agree with each
 * other and with the rules: rewards younger than the lock are locked, and the balance is the unlocked rewards plus the
 * bonus minus withdrawals.
 */

/** One bar of the chart, in dollars. */
export type EarningsBar = { readonly label: string; readonly available: number; readonly locked: number };

export type EarningsPeriod = {
  readonly value: 'this-week' | 'this-month' | 'last-month';
  readonly label: string;
  readonly bars: readonly EarningsBar[];
  /** Caption below the chart. */
  readonly note: string;
};

export const PREVIEW_MENU = [
  'Dashboard',
  'My Tasks',
  'Blueprints',
  'Withdrawals',
  'Settings',
  'Support',
] as const;

export const EARNINGS_PERIODS: readonly EarningsPeriod[] = [
  {
    value: 'this-week',
    label: 'This Week',
    bars: [
      createBar('Mon', { daysAgo: 6, dollars: 76 }),
      createBar('Tue', { daysAgo: 5, dollars: 93 }),
      createBar('Wed', { daysAgo: 4, dollars: 45 }),
      createBar('Thu', { daysAgo: 3, dollars: 69 }),
      createBar('Fri', { daysAgo: 2, dollars: 124 }),
      createBar('Sat', { daysAgo: 1, dollars: 24 }),
      createBar('Sun', { daysAgo: 0, dollars: 55 }),
    ],
    note: `Less than ${EARNINGS_LOCK} old, so all of it is still locked.`,
  },
  {
    value: 'this-month',
    label: 'This Month',
    bars: [
      createBar('Week 1', { daysAgo: 21, dollars: 365 }),
      createBar('Week 2', { daysAgo: 15, dollars: 344 }, { daysAgo: 14, dollars: 58 }),
      createBar('Week 3', { daysAgo: 7, dollars: 431 }),
      createBar('Week 4', { daysAgo: 0, dollars: 486 }),
    ],
    note: `What is at least ${EARNINGS_LOCK} old has unlocked.`,
  },
  {
    value: 'last-month',
    label: 'Last Month',
    bars: [
      createBar('Week 1', { daysAgo: 49, dollars: 288 }),
      createBar('Week 2', { daysAgo: 42, dollars: 310 }),
      createBar('Week 3', { daysAgo: 35, dollars: 335 }),
      createBar('Week 4', { daysAgo: 28, dollars: 352 }),
    ],
    note: `More than ${EARNINGS_LOCK} old, so all of it has unlocked.`,
  },
];

function createBar(label: string, ...rewards: { daysAgo: number; dollars: number }[]): EarningsBar {
  const bar = { label, available: 0, locked: 0 };
  for (const { daysAgo, dollars } of rewards)
    bar[daysAgo < EARNINGS_LOCK_DAYS ? 'locked' : 'available'] += dollars;
  return bar;
}

/** In dollars: the rewards of both months and the signup bonus, minus a paid withdrawal (600) and one on its way. */
export const PREVIEW_BALANCE = {
  available: sumBars('available') + SIGNUP_BONUS_DOLLARS - 600 - 200,
  locked: sumBars('locked'),
  onItsWay: 200,
};

function sumBars(state: 'available' | 'locked'): number {
  const months = EARNINGS_PERIODS.filter(({ value }) => value !== 'this-week').flatMap(({ bars }) => bars);
  return months.reduce((sum, bar) => sum + bar[state], 0);
}

export const PREVIEW_TASKS = {
  completed: 3,
  limit: DAILY_TASK_LIMIT,
  items: PREVIEW_EXAMPLES,
  /** Number of tasks listed before the user clicks "Load more tasks". */
  initialCount: 3,
} as const;

export const PREVIEW_NOTE = 'An example with invented figures, not a real account.';
