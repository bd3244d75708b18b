import { isNumeric, isTrue, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, location } from '../errors.ts';

/**
 * A projection: fields to keep, or fields to drop. The id is kept unless it is dropped by name.
 *
 * @throws MongoError for both at once (31253, 31254), and for what is not supported: paths and computed fields.
 */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const flags = Object.entries(spec).map(([name, value]) => [name, flagOf(name, value)] as const);
  const others = flags.filter(([name]) => name !== '_id');
  // The id's flag says nothing of the others, but alone it decides.
  const [, keeps] = others[0] ?? flags[0] ?? ['', false];
  const odd = others.find(([, flag]) => flag !== keeps);
  if (odd && keeps) throw location(31254, `Cannot do exclusion on field ${odd[0]} in inclusion projection`);
  if (odd) throw location(31253, `Cannot do inclusion on field ${odd[0]} in exclusion projection`);
  const named = new Map(flags);
  const isKept = (name: string): boolean => named.get(name) ?? (name === '_id' || !keeps);
  return (doc) => {
    const result: Doc = {};
    for (const name of Object.keys(doc)) if (isKept(name)) setField(result, name, doc[name]);
    return result;
  };
}

function flagOf(name: string, value: Value): boolean {
  if (name.startsWith('$')) throw location(16410, `FieldPath field names may not start with '$': ${name}`);
  if (name === '') throw location(15998, 'FieldPath field names may not be empty strings.');
  if (name.includes('.') || (typeof value !== 'boolean' && !isNumeric(value))) {
    throw badValue(
      `Only whole fields can be kept or dropped by a projection of the embedded database, unlike '${name}'.`,
    );
  }
  return isTrue(value);
}
