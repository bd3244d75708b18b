import { pictureOf, type PictureObject } from '../../media/pictures.ts';
import { choiceItem } from '../make-items.ts';
import { pictureBlock, rewritePart } from '../make-media-items.ts';
import { rubric } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { boardName, coloredName } from './thing-names.ts';

/** Where the picture is used; what the alternative text must say depends on it. */
const CONTEXTS = [
  'a shop page that sells the teapot or the lamp of the picture, whichever it has, or else the largest thing on it',
  'an article on how to light a room with one window',
  'a spot-the-object game for children',
  'a page on how many things fit on three boards',
  'a hotel page that wants the room to sound quiet and friendly',
  'a guide for cat owners on what can fall from a shelf',
  'a lesson in which learners count and name things',
  'an auction page on which all things are sold together',
];

export const ALT_TEXT: WorkTaskSeed = {
  id: 'w02-03',
  blueprintId: 2,
  title: 'Choose and write alternative texts for eight pictures',
  description: 'Pick the one description that is true of a picture, then write the one that its page needs.',
  instructions: `People who do not see a picture hear its alternative text. A false one is worse than none. A true one that says the wrong things is almost as bad.

Each of the eight items has two questions. First, four descriptions of one board of the picture: exactly one of them is true. The others have a wrong color, a wrong order or a thing that is not there. Choose the true one.

Then write an alternative text of 12 to 45 words for the page that is named. Say what matters on that page and leave out the rest. Begin with the subject, not with "Image of" or "A picture showing": the screen reader has said that already. Name colors and places if someone on that page needs them. Do not guess what cannot be seen: no moods, no owners, no time of day, unless the page asks for a tone.

One or two sentences are enough. Read your text aloud once. If it takes longer than ten seconds, someone will skip it.

Every word of yours has to be true of the picture. A reviewer checks colors, numbers and sides.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'What belongs in it',
      text: 'What the page is about, first. On a shop page the thing that is sold, with color and shape; in an article on light the window, the side it is on, and where shadows fall; in a counting lesson the numbers.\nGood: "Three boards hold fourteen things, five of them on top: ..." Wrong: "A nice shelf with many cute objects."',
    },
    {
      title: 'What does not',
      text: '"Image of", "we see", "in the background there is". Names of artists or models. Guesses: "someone has just left". Words that a listener cannot use, such as "as shown". A full inventory, unless the page needs one.',
    },
    {
      title: 'Left and right',
      text: 'Sides are those of the person who looks. The first thing on a board is the one nearest to the window, because the window is on the left.',
    },
  ],
  rubric: rubric([
    [
      'true',
      'Everything said is true',
      'Colors, numbers or sides are wrong.',
      'One detail is wrong.',
      'Every word holds.',
    ],
    [
      'fits',
      'It says what the page needs',
      'It would fit any page.',
      'The subject is there among other things.',
      'The first words are what the page is about.',
    ],
    [
      'hears',
      'It is good to listen to',
      'Lists, filler or "image of".',
      'Clear, with a word too many.',
      'Short, in the order in which one would look.',
    ],
  ]),
  overlap: null,
  batches: [CONTEXTS.map((context, index) => altTextItem(context, index))],
};

function altTextItem(context: string, index: number): WorkItemSeed {
  const name = `room-${String(index + 13).padStart(2, '0')}`;
  const random = createSeededRandom(`w02-03-${index}`);
  const board = String(random.integer(0, 2));
  const things = pictureOf(name).objects.filter(({ details }) => details.board === board);
  const truth = describeBoard(board, things);
  const others = [recolored(things), reordered(things), replaced(things)].map((list) =>
    describeBoard(board, list),
  );
  const choices = random.shuffle([truth, ...others]);
  const item = choiceItem({
    material: [pictureBlock(null, name)],
    prompt: `Which description of the ${boardName(board)} is true?`,
    options: choices.map((_text, place) => [`t${place + 1}`, `Text ${place + 1}`, choices[place]]),
    selected: [`t${choices.indexOf(truth) + 1}`],
    explanation: `True is: "${truth}" The others change one color, the order, or one thing.`,
  });
  return {
    ...item,
    parts: [
      ...item.parts,
      rewritePart(`Write the alternative text for ${context}.`, null, {
        minWords: 12,
        maxWords: 45,
        maxSentenceWords: 30,
        banned: ['image of', 'picture of', 'photo of', 'we see'],
      }),
    ],
  };
}

function describeBoard(board: string, things: readonly PictureObject[]): string {
  const names = things.map(({ kind, details }) => `a ${coloredName(kind, details.color ?? '')}`);
  return `On the ${boardName(board)}, from left to right: ${names.join(', ')}.`;
}

function recolored(things: readonly PictureObject[]): PictureObject[] {
  const at = things.findIndex(({ kind }) => kind !== 'volumes');
  return things.map((thing, index) =>
    index === at
      ? { ...thing, details: { ...thing.details, color: thing.details.color === 'blue' ? 'purple' : 'blue' } }
      : thing,
  );
}

function reordered(things: readonly PictureObject[]): PictureObject[] {
  const [first, second, ...rest] = things;
  return first && second ? [second, first, ...rest] : [...things];
}

function replaced(things: readonly PictureObject[]): PictureObject[] {
  const spare = ['mug', 'bottle', 'candle', 'clock', 'bowl', 'teapot'].find(
    (kind) => !things.some((thing) => thing.kind === kind),
  );
  return things.map((thing, index) =>
    index === things.length - 1 ? { ...thing, kind: spare ?? 'mug' } : thing,
  );
}
