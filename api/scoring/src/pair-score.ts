import type { PairAnswer, PairDefinition, PartFinding } from '@platform/contracts';
import { PAIR_RATING_MAX } from '@platform/contracts';
import { mean } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/**
 * Each dimension counts one: right if the better side agrees, half if one of both says "equal". The reason counts one
 * more where the truth names one. How much better a side is does not count: that is a matter of opinion.
 */
export const pairScoring: PartScoring<'pair'> = {
  score: (definition, answer, truth) => {
    const dimensions = definition.dimensions.flatMap(({ id, label }) => {
      const [rating, wanted] = [ratingOf(answer, id), ratingOf(truth, id)];
      if (wanted === null) return [];
      const score = rating === null ? 0 : 1 - Math.abs(Math.sign(rating) - Math.sign(wanted)) / 2;
      const finding = {
        target: `dimension:${id}`,
        isRight: score === 1,
        text: `${label}: ${describeSide(definition, wanted)}${score === 1 ? '' : `, not ${describeSide(definition, rating)}`}.`,
      };
      return [{ score, finding }];
    });
    const reason = scoreReason(definition, answer, truth);
    const all = reason === undefined ? dimensions : [...dimensions, reason];
    return { score: mean(all.map(({ score }) => score)), findings: all.map(({ finding }) => finding) };
  },
  // Of a rating, one side or the other is guessed: half on average, whatever is right.
  guess: ({ dimensions, reasonCategories }, [truth]) => {
    const rated = dimensions.filter(({ id }) => truth && ratingOf(truth, id) !== null).map(() => 0.5);
    const hasReason = reasonCategories.some(({ id }) => id === truth?.reasonCategory);
    const chances = hasReason ? [...rated, 1 / reasonCategories.length] : rated;
    return { answers: chances.length, chance: mean(chances) };
  },
  distance: ({ dimensions }, a, b) =>
    mean([
      ...dimensions.map(({ id }) => {
        const [one, other] = [ratingOf(a, id), ratingOf(b, id)];
        if (one === null || other === null) return one === other ? 0 : 1;
        return Math.abs(one - other) / (2 * PAIR_RATING_MAX);
      }),
      a.reasonCategory === b.reasonCategory ? 0 : 1,
    ]),
};

function scoreReason(definition: PairDefinition, answer: PairAnswer, truth: PairAnswer) {
  const wanted = definition.reasonCategories.find(({ id }) => id === truth.reasonCategory);
  if (!wanted) return undefined;
  const isRight = answer.reasonCategory === wanted.id;
  const finding: PartFinding = {
    target: null,
    isRight,
    text: isRight ? `The reason is right: ${wanted.label}.` : `What decides it: ${wanted.label}.`,
  };
  return { score: isRight ? 1 : 0, finding };
}

function ratingOf({ ratings }: PairAnswer, dimension: string): number | null {
  return ratings[dimension] ?? null;
}

function describeSide({ left, right }: PairDefinition, rating: number | null): string {
  if (rating === null) return 'nothing chosen';
  if (rating === 0) return 'both are equal';
  return `${rating < 0 ? left.title : right.title} is better`;
}
