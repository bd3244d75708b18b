import { location } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { isDoc, isNullish, setField, typeOf, type Doc, type Value } from '../bson/value.ts';
import { asArray, asInteger, binary, nullOr, unary, variadic } from './operands.ts';
import type { ExpressionOperators } from './scope.ts';

/** Operators on whole arrays, and `$mergeObjects`. */
export const ARRAYS: ExpressionOperators = {
  $size: unary('$size', (value) => {
    if (!Array.isArray(value)) {
      throw location(17124, `The argument to $size must be an array, but was of type: ${typeOf(value)}`);
    }
    return value.length;
  }),
  $isArray: unary('$isArray', (value) => Array.isArray(value)),
  $arrayElemAt: binary('$arrayElemAt', (array, position) => {
    if (isNullish(array) || isNullish(position)) return null;
    return asArray(array, '$arrayElemAt').at(asInteger(position, '$arrayElemAt'));
  }),
  $first: unary(
    '$first',
    nullOr((value) => asArray(value, '$first')[0]),
  ),
  $last: unary(
    '$last',
    nullOr((value) => asArray(value, '$last').at(-1)),
  ),
  $slice: variadic('$slice', slice, 2, 3),
  $in: binary('$in', (value, array) => {
    if (!Array.isArray(array)) {
      throw location(40081, `$in requires an array as a second argument, found: ${typeOf(array)}`);
    }
    return array.some((item) => equal(item, value));
  }),
  $concatArrays: variadic('$concatArrays', (values) =>
    values.some(isNullish) ? null : values.flatMap((value) => asArray(value, '$concatArrays')),
  ),
  $mergeObjects: variadic('$mergeObjects', (values) => {
    const [only] = values;
    return mergeObjects(values.length === 1 && Array.isArray(only) ? only : values);
  }),
};

/** Later fields win; null and missing are skipped. */
function mergeObjects(values: readonly Value[]): Doc {
  const merged: Doc = {};
  for (const value of values.filter((one) => !isNullish(one))) {
    if (!isDoc(value)) throw location(40400, `$mergeObjects requires object inputs, found: ${typeOf(value)}`);
    for (const name of Object.keys(value)) setField(merged, name, value[name]);
  }
  return merged;
}

/** The first of each value, in their order. */
export function distinct(items: readonly Value[]): Value[] {
  const found = new Map<string, Value>();
  for (const item of items) {
    const key = hashKey(item);
    if (!found.has(key)) found.set(key, item);
  }
  return [...found.values()];
}

/** `[array, count]`, from the end when negative, or `[array, position, count]`. */
function slice([array, first, second]: readonly Value[]): Value {
  if (isNullish(array) || isNullish(first) || second === null) return null;
  const items = asArray(array, '$slice');
  const start = asInteger(first, '$slice');
  if (second === undefined) return start >= 0 ? items.slice(0, start) : items.slice(start);
  const count = asInteger(second, '$slice');
  if (count <= 0) throw location(28_729, '$slice needs a positive count');
  const from = start < 0 ? Math.max(0, items.length + start) : start;
  return items.slice(from, from + count);
}
