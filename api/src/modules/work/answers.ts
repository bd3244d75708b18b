import {
  normalizeInput,
  partTypeOf,
  type AnswerStage,
  type ErrorBody,
  type FileAnswer,
  type ItemAnswers,
  type PartAnswer,
  type PartDefinition,
  type WorkFileType,
} from '@platform/contracts';
import { ValidationError } from 'yup';

/** What is wrong with an answer, and where. */
export type Problem = NonNullable<ErrorBody['details']>[number];

/** Validated answers, or what is wrong with them. */
type CheckedAnswers = { readonly answers: ItemAnswers; readonly problems: readonly Problem[] };

/**
 * Validates answers to the questions of an item after normalizing them. In the `complete` stage, a question without an
 * answer counts as untouched.
 *
 * @param path names the answers in the errors, e.g. `items.3.answers`; the path in the answer follows the id of the
 *   question, e.g. `items.3.answers.q1.boxes[0].width`
 */
export function checkAnswers(
  parts: readonly PartDefinition[],
  answers: ItemAnswers,
  { stage, path }: { readonly stage: AnswerStage; readonly path: string },
): CheckedAnswers {
  const unknown = Object.keys(answers).filter((id) => !parts.some((part) => part.id === id));
  const problems: Problem[] = unknown.map((id) => ({
    path: `${path}.${id.slice(0, 40)}`,
    message: 'This question does not exist',
  }));
  const valid: [string, PartAnswer][] = [];
  for (const part of parts) {
    const answer = Object.hasOwn(answers, part.id) ? answers[part.id] : undefined;
    if (answer === undefined && stage === 'draft') continue;
    const schema = partTypeOf(part).answer(part, stage);
    try {
      const normalized: unknown = normalizeInput(schema, answer ?? partTypeOf(part).empty(part));
      valid.push([part.id, validate(schema, normalized)]);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(...problemsOf(error, `${path}.${part.id}`));
    }
  }
  return { answers: Object.fromEntries(valid), problems };
}

/** A file that an answer names, and the types that its question takes. */
export type NamedFile = {
  readonly id: string;
  readonly types: readonly WorkFileType[];
  /** Where it is named, e.g. `items.3.answers.q1.files[0]`. */
  readonly path: string;
};

/** Lists the files that answers name. @param path names the answers in the errors, as in `checkAnswers` */
export function listNamedFiles(
  parts: readonly PartDefinition[],
  answers: ItemAnswers,
  path: string,
): NamedFile[] {
  return parts.flatMap((part) => {
    if (part.type !== 'file') return [];
    const { files = [] } = (answers[part.id] as FileAnswer | undefined) ?? {};
    return files.map((id, index) => ({ id, types: part.types, path: `${path}.${part.id}.files[${index}]` }));
  });
}

/** Returns the ids of the files that answers name. */
export function fileIdsOf(parts: readonly PartDefinition[], answers: ItemAnswers): string[] {
  return listNamedFiles(parts, answers, '').map(({ id }) => id);
}

/** Answer schemas have no asynchronous tests, so they can be validated synchronously. */
function validate(schema: ReturnType<ReturnType<typeof partTypeOf>['answer']>, value: unknown): PartAnswer {
  const synchronous = schema as unknown as { validateSync(value: unknown, options: object): PartAnswer };
  return synchronous.validateSync(value, { abortEarly: false });
}

/** Lists the first error of each place. */
function problemsOf(error: ValidationError, prefix: string): Problem[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, string>();
  for (const { path = '', message } of errors) {
    const place = path === '' ? prefix : `${prefix}.${path}`;
    if (!byPath.has(place)) byPath.set(place, message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
