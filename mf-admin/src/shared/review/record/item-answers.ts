import { partTypeOf, type ItemAnswers, type PartAnswer, type PartDefinition } from '@platform/contracts';

/** Returns the answer to a part; the answer of an untouched question if there is none. */
export function answerOf({ answers }: { answers: ItemAnswers }, definition: PartDefinition): PartAnswer {
  return answers[definition.id] ?? partTypeOf(definition).empty(definition);
}

/** Returns the score of a part, if its right answer is known. */
export function scoreOf<Score extends { part: string }>(
  { scores }: { scores: readonly Score[] },
  definition: PartDefinition,
): Score | undefined {
  return scores.find(({ part }) => part === definition.id);
}
