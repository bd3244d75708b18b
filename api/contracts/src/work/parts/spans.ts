import { array, boolean, type InferType } from 'yup';
import { enumOf, responseText, strictObject, wholeNumber } from '../../schema.ts';
import { definePart } from './part.ts';
import { PASSAGE_MAX, idsOf, namedOptions, partFields } from './part-fields.ts';
import { isSpanOf } from './text-span.ts';

/** Most spans in one text. */
export const SPANS_MAX = 300;

const OUTSIDE = 'Must be a place in the text';

const definition = strictObject({
  ...partFields('spans'),
  text: responseText(PASSAGE_MAX),
  labels: namedOptions(1, 9),
});
export type SpansDefinition = InferType<typeof definition>;

/** A piece of the text: UTF-16 offsets, the end not included. */
export type LabeledSpan = { from: number; to: number; label: string };
/** In the order of the text. No spans is an answer too: there is nothing to mark. */
export type SpansAnswer = { spans: LabeledSpan[]; nothingToMark: boolean };

/** Labeled pieces of a text. Spans may not overlap. */
export const spansPart = definePart<'spans', SpansDefinition, SpansAnswer>({
  type: 'spans',
  definition,
  empty: () => ({ spans: [], nothingToMark: false }),
  answer: ({ text, labels }, stage) =>
    strictObject({
      spans: array(
        strictObject({
          from: wholeNumber(0, text.length, OUTSIDE).defined(),
          to: wholeNumber(0, text.length, OUTSIDE).defined(),
          label: enumOf(idsOf(labels), 'Choose one of the labels').defined(),
        }).test('span', OUTSIDE, (span) => isSpanOf(text, span)),
      )
        .strict()
        .max(SPANS_MAX, `Mark at most ${SPANS_MAX} places`)
        .defined()
        .test('order', 'Marked places may not overlap', (spans) => isInOrder(spans)),
      nothingToMark: boolean().strict().defined(),
    }).test('complete', 'Mark a place or say that there is nothing to mark', ({ spans, nothingToMark }) =>
      nothingToMark ? spans.length === 0 : stage === 'draft' || spans.length > 0,
    ),
  progress: (_definition, { spans, nothingToMark }) => ({
    done: nothingToMark || spans.length > 0 ? 1 : 0,
    total: 1,
  }),
});

function isInOrder(spans: readonly { readonly from: number; readonly to: number }[]): boolean {
  return spans.every((span, index) => index === 0 || span.from >= (spans[index - 1]?.to ?? 0));
}
