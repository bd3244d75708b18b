import { Binary, BSONRegExp, ObjectId } from 'bson';
import { bytesOf } from './compare.ts';
import { toNumber } from './numbers.ts';
import { isDoc, isNumeric, typeOf, type Doc, type Numeric, type TypeName, type Value } from './value.ts';

// Values as bytes whose order under memcmp is the order of `compare`, and that are equal only if the values are. Keys of
// indexes and of groups are made of them. No encoding is the beginning of another, so keys can be strung together.

const TAG: Readonly<Record<TypeName, number>> = {
  missing: 0x14,
  null: 0x14,
  int: 0x1e,
  long: 0x1e,
  double: 0x1e,
  string: 0x3c,
  object: 0x46,
  array: 0x50,
  binData: 0x5a,
  objectId: 0x64,
  bool: 0x6e,
  date: 0x78,
  regex: 0x82,
};

/** NaN stands below all other numbers. */
const NAN_TAG = 0x1d;

/** The key of an array without elements, below null, as in MongoDB. */
const EMPTY_ARRAY_TAG = 0x12;

const END = 0x00;

let scratch = Buffer.allocUnsafeSlow(4 * 1024);
let at = 0;

/** Stands for an empty array in a key, where an array is represented by its elements. */
export const EMPTY_ARRAY = Symbol('empty array');
export type KeyPart = Value | typeof EMPTY_ARRAY;

/** The key of some values, each ascending (1) or descending (-1), after a prefix. */
export function encodeKey(prefix: Buffer, parts: readonly KeyPart[], directions: readonly number[]): Buffer {
  at = 0;
  reserve(prefix.length);
  at += prefix.copy(scratch, 0);
  parts.forEach((part, index) => {
    const start = at;
    if (part === EMPTY_ARRAY) writeByte(EMPTY_ARRAY_TAG);
    else writeValue(part);
    if (directions[index] === -1) invert(start);
  });
  return Buffer.from(scratch.subarray(0, at));
}

/** Equal for equal values, whatever their numeric types; to be used as the key of a Map. */
export function hashKey(value: Value): string {
  if (typeof value === 'string') return `s${value}`;
  at = 0;
  writeValue(value);
  return scratch.toString('latin1', 0, at);
}

/** The keys of all values of one type lie in [start, end); NaN, which no range matches, lies before them. */
export function typeBounds(value: Value): { start: number; end: number } {
  const tag = TAG[typeOf(value)];
  return { start: tag, end: tag + 1 };
}

function writeValue(value: Value): void {
  if (isNumeric(value)) {
    writeNumber(value);
    return;
  }
  writeByte(TAG[typeOf(value)]);
  if (typeof value === 'string') writeText(value);
  else if (typeof value === 'boolean') writeByte(value ? 1 : 0);
  else if (value instanceof ObjectId) writeBytes(value.id);
  else if (value instanceof Date) writeOrderedDouble(value.getTime());
  else if (Array.isArray(value)) writeItems(value);
  else if (isDoc(value)) writeFields(value);
  else if (value instanceof Binary) writeBinary(value);
  else if (value instanceof BSONRegExp) {
    writeText(value.pattern);
    writeText(value.options);
  }
}

/** The nearest double, then by how much an int64 differs from it: exact, and the same for 5, 5.0 and 5n. */
function writeNumber(value: Numeric): void {
  const nearest = toNumber(value);
  if (Number.isNaN(nearest)) {
    writeByte(NAN_TAG);
    return;
  }
  writeByte(TAG.double);
  writeOrderedDouble(nearest);
  const difference = typeof value === 'bigint' ? Number(value - BigInt(nearest)) : 0;
  reserve(2);
  at = scratch.writeUInt16BE(difference + 0x8000, at);
}

/** The bits of a double, turned so that their order as bytes is that of the numbers. */
function writeOrderedDouble(value: number): void {
  reserve(8);
  const start = at;
  at = scratch.writeDoubleBE(value === 0 ? 0 : value, at);
  if (value < 0) invert(start);
  else scratch[start] = (scratch[start] ?? 0) | 0x80;
}

/** A zero byte inside is followed by 0xff, the end is 0x00 0x01: shorter texts come first. */
function writeText(text: string): void {
  reserve(text.length * 3 + 2);
  const start = at;
  at += scratch.write(text, at);
  if (scratch.subarray(start, at).includes(0)) escapeZeros(start);
  writeByte(END);
  writeByte(1);
}

function escapeZeros(start: number): void {
  const plain = Buffer.from(scratch.subarray(start, at));
  at = start;
  for (const byte of plain) {
    writeByte(byte);
    if (byte === 0) writeByte(0xff);
  }
}

function writeItems(items: readonly Value[]): void {
  for (const item of items) writeValue(item);
  writeByte(END);
}

/** Per field: the value's type, the name, the value; that is the order in which documents compare. */
function writeFields(doc: Doc): void {
  for (const name of Object.keys(doc)) {
    writeByte(TAG[typeOf(doc[name])]);
    writeText(name);
    writeValue(doc[name]);
  }
  writeByte(END);
}

function writeBinary(value: Binary): void {
  reserve(5);
  at = scratch.writeUInt32BE(value.position, at);
  writeByte(value.sub_type);
  writeBytes(bytesOf(value));
}

function invert(start: number): void {
  for (let index = start; index < at; index++) scratch[index] = 0xff - (scratch[index] ?? 0);
}

function writeBytes(bytes: Uint8Array): void {
  reserve(bytes.length);
  scratch.set(bytes, at);
  at += bytes.length;
}

function writeByte(value: number): void {
  reserve(1);
  scratch[at++] = value;
}

function reserve(size: number): void {
  if (at + size <= scratch.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(scratch.length * 2, at + size));
  scratch.copy(larger, 0, 0, at);
  scratch = larger;
}
