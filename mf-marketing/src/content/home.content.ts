import {
  DAILY_TASK_LIMIT,
  EARNINGS_LOCK,
  FREE_TASK_COUNT,
  FREE_TASK_REWARD,
  IDENTITY_REVIEW_TIME,
  LOCK_SENTENCE,
  MINIMUM_BALANCE,
  NO_DEADLINES,
  PAID_REWARD_MAX,
  PAID_REWARD_MIN,
  SIGNUP_BONUS,
  TASK_DURATION,
  WITHDRAWAL_SENTENCE,
} from '@platform/contracts';

/** Texts of the home page, in page order. */

/** Anchors that the hero and other pages link to. */
export const HOW_IT_WORKS_ID = 'how-it-works';
export const BLUEPRINTS_ID = 'blueprints';

export const HERO = {
  title: 'Learn an AI skill. Do the work. See every cent.',
  lead: 'Buy a blueprint once and keep the access for life. Every task shows its reward before you start, and every reward shows the day it unlocks.',
  /** The reward of a paid task, and the two rules that apply before a withdrawal. */
  keyFigures: [
    { value: `${PAID_REWARD_MIN}–${PAID_REWARD_MAX}`, label: 'per paid task' },
    { value: EARNINGS_LOCK, label: 'until a reward unlocks' },
    { value: MINIMUM_BALANCE, label: 'balance to withdraw' },
  ],
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
      text: `Up to ${DAILY_TASK_LIMIT} tasks a day, ${TASK_DURATION} each, with clear instructions. ${NO_DEADLINES}`,
    },
    {
      title: 'Get paid',
      text: `${LOCK_SENTENCE} ${WITHDRAWAL_SENTENCE}`,
    },
  ],
} as const;

export const CATALOGUE = {
  title: 'AI Skill Blueprints',
  lead: 'Buy once, get lifetime access: a blueprint unlocks the tasks of one skill and sets the reward for each. It is tied to your account and cannot be transferred.',
} as const;

export const PREVIEW = {
  title: 'Know where every dollar is',
  lead: 'What you can withdraw, what is locked until when, and what is on its way: your dashboard keeps them apart, like a ledger.',
} as const;

export const FAQ_TITLE = { guest: 'Before you sign up', member: 'Frequently asked questions' } as const;

export const FINAL_CALL_TO_ACTION = {
  title: `Start with ${SIGNUP_BONUS} and ${FREE_TASK_COUNT} free tasks`,
  text: `Signing up is free. The bonus and your first ${FREE_TASK_COUNT} ${FREE_TASK_REWARD} rewards count toward the ${MINIMUM_BALANCE} you need for a withdrawal.`,
  signUp: 'Create your account',
  browse: 'Compare all 10 blueprints',
} as const;

/** The last section of public pages for members, who have an account already. */
export const MEMBER_CALL_TO_ACTION = {
  title: 'Pick up where you left off',
  text: 'Your tasks, your balance and what unlocks next are on your dashboard.',
} as const;
