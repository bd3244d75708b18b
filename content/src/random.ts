/** Random choices that a seed repeats on every machine. */
export type Random = {
  /** A number from 0 to 1, 1 excluded. */
  readonly next: () => number;
  /** A whole number between two bounds, both included. */
  readonly integer: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
};

/** Creates a generator (mulberry32), which needs only whole-number arithmetic. @param seed 32 bits */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new Error('There is nothing to pick from.');
      return values[integer(0, values.length - 1)] as (typeof values)[number];
    },
    shuffle: (values) =>
      values
        .map((value) => ({ value, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value),
  };
}
