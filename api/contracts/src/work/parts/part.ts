import type { ISchema } from 'yup';

/** How much of an answer is given: `done` of `total` questions. */
export type PartProgress = { readonly done: number; readonly total: number };

/** Whether an answer is only being written, or handed in. */
export type AnswerStage = 'draft' | 'complete';

/**
 * One type of question in a work task, shared by the page and the API: what it asks, what an answer looks like, and how
 * much of it is given. Editors are in `@platform/annotation`; scores need the truth, so no page has them.
 */
export type PartType<Name extends string, Definition extends { readonly type: Name }, Answer> = {
  readonly type: Name;
  /** The schema of what members see of the question. It has no place for the truth. */
  readonly definition: ISchema<Definition>;
  /** The answer of an untouched question. */
  readonly empty: (definition: Definition) => Answer;
  /**
   * The schema of an answer. A draft may be incomplete, but never out of bounds; only a complete answer can be handed
   * in.
   */
  readonly answer: (definition: Definition, stage: AnswerStage) => ISchema<Answer>;
  readonly progress: (definition: Definition, answer: Answer) => PartProgress;
};

/** Declares a type of question and keeps its literal types. */
export function definePart<Name extends string, Definition extends { readonly type: Name }, Answer>(
  part: PartType<Name, Definition, Answer>,
): PartType<Name, Definition, Answer> {
  return part;
}
