import { encodeKey, type KeyPart } from '../bson/sort-key-encoding.ts';
import type { Doc } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { collectKeyTuples, type KeyTuples } from '../query/key-tuples.ts';
import type { IndexDefinition } from './index-definition.ts';

/** The keys of one document in one index, without the record id that entries of non-unique indexes append. */
export type DocumentKeys = { keys: Buffer[]; isMultikey: boolean };

/** How many keys a new version of a document may have in one index; MongoDB allows five times as many. */
export const MAX_KEYS_PER_DOCUMENT = 20_000;

/** LMDB keys have at most 1,978 bytes; the index prefix and the record id take ten of them. */
export const MAX_KEY_BYTES = 1_960;

/**
 * Generates the keys of a document for an index.
 *
 * @param maxKeys how many there may be.
 * @throws MongoError KeyTooLong, CannotBuildIndexKeys for more keys, or CannotIndexParallelArrays if two fields of the
 *   index lead through different arrays.
 */
export function generateKeys(index: IndexDefinition, doc: Doc, maxKeys = Infinity): DocumentKeys {
  if (index.partialFilter && !index.partialFilter.matches(doc)) return NO_KEYS;
  const { tuples: all, hasArray } = collectTuples(index, doc);
  const tuples = index.isSparse ? all.filter((parts) => parts.some((part) => part !== undefined)) : all;
  if (tuples.length > maxKeys)
    throw new MongoError(201, `Index ${index.name} would have more than ${maxKeys} keys of a document.`);
  const keys = tuples.map((parts) => encodeTuple(index, parts));
  return { keys: deduplicateKeys(keys), isMultikey: hasArray };
}

/** Returns the values of which an index has a key of a document. */
export const findKeyValues = (index: IndexDefinition, doc: Doc, key: Buffer): readonly KeyPart[] =>
  collectTuples(index, doc).tuples.find((parts) => encodeTuple(index, parts).equals(key)) ?? [];

const collectTuples = (index: IndexDefinition, doc: Doc): KeyTuples =>
  collectKeyTuples(doc, index.paths, () => parallelArraysError(index));

const encodeTuple = (index: IndexDefinition, parts: readonly KeyPart[]): Buffer =>
  assertKeyLength(index, encodeKey(index.keyPrefix, parts, index.directions));

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

export function deduplicateKeys(keys: Buffer[]): Buffer[] {
  return keys.length > 1 ? [...new Map(keys.map((key) => [toMapKey(key), key])).values()] : keys;
}

const toMapKey = (key: Buffer): string => key.toString('latin1');

function assertKeyLength(index: IndexDefinition, key: Buffer): Buffer {
  if (key.length <= MAX_KEY_BYTES) return key;
  throw new MongoError(
    17280,
    `A key of index ${index.name} has ${key.length} bytes, more than the ${MAX_KEY_BYTES} that the embedded database supports.`,
  );
}

const parallelArraysError = (index: IndexDefinition): MongoError =>
  new MongoError(171, `cannot index parallel arrays [${index.fields.map(({ path }) => path).join('] [')}]`);
