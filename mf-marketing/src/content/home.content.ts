/** The words of the home page, in the order of the page. */

/** Anchors that the hero, and other pages, lead to. */
export const HOW_IT_WORKS_ID = 'how-it-works';
export const BLUEPRINTS_ID = 'blueprints';

export const HERO = {
  title: 'Learn an AI skill. Do the work. See every cent.',
  lead: 'Buy a blueprint once, keep its tasks for life. Each task says what it pays before you start, and each reward says on which day it becomes yours to withdraw.',
  /** What a paid task pays, and the two rules that come before the money does. */
  facts: [
    { figure: '$14–$150', meaning: 'per paid task' },
    { figure: '15 days', meaning: 'until a reward unlocks' },
    { figure: '$500', meaning: 'balance to withdraw' },
  ],
} as const;

/** The picture of the hero: what happens to one reward. */
export const REWARD_TIMELINE = {
  label: 'One reward, from the finished task to the day it can be withdrawn',
  lockSpan: '15 days',
  done: {
    day: 'Day 0, task completed',
    title: 'Cut a 30-second clip',
    reward: 31,
    state: 'Locked until day 15',
  },
  unlocked: {
    day: 'Day 15, reward unlocked',
    title: 'Available balance',
    balance: 500,
    state: '$31.00 more',
    note: 'Enough to request a withdrawal. It is paid 1–3 business days after approval.',
  },
} as const;

export const HOW_IT_WORKS = {
  title: 'How It Works',
  steps: [
    {
      title: 'Choose a blueprint',
      text: 'Ten AI skills, bought once. Start with the free one: it needs an identity check that takes 24 to 48 hours.',
    },
    {
      title: 'Complete AI tasks',
      text: 'Up to 20 tasks a day, 15 to 60 minutes each and without deadlines, with instructions you can follow.',
    },
    {
      title: 'Get paid',
      text: 'Each reward unlocks 15 days after its task. Withdraw from $50 once your balance reaches $500.',
    },
  ],
} as const;

export const CATALOGUE = {
  title: 'AI Skill Blueprints',
  lead: 'Bought once, with lifetime access: a blueprint opens all tasks of one skill and sets what each of them pays. It is tied to your account and cannot be passed on.',
} as const;

export const PREVIEW = {
  title: 'Every number says what it is',
  lead: 'What can be withdrawn, what is locked until when, and what is on its way: your dashboard keeps them apart, like a ledger does.',
} as const;

export const FAQ_TITLE = 'Asked before signing up';

export const FINAL_CALL = {
  title: 'Begin with $50 and two free tasks',
  text: 'Signing up costs nothing. The bonus and the first two task rewards of $10 count toward the $500 that a withdrawal needs.',
  signUp: 'Create your account',
  browse: 'Compare all 10 blueprints',
} as const;
