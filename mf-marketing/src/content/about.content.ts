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
  lead: 'Learn an AI skill by doing paid work with it. To start, you need no degree and no experience.',
} as const;

export const STORY = {
  title: 'Our Story',
  paragraphs: [
    'AI Skill was founded in 2023. New AI tools were everywhere, but there was no clear path from trying them out to getting paid for working with them. Courses ended where the work should have begun.',
    'So we turned each skill into a blueprint: practice that shows at once what was right, paid tasks, and one reward for each of them. You buy it once and keep the access. The first one is free, so you know what the work is like before you pay for anything.',
    'We make the tasks ourselves, and we know the right answers of most of them. No one buys the results: we pay the rewards.',
    'The other half of the idea is the ledger. When you work for rewards, you should know the status of each one: available, locked until a date, or on its way. We show you that to the cent, including the parts that take patience.',
  ],
} as const;

/** The operator replaces these figures with its own. Each says what it is. */
export const ABOUT_FIGURES = [
  { value: '2023', label: 'founded', note: 'As the company states it' },
  { value: '10', label: 'AI skill categories', note: 'All blueprints of the catalogue' },
  { value: '10,000+', label: 'users', note: 'Advertising, not a count of accounts' },
  { value: '24/7', label: 'support', note: 'Write at any time; people answer Monday-Friday, 9AM-6PM EST' },
] as const;

export const MISSION = {
  title: 'Our Mission',
  parts: [
    {
      title: 'Learn',
      drawing: 'pencil-alt',
      text: 'Ten skills, from checking your first answers to making your own products. Each is broken down into tasks with instructions you can follow on your own.',
    },
    {
      title: 'Earn',
      drawing: 'chart-line',
      text: `From ${FREE_BLUEPRINT_REWARD} to ${PAID_REWARD_MAX} for each paid task. You know the amount before you start, and the day it unlocks once it is credited.`,
    },
    {
      title: 'Work',
      drawing: 'store',
      text: 'Tasks are like those of real jobs: a picture checked against its brief, a transcript without invented words, a prompt that others can use again.',
    },
  ],
} as const;

export const VALUES = {
  title: 'Our Core Values',
  items: [
    {
      term: 'Accessibility',
      text: `Start for free and without experience. Tasks take ${TASK_MINUTES.min} minutes or more. Pages work by keyboard and on a phone; a task that is easier on a larger screen says so.`,
    },
    {
      term: 'Innovation',
      text: 'AI tools keep changing. When we add tasks to a blueprint, everyone who owns it gets them at no extra cost.',
    },
    {
      term: 'Community',
      text: `Members invite friends: you get ${REFERRAL_REWARD} when a friend ${REFERRAL_TRIGGER}. Real people answer your messages to support.`,
    },
    {
      term: 'Transparency',
      text: 'The rules that cost you time or money stand where you decide. Every rejection comes with a reason. Every cent has a date.',
    },
  ],
} as const;

export const ABOUT_CALL_TO_ACTION = {
  title: 'Join Our Community',
  text: `An account is free and starts with a ${SIGNUP_BONUS} bonus. Or take a look at the blueprints first.`,
} as const;
