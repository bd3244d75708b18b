import { CLAIM_KEY } from '../../shared/review/case/use-claim.ts';
import { toShortcuts } from '../../shared/review/decision/decision-steps.ts';
import { CLAIM_NEXT_KEY } from './claim-next.tsx';
import { getReviewSteps, type ReviewAction } from './review-steps.ts';
import type { ReviewModel } from './use-review-model.ts';

/** J and K move through the items, so the records have the same keys with Shift. */
export const RECORD_KEYS = { next: 'shift+j', previous: 'shift+k' } as const;

type Shortcut = { readonly label: string; readonly run: () => void };

/**
 * Begins a step: its dialog, or the correction of answers in the work itself. An approval needs the whole rubric, so what
 * is missing there is asked for first.
 */
export function startStep(model: ReviewModel, action: ReviewAction): void {
  if (action === 'correct') model.setIsCorrecting(!model.isCorrecting);
  else if (action === 'approve' && model.askForMissing()) return;
  else model.decision.start(action);
}

/** The shortcuts that the state of the open submission allows. */
export function getReviewShortcuts(
  model: ReviewModel,
  claimNext: () => void,
): Readonly<Record<string, Shortcut>> {
  const { record, items, claim, comparisons, canReview, isDecided } = model;
  return {
    ...(record.items.length > 1 && {
      j: { label: 'next item', run: items.next },
      k: { label: 'previous item', run: items.previous },
    }),
    ...(model.switchTable && {
      t: { label: model.isTable ? 'one item' : 'all answers', run: model.switchTable },
    }),
    ...(comparisons.length > 1 && { d: { label: 'switch the comparison', run: model.switchComparison } }),
    ...(canReview && { m: { label: 'comment on the item', run: model.commentOnItem } }),
    ...(model.commentOnFinding && {
      w: { label: 'comment with what is wrong', run: model.commentOnFinding },
    }),
    ...(model.takeRightAnswers && { u: { label: 'use the right answers', run: model.takeRightAnswers } }),
    ...getRubricShortcuts(model),
    ...toShortcuts(getReviewSteps(model), (action) => startStep(model, action)),
    ...((claim.status === 'free' || claim.status === 'expired') &&
      !isDecided && {
        [CLAIM_KEY]: { label: 'claim', run: claim.claim },
      }),
    ...((claim.status !== 'mine' || isDecided) && {
      [CLAIM_NEXT_KEY]: { label: 'claim next', run: claimNext },
    }),
  };
}

/** The number keys choose an option of the marked criterion. While answers are corrected they belong to the editors. */
function getRubricShortcuts({ record, canReview, isCorrecting, criterionIndex, chooseOption }: ReviewModel) {
  const criterion = record.rubric[criterionIndex];
  if (!criterion || !canReview || isCorrecting) return {};
  return Object.fromEntries(
    criterion.options.map(({ id, label }, index) => [
      String(index + 1),
      { label: `${criterion.title}: ${label}`, run: () => chooseOption(criterionIndex, id) },
    ]),
  );
}
