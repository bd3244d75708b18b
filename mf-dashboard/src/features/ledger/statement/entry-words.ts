import type { EntryAccount, EntryKind } from '@platform/contracts';
import type { Tone } from '@platform/design-system';

/** What moved the money, in words. */
export const KIND_WORDS: Record<EntryKind, string> = {
  signup_bonus: 'Signup bonus',
  task_reward: 'Task reward',
  reward_unlocked: 'Reward unlocked',
  referral_reward: 'Referral reward',
  withdrawal_requested: 'Withdrawal requested',
  withdrawal_returned: 'Withdrawal returned',
  withdrawal_paid: 'Withdrawal paid',
};

/** A member's three accounts, with the word and the tone they have everywhere. */
export const ACCOUNT_WORDS: Record<EntryAccount, { word: string; tone: Tone }> = {
  available: { word: 'Available', tone: 'available' },
  locked: { word: 'Locked', tone: 'locked' },
  held: { word: 'On its way', tone: 'held' },
};
