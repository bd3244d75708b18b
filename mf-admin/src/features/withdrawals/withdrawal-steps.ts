import type { WithdrawalRow } from '@platform/contracts';
import { APPROVE_OR_REJECT, type DecisionStep } from '../../shared/review/decision/decision-steps.ts';

type Status = WithdrawalRow['status'];

export type WithdrawalAction = 'approve' | 'reject' | 'process' | 'fail';

/**
 * The steps from each status (docs/specification.md#4-states-and-transitions). A status that is missing here is final.
 */
const STEPS: Readonly<Partial<Record<Status, readonly DecisionStep<WithdrawalAction>[]>>> = {
  pending: APPROVE_OR_REJECT,
  processing: [
    { action: 'process', kind: 'primary', label: 'Mark as paid out', shortcut: 'p' },
    { action: 'fail', kind: 'reject', label: 'Mark as failed', shortcut: 'f' },
  ],
};

/** Returns the steps available in a status; none if the status is final. */
export function getWithdrawalSteps(status: Status): readonly DecisionStep<WithdrawalAction>[] {
  return STEPS[status] ?? [];
}
