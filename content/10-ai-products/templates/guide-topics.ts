/**
 * A statement of a source, and sentences of a guide about it. `{}` stands for the value, `{+20}` and `{*2}` for a number
 * that follows from it, and `{thing}` for what the topic is about.
 */
export type Fact = {
  /** The position of its document. */
  readonly doc: number;
  readonly values?: readonly string[];
  /** How the source says it; the words in brackets decide. */
  readonly says: readonly string[];
  /** What the source says in its place if it leaves the fact out: close to it, and no answer. */
  readonly aside?: string;
  /** Sentences that are right with the value of the source, and wrong with another one. */
  readonly claims?: readonly string[];
  /** Sentences that follow from the statement. */
  readonly follows?: readonly string[];
  /** Sentences that the statement rules out. */
  readonly denied?: readonly string[];
  /** Sentences that go further than what the source looked at. */
  readonly beyond?: readonly string[];
  /** What an older document says, with another value. */
  readonly before?: { readonly doc: number; readonly says: string };
};

/** What a chapter of a guide is about: its sources, and what they can say. */
export type Topic = {
  readonly name: string;
  readonly things: readonly string[];
  /** From the oldest to the newest, each with sentences of which it begins with one. */
  readonly documents: readonly { readonly title: string; readonly openings: readonly string[] }[];
  readonly sourceFacts: readonly Fact[];
};
