/*
 * Invariant: a withdrawal takes each step once, and what it has set aside is paid out or goes back exactly once, in the
 * transaction of the step.
 */
import type { AuditAction } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Ledger } from '../ledger/index.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { STEPS, endOf, type Step } from './withdrawals.policy.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

/** Takes a step that the caller has found to be possible in this transaction. */
export type TakeStep = (
  tx: Tx,
  actor: Actor,
  record: WithdrawalRecord,
  step: Step,
  reason?: string,
) => Promise<WithdrawalRecord>;

const ACTIONS = {
  cancel: 'withdrawal_cancelled',
  approve: 'withdrawal_approved',
  reject: 'withdrawal_rejected',
  process: 'withdrawal_processed',
  fail: 'withdrawal_failed',
} as const satisfies Record<Step, AuditAction>;

type Parts = { repository: WithdrawalsRepository; ledger: Ledger; audit: AuditLog; clock: Clock };

export function createSteps({ repository, ledger, audit, clock }: Parts): TakeStep {
  return async (tx, actor, record, step, reason) => {
    const { _id: withdrawalId, userId, amountCents: cents } = record;
    const status = STEPS[step].to;
    const move = { status, reason: reason ?? null, decidedAt: clock.now(), decidedBy: actor.userId };
    await repository.move(tx, record, move);
    const end = endOf(status);
    if (end === 'paid') await ledger.payOut(tx, { withdrawalId, userId, cents });
    if (end === 'returned') await ledger.release(tx, { withdrawalId, userId, cents });
    await audit.record(tx, actor, { action: ACTIONS[step], subjectId: withdrawalId, userId, reason });
    return { ...record, ...move };
  };
}
