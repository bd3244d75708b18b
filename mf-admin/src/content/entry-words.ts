import type { LedgerEntry } from '@platform/contracts';
import type { StatusWord } from './statuses.ts';

/** What moved money, in words. */
export const ENTRY_WORDS: Readonly<Record<LedgerEntry['kind'], string>> = {
  signup_bonus: 'Signup bonus',
  task_reward: 'Task reward',
  reward_unlocked: 'Reward unlocked',
  referral_reward: 'Referral reward',
  withdrawal_requested: 'Withdrawal requested',
  withdrawal_returned: 'Withdrawal returned',
  withdrawal_paid: 'Withdrawal paid out',
};

/** A member's accounts, each with its one word and tone. */
export const ACCOUNT_WORDS: Readonly<Record<LedgerEntry['account'], StatusWord>> = {
  available: { label: 'Available', tone: 'available' },
  locked: { label: 'Locked', tone: 'locked' },
  held: { label: 'On hold', tone: 'held' },
};
