/**
 * The account in the home page's dashboard preview. It is invented, and the page says so. Its figures agree with each
 * other and with the rules: rewards younger than 15 days are locked, and the balance is the unlocked rewards plus the
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
      { label: 'Mon', available: 0, locked: 76 },
      { label: 'Tue', available: 0, locked: 93 },
      { label: 'Wed', available: 0, locked: 45 },
      { label: 'Thu', available: 0, locked: 69 },
      { label: 'Fri', available: 0, locked: 124 },
      { label: 'Sat', available: 0, locked: 24 },
      { label: 'Sun', available: 0, locked: 55 },
    ],
    note: 'Less than 15 days old, so all of it is still locked.',
  },
  {
    value: 'this-month',
    label: 'This Month',
    bars: [
      { label: 'Week 1', available: 365, locked: 0 },
      { label: 'Week 2', available: 344, locked: 58 },
      { label: 'Week 3', available: 0, locked: 431 },
      { label: 'Week 4', available: 0, locked: 486 },
    ],
    note: 'The first two weeks have unlocked, except for two tasks.',
  },
  {
    value: 'last-month',
    label: 'Last Month',
    bars: [
      { label: 'Week 1', available: 288, locked: 0 },
      { label: 'Week 2', available: 310, locked: 0 },
      { label: 'Week 3', available: 335, locked: 0 },
      { label: 'Week 4', available: 352, locked: 0 },
    ],
    note: 'More than 15 days old, so all of it has unlocked.',
  },
];

/**
 * In dollars: unlocked rewards (1,994) plus the signup bonus (50), minus a paid withdrawal (600) and one on its way.
 */
export const PREVIEW_BALANCE = { available: 1244, locked: 975, onItsWay: 200 } as const;

export const PREVIEW_TASKS = {
  completed: 3,
  limit: 20,
  items: [
    {
      title: 'Cut a 30-second product clip',
      estimatedTime: '45 min',
      reward: 31,
      category: 'AI Video Creation',
    },
    {
      title: 'Draw three icons in one style',
      estimatedTime: '30 min',
      reward: 14,
      category: 'AI Image Creation',
    },
    { title: 'Rewrite five prompts for clarity', estimatedTime: '20 min', reward: 10, category: 'AI Basics' },
    {
      title: 'Match light across four product shots',
      estimatedTime: '40 min',
      reward: 14,
      category: 'AI Image Creation',
    },
    {
      title: 'Write a shot list for a 20-second ad',
      estimatedTime: '35 min',
      reward: 31,
      category: 'AI Video Creation',
    },
    { title: 'Compare two AI answers', estimatedTime: '15 min', reward: 10, category: 'AI Basics' },
  ],
  /** Number of tasks listed before the user clicks "Load more tasks". */
  initialCount: 3,
} as const;

export const PREVIEW_NOTE = 'An example with invented figures, not a real account.';
