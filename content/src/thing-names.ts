import type { PictureObject } from './compile/media.ts';

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mug: ['mug', 'mugs'],
  teapot: ['teapot', 'teapots'],
  plant: ['potted plant', 'potted plants'],
  lamp: ['table lamp', 'table lamps'],
  clock: ['clock', 'clocks'],
  volumes: ['row of books', 'rows of books'],
  bottle: ['bottle', 'bottles'],
  cat: ['cat', 'cats'],
  glasses: ['pair of glasses', 'pairs of glasses'],
  frame: ['framed picture', 'framed pictures'],
  bowl: ['bowl of fruit', 'bowls of fruit'],
  candle: ['candle', 'candles'],
};

/** The boards of a room from top to bottom. */
export const BOARD_NAMES = ['top board', 'middle board', 'bottom board'] as const;

/** The kinds of things that a room can have. */
export const THING_KINDS = Object.keys(NAMES);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Writes a number of things, e.g. `two`, `no`. @param count 0 to 10 */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Names so many things of a kind, e.g. `two mugs`, `one row of books`. */
export function countThings(count: number, kind: string): string {
  const [one = kind, many = kind] = NAMES[kind] ?? [];
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** Names a kind of thing in the singular. */
export function kindName(kind: string): string {
  return NAMES[kind]?.[0] ?? kind;
}

/** Names a thing by color and board, e.g. `the red mug on the top board`. */
export function nameThing({ kind, details }: PictureObject): string {
  return `the ${coloredName(kind, details.color ?? '')} on the ${boardName(details.board)}`;
}

/** Names a thing by its color: that of the pot of a plant. The books of a row have several. */
export function coloredName(kind: string, color: string): string {
  if (kind === 'plant') return `potted plant in a ${color} pot`;
  return kind === 'volumes'
    ? 'row of books'
    : kind === 'glasses'
      ? `pair of ${color} glasses`
      : `${color} ${kindName(kind)}`;
}

export function boardName(board: string | undefined): string {
  return BOARD_NAMES[Number(board)] ?? BOARD_NAMES[0];
}
