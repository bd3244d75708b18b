import type {
  AnswerError,
  PartAnswers,
  PartDefinitions,
  PartFinding,
  PartName,
  ReviewComment,
} from '@platform/contracts';

/** The props of the editor of a type of question. The editor keeps no answer of its own. */
export type EditorProps<Name extends PartName> = {
  readonly definition: PartDefinitions[Name];
  readonly answer: PartAnswers[Name];
  /** Empty until the member wants to hand in. */
  readonly errors: readonly AnswerError[];
  readonly onChange: (answer: PartAnswers[Name]) => void;
};

/** A place in an answer that a comment can be about, and the text that it begins with, if there is a suggestion. */
export type Anchor = Pick<ReviewComment, 'target' | 'span'> & { readonly text?: string | undefined };

/** An answer to compare with, and what it is, e.g. `Right answer` or `Before`. */
export type Comparison<Name extends PartName> = {
  readonly label: string;
  readonly answer: PartAnswers[Name];
};

/** What was said about an answer, and how to say more. */
export type ReaderNotes = {
  readonly findings?: readonly PartFinding[] | undefined;
  /** The comments about this question. */
  readonly comments?: readonly ReviewComment[] | undefined;
  /** Set for reviewers: begins a comment about a place of the answer. */
  readonly onComment?: ((anchor: Anchor) => void) | undefined;
};

/** The props of the reader of a type of question: it shows an answer that cannot be changed. */
export type ReaderProps<Name extends PartName> = ReaderNotes & {
  readonly definition: PartDefinitions[Name];
  readonly answer: PartAnswers[Name];
  readonly comparison?: Comparison<Name> | undefined;
};
