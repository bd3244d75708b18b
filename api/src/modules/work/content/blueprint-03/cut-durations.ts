import { tableBlock, textBlock } from '../make-items.ts';
import { field, formItem } from '../make-media-items.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const SHOTS_PER_LIST = 5;

const LISTS: readonly (readonly [title: string, framesPerSecond: number, shots: readonly string[]])[] = [
  ['Bakery spot', 24, ['Oven door', 'Hands in flour', 'Loaf on the peel', 'Steam', 'Sign in the window']],
  ['Bicycle repair, episode 4', 25, ['Wheel spins', 'Wrench', 'Bent spoke', 'Truing stand', 'First ride']],
  ['City marathon, recap', 30, ['Start line', 'Bridge from above', 'Water stand', 'Last mile', 'Medal']],
  ['Lullaby', 24, ['Moon over roofs', 'Mobile turns', 'Hand on the crib', 'Curtain', 'Dark hallway']],
  ['Museum trailer', 25, ['Closed gate', 'Footsteps', 'Dust in the light', 'The blue vase', 'Opening date']],
  ['Kayak school', 30, ['Fog', 'Paddle dips', 'The wave', 'Roll', 'Laughing under the helmet']],
  ['Watchmaker portrait', 24, ['Eyepiece', 'Spring', 'Tweezers', 'First tick', 'Hands of the maker']],
  ['Harvest', 25, ['Empty crates', 'Ladder', 'One red apple', 'Full crates', 'Truck leaves']],
  ['Night bus', 30, ['Empty stop', 'Headlights', 'Ticket', 'Sleeping man', 'Last stop']],
  ['Tide', 24, ['Dry boats', 'First water', 'Ropes tighten', 'Boats swim', 'Gulls']],
];

export const CUT_DURATIONS: WorkTaskSeed = {
  id: 'w03-03',
  blueprintId: 3,
  title: 'Calculate the length of ten cut lists in frames',
  description:
    'In and out points at 24, 25 and 30 frames per second: frames of each shot, of the whole, and of the overlap.',
  instructions: `An edit is a list: which piece of which clip, from where to where. Before it is rendered, its length has to be known to the frame, because the sound has been mixed already.

Each item has a cut list of five shots with in and out points, written as minutes:seconds:frames. Fill in how many frames each shot has, and how many the whole film has.

The out point is the first frame that is not used any more. A shot from 00:10:00 to 00:12:00 at 24 frames per second has 48 frames, not 49. So the frames of a shot are its out point minus its in point, both turned into frames first: minutes times 60 plus seconds, times the frames per second, plus frames.

Some lists have a dissolve between two shots. For its length both shots are seen at once, so the film is shorter by that many frames than the sum of its shots. The frames of the single shots do not change.

Mind the frames per second: they are in the title and change from list to list. The frames part never reaches that number: at 24, the frame after 00:10:23 is 00:11:00.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Turning a point into frames',
      text: '01:04:12 at 25 frames per second: (1 x 60 + 4) x 25 + 12 = 1,612. Subtract only frames from frames. Subtracting "04:12" from "06:03" digit by digit goes wrong as soon as you have to borrow, because a second does not have 100 frames.',
    },
    {
      title: 'Dissolves',
      text: 'A dissolve of 12 frames between shots 2 and 3 takes 12 frames off the whole, once. Two dissolves are both taken off. A cut takes nothing off.',
    },
    {
      title: 'Check',
      text: 'Divide the whole by the frames per second. Films of five shots in this task last between 10 and 60 seconds. If yours lasts three minutes, a minute was counted twice.',
    },
  ],
  rubric: suiteRubric('the lists with dissolves and borrowed seconds', 'the sum of the single shots'),
  overlap: null,
  batches: [makeLists()],
};

function makeLists(): WorkItemSeed[] {
  const random = createSeededRandom('w03-03');
  return LISTS.map(([title, framesPerSecond, shots], index) =>
    cutList(title, framesPerSecond, shots, index, random),
  );
}

function cutList(
  title: string,
  framesPerSecond: number,
  shots: readonly string[],
  index: number,
  random: SeededRandom,
): WorkItemSeed {
  const cuts = shots.map((name) => {
    const start = random.integer(3, 80) * framesPerSecond + random.integer(0, framesPerSecond - 1);
    const frames = random.integer(2 * framesPerSecond, 9 * framesPerSecond);
    return { name, start, frames };
  });
  const dissolves = [[], [12], [], [8, 16]][index % 4] ?? [];
  const sum = cuts.reduce((total, { frames }) => total + frames, 0);
  const lost = dissolves.reduce((total, frames) => total + frames, 0);
  const point = (frames: number) => writePoint(frames, framesPerSecond);
  return formItem({
    material: [
      textBlock('Film', `${title}, ${framesPerSecond} frames per second. ${describeDissolves(dissolves)}`),
      tableBlock(
        'Cut list',
        ['Shot', 'What it shows', 'In', 'Out'],
        cuts.map(({ name, start, frames }, place) => [
          String(place + 1),
          name,
          point(start),
          point(start + frames),
        ]),
      ),
    ],
    prompt: 'How many frames has each shot, and the whole film?',
    fields: [
      ...cuts.map((_cut, place) =>
        field({ id: `s${place + 1}`, label: `Shot ${place + 1}`, kind: 'integer', min: 1, max: 20_000 }),
      ),
      field({ id: 'whole', label: 'Whole film', kind: 'integer', min: SHOTS_PER_LIST, max: 100_000 }),
    ],
    rows: [
      {
        ...Object.fromEntries(cuts.map(({ frames }, place) => [`s${place + 1}`, frames])),
        whole: sum - lost,
      },
    ],
    explanation: `The shots have ${cuts.map(({ frames }) => frames).join(', ')} frames, ${sum} together${lost > 0 ? `, less ${lost} of dissolves: ${sum - lost}` : ''}.`,
  });
}

function describeDissolves(dissolves: readonly number[]): string {
  if (dissolves.length === 0) return 'All transitions are cuts.';
  return dissolves
    .map(
      (frames, place) =>
        `A dissolve of ${frames} frames between shots ${place * 2 + 1} and ${place * 2 + 2}.`,
    )
    .join(' ');
}

/** Writes frames as minutes:seconds:frames. */
function writePoint(frames: number, framesPerSecond: number): string {
  const seconds = Math.floor(frames / framesPerSecond);
  return [Math.floor(seconds / 60), seconds % 60, frames % framesPerSecond]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
