/** A repeatable source of numbers for making content. The same seed always makes the same content. */
export type SeededRandom = {
  /** A number from 0 to 1, 1 excluded. */
  readonly next: () => number;
  /** A whole number between two bounds, both included. */
  readonly integer: (min: number, max: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
};

export function createSeededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  /** The generator "mulberry32". */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (values) => {
      if (values.length === 0) throw new Error('There is nothing to pick');
      return values[integer(0, values.length - 1)] as (typeof values)[number];
    },
    shuffle: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
}

/** The hash "FNV-1a" of a text, in 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
