import { formatValue } from '../bson/format-value.ts';
import type { Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { MongoError } from '../errors.ts';
import { resolveFieldPath } from '../query/paths.ts';

/** Creates error 11000 with the index, its key pattern and the duplicate values. */
export function createDuplicateKeyError(
  collection: Collection,
  index: IndexDefinition,
  doc: Doc,
): MongoError {
  const keyValue: Doc = {};
  for (const { path, parts } of index.fields) keyValue[path] = resolveFieldPath(doc, parts) ?? null;
  return new MongoError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${formatValue(keyValue)}`,
    { keyPattern: index.spec.key, keyValue },
  );
}
