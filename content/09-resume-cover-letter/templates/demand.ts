import type { Random } from '../../src/random.ts';

/**
 * Something that a job demands, with sentences of letters about it. In braces are numbers to draw from, `{60-110}`, or
 * words, `{bakery|dairy}`.
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

/** Draws the words and numbers of a sentence. */
export function drawWords(sentence: string, random: Random): string {
  return sentence.replace(/\{([^}]+)\}/g, (_whole, choice: string) => {
    const [, min, max] = /^(\d+)-(\d+)$/.exec(choice) ?? [];
    return min !== undefined && max !== undefined
      ? String(random.integer(Number(min), Number(max)))
      : random.pick(choice.split('|'));
  });
}
