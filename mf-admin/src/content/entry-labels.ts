import type { EntryAccount, LedgerEntry } from '@platform/contracts';
import type { BadgeLabel } from '@platform/design-system';

/** The kinds of ledger entries. */
export const ENTRY_KIND_LABELS: Readonly<Record<LedgerEntry['kind'], string>> = {
  signup_bonus: 'Signup bonus',
  task_reward: 'Task reward',
  reward_unlocked: 'Reward unlocked',
  referral_reward: 'Referral reward',
  withdrawal_requested: 'Withdrawal requested',
  withdrawal_released: 'Withdrawal returned',
  withdrawal_paid: 'Withdrawal paid out',
  withdrawal_bounced: 'Payment came back',
  blueprint_purchase: 'Blueprint purchase',
  blueprint_returned: 'Blueprint paid back',
  balance_given_up: 'Balance given up',
};

/** A member's ledger accounts. */
export const ACCOUNT_LABELS: Readonly<Record<EntryAccount, BadgeLabel>> = {
  available: { label: 'Available', tone: 'available' },
  locked: { label: 'Locked', tone: 'locked' },
  held: { label: 'On hold', tone: 'held' },
};
