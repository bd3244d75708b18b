import { pictureOf, type PictureObject } from '../../media/pictures.ts';
import { choiceItem, textBlock } from '../make-items.ts';
import { pictureBlock } from '../make-media-items.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { BOARD_NAMES, THING_KINDS, boardName, coloredName, countThings, kindName } from './thing-names.ts';

/** What a client asked for, and what the picture has instead if it does not meet it. */
type Demand = { readonly text: string; readonly isMet: boolean; readonly found: string };

const CLIENTS = [
  'a calendar page for a tea house',
  'the cover of a cozy mystery',
  'a poster for a secondhand shop',
  'a page of a picture book about a shelf',
  'the sign-up page of a tidying app',
  'a card for a housewarming',
  'a jigsaw puzzle for adults',
  'a language course: things at home',
  'an article about living with cats',
  'an advertisement for shelf boards',
  'the box of a memory game',
  'a report on energy in old houses',
];

const DEMANDS_PER_BRIEF = 6;

export const PICTURE_AGAINST_BRIEF: WorkTaskSeed = {
  id: 'w02-02',
  blueprintId: 2,
  title: 'Check twelve pictures against their briefs',
  description: 'Twelve clients, six demands each: say which ones the generated picture meets.',
  instructions: `Twelve clients ordered a picture, and a model delivered. Before a picture goes out, a person checks it against the brief, line by line. That is you.

Each item has a brief with six demands and the picture that was made for it. Select every demand that the picture meets, to the letter. Leave out the others. At least one demand is met in each picture, and never all six.

To the letter means: "exactly two clocks" is not met by three. "Left of" means closer to the left edge, on the same board. A color is that of the thing itself: of the pot for a plant, of the shade for a lamp, of the frame for a picture or for glasses. Numbers on a board count things, and a row of books is one thing.

Do not give credit for the spirit of a demand. A client who asked for no candle will see the candle. And do not punish what was not asked for: whether the picture is pretty is not your question.

Count with your finger. Most errors in this task are made by people who looked once and were sure.`,
  estimatedMinutes: 30,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Counting',
      text: 'Count one kind at a time over all three boards, from left to right. A row of books is one thing, however many books it has. A pair of glasses is one thing. Things in a bowl or on a framed picture are not counted.',
    },
    {
      title: 'Colors and places',
      text: 'Gray is gray, even if it looks bluish on your screen; black is the darkest thing in the picture. "Left of" and "right of" compare things on the same board and need not be next to each other. "At the far left" means that nothing on the board is further left.',
    },
    {
      title: 'When a demand has two halves',
      text: 'A demand is met only as a whole. "A red mug on the top board" is not met by a red mug on the middle board, and not by a blue one on top. Write in the note which half failed, if you like: it helps the client.',
    },
  ],
  rubric: suiteRubric('the demands that are met by half', 'the note on a demand'),
  overlap: null,
  batches: [CLIENTS.map((client, index) => briefItem(client, index + 1))],
};

function briefItem(client: string, number: number): WorkItemSeed {
  const name = `room-${String(number).padStart(2, '0')}`;
  const { objects } = pictureOf(name);
  const demands = chooseDemands(objects, createSeededRandom(`w02-02-${number}`));
  const missed = demands.filter(({ isMet }) => !isMet);
  return choiceItem({
    material: [
      textBlock(
        'Brief',
        `The picture is meant for ${client}. The six demands of the client are the options of the question.`,
      ),
      pictureBlock('Delivered picture', name),
    ],
    prompt: 'Which demands does the picture meet?',
    options: demands.map(({ text }, index) => [`d${index + 1}`, text]),
    selected: demands.flatMap(({ isMet }, index) => (isMet ? [`d${index + 1}`] : [])),
    max: DEMANDS_PER_BRIEF,
    explanation: `Not met: ${missed.map(({ text, found }) => `"${text}" (${found})`).join('; ')}. The others are met.`,
  });
}

/** Picks demands of different kinds, some of them met and some not. */
function chooseDemands(objects: readonly PictureObject[], random: SeededRandom): Demand[] {
  const makers = [countDemand, placeDemand, placeDemand, absenceDemand, orderDemand, boardDemand];
  for (;;) {
    const demands = random.shuffle(makers.map((make) => make(objects, random)));
    const met = demands.filter(({ isMet }) => isMet).length;
    const texts = new Set(demands.map(({ text }) => text));
    if (texts.size === DEMANDS_PER_BRIEF && met >= 2 && met <= 4) return demands;
  }
}

function countDemand(objects: readonly PictureObject[], random: SeededRandom): Demand {
  const kind = random.pick(objects).kind;
  const count = objects.filter((object) => object.kind === kind).length;
  const asked = random.next() < 0.5 ? count : count + 1;
  return {
    text: `Exactly ${countThings(asked, kind)} in the whole picture`,
    isMet: asked === count,
    found: `it has ${countThings(count, kind)}`,
  };
}

function placeDemand(objects: readonly PictureObject[], random: SeededRandom): Demand {
  const object = random.pick(objects);
  const isColorRight = object.kind === 'volumes' || random.next() < 0.7;
  const color = isColorRight ? (object.details.color ?? '') : random.pick(['red', 'blue', 'green', 'purple']);
  const board = random.next() < 0.7 ? (object.details.board ?? '0') : String(random.integer(0, 2));
  const isMet = objects.some(
    ({ kind, details }) =>
      kind === object.kind && (kind === 'volumes' || details.color === color) && details.board === board,
  );
  return {
    text: `A ${coloredName(object.kind, color)} on the ${boardName(board)}`,
    isMet,
    found: describeKind(objects, object.kind),
  };
}

function absenceDemand(objects: readonly PictureObject[], random: SeededRandom): Demand {
  const kind = random.pick(THING_KINDS);
  const isMet = !objects.some((object) => object.kind === kind);
  return { text: `No ${kindName(kind)} anywhere`, isMet, found: describeKind(objects, kind) };
}

function orderDemand(objects: readonly PictureObject[], random: SeededRandom): Demand {
  const board = String(random.integer(0, 2));
  const [a, b] = random.shuffle(objects.filter(({ details }) => details.board === board));
  if (!a || !b) throw new Error('A board has at least two things.');
  return {
    text: `On the ${boardName(board)}, the ${kindName(a.kind)} stands left of the ${kindName(b.kind)}`,
    isMet: Number(a.details.position) < Number(b.details.position),
    found: `the ${kindName(a.kind)} stands right of it`,
  };
}

function boardDemand(objects: readonly PictureObject[], random: SeededRandom): Demand {
  const board = random.integer(0, 2);
  const count = objects.filter(({ details }) => details.board === String(board)).length;
  const asked = random.next() < 0.5 ? count : count === 4 ? 5 : 4;
  return {
    text: `Exactly ${asked} things on the ${BOARD_NAMES[board] ?? ''}`,
    isMet: asked === count,
    found: `it has ${count}`,
  };
}

function describeKind(objects: readonly PictureObject[], kind: string): string {
  const found = objects.filter((object) => object.kind === kind);
  if (found.length === 0) return `there is no ${kindName(kind)}`;
  return `there is a ${found.map(({ details }) => `${coloredName(kind, details.color ?? '')} on the ${boardName(details.board)}`).join(' and a ')}`;
}
