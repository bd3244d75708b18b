import { formatValue } from '../bson/format-value.ts';
import { EMPTY_ARRAY, type KeyPart } from '../bson/sort-key-encoding.ts';
import { setField, type Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { MongoError } from '../errors.ts';

/** Creates error 11000 with the index, its key pattern and the values of the duplicate key. */
export function createDuplicateKeyError(
  collection: Collection,
  index: IndexDefinition,
  values: readonly KeyPart[],
): MongoError {
  const keyValue: Doc = {};
  for (const [position, { path }] of index.fields.entries()) {
    const value = values[position];
    setField(keyValue, path, value === EMPTY_ARRAY ? [] : (value ?? null));
  }
  return new MongoError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${formatValue(keyValue)}`,
    { keyPattern: index.spec.key, keyValue },
  );
}
