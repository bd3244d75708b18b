import type { LabeledSpan, SpansAnswer, TextSpan } from '@platform/contracts';
import { isOverlapping } from '../text-selection/index.ts';

/** Marks a piece of a text. It replaces the marks that it overlaps, because spans may not share a character. */
export function addSpan({ spans }: SpansAnswer, { from, to }: TextSpan, label: string): SpansAnswer {
  const kept = spans.filter((span) => !isOverlapping(span, { from, to }));
  return toAnswer([...kept, { from, to, label }]);
}

export function removeSpan({ spans }: SpansAnswer, id: string): SpansAnswer {
  return toAnswer(spans.filter((span) => spanId(span) !== id));
}

export function relabelSpan({ spans }: SpansAnswer, id: string, label: string): SpansAnswer {
  return toAnswer(spans.map((span) => (spanId(span) === id ? { ...span, label } : span)));
}

/** Identifies a span in its text: no two spans begin at the same place. */
export function spanId({ from, to }: TextSpan): string {
  return `${from}-${to}`;
}

/** Returns the span that contains a piece of the text. */
export function findSpan({ spans }: SpansAnswer, { from, to }: TextSpan): LabeledSpan | undefined {
  return spans.find((span) => span.from <= from && span.to >= to);
}

function toAnswer(spans: readonly LabeledSpan[]): SpansAnswer {
  return { spans: spans.toSorted((one, other) => one.from - other.from), nothingToMark: false };
}
