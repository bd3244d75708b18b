import { assertDepth, assertNoNullByte } from '../bson/limits.ts';
import { getField, isDoc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';

/** Tests one value; `undefined` is a missing field. */
export type ValuePredicate = (value: Value) => boolean;

/** @throws MongoError 15 (Overflow) for a path that is longer than documents are deep. */
export function splitPath(path: string): string[] {
  const parts = path.split('.');
  assertDepth(parts.length);
  return parts;
}

/**
 * Splits a path of an aggregation, a sort or a projection.
 *
 * @throws MongoError as `splitPath`, and 40352, 40353, 15998, 16410 or 16411 for a name that cannot be.
 */
export function splitFieldPath(path: string): string[] {
  if (path === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new MongoError(40353, `FieldPath must not end with a '.': ${path}`);
  const parts = splitPath(path);
  if (parts.includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new MongoError(16410, `FieldPath field names may not start with '$': ${path}`);
  assertNoNullByte(path, 'FieldPath field names', 16411);
  return parts;
}

/** Returns whether a path part can be an array position. */
export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * Returns whether a value at a dotted path satisfies the predicate. An array on the way is searched in its elements
 * and, for a numeric part, at that position; an array at the end is passed to the predicate as it is. Elements that are
 * not documents count neither as missing nor as null.
 */
export function someValueAtPath(
  value: Value,
  parts: readonly string[],
  from: number,
  predicate: ValuePredicate,
): boolean {
  let current = value;
  for (let depth = from; depth < parts.length; depth++) {
    const part = parts[depth] ?? '';
    if (Array.isArray(current)) return someValueInArray(current, parts, depth, predicate);
    current = isDoc(current) ? getField(current, part) : undefined;
  }
  return predicate(current);
}

function someValueInArray(
  items: readonly Value[],
  parts: readonly string[],
  depth: number,
  predicate: ValuePredicate,
): boolean {
  const part = parts[depth] ?? '';
  if (
    isArrayIndex(part) &&
    Number(part) < items.length &&
    someValueAtPath(items[Number(part)], parts, depth + 1, predicate)
  ) {
    return true;
  }
  return items.some((item) => isDoc(item) && someValueAtPath(item, parts, depth, predicate));
}

/**
 * Returns the values at a path, those of an array one by one.
 *
 * @param searchesPositions whether a number in the path, which is a position in an array, can also be a field of the
 *   documents there.
 */
export function collectValues(
  value: Value,
  parts: readonly string[],
  options: { searchesPositions: boolean },
  depth = 0,
): Value[] {
  const part = parts[depth];
  if (part === undefined) return Array.isArray(value) ? [...value] : value === undefined ? [] : [value];
  if (isDoc(value)) return collectValues(getField(value, part), parts, options, depth + 1);
  if (!Array.isArray(value)) return [];
  const inElement = isArrayIndex(part) ? collectValues(value[Number(part)], parts, options, depth + 1) : [];
  if (/^\d+$/.test(part) && !options.searchesPositions) return inElement;
  return inElement.concat(value.filter(isDoc).flatMap((item) => collectValues(item, parts, options, depth)));
}

/**
 * Returns the value at a path with aggregation semantics: an array on the way yields the array of its elements' values,
 * numeric parts are not positions, and arrays in arrays have no fields.
 */
export function resolveFieldPath(value: Value, parts: readonly string[], from = 0): Value {
  let current = value;
  for (let depth = from; depth < parts.length; depth++) {
    if (Array.isArray(current)) {
      return current
        .filter(isDoc)
        .map((item) => resolveFieldPath(item, parts, depth))
        .filter((itemValue) => itemValue !== undefined);
    }
    if (!isDoc(current)) return undefined;
    current = getField(current, parts[depth] ?? '');
  }
  return current;
}
