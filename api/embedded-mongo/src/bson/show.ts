import { Binary, ObjectId } from 'bson';
import { isDoc, isNumeric, type Value } from './value.ts';
import { toNumber } from './numbers.ts';

const LIMIT = 200;

/** A value as MongoDB's messages write it, cut when it is long. */
export function show(value: Value): string {
  const text = write(value);
  return text.length <= LIMIT ? text : `${text.slice(0, LIMIT)}...`;
}

function write(value: Value): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (Array.isArray(value)) return `[ ${value.map(write).join(', ')} ]`;
  if (isNumeric(value)) return String(typeof value === 'bigint' ? value : toNumber(value));
  if (!isDoc(value))
    return value instanceof Binary ? `BinData(${value.toString('base64')})` : JSON.stringify(value);
  const fields = Object.keys(value).map((name) => `${name}: ${write(value[name])}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
