import type { PictureObject } from '../../src/compile/media.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

const CHANGES = ['It is gone', 'It has another color', 'It is another thing'] as const;
const BOARDS = ['Top board', 'Middle board', 'Bottom board'];

type Shots = { readonly first: string; readonly second: string };

/** Two shots of one room, between which two things changed. */
export const template = defineTemplate<Shots>({
  read: (fields) => ({ first: textOf(fields.get('first')), second: textOf(fields.get('second')) }),
  make({ first, second }, { picture }) {
    const rows = findChanges(picture(first).objects, picture(second).objects);
    return {
      material: [{ 'First shot': { picture: first } }, { 'Second shot': { picture: second } }],
      key: rows,
      explain: rows
        .map(({ board, place, change }) => `${board}, place ${place}: ${change.toLowerCase()}`)
        .join('; ')
        .concat('.'),
    };
  },
});

/** Compares two shots place by place, from top to bottom. */
function findChanges(first: readonly PictureObject[], second: readonly PictureObject[]) {
  const keyOf = ({ details }: PictureObject) => `${details.board ?? ''}-${details.position ?? ''}`;
  const after = new Map(second.map((object) => [keyOf(object), object]));
  return first.flatMap((object) => {
    const now = after.get(keyOf(object));
    const change = describeChange(object, now);
    if (!change) return [];
    const { board, position } = object.details;
    return [{ board: BOARDS[Number(board)] ?? '', place: String(Number(position) + 1), change }];
  });
}

function describeChange(
  before: PictureObject,
  now: PictureObject | undefined,
): (typeof CHANGES)[number] | undefined {
  if (!now) return CHANGES[0];
  if (now.kind !== before.kind) return CHANGES[2];
  return now.details.color === before.details.color ? undefined : CHANGES[1];
}
