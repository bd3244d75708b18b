import type { PictureObject } from '../../src/compile/media.ts';
import type { Random } from '../../src/random.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { THING_KINDS, boardName, coloredName } from '../../src/thing-names.ts';

type Page = { readonly picture: string; readonly page: string };

type Thing = { readonly kind: string; readonly color: string };
/** A mistake that a description can have, and what it does to the things of a board. */
type Mistake = { readonly name: string; readonly make: (things: readonly Thing[]) => readonly Thing[] };

const COLORS = ['red', 'blue', 'yellow', 'green', 'gray', 'black', 'purple'];

/** Four descriptions of a board, one of them true; and an alternative text of one's own for a page. */
export const template = defineTemplate<Page>({
  read: (fields) => ({ picture: textOf(fields.get('picture')), page: textOf(fields.get('page')) }),
  make({ picture: name, page }, { picture, random }) {
    const board = String(random.integer(0, 2));
    const things = picture(name)
      .objects.filter(({ details }) => details.board === board)
      .toSorted((a, b) => Number(a.details.position) - Number(b.details.position))
      .map(toThing);
    const texts = describeInChain(board, things, random);
    const options = random.shuffle(texts);
    const right = options.find(({ mistakes }) => mistakes.length === 0);
    if (!right) throw new Error('One of the descriptions is true.');
    return {
      material: [{ picture: name }],
      questions: [
        {
          ask: `Which description of the ${boardName(board)} is true?`,
          options: Object.fromEntries(
            options.map((option, place) => [`t${place + 1}`, toOption(option, place)]),
          ) as object,
          key: `t${options.indexOf(right) + 1}`,
        },
        { ask: `Write the alternative text for ${page}.` },
      ],
      explain: `True is: "${right.text}" The others have a wrong color, a wrong order or a wrong thing.`,
    };
  },
});

type Description = { readonly text: string; readonly mistakes: readonly string[] };

function toOption({ text, mistakes }: Description, place: number): object {
  const option = { label: `Text ${place + 1}`, hint: text };
  return mistakes.length === 0
    ? option
    : { ...option, why: `It has a wrong ${mistakes.join(' and a wrong ')}` };
}

function toThing({ kind, details }: PictureObject): Thing {
  return { kind, color: details.color ?? '' };
}

/**
 * Describes a board four times: each text differs from the one before it in one thing, and any of them is the true one.
 * So the true text is not the one that has most in common with the others.
 */
function describeInChain(board: string, things: readonly Thing[], random: Random): Description[] {
  const mistakes = random.shuffle(drawMistakes(things, random));
  const right = random.integer(0, mistakes.length);
  return Array.from({ length: mistakes.length + 1 }, (_, index) => {
    const made = mistakes.slice(Math.min(index, right), Math.max(index, right));
    const shown = made.reduce((all, { make }) => make(all), things);
    return { text: describeBoard(board, shown), mistakes: made.map(({ name }) => name) };
  });
}

function describeBoard(board: string, things: readonly Thing[]): string {
  const names = things.map(({ kind, color }) => `a ${coloredName(kind, color)}`);
  return `On the ${boardName(board)}, from left to right: ${names.join(', ')}.`;
}

/** A wrong color, a wrong thing and a wrong order, each about other things; they can be made in any order. */
function drawMistakes(things: readonly Thing[], random: Random): Mistake[] {
  const colored = random.shuffle([...things.keys()].filter((place) => things[place]?.kind !== 'volumes'));
  const [recolored = 0] = colored;
  const [replaced = 0] = random.shuffle([...things.keys()].filter((place) => place !== recolored));
  const left = random.integer(0, things.length - 2);
  const color = random.pick(COLORS.filter((other) => other !== things[recolored]?.color));
  const kind = random.pick(THING_KINDS.filter((other) => !things.some((thing) => thing.kind === other)));
  const [painted, old] = [things[recolored], things[replaced]];
  const [first, second] = [things[left], things[left + 1]];
  const isOne = (thing: Thing, other: Thing | undefined) => thing.kind === other?.kind;
  return [
    {
      name: 'color',
      make: (all) => all.map((thing) => (isOne(thing, painted) ? { ...thing, color } : thing)),
    },
    { name: 'thing', make: (all) => all.map((thing) => (isOne(thing, old) ? { ...thing, kind } : thing)) },
    {
      name: 'order',
      make: (all) => {
        const findPlace = (thing: Thing | undefined) =>
          all.findIndex((other) => isOne(other, thing) || (thing === old && other.kind === kind));
        const [a, b] = [findPlace(first), findPlace(second)];
        return all.map((thing, place) => all[place === a ? b : place === b ? a : place] ?? thing);
      },
    },
  ];
}
