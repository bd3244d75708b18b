import type { RankAnswer, RankDefinition } from '@platform/contracts';
import { mean } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/** Kendall's tau, scaled to 0..1: the share of pairs of entries in the right order. A tie on one side counts half. */
export const rankScoring: PartScoring<'rank'> = {
  score: (definition, answer, truth) => ({
    score: agreement(definition, answer, truth),
    findings: definition.entries.map(({ id, label }) => {
      const [place, wanted] = [findPlace(answer, id), findPlace(truth, id)];
      const isRight = place === wanted;
      const belongs = `${label} belongs in place ${wanted}`;
      const text = isRight ? `${belongs}.` : `${belongs}, not in place ${place}.`;
      return {
        target: `entry:${id}`,
        isRight,
        text: Number.isFinite(place) ? text : `${belongs} and was not ranked.`,
      };
    }),
  }),
  // Of two entries, either is as likely to come first.
  guess: () => ({ answers: 1, chance: 0.5 }),
  distance: (definition, a, b) => 1 - agreement(definition, a, b),
};

function agreement({ entries }: RankDefinition, a: RankAnswer, b: RankAnswer): number {
  const pairs = entries.flatMap((one, index) =>
    entries.slice(index + 1).map((other) => [one.id, other.id] as const),
  );
  return mean(pairs.map(([one, other]) => 1 - Math.abs(order(a, one, other) - order(b, one, other)) / 2));
}

/** -1 if the first entry comes before the second, 1 if after it, 0 if they share a place. */
function order(answer: RankAnswer, one: string, other: string): number {
  const [first, second] = [findPlace(answer, one), findPlace(answer, other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** The place of an entry, from 1. What is not ranked comes after everything else. */
function findPlace({ places }: RankAnswer, id: string): number {
  const index = places.findIndex((entries) => entries.includes(id));
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}
