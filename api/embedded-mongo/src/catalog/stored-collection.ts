import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isTruthy, type Doc, type Numeric } from '../bson/value.ts';
import type { KeyRange } from '../storage/environment.ts';
import { Collection } from './collection.ts';
import { IndexDefinition } from './index-definition.ts';

// How the catalog is stored in the table `meta`. The keys and the names of the fields are part of the stored format.

export const COLLECTION_KEYS: KeyRange = {
  start: Buffer.from('collection:'),
  end: Buffer.from('collection;'),
};

export const collectionKey = (id: number): Buffer => Buffer.from(`collection:${id}`);
export const countKey = (id: number): Buffer => Buffer.from(`count:${id}`);

export function encodeStoredCollection({ id, database, name, indexes }: Collection): Buffer {
  const storedIndexes = indexes.map(({ id: indexId, spec, isMultikey, isReady }) => ({
    id: indexId,
    spec,
    multikey: isMultikey,
    ready: isReady,
  }));
  return encode({ id, database, name, indexes: storedIndexes });
}

/** Returns a collection with its indexes; the counters are stored apart. */
export function parseStoredCollection(bytes: Buffer): Collection {
  const stored = decode(bytes);
  const collection = new Collection(
    toNumber(stored.id as Numeric),
    stored.database as string,
    stored.name as string,
  );
  collection.indexes = (stored.indexes as Doc[]).map((index) => {
    const state = { isMultikey: isTruthy(index.multikey), isReady: isTruthy(index.ready) };
    return new IndexDefinition(toNumber(index.id as Numeric), index.spec as Doc, state);
  });
  return collection;
}

/** Returns the stored number of records of a collection. */
export const parseCount = (bytes: Buffer | undefined): number => Number(bytes?.toString() ?? 0);
