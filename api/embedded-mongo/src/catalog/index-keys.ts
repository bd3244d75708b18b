import { EMPTY_ARRAY, encodeKey, type KeyPart } from '../bson/sort-key-encoding.ts';
import { getField, isDoc, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';
import type { IndexDefinition } from './index-definition.ts';

/** The keys of one document in one index, without the record id that entries of non-unique indexes append. */
export type DocumentKeys = { keys: Buffer[]; isMultikey: boolean };

/** LMDB keys have at most 1,978 bytes; the index prefix and the record id take ten of them. */
export const MAX_KEY_BYTES = 1_960;

/**
 * Generates the keys of a document for an index.
 *
 * @throws MongoError KeyTooLong, or CannotIndexParallelArrays if two fields of the index lead through arrays. Unlike
 *   MongoDB, that includes two fields inside the same array.
 */
export function generateKeys(index: IndexDefinition, doc: Doc): DocumentKeys {
  if (index.partialFilter && !index.partialFilter.matches(doc)) return NO_KEYS;
  const fieldParts = index.fields.map(({ parts }) => collectParts(doc, parts));
  const isMultikey = fieldParts.some(({ hasArray }) => hasArray);
  const multiValuedField = fieldParts.findIndex(({ parts }) => parts.length > 1);
  if (fieldParts.some(({ parts }, position) => position !== multiValuedField && parts.length > 1))
    throw parallelArraysError(index);
  const directions = index.fields.map(({ direction }) => direction);
  const multiValuedParts = multiValuedField < 0 ? [undefined] : (fieldParts[multiValuedField]?.parts ?? []);
  const keys = multiValuedParts.map((multiValuedPart) => {
    const parts = fieldParts.map(({ parts: [part] }, position) =>
      position === multiValuedField ? multiValuedPart : part,
    );
    return assertKeyLength(index, encodeKey(index.keyPrefix, parts, directions));
  });
  return { keys: keys.length > 1 ? deduplicateKeys(keys) : keys, isMultikey };
}

/** Returns the keys that an update of a document adds and removes. */
export function diffKeys(
  before: readonly Buffer[],
  after: readonly Buffer[],
): { added: Buffer[]; removed: Buffer[] } {
  const [oldKey, newKey] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && oldKey && newKey) {
    return oldKey.equals(newKey) ? { added: [], removed: [] } : { added: [newKey], removed: [oldKey] };
  }
  const [oldKeys, newKeys] = [new Set(before.map(toMapKey)), new Set(after.map(toMapKey))];
  return {
    added: after.filter((key) => !oldKeys.has(toMapKey(key))),
    removed: before.filter((key) => !newKeys.has(toMapKey(key))),
  };
}

const NO_KEYS: DocumentKeys = { keys: [], isMultikey: false };

type CollectedParts = { parts: KeyPart[]; hasArray: boolean };

function collectParts(doc: Doc, path: readonly string[]): CollectedParts {
  const collected: CollectedParts = { parts: [], hasArray: false };
  collectFromValue(doc, path, 0, collected);
  return collected;
}

/** Collects values along a path as filters do, except that an array element without the field counts as missing. */
function collectFromValue(
  value: Value,
  path: readonly string[],
  depth: number,
  collected: CollectedParts,
): void {
  if (Array.isArray(value)) {
    collected.hasArray = true;
    collectFromArray(value, path, depth, collected);
  } else if (depth < path.length) {
    collectFromValue(
      isDoc(value) ? getField(value, path[depth] ?? '') : undefined,
      path,
      depth + 1,
      collected,
    );
  } else collected.parts.push(value);
}

function collectFromArray(
  items: readonly Value[],
  path: readonly string[],
  depth: number,
  collected: CollectedParts,
): void {
  const part = path[depth];
  if (items.length === 0) collected.parts.push(EMPTY_ARRAY);
  else if (part === undefined) collected.parts.push(...items);
  else if (isArrayIndex(part) && Number(part) < items.length)
    collectFromValue(items[Number(part)], path, depth + 1, collected);
  else for (const item of items) collectFromValue(isDoc(item) ? item : undefined, path, depth, collected);
}

function deduplicateKeys(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [toMapKey(key), key])).values()];
}

const toMapKey = (key: Buffer): string => key.toString('latin1');

function assertKeyLength(index: IndexDefinition, key: Buffer): Buffer {
  if (key.length <= MAX_KEY_BYTES) return key;
  throw new MongoError(
    17280,
    'KeyTooLong',
    `A key of index ${index.name} has ${key.length} bytes, more than the ${MAX_KEY_BYTES} that the embedded database supports.`,
  );
}

const parallelArraysError = (index: IndexDefinition): MongoError =>
  new MongoError(
    171,
    'CannotIndexParallelArrays',
    `cannot index parallel arrays [${index.fields.map(({ path }) => path).join('] [')}]`,
  );
