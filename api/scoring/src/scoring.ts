import type { PartAnswer, PartDefinition, PartName, PartScore } from '@platform/contracts';
import { boxesScoring } from './boxes-score.ts';
import { choiceScoring } from './choice-score.ts';
import { claimsScoring } from './claims-score.ts';
import { formScoring } from './form-score.ts';
import { textDistance } from './measures.ts';
import { fileScoring, promptScoring, rewriteScoring } from './open-scores.ts';
import { pairScoring } from './pair-score.ts';
import type { Guess, PartScoring, PartTruth } from './part-truth.ts';
import { rankScoring } from './rank-score.ts';
import { spansScoring } from './spans-score.ts';

const SCORING_BY_PART: { readonly [Name in PartName]: PartScoring<Name> } = {
  choice: choiceScoring,
  pair: pairScoring,
  rank: rankScoring,
  spans: spansScoring,
  boxes: boxesScoring,
  rewrite: rewriteScoring,
  prompt: promptScoring,
  claims: claimsScoring,
  form: formScoring,
  file: fileScoring,
};

/** Scores an answer by the right answer that it is nearest to. The first of equally near ones counts. */
export function scorePart(definition: PartDefinition, answer: PartAnswer, truth: PartTruth): PartScore {
  const scoring = scoringOf(definition);
  const [first, ...others] = truth.answers.map((right) => ({
    right,
    ...scoring.score(definition, answer, right),
  }));
  if (!first) throw new Error(`The truth of part ${definition.id} has no answer`);
  const best = others.reduce((nearest, other) => (other.score > nearest.score ? other : nearest), first);
  return { part: definition.id, score: best.score, findings: [...best.findings], truth: best.right };
}

/** What a guess at a question would give. */
export function guessPart(definition: PartDefinition, truth: PartTruth): Guess {
  return scoringOf(definition).guess(definition, truth.answers);
}

/** How different two answers to a question are, 0 to 1. Pairs must both be stored by the original sides. */
export function distanceOf(definition: PartDefinition, a: PartAnswer, b: PartAnswer): number {
  return scoringOf(definition).distance(definition, a, b);
}

/**
 * How much a revision changed an answer, 0 to 1. What a member wrote beside the answer is no part of `distanceOf`,
 * which compares answers of different members; here, a note that is rewritten counts as half of a change.
 */
export function changeOf(definition: PartDefinition, before: PartAnswer, after: PartAnswer): number {
  const distance = distanceOf(definition, before, after);
  const noteChange = textDistance(noteOf(before), noteOf(after)) / 2;
  // A sum, because rounding makes the product of what is left smaller than the distance.
  return distance + (1 - distance) * noteChange;
}

/** What a member wrote beside an answer, for the reader alone. */
function noteOf(answer: PartAnswer): string {
  if ('note' in answer) return answer.note;
  return 'reason' in answer ? answer.reason : '';
}

/** Widens the types for a question whose type is only known at run time, like `partTypeOf` of the contracts. */
function scoringOf(definition: PartDefinition): {
  score: (
    definition: PartDefinition,
    answer: PartAnswer,
    truth: PartAnswer,
  ) => Pick<PartScore, 'score' | 'findings'>;
  guess: (definition: PartDefinition, truths: readonly PartAnswer[]) => Guess;
  distance: (definition: PartDefinition, a: PartAnswer, b: PartAnswer) => number;
} {
  return SCORING_BY_PART[definition.type] as never;
}
