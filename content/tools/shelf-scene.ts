import { createRandom, type Random } from '../src/random.ts';
import { ellipse, place, rect, shape, silhouette, type Scene, type SceneObject } from './scene.ts';
import { THINGS, THING_COLORS, type Fault } from './shelf-objects.ts';

const WIDTH = 1000;
const HEIGHT = 640;
const BOARDS = [232, 416, 604];
const LEFT = 232;
const RIGHT = 976;

/** What a shelf has from left to right, top board first. */
export type ShelfThing = { readonly kind: string; readonly color: string; readonly fault: Fault | null };

type ShelfSlot = { readonly kind: string; readonly color: string };
/** The things of each board from left to right, top board first. */
type Boards = readonly (readonly ShelfSlot[])[];
/** The kind of an empty place. */
const NOTHING = 'nothing';

/** The shadow on the wall is drawn before all things, because it is no object. */
type DrawnThing = { readonly shadow: string; readonly object: SceneObject };

/** A room with three boards of things, lit from a window on the left; some things can be drawn wrongly. */
export function shelfScene(
  seed: number,
  faultCount: number,
  alter: (boards: Boards) => Boards = (boards) => boards,
): Scene {
  const random = createRandom(seed);
  const walls = random.pick(['#efe3cf', '#dbe4e0', '#e8d9d4', '#dfe0ea', '#e9e6d3']);
  const wood = random.pick(['#8a6242', '#6f5240', '#a67c52', '#4f4a46']);
  const boards = alter(fillBoards(random));
  const all = boards.flat();
  const faulty = new Set(random.shuffle(all.map((_thing, index) => index)).slice(0, faultCount));
  let index = -1;
  const drawn = boards.flatMap((things, board) => {
    const step = (RIGHT - LEFT) / things.length;
    return things.map(({ kind, color }, position) => {
      index += 1;
      const fault = faulty.has(index) ? chooseFault(random, kind) : null;
      const x = LEFT + (position + 0.5) * step + random.integer(-8, 8);
      return drawThing({ kind, color, fault }, x, BOARDS[board] ?? 0, {
        board: String(board),
        position: String(position),
      });
    });
  });
  const visible = drawn.filter(({ object }) => object.kind !== NOTHING);
  return {
    width: WIDTH,
    height: HEIGHT,
    background: room(walls, wood, random) + visible.map(({ shadow }) => shadow).join(''),
    objects: visible.map(({ object }) => object),
  };
}

/**
 * The same room in two shots. In the second one some things on different boards have changed: each is gone, has another
 * color, or has become another thing.
 */
export function shelfTake(seed: number, take: 1 | 2, changes = 2): Scene {
  return shelfScene(
    seed,
    0,
    take === 1 ? undefined : (boards) => changeThings(boards, changes, createRandom(seed + 50_000)),
  );
}

function changeThings(boards: Boards, changes: number, random: Random): Boards {
  const changed = random.shuffle(boards.map((_things, board) => board)).slice(0, changes);
  return boards.map((things, board) => {
    if (!changed.includes(board)) return things;
    const at = random.integer(0, things.length - 1);
    return things.map((thing, position) => (position === at ? changeThing(thing, things, random) : thing));
  });
}

function changeThing(thing: ShelfSlot, board: readonly ShelfSlot[], random: Random): ShelfSlot {
  // The books of a row have several colors, so another one would be a puzzle.
  const change = random.integer(thing.kind === 'volumes' ? 2 : 1, 3);
  if (change === 1)
    return {
      ...thing,
      color: random.pick(Object.keys(THING_COLORS).filter((color) => color !== thing.color)),
    };
  if (change === 2) return { ...thing, kind: NOTHING };
  const others = Object.keys(THINGS).filter((kind) => !board.some((other) => other.kind === kind));
  return { ...thing, kind: random.pick(others) };
}

function fillBoards(random: Random): Boards {
  const kinds = Object.keys(THINGS);
  const colors = Object.keys(THING_COLORS);
  return BOARDS.map(() =>
    random
      .shuffle(kinds)
      .slice(0, random.integer(4, 5))
      .map((kind) => ({ kind, color: random.pick(colors) })),
  );
}

function chooseFault(random: Random, kind: string): Fault {
  const own = THINGS[kind]?.fault ?? null;
  if (own !== null && random.chance(0.65)) return own;
  // Glasses are too flat for anyone to see that they float.
  return kind === 'glasses' || random.chance(0.5) ? 'shadow' : 'floating';
}

function drawThing(thing: ShelfThing, x: number, y: number, details: SceneObject['details']): DrawnThing {
  const { kind, color, fault } = thing;
  const svg = THINGS[kind]?.draw(THING_COLORS[color] ?? '', isOwnFault(fault)) ?? '';
  const ground = fault === 'floating' ? y - 24 : y;
  const shadowSide = fault === 'shadow' ? -1 : 1;
  return {
    shadow: `<g opacity=".16">${place(silhouette(svg, '#2b1f18'), x + shadowSide * 20, ground - 5, 1)}</g>`,
    object: {
      kind,
      svg: place(svg, x, ground, 1),
      details: fault === null ? { color, ...details } : { color, fault, ...details },
    },
  };
}

/** Whether a thing is drawn wrongly, and not only placed or lit wrongly. */
function isOwnFault(fault: Fault | null): boolean {
  return fault === 'count' || fault === 'gap' || fault === 'shape';
}

function room(walls: string, wood: string, random: Random): string {
  const sky = random.pick(['#cfe6ee', '#f6dcb4', '#dfe8f2']);
  return [
    rect(0, 0, WIDTH, HEIGHT, walls),
    ...[60, 140, 760, 880].map((x) => rect(x, 0, 2, HEIGHT, '#ffffff55')),
    rect(24, 70, 168, 250, '#f8f5ee', 6),
    rect(36, 82, 144, 226, sky),
    ellipse(84, 132, 24, 24, '#fff3c9'),
    shape('M36 308 v-60 q40 -30 76 -6 q34 -26 68 4 v62z', '#9db98f'),
    rect(104, 82, 8, 226, '#f8f5ee'),
    rect(36, 190, 144, 8, '#f8f5ee'),
    shape('M196 96 l250 140 v110 l-250 -60z', '#ffffff2e'),
    ...BOARDS.map(
      (y) =>
        rect(LEFT - 18, y, RIGHT - LEFT + 30, 18, wood, 4) +
        rect(LEFT - 18, y + 14, RIGHT - LEFT + 30, 4, '#00000030'),
    ),
    rect(0, HEIGHT - 18, LEFT - 18, 18, '#00000018'),
  ].join('');
}
