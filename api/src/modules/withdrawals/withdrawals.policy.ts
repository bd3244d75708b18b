/*
 * Invariant: a request takes no more than is available, and moves only along its steps. The order of the refusals is part
 * of the contract: positive amount, balance, minimum, available. Pure rules.
 */
import {
  MINIMUM_BALANCE_DOLLARS,
  MINIMUM_WITHDRAWAL_DOLLARS,
  centsOf,
  type Withdrawal,
} from '@platform/contracts';
import { HIDDEN, keepLast, maskEmail } from '../../platform/masking.ts';
import { belowMinimum, insufficientFunds, invalidAmount, pendingRequirement } from './withdrawals.errors.ts';

type Status = Withdrawal['status'];

/** What can be done to a withdrawal: in which state, and which one follows. */
export const STEPS = {
  cancel: { from: 'pending', to: 'cancelled' },
  approve: { from: 'pending', to: 'processing' },
  reject: { from: 'pending', to: 'rejected' },
  process: { from: 'processing', to: 'completed' },
  fail: { from: 'processing', to: 'failed' },
} as const satisfies Record<string, { from: Status; to: Status }>;
export type Step = keyof typeof STEPS;

/** What becomes of the money that is set aside. */
export function endOf(status: Status): 'paid' | 'returned' | undefined {
  if (status === 'completed') return 'paid';
  return status === 'pending' || status === 'processing' ? undefined : 'returned';
}

/** Why a step cannot be taken: it comes too early, or somebody has decided already. */
export function obstacleTo(step: Step, status: Status): 'wrong_state' | 'already_decided' | undefined {
  const { from } = STEPS[step];
  if (status === from) return undefined;
  return status === 'pending' ? 'wrong_state' : 'already_decided';
}

/**
 * The cents of an amount in dollars.
 *
 * @throws AppError `invalid_amount` when it is not positive or has more than two decimals.
 */
export function amountCents(amount: number): number {
  if (!Number.isFinite(amount) || amount <= 0 || Number(amount.toFixed(2)) !== amount) throw invalidAmount();
  const cents = centsOf(amount);
  if (!Number.isSafeInteger(cents)) throw invalidAmount();
  return cents;
}

/** @throws AppError `pending_requirement`, `below_minimum`, `insufficient_funds` */
export function mayWithdraw(cents: number, availableCents: number): void {
  if (availableCents < centsOf(MINIMUM_BALANCE_DOLLARS)) throw pendingRequirement(availableCents);
  if (cents < centsOf(MINIMUM_WITHDRAWAL_DOLLARS)) throw belowMinimum();
  if (cents > availableCents) throw insufficientFunds();
}

const LONG_ENOUGH_TO_TELL = 12;

/** Where money goes, as administrators see it before they reveal it. */
export function maskDetails(details: string): string {
  const text = details.trim();
  if (/^\S+@\S+$/.test(text)) return maskEmail(text);
  return text.length < LONG_ENOUGH_TO_TELL ? HIDDEN : keepLast(text, 4);
}
