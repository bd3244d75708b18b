import type { PictureObject } from '../../src/compile/media.ts';
import type { Random } from '../../src/random.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { BOARD_NAMES, THING_KINDS, boardName, coloredName, countThings, kindName } from './thing-names.ts';

type Brief = { readonly client: string; readonly picture: string };

/** What a client asked for, and what the picture has instead if it does not meet it. */
type Demand = { readonly text: string; readonly isMet: boolean; readonly found: string };

const DEMANDS_PER_BRIEF = 6;

/** A brief of six demands, and a picture that meets some of them. */
export const template = defineTemplate<Brief>({
  read: (fields) => ({ client: textOf(fields.get('client')), picture: textOf(fields.get('picture')) }),
  make({ client, picture: name }, { picture, random }) {
    const demands = chooseDemands(picture(name).objects, random);
    const missed = demands.filter(({ isMet }) => !isMet);
    return {
      material: [
        {
          Brief: `The picture is meant for ${client}. The six demands of the client are the options of the question.`,
        },
        { 'Delivered picture': { picture: name } },
      ],
      options: Object.fromEntries(demands.map(({ text }, index) => [`d${index + 1}`, text])),
      key: demands.flatMap(({ isMet }, index) => (isMet ? [`d${index + 1}`] : [])),
      explain: `Not met: ${missed.map(({ text, found }) => `"${text}" (${found})`).join('; ')}. The others are met.`,
    };
  },
});

/** Picks demands of different kinds, some of them met and some not. */
function chooseDemands(objects: readonly PictureObject[], random: Random): Demand[] {
  const makers = [countDemand, placeDemand, placeDemand, absenceDemand, orderDemand, boardDemand];
  for (;;) {
    const demands = random.shuffle(makers.map((make) => make(objects, random)));
    const met = demands.filter(({ isMet }) => isMet).length;
    const texts = new Set(demands.map(({ text }) => text));
    if (texts.size === DEMANDS_PER_BRIEF && met >= 2 && met <= 4) return demands;
  }
}

function countDemand(objects: readonly PictureObject[], random: Random): Demand {
  const kind = random.pick(objects).kind;
  const count = objects.filter((object) => object.kind === kind).length;
  const asked = random.next() < 0.5 ? count : count + 1;
  return {
    text: `Exactly ${countThings(asked, kind)} in the whole picture`,
    isMet: asked === count,
    found: `it has ${countThings(count, kind)}`,
  };
}

function placeDemand(objects: readonly PictureObject[], random: Random): Demand {
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

function absenceDemand(objects: readonly PictureObject[], random: Random): Demand {
  const kind = random.pick(THING_KINDS);
  const isMet = !objects.some((object) => object.kind === kind);
  return { text: `No ${kindName(kind)} anywhere`, isMet, found: describeKind(objects, kind) };
}

function orderDemand(objects: readonly PictureObject[], random: Random): Demand {
  const board = String(random.integer(0, 2));
  const [a, b] = random.shuffle(objects.filter(({ details }) => details.board === board));
  if (!a || !b) throw new Error('A board has at least two things.');
  return {
    text: `On the ${boardName(board)}, the ${kindName(a.kind)} stands left of the ${kindName(b.kind)}`,
    isMet: Number(a.details.position) < Number(b.details.position),
    found: `the ${kindName(a.kind)} stands right of it`,
  };
}

function boardDemand(objects: readonly PictureObject[], random: Random): Demand {
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
