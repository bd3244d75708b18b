import { EMPTY_ARRAY, type KeyPart } from '../bson/sort-key-encoding.ts';
import { getField, isDoc, type Doc, type Value } from '../bson/value.ts';
import { isArrayIndex } from './paths.ts';

/** The values of several paths in a document: one tuple, or one for each element of the array on their way. */
export type KeyTuples = { tuples: KeyPart[][]; hasArray: boolean };

/** Either a value, or an array with the part of the path that is still to be resolved in its elements. */
type Resolved = { value: KeyPart; depth: number };

/**
 * Collects what an index or a sort compares. A missing field is `undefined`, as is a field of an element that is no
 * document, or of an empty array.
 *
 * @param createError creates the error for paths that lead through different arrays.
 */
export function collectKeyTuples(
  doc: Doc,
  paths: readonly (readonly string[])[],
  createError: () => Error,
): KeyTuples {
  const resolved = paths.map((path) => resolve(doc, path, 0));
  return expandArray(resolved, paths, createError);
}

function expandArray(
  resolved: readonly Resolved[],
  paths: readonly (readonly string[])[],
  createError: () => Error,
): KeyTuples {
  const arrays = resolved.map(({ value }, index) => (isOpen(resolved[index]) ? value : undefined));
  const array = arrays.find((candidate) => Array.isArray(candidate));
  if (!array) return { tuples: [resolved.map(({ value }) => value)], hasArray: false };
  if (arrays.some((other) => Array.isArray(other) && other !== array)) throw createError();
  const items: readonly KeyPart[] = array.length === 0 ? [EMPTY_ARRAY] : array;
  const tuples: KeyPart[][] = [];
  for (const item of items) {
    const next = resolved.map((part, index): Resolved => {
      const path = paths[index] ?? [];
      if (arrays[index] === undefined) return part;
      if (part.depth === path.length) return { value: item, depth: CLOSED };
      return isKeyDoc(item) ? resolve(item, path, part.depth) : { value: undefined, depth: CLOSED };
    });
    for (const tuple of expandArray(next, paths, createError).tuples) tuples.push(tuple);
  }
  return { tuples, hasArray: true };
}

/** The depth of a value that is complete, even if it is an array. */
const CLOSED = -1;

const isOpen = (part: Resolved | undefined): boolean =>
  part !== undefined && part.depth !== CLOSED && Array.isArray(part.value);

const isKeyDoc = (item: KeyPart): item is Doc => typeof item !== 'symbol' && isDoc(item);

/** Resolves a path up to its end or to the first array; a numeric part may be a position in that. */
function resolve(doc: Doc, path: readonly string[], from: number): Resolved {
  let current: Value = doc;
  for (let depth = from; depth < path.length; depth++) {
    const part = path[depth] ?? '';
    if (Array.isArray(current)) {
      if (!isArrayIndex(part) || Number(part) >= current.length) return { value: current, depth };
      current = current[Number(part)];
    } else if (isDoc(current)) current = getField(current, part);
    else return { value: undefined, depth: CLOSED };
  }
  return { value: current, depth: path.length };
}
