/*
 * Invariant: a withdrawal takes each transition at most once, and its hold is paid out or returned exactly once, in the
 * transaction of the transition. What was paid out comes back at most once.
 */
import type { AuditAction } from '@platform/contracts';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { payoutDueAt } from '../../decisions/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { TRANSITIONS, holdOutcome, type Transition } from '../withdrawals.policy.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';

export type ApplyTransition = ReturnType<typeof createApplyTransition>;

/** What an administrator adds to a transition: why it was rejected, failed or came back, and what names the payment. */
export type TransitionNote = { readonly reason?: string; readonly transactionReference?: string };

const AUDIT_ACTIONS = {
  cancel: 'withdrawal_cancelled',
  approve: 'withdrawal_approved',
  reject: 'withdrawal_rejected',
  process: 'withdrawal_processed',
  fail: 'withdrawal_failed',
  bounce: 'withdrawal_bounced',
} as const satisfies Record<Transition, AuditAction>;

export function createApplyTransition({
  services,
  repository,
  ledger,
}: {
  services: Pick<Services, 'audit' | 'clock'>;
  repository: WithdrawalsRepository;
  ledger: Ledger;
}) {
  const { audit, clock } = services;

  async function moveMoney(
    tx: Tx,
    transition: Transition,
    hold: Parameters<Ledger['payOut']>[1],
  ): Promise<void> {
    if (transition === 'bounce') return ledger.reversePayout(tx, hold);
    const outcome = holdOutcome(TRANSITIONS[transition].to);
    if (outcome === 'paid') return ledger.payOut(tx, hold);
    if (outcome === 'returned') return ledger.returnHold(tx, hold);
  }

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
      // A payment that came back has a reference of its own; the withdrawal keeps that of its payout.
      ...(transition === 'bounce'
        ? { transactionReference: record.transactionReference, returnReference: transactionReference ?? null }
        : { transactionReference: transactionReference ?? null }),
      decidedAt: clock.now(),
      decidedBy: actor.userId,
      ...(transition === 'approve' && { dueAt: payoutDueAt(clock.now()) }),
    };
    await repository.changeStatus(tx, record, change);
    await moveMoney(tx, transition, { withdrawalId, userId, cents });
    const action = AUDIT_ACTIONS[transition];
    const reference = transactionReference && `Transaction reference: ${transactionReference}`;
    const note = [reason, reference].filter(Boolean).join(' ') || undefined;
    await audit.record(tx, actor, { action, subjectId: withdrawalId, userId, reason: note });
    return { ...record, ...change };
  };
}
