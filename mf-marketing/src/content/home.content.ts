import { IDENTITY_REVIEW_TIME } from '@platform/contracts';

/** Texts of the home page, in page order. */

/** Anchors that the hero and other pages link to. */
export const HOW_IT_WORKS_ID = 'how-it-works';
export const BLUEPRINTS_ID = 'blueprints';

export const HERO = {
  title: 'Learn an AI skill. Do the work. See every cent.',
  lead: 'Buy a blueprint once and keep its tasks for life. Every task shows its reward before you start, and every reward shows the day you can withdraw it.',
  /** The reward of a paid task, and the two rules that apply before a withdrawal. */
  keyFigures: [
    { value: '$14–$150', label: 'per paid task' },
    { value: '15 days', label: 'until a reward unlocks' },
    { value: '$500', label: 'balance to withdraw' },
  ],
} as const;

/** The illustration of the hero: the life of one reward. */
export const REWARD_TIMELINE = {
  label: 'One reward, from the completed task to the day you can withdraw it',
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
    note: 'Enough to request a withdrawal. We pay it 1–3 business days after approval.',
  },
} as const;

export const HOW_IT_WORKS = {
  title: 'How It Works',
  steps: [
    {
      title: 'Choose a blueprint',
      text: `Ten AI skills, each bought once. Start with the free one: its identity review takes ${IDENTITY_REVIEW_TIME}.`,
    },
    {
      title: 'Complete AI tasks',
      text: 'Up to 20 tasks a day, 15 to 60 minutes each, with clear instructions and no deadlines.',
    },
    {
      title: 'Get paid',
      text: 'Each reward unlocks 15 days after its task. Withdraw from $50 once your balance reaches $500.',
    },
  ],
} as const;

export const CATALOGUE = {
  title: 'AI Skill Blueprints',
  lead: 'Buy once, get lifetime access: a blueprint unlocks all tasks of one skill and sets the reward for each. It is tied to your account and cannot be transferred.',
} as const;

export const PREVIEW = {
  title: 'Know where every dollar is',
  lead: 'What you can withdraw, what is locked until when, and what is on its way: your dashboard keeps them apart, like a ledger.',
} as const;

export const FAQ_TITLE = { guest: 'Before you sign up', member: 'Frequently asked questions' } as const;

export const FINAL_CALL_TO_ACTION = {
  title: 'Start with $50 and two free tasks',
  text: 'Signing up is free. The bonus and your first two $10 rewards count toward the $500 you need for a withdrawal.',
  signUp: 'Create your account',
  browse: 'Compare all 10 blueprints',
} as const;

/** The last section of public pages for members, who have an account already. */
export const MEMBER_CALL_TO_ACTION = {
  title: 'Pick up where you left off',
  text: 'Your tasks, your balance and what unlocks next are on your dashboard.',
} as const;
