import { show } from '../bson/show.ts';
import type { Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { MongoError } from '../errors.ts';
import { valueAtPath } from '../query/paths.ts';

/** Error 11000 with its index, its key pattern and the values that are there already. */
export function duplicateKey(collection: Collection, index: IndexDefinition, doc: Doc): MongoError {
  const keyValue: Doc = {};
  for (const { path, parts } of index.fields) keyValue[path] = valueAtPath(doc, parts) ?? null;
  return new MongoError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${show(keyValue)}`,
    { keyPattern: index.spec.key, keyValue },
  );
}
