import type { PartAnswers, PartDefinitions, PartFinding, PartName, ReviewComment } from '@platform/contracts';

/** What is wrong at a place of an answer, e.g. at `rows[2].amount`. */
export type AnswerError = { readonly path: string; readonly message: string };

/** The props of the editor of a type of question. The editor keeps no answer of its own. */
export type EditorProps<Name extends PartName> = {
  readonly definition: PartDefinitions[Name];
  readonly answer: PartAnswers[Name];
  /** Empty until the member wants to hand in. */
  readonly errors: readonly AnswerError[];
  readonly onChange: (answer: PartAnswers[Name]) => void;
};

/** A place in an answer that a comment can be about. */
export type Anchor = Pick<ReviewComment, 'target' | 'span'>;

/** The props of the reader of a type of question: it shows an answer that nobody changes. */
export type ReaderProps<Name extends PartName> = {
  readonly definition: PartDefinitions[Name];
  readonly answer: PartAnswers[Name];
  /** An answer to compare with, and what it is, e.g. `Right answer` or `Before`. */
  readonly comparison?: { readonly label: string; readonly answer: PartAnswers[Name] } | undefined;
  readonly findings?: readonly PartFinding[] | undefined;
  readonly comments?: readonly ReviewComment[] | undefined;
  /** Set for reviewers: begins a comment about a place of the answer. */
  readonly onComment?: ((anchor: Anchor) => void) | undefined;
};
