/*
 * The sides of pairs are turned for half of the items of each submission, so that no position wins by itself. Members
 * see and answer them turned; answers are stored unturned. Turning twice changes nothing.
 */
import type {
  ItemAnswers,
  PairAnswer,
  PairDefinition,
  PartAnswer,
  PartDefinition,
} from '@platform/contracts';

/** Swaps the sides of a pair; other questions stay as they are. */
export function turnPart(part: PartDefinition): PartDefinition {
  return part.type === 'pair' ? turnSides(part) : part;
}

function turnSides(pair: PairDefinition): PairDefinition {
  return { ...pair, left: pair.right, right: pair.left };
}

/** Swaps what the answers to an item say about the sides of its pairs. */
export function turnAnswers(answers: ItemAnswers, parts: readonly PartDefinition[]): ItemAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const part = parts.find((candidate) => candidate.id === id);
      return [id, part ? turnAnswer(part, answer) : answer];
    }),
  );
}

/** Swaps what the answer to a pair says about its sides. */
export function turnAnswer(part: PartDefinition, answer: PartAnswer): PartAnswer {
  if (part.type !== 'pair') return answer;
  const pair = answer as PairAnswer;
  const ratings = Object.entries(pair.ratings).map(([id, rating]) => [id, rating === 0 ? 0 : -rating]);
  return { ...pair, ratings: Object.fromEntries(ratings) as PairAnswer['ratings'] };
}
