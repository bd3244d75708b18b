import type { EntryKind } from '@platform/contracts';

/** What an entry of a member's ledger is about, for members and administrators. */
export const ENTRY_KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  signup_bonus: 'Signup bonus',
  task_reward: 'Task reward',
  reward_unlocked: 'Reward unlocked',
  referral_reward: 'Referral reward',
  withdrawal_requested: 'Withdrawal requested',
  withdrawal_released: 'Withdrawal released',
  withdrawal_paid: 'Withdrawal paid out',
  withdrawal_bounced: 'Payment came back',
  blueprint_purchase: 'Blueprint purchase',
  blueprint_returned: 'Blueprint returned',
  balance_given_up: 'Balance given up',
};
