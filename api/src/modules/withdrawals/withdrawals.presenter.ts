import { dollarsOf, type Withdrawal, type WithdrawalRow } from '@platform/contracts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { maskDetails } from './withdrawals.policy.ts';

/** As its owner sees it; `details` is where the money goes, in clear. */
export function presentWithdrawal(record: WithdrawalRecord, details: string): Withdrawal {
  const { _id, amountCents, paymentMethod, status, reason, requestedAt } = record;
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
  };
}

/** As administrators see it, with the names of users by id. */
export function presentRow(
  record: WithdrawalRecord,
  details: string,
  usernames: ReadonlyMap<string, string>,
): WithdrawalRow {
  const { userId, status, decidedAt, decidedBy } = record;
  const nameOf = (id: WithdrawalRecord['userId']): string => usernames.get(id.toHexString()) ?? '';
  // What the member took back was no decision.
  const isDecided = status !== 'cancelled';
  return {
    ...presentWithdrawal(record, maskDetails(details)),
    userId: userId.toHexString(),
    username: nameOf(userId),
    decidedAt: isDecided && decidedAt ? decidedAt.toISOString() : null,
    decidedBy: isDecided && decidedBy ? nameOf(decidedBy) : null,
  };
}
