import type { VerificationDetail } from '@platform/contracts';
import { APPROVE_OR_REJECT, type DecisionStep } from '../../shared/review/decision/decision-steps.ts';

export type VerificationAction = 'approve' | 'reject' | 'confirm';

const CONFIRM: readonly DecisionStep<VerificationAction>[] = [
  { action: 'confirm', kind: 'primary', label: 'Confirm identity', shortcut: 'c' },
];

/** Returns the steps that the administrator can take: a decision, or the check of an automatic approval. */
export function getVerificationSteps({
  status,
  barrier,
  isChecked,
}: Pick<
  VerificationDetail,
  'status' | 'barrier' | 'isChecked'
>): readonly DecisionStep<VerificationAction>[] {
  if (barrier !== null) return [];
  if (status === 'pending') return APPROVE_OR_REJECT;
  return status === 'active' && !isChecked ? CONFIRM : [];
}
