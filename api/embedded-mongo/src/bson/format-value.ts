import { Binary, ObjectId } from 'bson';
import { isDoc, isNumeric, toFieldName, type Value } from './value.ts';
import { toNumber } from './numbers.ts';

const MAX_LENGTH = 200;

/** Formats a value as MongoDB's error messages do, truncated to `MAX_LENGTH` characters. */
export function formatValue(value: Value): string {
  const text = format(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}...`;
}

function format(value: Value): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (Array.isArray(value)) return `[ ${value.map(format).join(', ')} ]`;
  if (isNumeric(value)) return String(typeof value === 'bigint' ? value : toNumber(value));
  if (!isDoc(value))
    return value instanceof Binary ? `BinData(${value.toString('base64')})` : JSON.stringify(value);
  const fields = Object.keys(value).map((name) => `${toFieldName(name)}: ${format(value[name])}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
