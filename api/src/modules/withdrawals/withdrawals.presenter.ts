import {
  dollarsOf,
  type CooldownCause,
  type Withdrawal,
  type WithdrawalDetail,
  type WithdrawalRow,
} from '@platform/contracts';
import { type CaseClaim, presentClaim } from '../decisions/index.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import type { Composition } from './withdrawals.composition.ts';
import { maskDetails } from '../../platform/masking.ts';

/** What a withdrawal still waits for. */
type Progress = Pick<Withdrawal, 'dueAt' | 'cooldownUntil' | 'cooldownCause' | 'awaitsSecondApproval'>;

/** Presents a withdrawal without its progress. @param details the payment details; `null` if they are unreadable */
export function presentWithdrawal(
  record: WithdrawalRecord,
  details: string | null,
): Omit<Withdrawal, keyof Progress> {
  const { _id, amountCents, paymentMethod, status, reason, requestedAt } = record;
  const { transactionReference, returnReference = null } = record;
  return {
    id: _id.toHexString(),
    amount: dollarsOf(amountCents),
    paymentMethod,
    paymentDetails: details,
    requestDate: requestedAt.toISOString(),
    approved: status === 'processing' || status === 'completed',
    processed: status === 'completed',
    status,
    reason,
    transactionReference,
    returnReference,
  };
}

/**
 * Presents what a withdrawal still waits for.
 *
 * @param record with a first approval only if that still counts
 * @param cooldown until when it is not approved, and why
 */
export function presentProgress(
  record: WithdrawalRecord,
  cooldown: { readonly until: Date; readonly cause: CooldownCause } | undefined,
): Progress {
  return {
    dueAt: isOpen(record) ? record.dueAt.toISOString() : null,
    cooldownUntil: cooldown?.until.toISOString() ?? null,
    cooldownCause: cooldown?.cause ?? null,
    awaitsSecondApproval: record.status === 'pending' && record.firstApproval !== undefined,
  };
}

/** How far a withdrawal has come, without where it is sent. */
export type WithdrawalOutcome = Pick<
  Withdrawal,
  'id' | 'status' | 'paymentMethod' | 'reason' | 'transactionReference'
>;

/** Presents a withdrawal in a statement. */
export function presentOutcome(record: WithdrawalRecord): WithdrawalOutcome {
  const { _id, status, paymentMethod, reason, transactionReference } = record;
  return {
    id: _id.toHexString(),
    status,
    paymentMethod,
    reason,
    transactionReference,
  };
}

/** Whether a withdrawal waits for an administrator: for a decision, or for its payout. */
export function isOpen({ status }: Pick<WithdrawalRecord, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** What rows are presented with: usernames by id, and the members whose accounts are disabled. */
type RowContext = {
  readonly usernames: ReadonlyMap<string, string>;
  readonly disabled: ReadonlySet<string>;
  readonly claim: CaseClaim | undefined;
};

/** Presents a withdrawal to administrators, with masked payment details. */
export function presentRow(
  record: WithdrawalRecord,
  details: string | null,
  { usernames, disabled, claim }: RowContext,
): WithdrawalRow {
  const { userId, status, decidedAt, decidedBy, firstApproval } = record;
  const getUsername = (id: WithdrawalRecord['userId']): string => usernames.get(id.toHexString()) ?? '';
  // A withdrawal that its member canceled was not decided by an administrator.
  const isDecided = status !== 'cancelled';
  return {
    ...presentWithdrawal(record, details === null ? null : maskDetails(details)),
    userId: userId.toHexString(),
    username: getUsername(userId),
    memberDisabled: disabled.has(userId.toHexString()),
    dueAt: isOpen(record) ? record.dueAt.toISOString() : null,
    ...presentClaim(claim),
    decidedAt: isDecided && decidedAt ? decidedAt.toISOString() : null,
    decidedBy: isDecided && decidedBy ? getUsername(decidedBy) : null,
    firstApproval: firstApproval
      ? { at: firstApproval.at.toISOString(), by: getUsername(firstApproval.by) }
      : null,
  };
}

/**
 * Presents a withdrawal beside another one to the same destination.
 *
 * @param usernames by user id
 * @param disabled the members whose accounts are disabled
 */
export function presentRepeat(
  { _id, userId, status, requestedAt }: WithdrawalRecord,
  usernames: ReadonlyMap<string, string>,
  disabled: ReadonlySet<string>,
): WithdrawalDetail['repeats'][number] {
  return {
    id: _id.toHexString(),
    userId: userId.toHexString(),
    username: usernames.get(userId.toHexString()) ?? '',
    disabled: disabled.has(userId.toHexString()),
    status,
    at: requestedAt.toISOString(),
  };
}

/** Presents what a withdrawal and the rest of the balance consist of. */
export function presentComposition({ parts }: Composition): WithdrawalDetail['composition'] {
  return parts.map(({ source, cents, leftCents, from, to }) => ({
    source,
    amount: dollarsOf(cents),
    left: dollarsOf(leftCents),
    from: from.toISOString(),
    to: to.toISOString(),
  }));
}
