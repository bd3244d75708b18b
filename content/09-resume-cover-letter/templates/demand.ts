/**
 * Something that a job demands, with sentences of letters about it, whose words in braces are drawn.
 */
export type Demand = {
  readonly label: string;
  /** Sentences that prove it by an example. */
  readonly proved: readonly string[];
  /** Sentences that only assert it. */
  readonly asserted: readonly string[];
  /** Sentences about something near, with the difference. */
  readonly near: Readonly<Record<string, string>>;
  readonly ruledOut: readonly string[];
};
