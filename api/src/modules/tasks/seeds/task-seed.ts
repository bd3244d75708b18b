/** A task of a blueprint as its author writes it: its place and its blueprint follow from where it stands. */
export type TaskSeed = {
  /** Stays for ever: completions name it. */
  readonly id: string;
  readonly title: string;
  /** What is made, in a sentence or two, for the card. */
  readonly description: string;
  readonly minutes: number;
  /** Paragraphs divided by line breaks; plain text. */
  readonly instructions: string;
};
