import { formatValue } from '../bson/format-value.ts';
import type { Value } from '../bson/value.ts';
import { MongoError, wrongType } from '../errors.ts';

const MAX_DATABASE_BYTES = 63;
const MAX_NAMESPACE_BYTES = 255;

/**
 * Returns the `$db` of a command.
 *
 * @throws MongoError 40571 if there is none, TypeMismatch, or InvalidNamespace for a name that MongoDB rejects too.
 */
export function parseDatabase(name: Value): string {
  if (name === undefined) throw new MongoError(40571, 'OP_MSG requests require a $db argument');
  if (typeof name !== 'string') throw wrongType('$db', name, 'string');
  if (name !== '' && !/[/\\. "$\0]/.test(name) && Buffer.byteLength(name) <= MAX_DATABASE_BYTES) return name;
  throw new MongoError(73, `Invalid database name: '${name}'`);
}

/**
 * Returns the full name of a collection.
 *
 * @throws MongoError InvalidNamespace.
 */
export function toNamespace(database: string, collection: Value): string {
  const namespace = `${database}.${typeof collection === 'string' ? collection : formatValue(collection)}`;
  const isName =
    typeof collection === 'string' && collection !== '' && !/^\.|^system\.|[$\0]/.test(collection);
  if (isName && Buffer.byteLength(namespace) <= MAX_NAMESPACE_BYTES) return namespace;
  throw new MongoError(73, `Invalid namespace specified '${namespace}'`);
}
