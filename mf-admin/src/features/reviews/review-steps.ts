import type { ReviewDetail } from '@platform/contracts';
import { formatCount } from '@platform/design-system';
import type { DecisionStep } from '../../shared/review/decision/decision-steps.ts';
import type { ReviewModel } from './use-review-model.ts';

/** What an administrator can do with a submission that they have claimed. */
export type ReviewAction = 'approve' | 'correct' | 'revise' | 'reject' | 'grant' | 'deny';

const APPEAL_STEPS: readonly DecisionStep<ReviewAction>[] = [
  { action: 'grant', kind: 'primary', label: 'Grant the appeal', shortcut: 'a' },
  { action: 'deny', kind: 'reject', label: 'Deny the appeal', shortcut: 'x' },
];

/** The steps of the open submission; none without its claim, and while a decision waits. */
export function getReviewSteps(model: ReviewModel): readonly DecisionStep<ReviewAction>[] {
  const { record, claim, isCorrecting, isDecided, review } = model;
  if (claim.status !== 'mine' || isDecided) return [];
  if (record.state === 'appealed') return APPEAL_STEPS;
  const corrections = Object.keys(review.draft.fixes).length;
  return [
    {
      action: 'approve',
      kind: 'primary',
      label: corrections > 0 ? `Approve with ${formatCount(corrections, 'correction')}` : 'Approve',
      shortcut: 'a',
    },
    {
      action: 'correct',
      kind: 'secondary',
      label: isCorrecting ? 'Stop correcting' : 'Fix and approve',
      shortcut: 'f',
    },
    ...getReviseStep(record),
    { action: 'reject', kind: 'reject', label: 'Reject', shortcut: 'x' },
  ];
}

function getReviseStep({ revisionsLeft }: ReviewDetail): readonly DecisionStep<ReviewAction>[] {
  if (revisionsLeft === 0) return [];
  return [
    { action: 'revise', kind: 'secondary', label: `Ask for changes (${revisionsLeft} left)`, shortcut: 'r' },
  ];
}
