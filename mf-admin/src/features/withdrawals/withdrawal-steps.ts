import { meetsPayoutRequirements, type WithdrawalDetail } from '@platform/contracts';
import { toApproveOrReject, type DecisionStep } from '../../shared/review/decision/decision-steps.ts';

type Status = WithdrawalDetail['status'];

export type WithdrawalAction = 'approve' | 'reject' | 'process' | 'fail' | 'bounce';

/**
 * The steps from each status (docs/specification.md#4-states-and-transitions). A status that is missing here is final.
 */
const STEPS: Readonly<Partial<Record<Status, readonly DecisionStep<WithdrawalAction>[]>>> = {
  pending: toApproveOrReject(true),
  processing: [
    { action: 'process', kind: 'primary', label: 'Mark as paid out', shortcut: 'p' },
    { action: 'fail', kind: 'reject', label: 'Mark as failed', shortcut: 'b' },
  ],
  completed: [{ action: 'bounce', kind: 'reject', label: 'Payment came back', shortcut: 'b' }],
};

/**
 * Returns the steps that an administrator can take; none if the status is final. A payout cannot be approved before the
 * member meets its requirements, while its destination is new, and twice by the same administrator. Nothing is approved
 * or paid out while the account is disabled.
 */
export function getWithdrawalSteps(
  {
    status,
    conflictOfInterest,
    requirements,
    cooldownUntil,
    firstApproval,
    memberDisabled,
  }: WithdrawalDetail,
  username: string | undefined,
): readonly DecisionStep<WithdrawalAction>[] {
  if (conflictOfInterest !== null) return [];
  const hasApproved = firstApproval !== null && firstApproval.by === username;
  const canApprove = meetsPayoutRequirements(requirements) && cooldownUntil === null && !hasApproved;
  return (STEPS[status] ?? []).filter(({ action }) => {
    if (action === 'approve') return canApprove && !memberDisabled;
    return action !== 'process' || !memberDisabled;
  });
}
