import type { LabeledSpan, PartFinding, SpansAnswer, SpansDefinition } from '@platform/contracts';
import { f1, mean, quote } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/** The mean of two F1 measures: of spans with the right ends, and of marked characters. Labels count in both. */
export const spansScoring: PartScoring<'spans'> = {
  score: (definition, answer, truth) => ({
    score: similarity(answer, truth),
    findings: [...describeMarked(definition, answer, truth), ...describeMissed(definition, answer, truth)],
  }),
  guess: (_definition, truths) => ({
    answers: Math.max(1, truths[0]?.spans.length ?? 0),
    chance: truths.some(({ spans }) => spans.length === 0) ? 1 : 0,
  }),
  distance: (_definition, a, b) => 1 - similarity(a, b),
};

function similarity({ spans: a }: SpansAnswer, { spans: b }: SpansAnswer): number {
  const wanted = new Set(b.map(keyOf));
  const exact = a.filter((span) => wanted.has(keyOf(span))).length;
  return mean([f1(exact, a.length, b.length), f1(sharedLength(a, b), lengthOf(a), lengthOf(b))]);
}

function keyOf({ from, to, label }: LabeledSpan): string {
  return `${from}:${to}:${label}`;
}

function lengthOf(spans: readonly LabeledSpan[]): number {
  return spans.reduce((total, { from, to }) => total + to - from, 0);
}

/** Characters that both sides give the same label. Spans of one side never overlap, so nothing is counted twice. */
function sharedLength(a: readonly LabeledSpan[], b: readonly LabeledSpan[]): number {
  return a.reduce(
    (total, one) =>
      total + b.reduce((sum, other) => sum + (one.label === other.label ? overlapOf(one, other) : 0), 0),
    0,
  );
}

function overlapOf(a: LabeledSpan, b: LabeledSpan): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

function describeMarked(definition: SpansDefinition, answer: SpansAnswer, truth: SpansAnswer): PartFinding[] {
  return answer.spans.map((span, index) => {
    const best = truth.spans.toSorted((a, b) => overlapOf(span, b) - overlapOf(span, a))[0];
    const label = labelOf(definition, span);
    const piece = quote(pieceOf(definition, span));
    const isTouched = best !== undefined && overlapOf(span, best) > 0;
    const isRight = isTouched && keyOf(best) === keyOf(span);
    const text = !isTouched
      ? `${piece} is not to be marked.`
      : isRight
        ? `${piece} is marked right: ${label}.`
        : best.label === span.label
          ? `${piece} is near: mark ${quote(pieceOf(definition, best))}.`
          : `${quote(pieceOf(definition, best))} is ${labelOf(definition, best)}, not ${label}.`;
    return { target: `span:${index + 1}`, isRight, text };
  });
}

function describeMissed(definition: SpansDefinition, answer: SpansAnswer, truth: SpansAnswer): PartFinding[] {
  return truth.spans
    .filter((wanted) => !answer.spans.some((span) => overlapOf(span, wanted) > 0))
    .map((wanted) => ({
      target: null,
      isRight: false,
      text: `${quote(pieceOf(definition, wanted))} was missed: ${labelOf(definition, wanted)}.`,
    }));
}

function pieceOf({ text }: SpansDefinition, { from, to }: LabeledSpan): string {
  return text.slice(from, to);
}

function labelOf({ labels }: SpansDefinition, { label }: LabeledSpan): string {
  return labels.find(({ id }) => id === label)?.label ?? label;
}
