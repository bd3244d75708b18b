/*
 * Invariant: a request never takes more than is available, and a withdrawal moves only along its transitions. The
 * contract fixes the order of the checks: positive amount, balance, minimum amount, available balance. Pure functions.
 */
import {
  MINIMUM_BALANCE_DOLLARS,
  MINIMUM_WITHDRAWAL_DOLLARS,
  centsOf,
  type Withdrawal,
} from '@platform/contracts';
import { FULL_MASK, maskAllButLast, maskEmail } from '../../platform/masking.ts';
import { belowMinimum, insufficientFunds, invalidAmount, pendingRequirement } from './withdrawals.errors.ts';

type Status = Withdrawal['status'];

/** The transitions of a withdrawal: the status each one requires and the status it leads to. */
export const TRANSITIONS = {
  cancel: { from: 'pending', to: 'cancelled' },
  approve: { from: 'pending', to: 'processing' },
  reject: { from: 'pending', to: 'rejected' },
  process: { from: 'processing', to: 'completed' },
  fail: { from: 'processing', to: 'failed' },
} as const satisfies Record<string, { from: Status; to: Status }>;
export type Transition = keyof typeof TRANSITIONS;

/** Decides what happens to the hold of a withdrawal in a status; `undefined` while the withdrawal is open. */
export function holdOutcome(status: Status): 'paid' | 'returned' | undefined {
  if (status === 'completed') return 'paid';
  return status === 'pending' || status === 'processing' ? undefined : 'returned';
}

/** Says why a transition is not allowed: it comes too early, or the withdrawal is already decided. */
export function transitionError(
  transition: Transition,
  status: Status,
): 'wrong_state' | 'already_decided' | undefined {
  const { from } = TRANSITIONS[transition];
  if (status === from) return undefined;
  return status === 'pending' ? 'wrong_state' : 'already_decided';
}

/**
 * Converts an amount from dollars to cents.
 *
 * @throws AppError `invalid_amount` if it is not positive or has more than two decimals
 */
export function parseAmountCents(amount: number): number {
  if (!Number.isFinite(amount) || amount <= 0 || Number(amount.toFixed(2)) !== amount) throw invalidAmount();
  const cents = centsOf(amount);
  if (!Number.isSafeInteger(cents)) throw invalidAmount();
  return cents;
}

/**
 * Asserts that a member may withdraw an amount.
 *
 * @throws AppError `pending_requirement`, `below_minimum`, `insufficient_funds`
 */
export function assertCanWithdraw(cents: number, availableCents: number): void {
  if (availableCents < centsOf(MINIMUM_BALANCE_DOLLARS)) throw pendingRequirement(availableCents);
  if (cents < centsOf(MINIMUM_WITHDRAWAL_DOLLARS)) throw belowMinimum();
  if (cents > availableCents) throw insufficientFunds();
}

/** Shorter details stay hidden entirely, because the last four characters would give too much away. */
const MIN_LENGTH_TO_SHOW_LAST = 12;

/** Masks payment details for administrators who have not revealed them. */
export function maskDetails(details: string): string {
  const text = details.trim();
  if (/^\S+@\S+$/.test(text)) return maskEmail(text);
  return text.length < MIN_LENGTH_TO_SHOW_LAST ? FULL_MASK : maskAllButLast(text, 4);
}
