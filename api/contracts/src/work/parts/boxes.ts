import { array, boolean, type InferType } from 'yup';
import { enumOf, responseText, strictObject, wholeNumber } from '../../schema.ts';
import { definePart } from './part.ts';
import { idsOf, isUnique, namedOptions, partFields } from './part-fields.ts';

/** Most boxes in one picture. */
export const BOXES_MAX = 200;
/** Longest side of a picture, in pixels. */
export const PICTURE_SIDE_MAX = 4_096;

const OUTSIDE = 'A box must be inside the picture';

const definition = strictObject({
  ...partFields('boxes'),
  /** The picture: the SHA-256 of its PNG file, its size in pixels, and what it shows without the answer. */
  picture: responseText(64),
  width: wholeNumber(16, PICTURE_SIDE_MAX, 'Must be a width').defined(),
  height: wholeNumber(16, PICTURE_SIDE_MAX, 'Must be a height').defined(),
  description: responseText(500),
  labels: namedOptions(1, 9),
  /** What else may be true of a box, e.g. that its object is covered in part. */
  flags: namedOptions(0, 4),
  /** Shortest side of a box, in pixels of the picture. */
  minSide: wholeNumber(1, 200, 'Must be a length').defined(),
});
export type BoxesDefinition = InferType<typeof definition>;

/** A rectangle in whole pixels of the picture. */
export type LabeledBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  flags: string[];
};
/** From this intersection over union on, two boxes mean the same object. */
export const SAME_OBJECT_IOU = 0.5;

/** Returns the share of the area of two rectangles that both cover, 0 to 1. */
export function intersectionOverUnion(a: LabeledBox, b: LabeledBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a.width * a.height + b.width * b.height - shared);
}

/** No boxes is an answer too: there is nothing to mark. */
export type BoxesAnswer = { boxes: LabeledBox[]; nothingToMark: boolean };

/** Labeled rectangles in a picture. */
export const boxesPart = definePart<'boxes', BoxesDefinition, BoxesAnswer>({
  type: 'boxes',
  definition,
  empty: () => ({ boxes: [], nothingToMark: false }),
  answer: ({ width, height, labels, flags, minSide }, stage) =>
    strictObject({
      boxes: array(
        strictObject({
          x: wholeNumber(0, width, OUTSIDE).defined(),
          y: wholeNumber(0, height, OUTSIDE).defined(),
          width: wholeNumber(minSide, width, `A box is at least ${minSide} pixels wide`).defined(),
          height: wholeNumber(minSide, height, `A box is at least ${minSide} pixels high`).defined(),
          label: enumOf(idsOf(labels), 'Choose one of the labels').defined(),
          flags: array(enumOf(idsOf(flags), 'Must be one of the flags').defined())
            .strict()
            .defined()
            .test('unique', 'Set each flag once', (value) => isUnique(value)),
        }).test('inside', OUTSIDE, (box) => box.x + box.width <= width && box.y + box.height <= height),
      )
        .strict()
        .max(BOXES_MAX, `Draw at most ${BOXES_MAX} boxes`)
        .defined(),
      nothingToMark: boolean().strict().defined(),
    }).test('complete', 'Draw a box or say that there is nothing to mark', ({ boxes, nothingToMark }) =>
      nothingToMark ? boxes.length === 0 : stage === 'draft' || boxes.length > 0,
    ),
  progress: (_definition, { boxes, nothingToMark }) => ({
    done: nothingToMark || boxes.length > 0 ? 1 : 0,
    total: 1,
  }),
});
