/*
 * Invariant: a row goes from none to pending, then to active or rejected; an active purchase can go to returning, and
 * from there to returned or back to active; a purchase requires an active free blueprint; a member has at most one open
 * row per blueprint. Pure functions that throw the matching error.
 */
import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_PAYMENT_METHOD,
  RETURN_DAYS,
  RETURN_TEST,
  centsOf,
  getTransactionName,
  type IdentityState,
  type PaymentBody,
  type PaymentMethod,
} from '@platform/contracts';
import {
  blueprintNotFound,
  incompletePayment,
  notReturnable,
  ownershipError,
  returnPending,
} from './blueprints.errors.ts';
import { wrongState } from '../../platform/app-error.ts';
import { addDays } from '../../platform/clock.ts';
import type { OwnershipRecord } from './blueprints.model.ts';

type Row = Pick<OwnershipRecord, 'blueprintId' | 'status' | 'final'>;

/**
 * Asserts that a member may submit a verification.
 *
 * @throws AppError `verification_pending`, `already_verified`, `verification_final`
 */
export function assertCanVerify(rows: readonly Row[]): void {
  const attempts = rows.filter(({ blueprintId }) => blueprintId === FREE_BLUEPRINT_ID);
  if (attempts.some(({ status }) => status === 'active')) throw ownershipError('already_verified');
  if (attempts.some(({ status }) => status === 'pending')) throw ownershipError('verification_pending');
  if (attempts.some(({ final }) => final)) throw ownershipError('verification_final');
}

/**
 * Asserts that a member may purchase a blueprint.
 *
 * @throws AppError `not_found`, `verification_required`, `already_owned`, `purchase_pending`, `free_blueprint_required`
 */
export function assertCanPurchase(blueprintId: number, rows: readonly Row[]): void {
  if (!BLUEPRINTS.some(({ id }) => id === blueprintId)) throw blueprintNotFound();
  if (blueprintId === FREE_BLUEPRINT_ID) throw ownershipError('verification_required');
  const existing = rows.filter((row) => row.blueprintId === blueprintId);
  if (existing.some(({ status }) => status === 'active')) throw ownershipError('already_owned');
  if (existing.some(({ status }) => status === 'pending')) throw ownershipError('purchase_pending');
  if (existing.some(({ status }) => status === 'returning')) throw returnPending();
  const isVerified = rows.some((row) => row.blueprintId === FREE_BLUEPRINT_ID && row.status === 'active');
  if (!isVerified) throw ownershipError('free_blueprint_required');
}

type Returnable = Pick<OwnershipRecord, 'status' | 'returnUntil' | 'usedAt'>;

/** How far a member has come with the test that paid work needs. */
export type WorkTest = {
  readonly isPassed: boolean;
  /** When the attempts ended, earliest first. */
  readonly endedAt: readonly Date[];
};

/** Returns the last moment at which a purchase may still be returned, whatever its test; `null` if it cannot be. */
export function getLatestReturnEnd({ status, returnUntil, usedAt }: Returnable): Date | null {
  if (status !== 'active' || usedAt || !returnUntil) return null;
  return addDays(returnUntil, RETURN_TEST.maxDays - RETURN_DAYS);
}

/**
 * Returns until when a purchase can be returned; `null` if it cannot be. It can have ended meanwhile. It is as long for
 * members who had started paid work before there was a test: a start ends nothing.
 *
 * @param test the test that its paid work needs; `null` without one
 */
export function getReturnEnd(row: Returnable, test: WorkTest | null): Date | null {
  const latest = getLatestReturnEnd(row);
  if (!latest || !row.returnUntil) return null;
  if (!test || test.isPassed) return row.returnUntil;
  const attemptEnd = test.endedAt[RETURN_TEST.attempt - 1];
  const longer = attemptEnd ? addDays(attemptEnd, RETURN_TEST.days) : latest;
  const end = longer < latest ? longer : latest;
  return end > row.returnUntil ? end : row.returnUntil;
}

/**
 * Asserts that a member may return a purchase now.
 *
 * @param end until when it can be returned; missing if it cannot be
 * @throws AppError `wrong_state`, `not_returnable`
 */
export function assertCanReturn(row: Returnable, end: Date | undefined, now: Date): void {
  if (row.status !== 'active') throw wrongState('This blueprint is not active.');
  if (row.usedAt) throw notReturnable('used');
  if (!row.returnUntil) throw notReturnable('returned_before');
  if (!end || now >= end) throw notReturnable('too_late');
}

/**
 * Whether two administrators have to approve a return.
 *
 * @param othersCents the member's other returns that wait, or that one administrator alone has paid recently
 * @param limit dollars; without it no return needs two
 */
export function needsTwoApprovals(
  { priceCents, returnCase }: Pick<OwnershipRecord, 'priceCents' | 'returnCase'>,
  { othersCents, limit }: { othersCents: number; limit: number | undefined },
): boolean {
  if (limit === undefined) return false;
  return returnCase?.firstApproval !== undefined || priceCents + othersCents > centsOf(limit);
}

type Checkable = Pick<OwnershipRecord, 'status' | 'decidedBy' | 'documentsViewed' | 'checkedBy'>;

/** Whether a person has viewed the documents of an approved verification: for the approval, or after it. */
export function isChecked(row: Checkable): boolean {
  return row.status === 'active' && (!wasApprovedUnseen(row) || Boolean(row.checkedBy));
}

/** Whether a verification was approved automatically, or by an administrator who had not viewed its documents. */
function wasApprovedUnseen({ status, decidedBy, documentsViewed }: Checkable): boolean {
  return status === 'active' && (decidedBy === null || documentsViewed === false);
}

/**
 * Whether a person decided about a row before a time: at the decision, or when looking at documents that were approved
 * unseen. Until then the documents are needed.
 */
export function isReviewedBefore(row: OwnershipRecord, before: Date): boolean {
  if (row.status === 'pending') return false;
  const reviewedAt = wasApprovedUnseen(row) ? row.checkedAt : row.decidedAt;
  return Boolean(reviewedAt && reviewedAt <= before);
}

/** Finds how far a member's identity is known, and the verification that says so. @param rows newest first */
export function findIdentity<Row extends Checkable & Pick<OwnershipRecord, 'kind' | 'final'>>(
  rows: readonly Row[],
): { identity: IdentityState; verification: Row | undefined } {
  const verifications = rows.filter(({ kind }) => kind === 'verification');
  const active = verifications.find(({ status }) => status === 'active');
  if (active) return { identity: isChecked(active) ? 'checked' : 'approved', verification: active };
  const pending = verifications.find(({ status }) => status === 'pending');
  if (pending) return { identity: 'pending', verification: pending };
  const isBarred = verifications.some(({ final }) => final);
  return { identity: isBarred ? 'barred' : 'missing', verification: verifications[0] };
}

const HOUR_MS = 3_600_000;

/**
 * Returns when a pending verification is approved automatically; `null` for any other row and, with 0 hours, for every
 * row.
 */
export function getAutoApprovalTime(
  { kind, status, purchaseDate }: Pick<OwnershipRecord, 'kind' | 'status' | 'purchaseDate'>,
  autoApproveHours: number,
): Date | null {
  if (kind !== 'verification' || status !== 'pending' || autoApproveHours === 0) return null;
  return new Date(purchaseDate.getTime() + autoApproveHours * HOUR_MS);
}

/**
 * Completes a payment report with what was known before.
 *
 * @throws AppError `invalid_request` without a method or a transaction reference
 */
export function completePayment(
  row: Pick<OwnershipRecord, 'paymentMethod' | 'transactionReference'>,
  body: PaymentBody,
): { paymentMethod: PaymentMethod; transactionReference: string } {
  const paymentMethod = body.paymentMethod ?? row.paymentMethod;
  if (!paymentMethod || paymentMethod === FREE_PAYMENT_METHOD)
    throw incompletePayment('paymentMethod', 'Please select a payment method');
  const transactionReference = body.transactionReference || row.transactionReference;
  if (!transactionReference) {
    const message = `Please enter the ${getTransactionName(paymentMethod)}`;
    throw incompletePayment('transactionReference', message);
  }
  return { paymentMethod, transactionReference };
}
