import { ObjectId } from 'bson';
import { hasOperator, isDoc, isRegex, clone, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { setAt } from './paths.ts';
import type { Update } from './update.ts';

/** What an upsert inserts: the filter's equalities, updated. A replacement takes nothing but the id from the filter. */
export function upsertedDocument(filter: Doc, update: Update): Doc {
  const base: Doc = {};
  for (const [path, value] of equalities(filter)) {
    if (update.isReplacement && path !== '_id') continue;
    setAt(base, path.split('.'), clone(value));
  }
  return withId(update.apply(base, true));
}

/** The document with its id first, and with one if it has none. @throws MongoError for ids that cannot be. */
export function withId(doc: Doc): Doc {
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

/** Whether `withId` would change nothing, so that the bytes can be stored as they came. */
export const hasIdFirst = (doc: Doc): boolean => Object.keys(doc)[0] === '_id';

function equalities(filter: Doc): [path: string, value: Value][] {
  const found = Object.entries(filter).flatMap(([name, operand]): [string, Value][] => {
    if (name === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(equalities);
    if (name === '$or' && Array.isArray(operand) && operand.length === 1)
      return operand.filter(isDoc).flatMap(equalities);
    if (name.startsWith('$') || isRegex(operand)) return [];
    if (!isDoc(operand) || !hasOperator(operand)) return [[name, operand]];
    const value = '$eq' in operand ? operand.$eq : only(operand.$in);
    return value === undefined || isRegex(value) ? [] : [[name, value]];
  });
  const paths = found.map(([path]) => path);
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice !== undefined) {
    throw new MongoError(
      54,
      'NotSingleValueField',
      `cannot infer query fields to set, path '${twice}' is matched twice`,
    );
  }
  return found;
}

const only = (list: Value): Value => (Array.isArray(list) && list.length === 1 ? list[0] : undefined);
