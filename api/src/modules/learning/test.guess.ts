/*
 * How likely random answers pass a test: from the options that its questions really have. Each figure is the true one
 * or above it, so that a test that gates by it is not easier than it looks.
 */
import {
  RIGHT_SCORE,
  TEST_PASS,
  UNITS_PER_OBJECTIVE,
  VERDICTS,
  type ChoiceAnswer,
  type ChoiceDefinition,
  type PartDefinition,
  type RankDefinition,
} from '@platform/contracts';
import { guessPart, scorePart, type PartTruth } from '@platform/scoring';
import { isPartRight } from './test.policy.ts';

/** Entries of a ranking whose orders are counted one by one. */
const COUNTED_ENTRIES = 6;

/** A question with its key. */
export type KeyedUnit = {
  readonly parts: readonly PartDefinition[];
  readonly truth: Readonly<Record<string, PartTruth>>;
};

/** Returns the probability that a random answer to a question is right in every part, or a bound above it. */
export function guessUnit({ parts, truth }: KeyedUnit): number {
  const known = parts.flatMap((part) => {
    const right = truth[part.id];
    return right ? [guessRight(part, right)] : [];
  });
  return known.length === 0 ? 0 : known.reduce((product, chance) => product * chance, 1);
}

function guessRight(part: PartDefinition, truth: PartTruth): number {
  if (part.type === 'choice') return guessChoice(part, truth);
  if (part.type === 'rank' && part.entries.length <= COUNTED_ENTRIES) return guessRank(part, truth);
  // At best, each verdict is right by chance, and its quotation with it.
  if (part.type === 'claims')
    return atLeast(Array<number>(part.claims.length).fill(1 / VERDICTS.length), part.claims.length);
  // Markov's inequality: an expected score of c reaches s with a probability of at most c / s.
  return Math.min(1, guessPart(part, truth).chance / RIGHT_SCORE);
}

/** Counts the answers to a choice that are right among all that can be given. */
function guessChoice(part: ChoiceDefinition, truth: PartTruth): number {
  const answers: ChoiceAnswer[] = listSubsets(part.options.map(({ id }) => id))
    .filter(({ length }) => length >= part.min && length <= part.max)
    .map((selected) => ({ selected, cannotTell: false, note: '' }));
  if (part.allowsCannotTell) answers.push({ selected: [], cannotTell: true, note: '' });
  const right = answers.filter((answer) => isPartRight(scorePart(part, answer, truth).score));
  return right.length / answers.length;
}

/** Counts the right ones among all orders without ties. */
function guessRank(part: RankDefinition, truth: PartTruth): number {
  const orders = listOrders(part.entries.map(({ id }) => id));
  const right = orders.filter((order) =>
    isPartRight(scorePart(part, { places: order.map((id) => [id]) }, truth).score),
  );
  return right.length / orders.length;
}

function listOrders(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) => listOrders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

/** Returns the probability that so many are right that their share counts as right. */
function atLeast(chances: readonly number[], of: number): number {
  return distribution(chances).reduce(
    (sum, chance, right) => (isPartRight(right / of) ? sum + chance : sum),
    0,
  );
}

function listSubsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((all, id) => [...all, ...all.map((subset) => [...subset, id])], [[]]);
}

/**
 * Returns the probability that random answers pass.
 *
 * @param chances of the questions that can be asked, by objective: the easiest ones to guess count
 */
export function guessTest(chances: readonly (readonly number[])[]): number {
  const objectives = chances.map((all) => {
    const easiest = [...all].sort((a, b) => b - a).slice(0, UNITS_PER_OBJECTIVE);
    // Templates give more than one question.
    while (easiest.length > 0 && easiest.length < UNITS_PER_OBJECTIVE) easiest.push(easiest[0] ?? 1);
    return distribution(easiest);
  });
  if (objectives.length === 0) return 1;
  // By the number of right answers so far; forms that an objective has failed are left out.
  const totals = objectives.reduce(
    (before, objective) => {
      const after = Array<number>(before.length + objective.length - 1).fill(0);
      before.forEach((chance, total) =>
        objective.forEach((own, right) => {
          if (right >= TEST_PASS.rightPerObjective)
            after[total + right] = (after[total + right] ?? 0) + chance * own;
        }),
      );
      return after;
    },
    [1],
  );
  return totals.reduce((sum, chance, right) => (right >= TEST_PASS.right ? sum + chance : sum), 0);
}

/** Returns the probability of each number of right answers. */
function distribution(chances: readonly number[]): number[] {
  return chances.reduce<number[]>(
    (before, chance) =>
      Array.from(
        { length: before.length + 1 },
        (_, right) => (before[right] ?? 0) * (1 - chance) + (before[right - 1] ?? 0) * chance,
      ),
    [1],
  );
}
