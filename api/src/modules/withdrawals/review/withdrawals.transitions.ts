/*
 * Invariant: a withdrawal takes each transition at most once, and its hold is paid out or returned exactly once, in the
 * transaction of the transition.
 */
import type { AuditAction } from '@platform/contracts';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { TRANSITIONS, holdOutcome, type Transition } from '../withdrawals.policy.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';

export type ApplyTransition = ReturnType<typeof createApplyTransition>;

/** What an administrator adds to a transition: why it was rejected or failed, or how it was paid. */
export type TransitionNote = { readonly reason?: string; readonly transactionReference?: string };

const AUDIT_ACTIONS = {
  cancel: 'withdrawal_cancelled',
  approve: 'withdrawal_approved',
  reject: 'withdrawal_rejected',
  process: 'withdrawal_processed',
  fail: 'withdrawal_failed',
} as const satisfies Record<Transition, AuditAction>;

export function createApplyTransition({
  platform,
  repository,
  ledger,
}: {
  platform: Platform;
  repository: WithdrawalsRepository;
  ledger: Ledger;
}) {
  const { audit, clock } = platform;

  /**
   * Applies a transition that the caller has found to be allowed, in the same transaction. Returns the updated record.
   */
  return async function applyTransition(
    tx: Tx,
    actor: Actor,
    record: WithdrawalRecord,
    transition: Transition,
    { reason, transactionReference }: TransitionNote = {},
  ): Promise<WithdrawalRecord> {
    const { _id: withdrawalId, userId, amountCents: cents } = record;
    const status = TRANSITIONS[transition].to;
    const change = {
      status,
      reason: reason ?? null,
      transactionReference: transactionReference ?? null,
      decidedAt: clock.now(),
      decidedBy: actor.userId,
    };
    await repository.changeStatus(tx, record, change);
    const outcome = holdOutcome(status);
    if (outcome === 'paid') await ledger.payOut(tx, { withdrawalId, userId, cents });
    if (outcome === 'returned') await ledger.release(tx, { withdrawalId, userId, cents });
    const action = AUDIT_ACTIONS[transition];
    const note = transactionReference ? `Transaction reference: ${transactionReference}` : reason;
    await audit.record(tx, actor, { action, subjectId: withdrawalId, userId, reason: note });
    return { ...record, ...change };
  };
}
