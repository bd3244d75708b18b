import { ObjectId } from 'bson';
import { hasOperator, isDoc, isRegex, clone, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { setAtPath } from './paths.ts';
import type { Update } from './update.ts';

/**
 * Builds the document that an upsert inserts: the equalities of the filter with the update applied. A replacement takes
 * only `_id` from the filter.
 */
export function buildUpsertDoc(filter: Doc, update: Update): Doc {
  const base: Doc = {};
  for (const [path, value] of extractEqualities(filter)) {
    if (update.isReplacement && path !== '_id') continue;
    setAtPath(base, path.split('.'), clone(value));
  }
  return ensureId(update.apply(base, true));
}

/**
 * Returns the document with its `_id` first, generated if it is missing.
 *
 * @throws MongoError for an invalid `_id`.
 */
export function ensureId(doc: Doc): Doc {
  const { _id = new ObjectId(), ...rest } = doc;
  if (Array.isArray(_id) || isRegex(_id)) {
    throw new MongoError(
      53,
      'InvalidIdField',
      `The '_id' value cannot be of type ${isRegex(_id) ? 'regex' : 'array'}`,
    );
  }
  if (isDoc(_id) && Object.keys(_id).some((name) => name.startsWith('$'))) {
    throw new MongoError(52, 'DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields.");
  }
  return { _id, ...rest };
}

/** Returns whether `ensureId` would change nothing, so that the received bytes can be stored. */
export const hasIdFirst = (doc: Doc): boolean => Object.keys(doc)[0] === '_id';

function extractEqualities(filter: Doc): [path: string, value: Value][] {
  const equalities = Object.entries(filter).flatMap(([name, operand]): [string, Value][] => {
    if (name === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(extractEqualities);
    if (name === '$or' && Array.isArray(operand) && operand.length === 1)
      return operand.filter(isDoc).flatMap(extractEqualities);
    if (name.startsWith('$') || isRegex(operand)) return [];
    if (!isDoc(operand) || !hasOperator(operand)) return [[name, operand]];
    const value = '$eq' in operand ? operand.$eq : getOnlyElement(operand.$in);
    return value === undefined || isRegex(value) ? [] : [[name, value]];
  });
  const paths = equalities.map(([path]) => path);
  const duplicatePath = paths.find((path, index) => paths.indexOf(path) !== index);
  if (duplicatePath !== undefined) {
    throw new MongoError(
      54,
      'NotSingleValueField',
      `cannot infer query fields to set, path '${duplicatePath}' is matched twice`,
    );
  }
  return equalities;
}

const getOnlyElement = (list: Value): Value =>
  Array.isArray(list) && list.length === 1 ? list[0] : undefined;
