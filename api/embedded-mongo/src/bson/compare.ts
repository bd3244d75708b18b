import { Binary, BSONRegExp, ObjectId } from 'bson';
import { compareNumbers } from './numbers.ts';
import { isDoc, isNumeric, rankOf, typeOf, type Doc, type Value } from './value.ts';

/** MongoDB's total order of values: first by type, then by value. */
export function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const byType = rankOf(a) - rankOf(b);
  return byType === 0 ? compareWithinType(a, b) : Math.sign(byType);
}

export const equal = (a: Value, b: Value): boolean => compare(a, b) === 0;

/**
 * By code point, as the bytes of UTF-8 do. JavaScript compares 16-bit units, which puts the surrogates of characters
 * past U+FFFF before U+E000.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return surrogatesLast(left) < surrogatesLast(right) ? -1 : 1;
  }
  return Math.sign(a.length - b.length);
}

/** Whether two values are stored alike: same types of numbers, same order of fields. */
export function identical(a: Value, b: Value): boolean {
  if (typeOf(a) !== typeOf(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => identical(item, b[at]));
  }
  if (isDoc(a) && isDoc(b)) {
    const names = Object.keys(a);
    const others = Object.keys(b);
    return (
      names.length === others.length &&
      names.every((name, at) => name === others[at] && identical(a[name], b[name]))
    );
  }
  return compare(a, b) === 0;
}

const surrogatesLast = (unit: number): number =>
  unit < 0xd800 ? unit : unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;

function compareWithinType(a: Value, b: Value): number {
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b);
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
  if (typeof a === 'boolean') return a ? 1 : -1;
  if (a instanceof Binary && b instanceof Binary) return compareBinaries(a, b);
  if (a instanceof BSONRegExp && b instanceof BSONRegExp) {
    return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
  }
  return 0;
}

/** Field by field: the type of the values, then the names, then the values. */
function compareDocs(a: Doc, b: Doc): number {
  const names = Object.keys(a);
  const others = Object.keys(b);
  const shared = Math.min(names.length, others.length);
  for (let at = 0; at < shared; at++) {
    const name = names[at] ?? '';
    const other = others[at] ?? '';
    const byType = rankOf(a[name]) - rankOf(b[other]);
    if (byType !== 0) return Math.sign(byType);
    const order = compareStrings(name, other) || compare(a[name], b[other]);
    if (order !== 0) return order;
  }
  return Math.sign(names.length - others.length);
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const order = compare(a[at], b[at]);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

/** By length, then by subtype, then by bytes. */
function compareBinaries(a: Binary, b: Binary): number {
  const byShape = a.position - b.position || a.sub_type - b.sub_type;
  return byShape === 0 ? Buffer.compare(bytesOf(a), bytesOf(b)) : Math.sign(byShape);
}

export const bytesOf = (binary: Binary): Uint8Array => binary.buffer.subarray(0, binary.position);
