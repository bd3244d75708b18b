import { isNumeric, isTruthy, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, locationError } from '../errors.ts';

/**
 * Compiles an inclusion or exclusion projection. `_id` is included unless it is excluded explicitly.
 *
 * @throws MongoError 31253 or 31254 for a mix of both, BadValue for dotted paths and computed fields.
 */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const flags = Object.entries(spec).map(([name, value]) => [name, parseFlag(name, value)] as const);
  const otherFlags = flags.filter(([name]) => name !== '_id');
  // The flag of `_id` decides only if it stands alone.
  const [, isInclusion] = otherFlags[0] ?? flags[0] ?? ['', false];
  const conflicting = otherFlags.find(([, flag]) => flag !== isInclusion);
  if (conflicting && isInclusion)
    throw locationError(31254, `Cannot do exclusion on field ${conflicting[0]} in inclusion projection`);
  if (conflicting)
    throw locationError(31253, `Cannot do inclusion on field ${conflicting[0]} in exclusion projection`);
  const flagByName = new Map(flags);
  const isKept = (name: string): boolean => flagByName.get(name) ?? (name === '_id' || !isInclusion);
  return (doc) => {
    const result: Doc = {};
    for (const name of Object.keys(doc)) if (isKept(name)) setField(result, name, doc[name]);
    return result;
  };
}

function parseFlag(name: string, value: Value): boolean {
  if (name.startsWith('$'))
    throw locationError(16410, `FieldPath field names may not start with '$': ${name}`);
  if (name === '') throw locationError(15998, 'FieldPath field names may not be empty strings.');
  if (name.includes('.') || (typeof value !== 'boolean' && !isNumeric(value))) {
    throw badValue(
      `A projection of the embedded database can only include or exclude whole fields, unlike '${name}'.`,
    );
  }
  return isTruthy(value);
}
