/*
 * Invariant: a request never takes more than is available, and a withdrawal moves only along its transitions. The rules
 * about requests are in the contracts, shared with the dashboard. Pure functions.
 */
import {
  centsOf,
  dollarsOf,
  findWithdrawalViolation,
  meetsPayoutRequirements,
  type PayoutRequirements,
  type SecondApprovalCause,
  type Withdrawal,
} from '@platform/contracts';
import { payoutRequirementsMissing } from '../decisions/index.ts';
import { invalidRequest } from './withdrawals.errors.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

type Status = Withdrawal['status'];

/** The transitions of a withdrawal: the status each one requires and the status it leads to. */
export const TRANSITIONS = {
  cancel: { from: 'pending', to: 'cancelled' },
  approve: { from: 'pending', to: 'processing' },
  reject: { from: 'pending', to: 'rejected' },
  process: { from: 'processing', to: 'completed' },
  fail: { from: 'processing', to: 'failed' },
  bounce: { from: 'completed', to: 'bounced' },
} as const satisfies Record<string, { from: Status; to: Status }>;
export type Transition = keyof typeof TRANSITIONS;

/**
 * Decides what happened to the hold of a withdrawal in a status; `undefined` while the withdrawal is open. A bounced
 * withdrawal was paid out before.
 */
export function holdOutcome(status: Status): 'paid' | 'returned' | undefined {
  if (status === 'completed' || status === 'bounced') return 'paid';
  return status === 'pending' || status === 'processing' ? undefined : 'returned';
}

/** The statuses on the way to a payout, in their order. */
const STEPS: readonly Status[] = ['pending', 'processing', 'completed'];

/** Says why a transition is not allowed: it comes too early, or the withdrawal is already decided. */
export function transitionError(
  transition: Transition,
  status: Status,
): 'wrong_state' | 'already_decided' | undefined {
  const { from } = TRANSITIONS[transition];
  if (status === from) return undefined;
  const step = STEPS.indexOf(status);
  return step !== -1 && step < STEPS.indexOf(from) ? 'wrong_state' : 'already_decided';
}

/**
 * Finds why two administrators have to approve a withdrawal: because too little of it is reviewed work, because of its
 * amount, because of what one administrator alone has approved for its member recently, or because the first of two
 * approvals is given. `null` if one is enough.
 *
 * @param approvedAloneCents the other withdrawals of the member that one administrator has approved recently
 * @param limit dollars; without it no amount needs two
 * @param reviewedCents the part of it that is reviewed work; without it any part is enough
 */
export function findSecondApprovalCause(
  { amountCents, firstApproval }: Pick<WithdrawalRecord, 'amountCents' | 'firstApproval'>,
  {
    approvedAloneCents,
    limit,
    reviewedCents,
  }: { approvedAloneCents: number; limit: number | undefined; reviewedCents: number | undefined },
): SecondApprovalCause | null {
  if (reviewedCents !== undefined && 2 * reviewedCents < amountCents) return 'little_reviewed_work';
  if (limit === undefined) return null;
  const isAbove = firstApproval !== undefined || amountCents + approvedAloneCents > centsOf(limit);
  return isAbove ? 'above_limit' : null;
}

/**
 * Asserts that a member may withdraw an amount.
 *
 * @param amount requested dollars
 * @throws AppError `invalid_amount`, `pending_requirement`, `below_minimum`, `insufficient_funds`
 */
export function assertCanWithdraw(amount: number, availableCents: number): void {
  const balance = dollarsOf(availableCents);
  const violation = findWithdrawalViolation(amount, balance);
  if (violation) throw invalidRequest(violation, balance);
}

/** Asserts that a payout can be approved. @throws AppError `payout_requirements_missing` */
export function assertCanApprove(requirements: PayoutRequirements): void {
  if (!meetsPayoutRequirements(requirements)) throw payoutRequirementsMissing('withdrawal', requirements);
}
