import { location } from '../errors.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { add, double, toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, type Numeric, type Value } from '../bson/value.ts';
import { compare } from '../bson/compare.ts';

/** Gathers a value of each document of a group. `add` tells how many bytes more it holds. */
export type Accumulator = { add(value: Value, sizeOf: (value: Value) => number): number; result(): Value };

/** The accumulators of `$group`. */
export const ACCUMULATORS: Readonly<Record<string, () => Accumulator>> = {
  $sum: () => reducing(0, addNumeric),
  $count: () => reducing(0, (total) => addNumeric(total, 1)),
  $avg() {
    let total: Numeric = 0;
    let count = 0;
    return {
      add(value) {
        if (!isNumeric(value)) return 0;
        total = add(total, value);
        count++;
        return 0;
      },
      result: () => (count === 0 ? null : double(toNumber(total) / count)),
    };
  },
  $min: () => reducing(null, (least, value) => (isBeyond(value, least, -1) ? value : least)),
  $max: () => reducing(null, (greatest, value) => (isBeyond(value, greatest, 1) ? value : greatest)),
  $first() {
    let first: Value;
    let found = false;
    return {
      add(value) {
        if (!found) first = value;
        found = true;
        return 0;
      },
      result: () => first ?? null,
    };
  },
  $last: () => reducing(null, (_last, value) => value ?? null),
  $push() {
    const items: Value[] = [];
    return {
      add(value, sizeOf) {
        if (value === undefined) return 0;
        items.push(value);
        return sizeOf(value);
      },
      result: () => items,
    };
  },
  $addToSet() {
    const items = new Map<string, Value>();
    return {
      add(value, sizeOf) {
        if (value === undefined || items.has(hashKey(value))) return 0;
        items.set(hashKey(value), value);
        return 2 * sizeOf(value);
      },
      result: () => [...items.values()],
    };
  },
};

/** The one accumulator, and its operand, of `{ $sum: '$amount' }`. */
export function accumulatorOf(name: string, spec: Value): { make: () => Accumulator; operand: Value } {
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw location(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw location(40238, `The field '${name}' must specify one accumulator`);
  if (name.includes('.')) throw location(40235, `The field name '${name}' cannot contain '.'`);
  const make = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (!make) throw location(15952, `unknown group operator '${operator}'`);
  return { make, operand: operator === '$count' ? null : spec[operator] };
}

function reducing(start: Value, step: (so: Value, value: Value) => Value): Accumulator {
  let result = start;
  return {
    add(value) {
      result = step(result, value);
      return 0;
    },
    result: () => result,
  };
}

const addNumeric = (total: Value, value: Value): Value =>
  isNumeric(total) && isNumeric(value) ? add(total, value) : total;

const isBeyond = (value: Value, than: Value, direction: 1 | -1): boolean =>
  !isNullish(value) && (than === null || compare(value, than) * direction > 0);
