import { EVIDENCE_MAX, type Evidence, type TextSpan, trimSpan, type Verdict } from '@platform/contracts';
import { isOverlapping } from '../text-selection/index.ts';

/** The verdicts in words, in the order of their number keys. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  supported: 'Supported',
  refuted: 'Refuted',
  not_stated: 'Not stated',
};

/** Adds a quotation. It absorbs those of the same document that it overlaps. */
export function addQuote(evidence: readonly Evidence[], quote: Evidence): Evidence[] {
  const isAbsorbed = (other: Evidence) => other.document === quote.document && isOverlapping(other, quote);
  const absorbed = [quote, ...evidence.filter(isAbsorbed)];
  const merged = {
    document: quote.document,
    from: Math.min(...absorbed.map(({ from }) => from)),
    to: Math.max(...absorbed.map(({ to }) => to)),
  };
  const others = evidence.filter((other) => !isAbsorbed(other));
  return others.length < EVIDENCE_MAX ? [...others, merged] : [...evidence];
}

/** Extends a span to the sentences that it touches. */
export function extendToSentences(text: string, span: TextSpan): TextSpan {
  const touched = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ index, segment }) => ({ from: index, to: index + segment.length }))
    .filter((sentence) => isOverlapping(sentence, span));
  const [first, last] = [touched[0], touched.at(-1)];
  return (first && last && trimSpan(text, { from: first.from, to: last.to })) ?? span;
}
