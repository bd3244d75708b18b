import type { InferType } from 'yup';
import {
  enumOf,
  multiLineText,
  responseText,
  strictObject,
  wholeNumber,
  withMinLength,
} from '../../schema.ts';
import { visibleLength } from '../../visible-text.ts';
import { definePart } from './part.ts';
import { PASSAGE_MAX, idsOf, namedOptions, partFields, recordOf } from './part-fields.ts';

/** Shortest reason that says something, in characters. */
export const PAIR_REASON_MIN = 20;
export const PAIR_REASON_MAX = 1_000;
/** How much better one side is: `-3` the left one by far, `0` equal, `3` the right one by far. */
export const PAIR_RATING_MAX = 3;

const RATING_MISSING = 'Choose a side or "Equal"';

const side = strictObject({ title: responseText(80), text: responseText(PASSAGE_MAX) });

const definition = strictObject({
  ...partFields('pair'),
  /** The sides as this member sees them: swapped for half of the members, so that position gives no advantage. */
  left: side,
  right: side,
  dimensions: namedOptions(1, 6),
  reasonCategories: namedOptions(2, 10),
});
export type PairDefinition = InferType<typeof definition>;

export type PairAnswer = {
  /** By dimension: -3 to 3. */
  ratings: Record<string, number>;
  reasonCategory: string | null;
  reason: string;
};

/** A comparison of two texts in several dimensions, with a reason. */
export const pairPart = definePart<'pair', PairDefinition, PairAnswer>({
  type: 'pair',
  definition,
  empty: () => ({ ratings: {}, reasonCategory: null, reason: '' }),
  answer: ({ dimensions, reasonCategories }, stage) => {
    const isComplete = stage === 'complete';
    const rating = wholeNumber(-PAIR_RATING_MAX, PAIR_RATING_MAX, RATING_MISSING);
    const category = enumOf(idsOf(reasonCategories), 'Choose a reason').nullable().defined();
    const reason = multiLineText('Reason', PAIR_REASON_MAX).defined();
    return strictObject({
      ratings: recordOf(idsOf(dimensions), isComplete ? rating.required(RATING_MISSING) : rating),
      reasonCategory: isComplete
        ? category.test('given', 'Choose a reason', (value) => value !== null)
        : category,
      reason: isComplete
        ? withMinLength(reason, PAIR_REASON_MIN, `Say why in at least ${PAIR_REASON_MIN} characters`)
        : reason,
    });
  },
  progress: ({ dimensions }, { ratings, reasonCategory, reason }) => ({
    done:
      idsOf(dimensions).filter((id) => ratings[id] !== undefined).length +
      (reasonCategory !== null && visibleLength(reason) >= PAIR_REASON_MIN ? 1 : 0),
    total: dimensions.length + 1,
  }),
});
