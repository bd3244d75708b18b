import {
  findAnswerErrors,
  partTypeOf,
  type AnswerError,
  type ItemAnswers,
  type PartAnswer,
  type PartDefinition,
} from '@platform/contracts';

/** Returns the answer to a question; the empty one if it is untouched. */
export function getAnswer(answers: ItemAnswers, definition: PartDefinition): PartAnswer {
  return answers[definition.id] ?? partTypeOf(definition).empty(definition);
}

/** Returns by question what keeps the answers to an item from being handed in; empty if nothing does. */
export function findPartErrors(
  parts: readonly PartDefinition[],
  answers: ItemAnswers,
): Readonly<Record<string, readonly AnswerError[]>> {
  const errors = parts.map(
    (definition) =>
      [definition.id, findAnswerErrors(definition, getAnswer(answers, definition), 'complete')] as const,
  );
  return Object.fromEntries(errors.filter(([, found]) => found.length > 0));
}
