import {
  DAILY_TASK_LIMIT,
  EARNINGS_LOCK,
  IDENTITY_REVIEW_TIME,
  MINIMUM_BALANCE,
  MINIMUM_WITHDRAWAL,
  NO_DEADLINES,
  PAID_REWARD_MAX,
  PAID_REWARD_MIN,
  PAYMENT_REVIEW_HOURS,
  PAYOUT_BUSINESS_DAYS,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  REVIEW_SENTENCE,
  TASK_DURATION,
} from '@platform/contracts';
import { EARN_BACK } from './prices.ts';

/** Texts of /services. */

export const SERVICES = {
  title: 'Ten AI skills to choose from',
  lead: 'Buy a blueprint once and get lifetime access to the tasks of its skill. AI Basics is free and comes first.',
} as const;

/** Shown next to the last card of the catalogue. */
export const CHOOSING = {
  title: 'How to choose',
  text: `Choose the work you would enjoy on a slow afternoon, not the highest reward. It takes ${EARN_BACK.min} to ${EARN_BACK.max} tasks to earn back a price. Its card shows what its open work pays now.`,
  link: 'See all prices and rewards',
} as const;

export const BENEFITS_AND_CONDITIONS = {
  title: 'Before you buy',
  lead: 'What you get, and what it takes. Read both before you pay for anything.',
  benefits: {
    title: 'What you get',
    items: [
      {
        term: 'Lifetime access',
        text: 'Pay once, without a subscription. You keep the access, also to tasks that we add.',
      },
      {
        term: `${PAID_REWARD_MIN}–${PAID_REWARD_MAX} per paid task`,
        text: `Set by the blueprint and shown before you start. The top reward is ${PAID_REWARD_MAX}.`,
      },
      {
        term: `Up to ${DAILY_TASK_LIMIT} tasks a day`,
        text: `Across all your blueprints, ${TASK_DURATION} each. ${NO_DEADLINES}`,
      },
      {
        term: `${REFERRAL_REWARD} per friend`,
        text: `When a friend you invited ${REFERRAL_TRIGGER}.`,
      },
      {
        term: '24/7 support',
        text: 'Write to us at any time. Our team answers Monday-Friday, 9AM-6PM EST.',
      },
      {
        term: '$500–$3000 in a typical month',
        text: 'An illustration, not a measured figure and not a promise. You earn what the tasks you complete pay, which can be less, or nothing.',
        /** Whether the measured figure is shown beside it. */
        isMeasured: true,
      },
    ],
  },
  conditions: {
    title: 'What it takes',
    items: [
      {
        term: 'AI Basics first',
        text: `Its identity review takes ${IDENTITY_REVIEW_TIME}. You cannot buy a paid blueprint until you are approved.`,
      },
      {
        term: `About ${PAYMENT_REVIEW_HOURS} hours per payment`,
        text: 'Tasks unlock once we have verified it. If it is rejected, we tell you why, and you can try again.',
      },
      {
        term: `${EARNINGS_LOCK} per reward`,
        text: 'Counted from the completed task, or from the hand-in that is approved. Until then the reward is locked and you cannot withdraw it.',
      },
      {
        term: `${MINIMUM_BALANCE} to withdraw`,
        text: `With less than ${MINIMUM_BALANCE} available, you cannot request a withdrawal. The minimum amount is ${MINIMUM_WITHDRAWAL}.`,
      },
      {
        term: `${PAYOUT_BUSINESS_DAYS.min}–${PAYOUT_BUSINESS_DAYS.max} business days per transfer`,
        text: 'After approval. If a withdrawal is rejected, we tell you why and the money returns to your balance.',
      },
      {
        term: 'Approval first',
        text: `A person can ask for changes or reject your work, with a reason. ${REVIEW_SENTENCE}`,
      },
      {
        term: 'Each task is paid once',
        text: 'When you have done all that are open, you earn no more until we add some. You cannot transfer a blueprint.',
      },
    ],
  },
} as const;
