import { field, isDoc, type Value } from '../bson/value.ts';

/** Tells of a value whether it satisfies a condition; `undefined` is a missing field. */
export type Leaf = (value: Value) => boolean;

/** Whether a part of a path can be the position of an array element. */
export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * Looks for a value at a dotted path that satisfies the leaf. An array on the way is searched in its elements, and also
 * at the position that a numeric part names; an array at the end is given to the leaf as it is. Elements that are no
 * documents count neither as missing nor as null.
 */
export function someAtPath(value: Value, parts: readonly string[], from: number, leaf: Leaf): boolean {
  let current = value;
  for (let at = from; at < parts.length; at++) {
    const part = parts[at] ?? '';
    if (Array.isArray(current)) return someInArray(current, parts, at, leaf);
    current = isDoc(current) ? field(current, part) : undefined;
  }
  return leaf(current);
}

function someInArray(items: readonly Value[], parts: readonly string[], at: number, leaf: Leaf): boolean {
  const part = parts[at] ?? '';
  if (
    isArrayIndex(part) &&
    Number(part) < items.length &&
    someAtPath(items[Number(part)], parts, at + 1, leaf)
  ) {
    return true;
  }
  return items.some((item) => isDoc(item) && someAtPath(item, parts, at, leaf));
}

/**
 * The value at a path as aggregation sees it: through an array it is the array of the values found in its
 * elements; positions are no part of a path.
 */
export function valueAtPath(value: Value, parts: readonly string[], from = 0): Value {
  let current = value;
  for (let at = from; at < parts.length; at++) {
    if (Array.isArray(current)) {
      return current
        .filter((item) => isDoc(item) || Array.isArray(item))
        .map((item) => valueAtPath(item, parts, at))
        .filter((found) => found !== undefined);
    }
    if (!isDoc(current)) return undefined;
    current = field(current, parts[at] ?? '');
  }
  return current;
}
