import { Binary, BSONRegExp, ObjectId } from 'bson';
import { compareNumbers, toNumber } from './numbers.ts';
import {
  isDoc,
  isNumeric,
  toFieldName,
  typeRankOf,
  typeOf,
  type Doc,
  type Numeric,
  type Value,
} from './value.ts';

/** Compares two values in MongoDB's total order: first by type, then by value. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const typeOrder = typeRankOf(a) - typeRankOf(b);
  return typeOrder === 0 ? compareWithinType(a, b) : Math.sign(typeOrder);
}

export const isEqual = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

/**
 * Compares strings by code point, as memcmp on UTF-8 does. JavaScript compares UTF-16 code units, which sorts
 * characters above U+FFFF (surrogate pairs) before U+E000.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const sharedLength = Math.min(a.length, b.length);
  for (let index = 0; index < sharedLength; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return toCodePointOrder(left) < toCodePointOrder(right) ? -1 : 1;
  }
  return Math.sign(a.length - b.length);
}

/** Returns whether two values have the same stored form, including numeric types and field order. */
export function isIdentical(a: Value, b: Value): boolean {
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isIdentical(item, b[index]));
  }
  if (isDoc(a) && isDoc(b)) {
    const names = Object.keys(a);
    const otherNames = Object.keys(b);
    return (
      names.length === otherNames.length &&
      names.every((name, index) => name === otherNames[index] && isIdentical(a[name], b[name]))
    );
  }
  // 0.0 and -0.0 are equal, but not the same double.
  if (type === 'double') return Object.is(toNumber(a as Numeric), toNumber(b as Numeric));
  return compareValues(a, b) === 0;
}

const toCodePointOrder = (unit: number): number =>
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

/** Compares documents field by field: by the type of the value, then the name, then the value. */
function compareDocs(a: Doc, b: Doc): number {
  const names = Object.keys(a);
  const otherNames = Object.keys(b);
  const sharedLength = Math.min(names.length, otherNames.length);
  for (let index = 0; index < sharedLength; index++) {
    const name = names[index] ?? '';
    const otherName = otherNames[index] ?? '';
    const typeOrder = typeRankOf(a[name]) - typeRankOf(b[otherName]);
    if (typeOrder !== 0) return Math.sign(typeOrder);
    const order =
      compareStrings(toFieldName(name), toFieldName(otherName)) || compareValues(a[name], b[otherName]);
    if (order !== 0) return order;
  }
  return Math.sign(names.length - otherNames.length);
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const sharedLength = Math.min(a.length, b.length);
  for (let index = 0; index < sharedLength; index++) {
    const order = compareValues(a[index], b[index]);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

/** Compares by length, then subtype, then bytes. */
function compareBinaries(a: Binary, b: Binary): number {
  const shapeOrder = a.position - b.position || a.sub_type - b.sub_type;
  return shapeOrder === 0 ? Buffer.compare(bytesOf(a), bytesOf(b)) : Math.sign(shapeOrder);
}

export const bytesOf = (binary: Binary): Uint8Array => binary.buffer.subarray(0, binary.position);
