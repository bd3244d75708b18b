import type { PictureObject } from '../../media/pictures.ts';
import { rubric, toBatches } from '../make-items.ts';
import { boxesItem } from '../make-media-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { nameThing } from './thing-names.ts';

const LABELS = [
  ['count', 'Wrong number of parts', 'A part too many: two handles, two spouts, two necks, two tails.'],
  ['gap', 'Parts do not meet', 'Parts that belong together have a gap, or an outline is open.'],
  ['shape', 'Warped shape', 'Something stiff is bent or melts, or twins do not match.'],
  ['floating', 'Floats', 'It touches nothing that could hold it.'],
  ['shadow', 'Shadow on the wrong side', 'The light comes from the window; the shadow falls toward it.'],
] as const;

const GUIDELINE = [
  {
    title: 'What gets a box',
    text: 'The whole thing that is wrong, without its shadow: the mug with both handles, the lamp with shade and foot. For a wrong shadow, too, draw the box around the thing that casts it.\nA thing has at most one fault. If the shade of a lamp has a gap to its stem but the foot stands on the board, the fault is the gap. If the whole lamp hangs in the air, it floats.',
  },
  {
    title: 'What is no fault',
    text: 'Taste and style: a green cat, a clock without numbers, flat colors, a plant larger than a teapot. The same kind of thing twice, or in another color. A board that is crowded. Ask whether the thing could exist, not whether you would buy it.',
  },
  {
    title: 'Where to look',
    text: 'Count before you judge: handles, spouts, necks, tails, lenses, corners. Follow each outline once around. Look at the line where a thing meets its board. Then compare the shadows of one board with each other: the odd one out is easier to see than a wrong one alone.',
  },
];

const INSTRUCTIONS = `Image models draw a mug with two handles as calmly as one with one. A person sees it, once they look for it. Your marks train a filter that looks.

Each of the seven pictures shows a room with a window on the left and three boards with things on them. Some things are wrong. Draw a box around each of them and say what is wrong: the number of parts, parts that do not meet, a warped shape, a thing that floats, or a shadow on the wrong side.

There are two to five faults in a picture. Do not stop at the second one. Go board by board, and at each thing ask four questions: how many parts, do they meet, is the shape possible, does it stand? Then go through the shadows of the whole picture at the end, in one go.

Mark what is impossible, not what is unusual. A blue cat is fine here; a cat with two tails is not. A box around something in order counts as much against you as a fault that you missed.`;

export const FIND_FAULTS: WorkTaskSeed = {
  id: 'w02-01',
  blueprintId: 2,
  title: 'Find what an image model drew wrong',
  description:
    'Box and name the impossible things in seven pictures: spare handles, gaps, melted clocks, shadows.',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 30,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: GUIDELINE,
  rubric: rubric([
    [
      'found',
      'Faults are found',
      'Half of them or fewer.',
      'Most of them; subtle ones are missing.',
      'All of them, shadows included.',
    ],
    [
      'clean',
      'Sound things are left alone',
      'Style and taste were marked.',
      'One or two sound things were marked.',
      'Every box is around something impossible.',
    ],
    [
      'named',
      'Faults are named',
      'Labels are mixed up.',
      'Gap and floating are mixed up once or twice.',
      'Each label follows the guideline.',
    ],
  ]),
  overlap: 3,
  batches: toBatches(numbered(1, 14).map(faultItem), 2),
};

export const FIND_FAULTS_PRACTICE: WorkTaskSeed = {
  ...FIND_FAULTS,
  id: 'w02-05',
  title: 'Practice: find what an image model drew wrong',
  description: 'Six pictures to train your eye for impossible things, with the right boxes afterward.',
  instructions: `${INSTRUCTIONS.replace('seven', 'six')}

This is practice: nothing is paid or reviewed. After the hand-in the right boxes are shown beside yours, and you can start again.`,
  estimatedMinutes: 20,
  isPractice: true,
  rubric: [],
  overlap: null,
  batches: [numbered(15, 20).map(faultItem)],
};

function numbered(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function faultItem(number: number): WorkItemSeed {
  return boxesItem({
    picture: `faults-${String(number).padStart(2, '0')}`,
    prompt: 'Draw a box around each thing that is wrong, and say what is wrong with it.',
    labels: LABELS,
    minSide: 16,
    mark: ({ details }) => (details.fault === undefined ? undefined : { label: details.fault, flags: [] }),
    explanation: (marked) => `Wrong here: ${marked.map(describeFault).join('; ')}.`,
  });
}

function describeFault(object: PictureObject): string {
  const label = LABELS.find(([id]) => id === object.details.fault)?.[1].toLowerCase() ?? '';
  return `${nameThing(object)} (${label})`;
}
