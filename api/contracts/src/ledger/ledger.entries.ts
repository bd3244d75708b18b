import type { InferType } from 'yup';
import { responseDollars, responseId, responseTime, enumOf, dollars, strictObject } from '../schema.ts';

/** The kinds of events that move a member's money, and the purchases paid from outside, and paid back. */
export const ENTRY_KINDS = [
  'signup_bonus',
  'task_reward',
  'reward_unlocked',
  'referral_reward',
  'withdrawal_requested',
  'withdrawal_released',
  'withdrawal_paid',
  'withdrawal_bounced',
  'blueprint_purchase',
  'blueprint_returned',
  'balance_given_up',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A member's three accounts: available for withdrawal, locked after a completion, and held for withdrawals. */
export const ENTRY_ACCOUNTS = ['available', 'locked', 'held'] as const;
export type EntryAccount = (typeof ENTRY_ACCOUNTS)[number];

/**
 * One entry of a statement: what a journal changed in one of the member's accounts, or a purchase or its return. A
 * purchase was paid from outside, so it has no account and no balance after it.
 */
export const ledgerEntryResponse = strictObject({
  id: responseId(),
  at: responseTime(),
  kind: enumOf(ENTRY_KINDS, 'Must be a kind of entry').defined(),
  account: enumOf(ENTRY_ACCOUNTS, 'Must be an account').nullable().defined(),
  /** Dollars; negative if they left the account, and for what a purchase cost. */
  amount: dollars('Must be an amount in dollars').defined(),
  /** When a locked reward becomes available; `null` for other entries. */
  availableAt: responseTime().nullable(),
  /** Dollars in the account after this entry; `null` without an account. */
  balanceAfter: responseDollars().nullable(),
});
export type LedgerEntry = InferType<typeof ledgerEntryResponse>;
