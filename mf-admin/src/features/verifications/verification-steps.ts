import type { VerificationDetail } from '@platform/contracts';
import { toApproveOrReject, type DecisionStep } from '../../shared/review/decision/decision-steps.ts';

export type VerificationAction = 'approve' | 'reject' | 'confirm';

const CONFIRM: readonly DecisionStep<VerificationAction>[] = [
  { action: 'confirm', kind: 'primary', label: 'Confirm identity', shortcut: 'a' },
];

/**
 * Returns the steps that the administrator can take: a decision, or the check of an automatic approval. Nothing of a
 * disabled account is approved or confirmed.
 */
export function getVerificationSteps({
  status,
  conflictOfInterest,
  isChecked,
  memberDisabled,
}: Pick<
  VerificationDetail,
  'status' | 'conflictOfInterest' | 'isChecked' | 'memberDisabled'
>): readonly DecisionStep<VerificationAction>[] {
  if (conflictOfInterest !== null) return [];
  if (status === 'pending') return toApproveOrReject(!memberDisabled);
  return status === 'active' && !isChecked && !memberDisabled ? CONFIRM : [];
}
