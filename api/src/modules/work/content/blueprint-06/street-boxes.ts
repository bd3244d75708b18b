import type { PictureObject } from '../../media/pictures.ts';
import { rubric, toBatches } from '../make-items.ts';
import { boxesItem } from '../make-media-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const LABELS = [
  ['person', 'Person', 'Anyone who walks, stands or rides. Statues and posters do not count.'],
  ['bicycle', 'Bicycle', 'Two large wheels. A kick scooter is no bicycle.'],
  ['car', 'Car', 'Cars and vans.'],
  ['bus', 'Bus'],
  ['dog', 'Dog'],
] as const;

const FLAGS = [
  ['occluded', 'Occluded', 'Something in front hides a part of it.'],
  ['truncated', 'Truncated', 'The edge of the picture cuts it.'],
  ['group', 'Group', 'Several people with no visible edge between them.'],
] as const;

const SMALLEST_PERCENT = 10;
const CLEAR_PERCENT = 30;

const GUIDELINE = [
  {
    title: 'How tight a box is',
    text: 'A box touches the outermost visible pixel of its object on all four sides: hair and shoes, wheels and mirrors, a bag in the hand. Do not guess what is hidden. If a car covers the legs of a person, the box ends where the car begins.\nGood: the box of a cyclist ends at the shoe on the pedal. Wrong: it goes down to the ground, or it is the box of the bicycle as well.',
  },
  {
    title: 'What is left out',
    text: 'Statues, people on posters, kick scooters, trash cans, benches, trees and lamp posts get no box. Leave an object out if less than about a fifth of it can be seen: the top of a head behind a bus, or the last centimeters of a wheel at the edge. Between a tenth and a third, either choice is accepted.',
  },
  {
    title: 'Riders',
    text: 'A cyclist is two objects: a person and a bicycle, with a box each. The legs hide a part of the frame, so the bicycle gets the flag "Occluded". The person gets it only if something else is in front.',
  },
  {
    title: 'Groups',
    text: 'Four people who stand so close that their outlines run into each other are one box with the label "Person" and the flag "Group". Two people who only overlap, and whose outlines you can follow, are two boxes. Then the one behind is occluded.',
  },
  {
    title: 'Flags',
    text: 'Flags are independent: a bus that leaves the picture behind a person is occluded and truncated. An object that merely touches the edge is not truncated. If you cannot decide whether a thin lamp post hides enough to matter, set the flag: hidden is hidden.',
  },
];

const INSTRUCTIONS = `A model for delivery robots learns to see a street. Your boxes teach it where things begin and end, so a box that is ten pixels too wide teaches it to stop too late.

For each of the six pictures, draw a box around every person, bicycle, car, bus and dog, choose its label, and set the flags that apply. Read the guideline first; it decides the cases that people disagree about.

Work in two passes. First go from left to right along the sidewalk at the back, then along the road, then along the front: most boxes that are missed are small ones at the back. Then zoom in and check the four edges of each box.

A box counts if it overlaps the right one by more than half and has the right label. A missed object and a box around nothing weigh the same. When you are done, count the wheels: every pair belongs to a box.`;

/** The street scenes, in three batches. */
export const STREET_BOXES: WorkTaskSeed = {
  id: 'w06-01',
  blueprintId: 6,
  title: 'Draw boxes in street scenes',
  description:
    'Box people, bicycles, cars, buses and dogs in six drawn streets, with flags for what is hidden, cut or grouped.',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 45,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: GUIDELINE,
  rubric: rubric([
    [
      'found',
      'Everything is found',
      'Whole rows or kinds of objects are missing.',
      'One or two small objects are missing.',
      'Every object of the guideline has its box.',
    ],
    [
      'tight',
      'Boxes are tight',
      'Boxes are loose or cut their objects.',
      'Most edges are within a few pixels.',
      'Every edge touches the object.',
    ],
    [
      'labels',
      'Labels and flags are right',
      'Labels or flags were set at random.',
      'Single flags are missing.',
      'Labels and flags follow the guideline throughout.',
    ],
  ]),
  overlap: 3,
  batches: toBatches(numbered(1, 18).map(streetItem), 3),
};

function numbered(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function streetItem(number: number): WorkItemSeed {
  return boxesItem({
    picture: `street-${String(number).padStart(2, '0')}`,
    prompt: 'Draw a box around every person, bicycle, car, bus and dog. Set the flags that apply.',
    labels: LABELS,
    flags: FLAGS,
    minSide: 8,
    mark: labelOf,
    isOptional: ({ visiblePercent }) => visiblePercent <= CLEAR_PERCENT,
    explanation: describeStreet,
  });
}

function labelOf({ kind, box, visiblePercent, isOccluded, isTruncated }: PictureObject) {
  const label = kind === 'group' ? 'person' : kind;
  if (!LABELS.some(([id]) => id === label)) return undefined;
  if (visiblePercent < SMALLEST_PERCENT || box.width < 8 || box.height < 8) return undefined;
  return {
    label,
    flags: [
      ...(isOccluded ? ['occluded'] : []),
      ...(isTruncated ? ['truncated'] : []),
      ...(kind === 'group' ? ['group'] : []),
    ],
  };
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
  return `Boxes by label: ${counts.join(', ')}. ${groups > 0 ? `Groups among the people: ${groups}. ` : ''}Partly hidden by something in front: ${hidden}. Posters, statues and scooters have no box.`;
}
