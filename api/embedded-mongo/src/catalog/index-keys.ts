import { EMPTY_ARRAY, encodeKey, type KeyPart } from '../bson/sort-key-encoding.ts';
import { field, isDoc, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';
import type { IndexDefinition } from './index-definition.ts';

/** The keys of one document in one index; without the record's id, which entries of other than unique indexes add. */
export type DocumentKeys = { keys: Buffer[]; multikey: boolean };

/** LMDB takes 1,978 bytes; the prefix and the record's id need ten. */
export const MAX_KEY_BYTES = 1_960;

/**
 * @throws MongoError KeyTooLong, or CannotIndexParallelArrays when two fields of the index lead through arrays, also
 *   through the same one (which MongoDB allows).
 */
export function keysOf(index: IndexDefinition, doc: Doc): DocumentKeys {
  if (index.partial && !index.partial.matches(doc)) return NO_KEYS;
  const found = index.fields.map(({ parts }) => collect(doc, parts));
  const multikey = found.some(({ throughArray }) => throughArray);
  const several = found.findIndex(({ parts }) => parts.length > 1);
  if (found.some(({ parts }, at) => at !== several && parts.length > 1)) throw parallelArrays(index);
  const directions = index.fields.map(({ direction }) => direction);
  const choices = several < 0 ? [undefined] : (found[several]?.parts ?? []);
  const keys = choices.map((choice) => {
    const parts = found.map(({ parts: [part] }, at) => (at === several ? choice : part));
    return checkLength(index, encodeKey(index.prefix, parts, directions));
  });
  return { keys: keys.length > 1 ? distinctKeys(keys) : keys, multikey };
}

/** What of a document's keys a change adds and removes. */
export function changedKeys(
  before: readonly Buffer[],
  after: readonly Buffer[],
): { added: Buffer[]; removed: Buffer[] } {
  const [old, next] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && old && next) {
    return old.equals(next) ? { added: [], removed: [] } : { added: [next], removed: [old] };
  }
  const [oldOnes, newOnes] = [new Set(before.map(asText)), new Set(after.map(asText))];
  return {
    added: after.filter((key) => !oldOnes.has(asText(key))),
    removed: before.filter((key) => !newOnes.has(asText(key))),
  };
}

const NO_KEYS: DocumentKeys = { keys: [], multikey: false };

type Collected = { parts: KeyPart[]; throughArray: boolean };

function collect(doc: Doc, path: readonly string[]): Collected {
  const found: Collected = { parts: [], throughArray: false };
  descend(doc, path, 0, found);
  return found;
}

/** As filters walk a path, but an element of an array that leads nowhere counts as missing. */
function descend(value: Value, path: readonly string[], at: number, found: Collected): void {
  if (Array.isArray(value)) {
    found.throughArray = true;
    descendArray(value, path, at, found);
  } else if (at < path.length) {
    descend(isDoc(value) ? field(value, path[at] ?? '') : undefined, path, at + 1, found);
  } else found.parts.push(value);
}

function descendArray(items: readonly Value[], path: readonly string[], at: number, found: Collected): void {
  const part = path[at];
  if (items.length === 0) found.parts.push(EMPTY_ARRAY);
  else if (part === undefined) found.parts.push(...items);
  else if (isArrayIndex(part) && Number(part) < items.length)
    descend(items[Number(part)], path, at + 1, found);
  else for (const item of items) descend(isDoc(item) ? item : undefined, path, at, found);
}

function distinctKeys(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [asText(key), key])).values()];
}

const asText = (key: Buffer): string => key.toString('latin1');

function checkLength(index: IndexDefinition, key: Buffer): Buffer {
  if (key.length <= MAX_KEY_BYTES) return key;
  throw new MongoError(
    17280,
    'KeyTooLong',
    `A key of the index ${index.name} would have ${key.length} bytes; the embedded database takes ${MAX_KEY_BYTES}.`,
  );
}

const parallelArrays = (index: IndexDefinition): MongoError =>
  new MongoError(
    171,
    'CannotIndexParallelArrays',
    `cannot index parallel arrays [${index.fields.map(({ path }) => path).join('] [')}]`,
  );
