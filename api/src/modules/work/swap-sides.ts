/*
 * The sides of pairs are swapped for half of the items of each submission, so that position gives no advantage. Members
 * see and answer them swapped; answers are stored by the original sides. Swapping twice changes nothing.
 */
import type {
  ItemAnswers,
  PairAnswer,
  PairDefinition,
  PartAnswer,
  PartDefinition,
} from '@platform/contracts';

/** Swaps the sides of a pair; other questions stay as they are. */
export function swapSides(part: PartDefinition): PartDefinition {
  return part.type === 'pair' ? swapPair(part) : part;
}

function swapPair(pair: PairDefinition): PairDefinition {
  return { ...pair, left: pair.right, right: pair.left };
}

/** Swaps what the answers to an item say about the sides of its pairs. */
export function swapAnswers(answers: ItemAnswers, parts: readonly PartDefinition[]): ItemAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const part = parts.find((candidate) => candidate.id === id);
      return [id, part ? swapAnswer(part, answer) : answer];
    }),
  );
}

/** Swaps what the answer to a pair says about its sides. */
export function swapAnswer(part: PartDefinition, answer: PartAnswer): PartAnswer {
  if (part.type !== 'pair') return answer;
  const pair = answer as PairAnswer;
  const ratings = Object.entries(pair.ratings).map(([id, rating]) => [id, rating === 0 ? 0 : -rating]);
  return { ...pair, ratings: Object.fromEntries(ratings) as PairAnswer['ratings'] };
}
