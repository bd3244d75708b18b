/** A blueprint task as its author writes it. Its blueprint and position follow from the list it is in. */
export type TaskSeed = {
  /** Never changes, because completions refer to it. */
  readonly id: string;
  readonly title: string;
  /** What the member makes, in one or two sentences for the card. */
  readonly description: string;
  readonly minutes: number;
  /** Plain text; line breaks separate paragraphs. */
  readonly instructions: string;
};
