import { meetsPayoutRequirements, type PurchaseDetail } from '@platform/contracts';
import type { DecisionStep } from '../../shared/review/decision/decision-steps.ts';

export type ReturnAction = 'approve return' | 'complete return' | 'reject return';

const APPROVE: DecisionStep<ReturnAction> = {
  ...{ action: 'approve return', kind: 'primary', label: 'Approve', shortcut: 'a' },
};
const COMPLETE: DecisionStep<ReturnAction> = {
  ...{ action: 'complete return', kind: 'primary', label: 'Mark as paid back', shortcut: 'p' },
};
const REJECT: DecisionStep<ReturnAction> = {
  ...{ action: 'reject return', kind: 'reject', label: 'Reject', shortcut: 'x' },
};

/**
 * Returns the steps that an administrator can take with a return; none if the purchase is not being returned. It is
 * paid back once nothing of the member stands in its way: above the limit, only after the approval of another
 * administrator.
 */
export function getReturnSteps(
  { status, returnCase, conflictOfInterest, memberDisabled }: PurchaseDetail,
  username: string | undefined,
): readonly DecisionStep<ReturnAction>[] {
  if (status !== 'returning' || !returnCase || conflictOfInterest !== null) return [];
  const { requirements, needsTwo, firstApproval } = returnCase;
  if (memberDisabled || !meetsPayoutRequirements(requirements)) return [REJECT];
  if (needsTwo && !firstApproval) return [APPROVE, REJECT];
  return needsTwo && firstApproval?.by === username ? [REJECT] : [COMPLETE, REJECT];
}
