import type { EntryKind, EventKind } from '@platform/contracts';

/** Labels of the ledger entry kinds. */
export const KIND_LABELS: Record<EntryKind, string> = {
  signup_bonus: 'Signup bonus',
  task_reward: 'Task reward',
  reward_unlocked: 'Reward unlocked',
  referral_reward: 'Referral reward',
  withdrawal_requested: 'Withdrawal requested',
  withdrawal_released: 'Withdrawal released',
  withdrawal_paid: 'Withdrawal paid',
  withdrawal_bounced: 'Payment came back',
  blueprint_purchase: 'Blueprint purchase',
  blueprint_returned: 'Blueprint returned',
  balance_given_up: 'Balance given up',
};

/** Labels of the events. */
export const EVENT_LABELS: Record<EventKind, string> = {
  ...KIND_LABELS,
  withdrawal: 'Withdrawal',
  blueprint_purchase: 'Blueprint',
};
