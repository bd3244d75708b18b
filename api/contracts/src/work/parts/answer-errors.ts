import { ValidationError, type Schema } from 'yup';
import { normalizeInput } from '../../normalize-input.ts';
import { partTypeOf, type PartAnswer, type PartDefinition } from './part-types.ts';
import type { AnswerStage } from './part.ts';

/** What is wrong at a place of an answer, e.g. at `rows[2].amount`; an empty path means the whole answer. */
export type AnswerError = { readonly path: string; readonly message: string };

/** Returns what is wrong with an answer, at most one error per place; empty if the API accepts it at this stage. */
export function findAnswerErrors(
  definition: PartDefinition,
  answer: PartAnswer,
  stage: AnswerStage,
): AnswerError[] {
  const schema = partTypeOf(definition).answer(definition, stage) as Schema<PartAnswer>;
  try {
    schema.validateSync(normalizeInput(schema, answer), { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = new Map<string, string>();
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
      if (!messages.has(path)) messages.set(path, message);
    }
    return Array.from(messages, ([path, message]) => ({ path, message }));
  }
}
