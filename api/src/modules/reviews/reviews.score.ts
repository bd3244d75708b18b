/*
 * How much of a hand-in is right, and which criteria follow from it. Levels are decided by the whole percentage that
 * the reviewer reads.
 */
import {
  SCORE_LEVELS,
  type Criterion,
  type ReviewDetail,
  type ReviewItem,
  type ScoreTally,
} from '@platform/contracts';
import { average } from './reviews.policy.ts';

type Score = ReviewDetail['score'];

/** Scores what was answered of the items with known answers, and of the hard ones among them. */
export function scoreItems(items: readonly ReviewItem[]): Score {
  return { known: tally(items), hard: tally(items.filter(({ isHard }) => isHard)) };
}

/** Chooses the option of each criterion that is filled in from the score. */
export function presetCriteria(rubric: readonly Criterion[], { known, hard }: Score): Record<string, string> {
  return Object.fromEntries(
    rubric.flatMap(({ id, scoredBy, options }) => {
      const counted = scoredBy === 'hard_items' ? hard : scoredBy === 'known_answers' ? known : null;
      const option = counted && options[levelOf(counted.share)];
      return option ? [[id, option.id]] : [];
    }),
  );
}

function tally(items: readonly ReviewItem[]): ScoreTally | null {
  const scored = items
    .map(({ scores }) => scores.map(({ score }) => score))
    .filter(({ length }) => length > 0);
  if (scored.length === 0) return null;
  return {
    right: scored.filter((scores) => levelOf(average(scores)) === 2).length,
    items: scored.length,
    share: average(scored.flat()),
  };
}

/** The position of a level among the options of a criterion, which go from worst to best. */
function levelOf(share: number): 0 | 1 | 2 {
  const percent = Math.round(share * 100);
  return percent >= SCORE_LEVELS.good ? 2 : percent >= SCORE_LEVELS.fair ? 1 : 0;
}
