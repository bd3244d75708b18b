import type { PictureObject } from '../../src/compile/media.ts';
import type { Random } from '../../src/random.ts';
import {
  BOARD_NAMES,
  THING_KINDS,
  boardName,
  coloredName,
  countThings,
  kindName,
  numberWord,
} from '../../src/thing-names.ts';

/** A thing on a board: in the picture, or as the client imagines it. */
export type Thing = { readonly kind: string; readonly color: string };
/** The things of each board from left to right, top board first. */
export type Boards = readonly (readonly Thing[])[];

/** Something that a client asks for. It is true of what the client imagines. */
export type Demand = {
  /** What it is about; no two demands of a brief are about the same. */
  readonly subjects: readonly string[];
  readonly text: string;
  readonly isMetBy: (boards: Boards) => boolean;
  /** What a picture has instead if it does not meet the demand. */
  readonly describe: (boards: Boards) => string;
};

type MakeDemand = (wish: Boards, random: Random) => Demand | undefined;

/** Kinds of demands; a brief has at most two of the same kind. */
export const DEMAND_MAKERS: readonly MakeDemand[] = [
  /** So many things of one kind in the whole picture. */
  (wish, random) => {
    const { kind } = random.pick(wish.flat());
    const count = countOf(wish, kind);
    return {
      subjects: [`number ${kind}`],
      text: `Exactly ${countThings(count, kind)} in the whole picture`,
      isMetBy: (boards) => countOf(boards, kind) === count,
      describe: (boards) => `it has ${countThings(countOf(boards, kind), kind)}`,
    };
  },
  /** A colored thing on a board. */
  (wish, random) => {
    const board = random.integer(0, wish.length - 1);
    const { kind, color } = random.pick(wish[board] ?? []);
    return {
      subjects: [`${coloredName(kind, color)} ${board}`],
      text: `A ${coloredName(kind, color)} on the ${boardName(String(board))}`,
      isMetBy: (boards) => (boards[board] ?? []).some((thing) => isSame(thing, { kind, color })),
      describe: (boards) => describeKind(boards, kind),
    };
  },
  /** A kind of thing that must be absent. */
  (wish, random) => {
    const absent = THING_KINDS.filter((kind) => countOf(wish, kind) === 0);
    if (absent.length === 0) return undefined;
    const kind = random.pick(absent);
    return {
      subjects: [`number ${kind}`],
      text: `No ${kindName(kind)} anywhere`,
      isMetBy: (boards) => countOf(boards, kind) === 0,
      describe: (boards) => describeKind(boards, kind),
    };
  },
  /** One thing left of another one on the same board. */
  (wish, random) => {
    const board = random.integer(0, wish.length - 1);
    const own = wish[board] ?? [];
    const [left = 0, right = 0] = random
      .shuffle([...own.keys()])
      .slice(0, 2)
      .sort((a, b) => a - b);
    const [first, second] = [own[left], own[right]];
    if (!first || !second || first === second) return undefined;
    const findPlace = (boards: Boards, { kind }: Thing) =>
      (boards[board] ?? []).findIndex((thing) => thing.kind === kind);
    return {
      subjects: [`order ${board}`],
      text: `On the ${boardName(String(board))}, the ${kindName(first.kind)} stands left of the ${kindName(second.kind)}`,
      isMetBy: (boards) => {
        const [a, b] = [findPlace(boards, first), findPlace(boards, second)];
        return a >= 0 && b >= 0 && a < b;
      },
      describe: (boards) =>
        findPlace(boards, first) < 0 || findPlace(boards, second) < 0
          ? `there is no ${kindName(findPlace(boards, first) < 0 ? first.kind : second.kind)} on the ${boardName(String(board))}`
          : `the ${kindName(first.kind)} stands right of it`,
    };
  },
  /** So many things on one board. */
  (wish, random) => {
    const board = random.integer(0, wish.length - 1);
    const count = wish[board]?.length ?? 0;
    return {
      subjects: [`size ${board}`],
      text: `Exactly ${numberWord(count)} things on the ${BOARD_NAMES[board] ?? ''}`,
      isMetBy: (boards) => boards[board]?.length === count,
      describe: (boards) => `it has ${numberWord(boards[board]?.length ?? 0)}`,
    };
  },
  /** The first or last thing of a board. */
  (wish, random) => {
    const board = random.integer(0, wish.length - 1);
    const side = random.pick(['left', 'right'] as const);
    const endOf = (boards: Boards) => boards[board]?.at(side === 'left' ? 0 : -1);
    const end = endOf(wish);
    if (!end) return undefined;
    return {
      subjects: [`end ${board} ${side}`, `${coloredName(end.kind, end.color)} ${board}`],
      text: `A ${coloredName(end.kind, end.color)} at the far ${side} of the ${boardName(String(board))}`,
      isMetBy: (boards) => {
        const own = endOf(boards);
        return own !== undefined && isSame(own, end);
      },
      describe: (boards) => {
        const own = endOf(boards);
        return own ? `a ${coloredName(own.kind, own.color)} is there` : 'nothing is there';
      },
    };
  },
  /** Two things next to each other. */
  (wish, random) => {
    const board = random.integer(0, wish.length - 1);
    const own = wish[board] ?? [];
    const at = random.integer(0, own.length - 2);
    const [first, second] = [own[at], own[at + 1]];
    if (!first || !second) return undefined;
    return {
      subjects: [`order ${board}`],
      text: `On the ${boardName(String(board))}, nothing stands between the ${kindName(first.kind)} and the ${kindName(second.kind)}`,
      isMetBy: (boards) => distanceOf(boards[board] ?? [], first, second) === 1,
      describe: (boards) =>
        distanceOf(boards[board] ?? [], first, second) === undefined
          ? `one of them is not on the ${boardName(String(board))}`
          : 'something does',
    };
  },
];

function countOf(boards: Boards, kind: string): number {
  return boards.flat().filter((thing) => thing.kind === kind).length;
}

/** The books of a row have several colors, so that a brief does not name one. */
function isSame(a: Thing, b: Thing): boolean {
  return a.kind === b.kind && (a.kind === 'volumes' || a.color === b.color);
}

function distanceOf(board: readonly Thing[], first: Thing, second: Thing): number | undefined {
  const [a, b] = [first, second].map(({ kind }) => board.findIndex((thing) => thing.kind === kind));
  return a === undefined || b === undefined || a < 0 || b < 0 ? undefined : Math.abs(a - b);
}

function describeKind(boards: Boards, kind: string): string {
  const found = boards.flatMap((things, board) =>
    things
      .filter((thing) => thing.kind === kind)
      .map(({ color }) => `a ${coloredName(kind, color)} on the ${boardName(String(board))}`),
  );
  return found.length === 0 ? `there is no ${kindName(kind)}` : `there is ${found.join(' and ')}`;
}

/** Lists what a picture has, board by board. */
export function readBoards(objects: readonly PictureObject[]): Boards {
  return BOARD_NAMES.map((_name, board) =>
    objects
      .filter(({ details }) => details.board === String(board))
      .toSorted((a, b) => Number(a.details.position) - Number(b.details.position))
      .map(({ kind, details }) => ({ kind, color: details.color ?? '' })),
  );
}
