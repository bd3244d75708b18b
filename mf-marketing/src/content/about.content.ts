import {
  FREE_BLUEPRINT_REWARD,
  PAID_REWARD_MAX,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  SIGNUP_BONUS,
  TASK_MINUTES,
} from '@platform/contracts';

/** Texts of /about. */

export const ABOUT = {
  title: 'Learn, earn and work with AI',
  lead: 'Learn an AI skill by doing paid work with it. You need no degree and no experience.',
} as const;

export const STORY = {
  title: 'Our Story',
  paragraphs: [
    'AI Skill was founded in 2023. New AI tools were everywhere, but there was no clear path from trying them out to getting paid for working with them. Courses ended where the work should have begun.',
    'So we turned each skill into a blueprint: what to learn, tasks to practice on, and a fixed reward for every task. You buy it once and it stays yours. The first one is free, so you know what the work is like before you pay for anything.',
    'The other half of the idea is the ledger. When you work for rewards, you should know the status of each one: available, locked until a date, or on its way. We show you that to the cent, including the parts that take patience.',
  ],
} as const;

/** The operator replaces these figures with its own. */
export const ABOUT_FIGURES = [
  { value: '2023', label: 'founded' },
  { value: '10', label: 'AI skill categories' },
  { value: '10,000+', label: 'users' },
  { value: '24/7', label: 'support' },
] as const;

export const MISSION = {
  title: 'Our Mission',
  parts: [
    {
      title: 'Learn',
      drawing: 'pencil-alt',
      text: 'Ten skills, from your first prompts to your own products. Each is broken down into tasks with instructions you can follow on your own.',
    },
    {
      title: 'Earn',
      drawing: 'chart-line',
      text: `A reward for every completed task, from ${FREE_BLUEPRINT_REWARD} to ${PAID_REWARD_MAX}. You know the amount before you start and the unlock date when you finish.`,
    },
    {
      title: 'Work',
      drawing: 'store',
      text: 'What you practice here is in demand elsewhere: an image that fits a brief, a clean transcript, a prompt that works every time.',
    },
  ],
} as const;

export const VALUES = {
  title: 'Our Core Values',
  items: [
    {
      term: 'Accessibility',
      text: `Start for free and without experience. Tasks take as little as ${TASK_MINUTES.min} minutes, and every page works on a slow phone and by keyboard.`,
    },
    {
      term: 'Innovation',
      text: 'AI tools change every few months, and our tasks change with them. The blueprints you already own get the new tasks too.',
    },
    {
      term: 'Community',
      text: `Members bring members: you get ${REFERRAL_REWARD} when a friend ${REFERRAL_TRIGGER}. Real people answer your messages to support.`,
    },
    {
      term: 'Transparency',
      text: 'You see every rule that costs you time or money before you decide. Every rejection comes with a reason. Every cent has a date.',
    },
  ],
} as const;

export const ABOUT_CALL_TO_ACTION = {
  title: 'Join Our Community',
  text: `An account is free and starts with a ${SIGNUP_BONUS} bonus. Or take a look at the work first.`,
} as const;
