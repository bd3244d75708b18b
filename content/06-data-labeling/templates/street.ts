import type { PictureObject } from '../../src/compile/media.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

const LABELS = ['person', 'bicycle', 'car', 'bus', 'dog'];
const SMALLEST_SIDE = 8;
const SMALLEST_PERCENT = 10;
/** Of what can be seen less clearly, a box is right and none is right too. */
const CLEAR_PERCENT = 30;
const LAST_PICTURE = 118;
/**
 * Pictures for fresh items: those in which no object is hidden or cut so little that its flags are a matter of taste,
 * without the ones that the file of the task lists.
 */
const POOL = [10, 14, 15, 18, ...Array.from({ length: LAST_PICTURE - 24 }, (_, index) => 25 + index)];

/** A box around each labeled object of a street, with flags for what is hidden, cut or grouped. */
export const template = defineTemplate<string>({
  read: (fields) => textOf(fields.get('picture')),
  draw: (random) => `street-${random.pick(POOL)}`,
  drawsFromList: true,
  make(name, { picture }) {
    const visible = picture(name).objects.filter(isMarked);
    const clear = visible.filter(isClear);
    const [key = [], ...also] = listAnswers(visible).map((objects) => objects.map(toBox));
    return {
      picture: name,
      key,
      ...(also.length > 0 && { also }),
      explain: describeStreet(clear),
    };
  },
});

function labelOf(kind: string): string {
  return kind === 'group' ? 'person' : kind;
}

function isMarked({ kind, box, visiblePercent }: PictureObject): boolean {
  const isLarge = box.width >= SMALLEST_SIDE && box.height >= SMALLEST_SIDE;
  return LABELS.includes(labelOf(kind)) && visiblePercent >= SMALLEST_PERCENT && isLarge;
}

function isClear({ visiblePercent }: PictureObject): boolean {
  return visiblePercent > CLEAR_PERCENT;
}

/** Lists the right choices of objects: all clear ones, with any of the others. */
function listAnswers(objects: readonly PictureObject[]): PictureObject[][] {
  return objects.reduce<PictureObject[][]>(
    (answers, object) => [
      ...answers.map((answer) => [...answer, object]),
      ...(isClear(object) ? [] : answers),
    ],
    [[]],
  );
}

function toBox({ kind, box, isOccluded, isTruncated }: PictureObject) {
  const flags = [
    ...(isOccluded ? ['occluded'] : []),
    ...(isTruncated ? ['truncated'] : []),
    ...(kind === 'group' ? ['group'] : []),
  ];
  return { ...box, label: labelOf(kind), flags };
}

function describeStreet(objects: readonly PictureObject[]): string {
  const count = (name: string, ...kinds: string[]) => {
    const number = objects.filter(({ kind }) => kinds.includes(kind)).length;
    return number === 0 ? [] : [`${name}: ${number}`];
  };
  const counts = [
    ...count('people', 'person', 'group'),
    ...count('bicycles', 'bicycle'),
    ...count('cars', 'car'),
    ...count('buses', 'bus'),
    ...count('dogs', 'dog'),
  ];
  const groups = objects.filter(({ kind }) => kind === 'group').length;
  const hidden = objects.filter(({ isOccluded }) => isOccluded).length;
  const cut = objects.filter(({ isTruncated }) => isTruncated).length;
  return `Boxes by label: ${counts.join(', ')}. ${groups > 0 ? `Groups among the people: ${groups}. ` : ''}Partly hidden by something in front: ${hidden}; cut by the edge: ${cut}. Posters, statues and scooters have no box.`;
}
