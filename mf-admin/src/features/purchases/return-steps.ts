import { meetsPayoutRequirements, type PurchaseDetail } from '@platform/contracts';
import type { DecisionStep } from '../../shared/review/decision/decision-steps.ts';

export type ReturnAction = 'approve return' | 'complete return' | 'reject return';

type Record = Pick<PurchaseDetail, 'status' | 'returnCase' | 'conflictOfInterest' | 'memberDisabled'>;

/** Whether a return waits for its payment and nothing of the member stands in its way. */
function isPayable({ status, returnCase, conflictOfInterest, memberDisabled }: Record): boolean {
  if (status !== 'returning' || !returnCase || conflictOfInterest !== null || memberDisabled) return false;
  return meetsPayoutRequirements(returnCase.requirements);
}

/** Whether an administrator can see who paid, and pay it back: above the limit, only after another one's approval. */
export function canPayBack(record: Record, username: string | undefined): boolean {
  if (!isPayable(record) || !record.returnCase) return false;
  const { needsTwo, firstApproval } = record.returnCase;
  return !needsTwo || (firstApproval !== null && firstApproval.by !== username);
}

/** Returns the steps that an administrator can take with a return; none if the purchase is not being returned. */
export function getReturnSteps(
  record: Record,
  username: string | undefined,
): readonly DecisionStep<ReturnAction>[] {
  const { status, returnCase, conflictOfInterest } = record;
  if (status !== 'returning' || !returnCase || conflictOfInterest !== null) return [];
  const { needsTwo, firstApproval } = returnCase;
  const steps: DecisionStep<ReturnAction>[] = [];
  if (isPayable(record) && needsTwo && !firstApproval)
    steps.push({ action: 'approve return', kind: 'primary', label: 'Approve', shortcut: 'a' });
  if (canPayBack(record, username))
    steps.push({ action: 'complete return', kind: 'primary', label: 'Mark as paid back', shortcut: 'p' });
  return [...steps, { action: 'reject return', kind: 'reject', label: 'Reject', shortcut: 'r' }];
}
