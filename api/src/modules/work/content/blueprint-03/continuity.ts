import { pictureOf, type PictureObject } from '../../media/pictures.ts';
import { toBatches } from '../make-items.ts';
import { field, formItem, pictureBlock } from '../make-media-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const CHANGES = ['It is gone', 'It has another color', 'It is another thing'] as const;
const BOARDS = ['Top board', 'Middle board', 'Bottom board'];
const PLACES = ['1', '2', '3', '4', '5'];
const PAID_COUNT = 10;

const GUIDELINE = [
  {
    title: 'Places',
    text: 'Count places from the left, from the window, in the first shot: the first thing on a board is 1. If something is gone in the second shot, the gap keeps its number, and what stands right of it does not move up.',
  },
  {
    title: 'Which change',
    text: 'Gone: the place is empty. Another color: the same kind of thing, in a color that anyone would name differently. The pot counts for a plant, the shade for a lamp. Another thing: a thing of another kind, in whatever color.\nShadows and the view from the window belong to the room and do not change.',
  },
  {
    title: 'Order of the rows',
    text: 'Write the change on the higher board first: top before middle, middle before bottom. The two changes are never on the same board.',
  },
];

const INSTRUCTIONS = `Two shots of the same room, filmed minutes apart or, as here, generated one after the other. Between them nothing may change, and yet two things have. Viewers notice without knowing what. Editors have to know.

For each pair of pictures, find the two changes. For each of them choose the board, the place on it counted from the left, and what has happened: the thing is gone, has another color, or has become another thing.

Compare board by board, not picture by picture. Say the things of a board aloud in the first shot, then read the second one against it. Most people find one change in seconds and miss the other, because they have stopped looking.

Then go through all three boards once more from right to left. Reading against habit shows what reading along hides.

There are exactly two changes in each pair, on different boards. Write the higher one first.`;

export const CONTINUITY: WorkTaskSeed = {
  id: 'w03-02',
  blueprintId: 3,
  title: 'Find the continuity errors between two shots',
  description:
    'Five pairs of shots of the same room, two changes each: which board, which place, what happened.',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 15,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: GUIDELINE,
  rubric: suiteRubric('the changes of color', 'the place that is named'),
  overlap: 3,
  batches: toBatches(numbered(1, PAID_COUNT).map(pairOfTakes), 2),
};

export const CONTINUITY_PRACTICE: WorkTaskSeed = {
  ...CONTINUITY,
  id: 'w03-06',
  title: 'Practice: find continuity errors',
  description: 'Six pairs of shots with both changes named afterward.',
  instructions: `${INSTRUCTIONS}

This is practice: nothing is paid or reviewed, and both changes are named after the hand-in.`,
  estimatedMinutes: 15,
  isPractice: true,
  rubric: [],
  overlap: null,
  batches: [numbered(PAID_COUNT + 1, 16).map(pairOfTakes)],
};

function numbered(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'));
}

function pairOfTakes(number: string): WorkItemSeed {
  const [first, second] = [`first-take-${number}`, `second-take-${number}`];
  const rows = findChanges(pictureOf(first).objects, pictureOf(second).objects);
  return formItem({
    material: [pictureBlock('First shot', first), pictureBlock('Second shot', second)],
    prompt: 'Which two things have changed? The higher board first.',
    fields: [
      field({ id: 'board', label: 'Board', kind: 'choice', options: BOARDS }),
      field({ id: 'place', label: 'Place from the left', kind: 'choice', options: PLACES }),
      field({ id: 'change', label: 'What happened', kind: 'choice', options: [...CHANGES] }),
    ],
    rows,
    explanation: rows
      .map(({ board, place, change }) => `${board}, place ${place}: ${change.toLowerCase()}`)
      .join('; ')
      .concat('.'),
  });
}

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
