import { isEqual } from '../bson/compare.ts';
import { formatValue } from '../bson/format-value.ts';
import { EMPTY_ARRAY, type KeyPart } from '../bson/sort-key-encoding.ts';
import { isDoc, setField, toFieldName, type Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { MongoError } from '../errors.ts';
import type { Filter } from '../query/filter.ts';

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

/**
 * Returns whether an upsert found nothing, and then its key was taken: by an insert that it had to wait for. As in
 * MongoDB, the filter must consist of equalities with that key.
 */
export function isInsertedMeanwhile(error: unknown, { conditions, isConjunction }: Filter): boolean {
  if (!(error instanceof MongoError) || error.code !== 11000 || !isDoc(error.details.keyValue)) return false;
  const keyValue = Object.entries(error.details.keyValue);
  return (
    isConjunction &&
    conditions.length === keyValue.length &&
    keyValue.every(([name, value]) =>
      conditions.some(
        ({ path, operator, operand }) =>
          path === toFieldName(name) && operator === '$eq' && isEqual(operand, value),
      ),
    )
  );
}
