import { createHash, type Collation } from '../bson/collation.ts';
import { compareValues } from '../bson/compare.ts';
import { NumericSum } from '../bson/numbers.ts';
import { isNullish, isNumeric, type Value } from '../bson/value.ts';
import { estimateSizeBytes } from './value-size.ts';

/** Collects the values of a group. */
export type Accumulator = {
  /** Returns how many more bytes of memory the accumulator takes. */
  add(value: Value): number;
  getResult(): Value;
};

/** Accumulators of `$group`; a missing value is `undefined`. */
export const ACCUMULATORS: Readonly<Record<string, (collation: Collation | undefined) => Accumulator>> = {
  $sum() {
    const sum = new NumericSum();
    return { add: (value) => addNumber(sum, value), getResult: () => sum.total };
  },
  $avg() {
    const sum = new NumericSum();
    let count = 0;
    return {
      add(value) {
        if (isNumeric(value)) count++;
        return addNumber(sum, value);
      },
      getResult: () => (count === 0 ? null : sum.getAverage(count)),
    };
  },
  $min: (collation) => createExtreme((next, best) => compareValues(next, best, collation) < 0),
  $max: (collation) => createExtreme((next, best) => compareValues(next, best, collation) > 0),
  $first: () => createChoice((_next, _best, count) => count === 0),
  $last: () => createChoice(() => true),
  $push: () => createList(() => true),
  $addToSet(collation) {
    const known = new Set<string>();
    const hash = createHash(collation);
    return createList((value) => known.size !== known.add(hash(value)).size);
  },
};

/** As in MongoDB, a non-numeric value adds nothing. */
function addNumber(sum: NumericSum, value: Value): number {
  if (isNumeric(value)) sum.add(value);
  return 0;
}

/** Keeps the best value that is not null. */
const createExtreme = (isBetter: (next: Value, best: Value) => boolean): Accumulator =>
  createChoice((next, best) => !isNullish(next) && (isNullish(best) || isBetter(next, best)));

/** Keeps one of the values. */
function createChoice(isBetter: (next: Value, best: Value, count: number) => boolean): Accumulator {
  let best: Value;
  let count = 0;
  return {
    add(value) {
      if (!isBetter(value, best, count++)) return 0;
      const growth = estimateSizeBytes(value) - estimateSizeBytes(best);
      best = value;
      return growth;
    },
    getResult: () => best ?? null,
  };
}

/** Collects the values that are kept. */
function createList(isKept: (value: Value) => boolean): Accumulator {
  const items: Value[] = [];
  return {
    add: (value) =>
      value === undefined || !isKept(value) ? 0 : items.push(value) && estimateSizeBytes(value),
    getResult: () => items,
  };
}
