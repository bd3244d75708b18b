import { array, boolean, type InferType } from 'yup';
import { enumOf, responseText, strictObject } from '../../schema.ts';
import { definePart } from './part.ts';
import { LABEL_MAX, idsOf, isUnique, partFields, partId } from './part-fields.ts';

const definition = strictObject({
  ...partFields('rank'),
  /** In an order that says nothing. */
  entries: array(strictObject({ id: partId(), label: responseText(LABEL_MAX), text: responseText(4_000) }))
    .strict()
    .min(3)
    .max(10)
    .defined(),
  /** Whether entries may share a place. */
  allowsTies: boolean().strict().defined(),
  /** Names the ends of the order, e.g. `the most relevant` and `the least relevant`. */
  first: responseText(60),
  last: responseText(60),
});
export type RankDefinition = InferType<typeof definition>;

/** The places from first to last, each with the ids of its entries. Entries without a place are not ranked yet. */
export type RankAnswer = { places: string[][] };

/** An order of three to ten entries. */
export const rankPart = definePart<'rank', RankDefinition, RankAnswer>({
  type: 'rank',
  definition,
  empty: () => ({ places: [] }),
  answer: ({ entries, allowsTies }, stage) =>
    strictObject({
      places: array(
        array(enumOf(idsOf(entries), 'Must be one of the entries').defined())
          .strict()
          .min(1, 'Each place needs an entry')
          .max(allowsTies ? entries.length : 1, 'Give each entry its own place')
          .defined(),
      )
        .strict()
        .defined()
        .test('unique', 'Give each entry one place', (value) => isUnique(value.flat()))
        .test(
          'complete',
          'Give every entry a place',
          (value) => stage === 'draft' || value.flat().length === entries.length,
        ),
    }),
  progress: ({ entries }, { places }) => ({ done: places.flat().length, total: entries.length }),
});
