import type { InferType } from 'yup';
import { answerDollars, answerId, answerTime, choice, dollars, record } from '../schema.ts';

/** What moved a member's money. */
export const ENTRY_KINDS = [
  'signup_bonus',
  'task_reward',
  'reward_unlocked',
  'referral_reward',
  'withdrawal_requested',
  'withdrawal_returned',
  'withdrawal_paid',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A member's three accounts: what can be withdrawn, what is under its lock, what is set aside for withdrawals. */
export const ENTRY_ACCOUNTS = ['available', 'locked', 'held'] as const;
export type EntryAccount = (typeof ENTRY_ACCOUNTS)[number];

/** One line of a statement: what a journal changed in one of the member's accounts. */
export const ledgerEntryAnswer = record({
  id: answerId(),
  at: answerTime(),
  kind: choice(ENTRY_KINDS, 'Must be a kind of entry').defined(),
  account: choice(ENTRY_ACCOUNTS, 'Must be an account').defined(),
  /** Dollars, below zero where they left the account. */
  amount: dollars('Must be dollars').defined(),
  /** Of a reward that is still locked: when it becomes available. */
  availableAt: answerTime().nullable(),
  /** Dollars of that account right after it. */
  balanceAfter: answerDollars(),
});
export type LedgerEntry = InferType<typeof ledgerEntryAnswer>;
