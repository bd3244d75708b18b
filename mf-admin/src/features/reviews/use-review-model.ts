import type { CommentBody, ItemAnswers, ReviewDetail, ReviewItem } from '@platform/contracts';
import { useState } from 'react';
import { useCaseDecision } from '../../shared/undo/use-pending-decisions.ts';
import { useDecision } from '../../shared/review/decision/use-decision.ts';
import { hasOnlyChoices } from './answer-groups.ts';
import type { ReviewAction } from './review-steps.ts';
import { useReviewClaim } from './use-review-claim.ts';
import { useItemNavigation } from './use-item-navigation.ts';
import { useReviewDraft } from './review-draft.ts';

/** What the answers are compared with. */
export type Comparison = 'none' | 'truth' | 'previous';

/**
 * A comment that is being written; `index` is its place in the draft if it is edited, `more` are other answers that get
 * the same one.
 */
export type OpenComment = {
  readonly comment: CommentBody;
  readonly index?: number;
  readonly more?: readonly Pick<CommentBody, 'itemId' | 'part'>[];
};

/** Everything that the sections of one open submission share. */
export type ReviewModel = ReturnType<typeof useReviewModel>;

export function useReviewModel(record: ReviewDetail) {
  const review = useReviewDraft(record);
  const claim = useReviewClaim(record);
  const { id, title } = record;
  const decision = useDecision<ReviewAction>({ kind: 'review', id, name: title, keepClaim: claim.keep });
  const { pending, isDecided } = useCaseDecision(id);
  const items = useItemNavigation(record.items);
  const comparisons = listComparisons(record);
  const [chosenComparison, setComparison] = useState<Comparison>();
  const [openComment, setOpenComment] = useState<OpenComment>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const findOpen = (except: number) =>
    record.rubric.findIndex(({ id }, index) => index !== except && review.draft.criteria[id] === undefined);
  const [criterionIndex, setCriterionIndex] = useState(() => Math.max(0, findOpen(-1)));
  const [missingAsked, setMissingAsked] = useState(0);
  const canReview = claim.status === 'mine' && record.state === 'submitted' && !isDecided;
  const { item } = items.current ?? {};
  const nextFinding = item && findFinding(item, review.draft.comments);
  const comparison = chosenComparison ?? comparisons[0] ?? 'none';

  return {
    record,
    decision,
    claim,
    /** The decision that is not sent yet. */
    pending,
    /** Whether a decision waits, or the submission is not loaded again after it. */
    isDecided,
    items,
    ...useTable(record, items.select),
    review,
    /** Whether this administrator can comment, fill in the rubric and correct now. */
    canReview,
    comparisons,
    comparison,
    setComparison,
    switchComparison: () =>
      setComparison(comparisons[(comparisons.indexOf(comparison) + 1) % comparisons.length]),
    openComment,
    setOpenComment,
    /** Begins a comment about the current item as a whole. */
    commentOnItem: () => {
      const itemId = items.current?.item.id;
      if (itemId !== undefined)
        setOpenComment({ comment: { itemId, part: null, target: null, span: null, text: '' } });
    },
    /** Begins a comment with the first finding of the current item that no comment is about; missing without one. */
    commentOnFinding: canReview && nextFinding ? () => setOpenComment({ comment: nextFinding }) : undefined,
    isCorrecting: canReview && isCorrecting,
    setIsCorrecting,
    /** Corrects the current item to the known right answers; missing without any. */
    takeRightAnswers:
      canReview && isCorrecting && item && item.scores.length > 0
        ? () => review.setFix(item.id, correct(item, review.draft.fixes[item.id]))
        : undefined,
    /** The criterion that the number keys choose an option for. */
    criterionIndex,
    chooseOption: (index: number, option: string) => {
      const criterion = record.rubric[index];
      if (!criterion) return;
      review.setCriterion(criterion.id, option);
      const open = findOpen(index);
      setCriterionIndex(open >= 0 ? open : index);
    },
    setCriterionIndex,
    /** How often an approval was tried while a criterion had no option. */
    missingAsked,
    /** Marks the first criterion without an option. Returns whether there is one. */
    askForMissing: () => {
      const open = findOpen(-1);
      if (open < 0) return false;
      setCriterionIndex(open);
      setMissingAsked((count) => count + 1);
      return true;
    },
  };
}

function useTable({ items }: ReviewDetail, select: (itemId: string) => void) {
  const [isTable, setIsTable] = useState(false);
  const hasTable = hasOnlyChoices(items);
  return {
    /** Whether all answers are shown in a table. */
    isTable: hasTable && isTable,
    /** Shows the answers in a table, or one item; missing where they do not fit in one. */
    switchTable: hasTable ? () => setIsTable(!isTable) : undefined,
    /** Shows one item. */
    openItem: (itemId: string) => {
      setIsTable(false);
      select(itemId);
    },
  };
}

/** The answers to an item, with the right ones where they are known. */
function correct({ answers, scores }: ReviewItem, fixed: ItemAnswers = answers): ItemAnswers {
  return { ...fixed, ...Object.fromEntries(scores.map(({ part, truth }) => [part, truth])) };
}

/** The first thing that is wrong in an item and that no comment is about yet, as a comment. */
function findFinding(
  { id: itemId, scores }: ReviewItem,
  comments: readonly CommentBody[],
): CommentBody | undefined {
  for (const { part, findings } of scores)
    for (const { target, isRight, text } of findings) {
      const isCommented = comments.some(
        (comment) => comment.itemId === itemId && comment.part === part && comment.target === target,
      );
      if (!isRight && text !== '' && !isCommented) return { itemId, part, target, span: null, text };
    }
  return undefined;
}

/** The comparisons that a submission allows, the most useful one first. */
function listComparisons({ items }: ReviewDetail): readonly Comparison[] {
  const hasPrevious = items.some(({ previous }) => previous !== null);
  const hasTruth = items.some(({ scores }) => scores.length > 0);
  const available: Comparison[] = [
    ...(hasPrevious ? ['previous' as const] : []),
    ...(hasTruth ? ['truth' as const] : []),
  ];
  return available.length > 0 ? [...available, 'none'] : [];
}
