import type { Random } from '../../src/random.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { DEMAND_MAKERS, readBoards, type Boards, type Demand, type Thing } from './brief-demands.ts';
import { PURPOSES } from './brief-purposes.ts';
import { THING_KINDS } from '../../src/thing-names.ts';

type Brief = { readonly purpose: string; readonly picture: string };

const DEMANDS = 6;
/** How many demands a picture meets; each number is as likely as it is often here. */
const MET = [1, 2, 2, 3, 3, 4, 4, 5];
const CANDIDATES = 80;
const COLORS = ['red', 'blue', 'yellow', 'green', 'gray', 'black', 'purple'];
/** Pictures of rooms without a fault. */
const ROOMS = 60;

/** A brief of six demands, and a picture that meets some of them. */
export const template = defineTemplate<Brief>({
  read: (fields) => ({ purpose: textOf(fields.get('purpose')), picture: textOf(fields.get('picture')) }),
  draw: (random) => ({
    purpose: random.pick(PURPOSES),
    picture: `room-${String(random.integer(1, ROOMS)).padStart(2, '0')}`,
  }),
  make({ purpose, picture: name }, { picture, random }) {
    const boards = readBoards(picture(name).objects);
    const demands = chooseDemands(boards, random);
    const options = demands.map((demand, index) => {
      const option = demand.isMetBy(boards)
        ? demand.text
        : { label: demand.text, why: `It sounds like the picture, but ${demand.describe(boards)}` };
      return [`d${index + 1}`, option] as const;
    });
    const missed = demands.filter((demand) => !demand.isMetBy(boards));
    return {
      material: [{ 'Meant for': purpose }, { Picture: { picture: name } }],
      options: Object.fromEntries(options),
      key: demands.flatMap((demand, index) => (demand.isMetBy(boards) ? [`d${index + 1}`] : [])),
      explain: `Not met: ${missed.map((demand) => `"${demand.text}" (${demand.describe(boards)})`).join('; ')}. The others are met.`,
    };
  },
});

/**
 * Chooses demands that hold together: all of them are true of a picture that differs from this one in some things, so
 * that no demand contradicts another one.
 */
function chooseDemands(boards: Boards, random: Random): Demand[] {
  for (;;) {
    const wish = imagine(boards, random);
    const candidates = Array.from({ length: CANDIDATES }, () => random.pick(DEMAND_MAKERS)(wish, random));
    const met = random.pick(MET);
    const left = { met, missed: DEMANDS - met };
    const subjects = new Set<string>();
    const chosen = candidates.filter((demand): demand is Demand => {
      if (!demand || demand.subjects.some((subject) => subjects.has(subject))) return false;
      const side = demand.isMetBy(boards) ? 'met' : 'missed';
      if (left[side] === 0) return false;
      left[side] -= 1;
      demand.subjects.forEach((subject) => subjects.add(subject));
      return true;
    });
    if (chosen.length === DEMANDS) return random.shuffle(chosen);
  }
}

/** Changes a few things of a picture. No board gets two things of the same kind. */
function imagine(boards: Boards, random: Random): Boards {
  let wish = boards;
  const edits = random.shuffle([recolor, replace, remove, swap, move]).slice(0, random.integer(3, 5));
  for (const edit of edits) wish = edit(wish, random);
  return wish;
}

type Edit = (boards: Boards, random: Random) => Boards;

const recolor: Edit = (boards, random) =>
  changeOne(boards, random, ({ kind, color }) => [
    { kind, color: random.pick(COLORS.filter((other) => other !== color)) },
  ]);

const replace: Edit = (boards, random) =>
  changeOne(boards, random, ({ color }, board) => [
    { kind: random.pick(THING_KINDS.filter((kind) => !hasKind(board, kind))), color },
  ]);

const remove: Edit = (boards, random) => changeOne(boards, random, () => []);

const swap: Edit = (boards, random) => {
  const at = random.integer(0, boards.length - 1);
  return boards.map((board, index) => {
    if (index !== at) return board;
    const [first = 0, second = 0] = random.shuffle([...board.keys()]);
    return board.map(
      (thing, place) => board[place === first ? second : place === second ? first : place] ?? thing,
    );
  });
};

/** Moves a thing to the end of another board. */
const move: Edit = (boards, random) => {
  const [from = 0, to = 1] = random.shuffle([...boards.keys()]);
  const thing = random.pick(boards[from] ?? []);
  if (hasKind(boards[to] ?? [], thing.kind)) return boards;
  return boards.map((board, index) => {
    if (index === from) return board.filter((other) => other !== thing);
    return index === to ? [...board, thing] : board;
  });
};

function changeOne(
  boards: Boards,
  random: Random,
  change: (thing: Thing, board: readonly Thing[]) => readonly Thing[],
): Boards {
  const at = random.integer(0, boards.length - 1);
  return boards.map((board, index) => {
    const place = random.integer(0, board.length - 1);
    return index === at
      ? board.flatMap((thing, own) => (own === place ? change(thing, board) : [thing]))
      : board;
  });
}

function hasKind(board: readonly Thing[], kind: string): boolean {
  return board.some((thing) => thing.kind === kind);
}
