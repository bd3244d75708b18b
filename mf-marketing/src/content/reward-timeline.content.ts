import {
  EARNINGS_LOCK,
  EARNINGS_LOCK_DAYS,
  MINIMUM_BALANCE_DOLLARS,
  PAYOUT_BUSINESS_DAYS,
} from '@platform/contracts';
import { HERO_TASK } from './example-tasks.content.ts';

/** The illustration of the home page and of the login: the life of one reward. */
export const REWARD_TIMELINE = {
  label: 'One reward, from the completed task to the day it unlocks',
  lockSpan: EARNINGS_LOCK,
  done: {
    day: 'Day 0, task completed',
    title: HERO_TASK.title,
    reward: HERO_TASK.reward,
    state: `Locked until day ${EARNINGS_LOCK_DAYS}`,
  },
  unlocked: {
    day: `Day ${EARNINGS_LOCK_DAYS}, reward unlocked`,
    title: 'Available balance',
    balance: MINIMUM_BALANCE_DOLLARS,
    state: `$${HERO_TASK.reward.toFixed(2)} more`,
    note: `Enough to request a withdrawal. We pay it ${PAYOUT_BUSINESS_DAYS.min}–${PAYOUT_BUSINESS_DAYS.max} business days after approval.`,
  },
} as const;
