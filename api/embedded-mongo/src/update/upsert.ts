import { ObjectId } from 'bson';
import { isEqual } from '../bson/compare.ts';
import { hasOperator, isDoc, isRegex, clone, toFieldName, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { splitPath } from '../query/paths.ts';
import { findPathConflict, setAtPath } from './paths.ts';
import type { Update } from './update.ts';

/**
 * Builds the document that an upsert inserts: the equalities of the filter with the update applied. A replacement takes
 * only `_id` from the filter.
 */
export function buildUpsertDoc(filter: Doc, update: Update): Doc {
  const base: Doc = {};
  const all = extractEqualities(filter);
  if (update.isReplacement && all.some(([path]) => path.startsWith('_id.')))
    throw new MongoError(111, "field at '_id' must be exactly specified, a field in it was found");
  const equalities = all
    .filter(([path]) => !update.isReplacement || path === '_id')
    .map(([path, value]) => ({ parts: splitPath(path), value }));
  const conflict = findPathConflict(equalities.map(({ parts }) => parts));
  if (conflict) throw notSingleValueError(`paths '${conflict[0]}' and '${conflict[1]}' are both matched`);
  for (const { parts, value } of equalities) setAtPath(base, parts, clone(value));
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
    throw new MongoError(53, `The '_id' value cannot be of type ${isRegex(_id) ? 'regex' : 'array'}`);
  }
  if (isDoc(_id) && Object.keys(_id).some((name) => name.startsWith('$'))) {
    throw new MongoError(52, "_id fields may not contain '$'-prefixed fields.");
  }
  return { _id, ...rest };
}

/** Returns whether `ensureId` would change nothing, so that the received bytes can be stored. */
export const hasIdFirst = (doc: Doc): boolean => Object.keys(doc)[0] === '_id';

function extractEqualities(filter: Doc): [path: string, value: Value][] {
  return Object.entries(filter).flatMap(([property, operand]): [string, Value][] => {
    const name = toFieldName(property);
    if (name === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(extractEqualities);
    if (name === '$or' && Array.isArray(operand) && operand.length === 1)
      return operand.filter(isDoc).flatMap(extractEqualities);
    if (name.startsWith('$') || isRegex(operand)) return [];
    if (!isDoc(operand) || !hasOperator(operand)) return [[name, operand]];
    const values = '$eq' in operand ? [operand.$eq] : [];
    return [...values, ...getOnlyElement(operand.$in)].map((value) => [name, value]);
  });
}

/** Returns the element of an `$in` with one value, which is an equality. */
function getOnlyElement(list: Value): Value[] {
  const [first, ...others] = Array.isArray(list) ? list : [];
  return first !== undefined && others.every((other) => isEqual(other, first)) ? [first] : [];
}

const notSingleValueError = (reason: string): MongoError =>
  new MongoError(54, `cannot infer query fields to set, ${reason}`);
