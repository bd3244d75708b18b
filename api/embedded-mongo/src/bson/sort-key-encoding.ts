import { Binary, BSONRegExp, ObjectId } from 'bson';
import { bytesOf } from './compare.ts';
import { toNumber } from './numbers.ts';
import { encodeUtf8 } from './utf8.ts';
import {
  isDoc,
  isNumeric,
  toFieldName,
  typeOf,
  type Doc,
  type Numeric,
  type TypeName,
  type Value,
} from './value.ts';

// Encodes values as bytes whose memcmp order equals `compareValues`, with equal bytes for equal values only. Index keys
// and group keys are built from them. No encoding is a prefix of another, so encodings can be concatenated into
// compound keys.

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

/** NaN sorts below all other numbers. */
const NAN_TAG = 0x1d;

/** As in MongoDB, the index key of an empty array sorts below null. */
const EMPTY_ARRAY_TAG = 0x12;

const TERMINATOR = 0x00;

let buffer = Buffer.allocUnsafeSlow(4 * 1024);
let offset = 0;

/** An empty array in an index key, where any other array is represented by its elements. */
export const EMPTY_ARRAY = Symbol('empty array');
export type KeyPart = Value | typeof EMPTY_ARRAY;

/** Encodes values into one key after a prefix, each ascending (1) or descending (-1). */
export function encodeKey(prefix: Buffer, parts: readonly KeyPart[], directions: readonly number[]): Buffer {
  offset = 0;
  ensureCapacity(prefix.length);
  offset += prefix.copy(buffer, 0);
  parts.forEach((part, index) => {
    const start = offset;
    if (part === EMPTY_ARRAY) writeByte(EMPTY_ARRAY_TAG);
    else writeValue(part);
    if (directions[index] === -1) invertBytes(start);
  });
  const key = Buffer.allocUnsafe(offset);
  buffer.copy(key, 0, 0, offset);
  return key;
}

/** Returns a Map key that is the same for equal values, whatever their numeric types. */
export function hashKey(value: Value): string {
  if (typeof value === 'string') return `s${value}`;
  offset = 0;
  writeValue(value);
  return buffer.toString('latin1', 0, offset);
}

/**
 * Returns the type bracket [start, end) that holds the keys of all values of one type. NaN matches no range and sorts
 * before its bracket.
 */
export function typeBracket(value: Value): { start: number; end: number } {
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
  else if (Array.isArray(value)) writeArray(value);
  else if (isDoc(value)) writeDocument(value);
  else if (value instanceof Binary) writeBinary(value);
  else if (value instanceof BSONRegExp) {
    writeText(value.pattern);
    writeText(value.options);
  }
}

/**
 * Writes the nearest double, then the difference of an int64 from it. This is exact, and the same for 5, 5.0 and 5n.
 */
function writeNumber(value: Numeric): void {
  const nearest = toNumber(value);
  if (Number.isNaN(nearest)) {
    writeByte(NAN_TAG);
    return;
  }
  writeByte(TAG.double);
  writeOrderedDouble(nearest);
  const difference = typeof value === 'bigint' ? Number(value - BigInt(nearest)) : 0;
  ensureCapacity(2);
  offset = buffer.writeUInt16BE(difference + 0x8000, offset);
}

/** Writes a double with its bits flipped so that byte order equals numeric order. */
function writeOrderedDouble(value: number): void {
  ensureCapacity(8);
  const start = offset;
  offset = buffer.writeDoubleBE(value === 0 ? 0 : value, offset);
  if (value < 0) invertBytes(start);
  else buffer[start] = (buffer[start] ?? 0) | 0x80;
}

/** Escapes a zero byte as 00 FF and ends the text with 00 01, so that a prefix sorts before longer texts. */
function writeText(text: string): void {
  ensureCapacity(text.length * 3 + 2);
  const start = offset;
  offset = encodeUtf8(text, buffer, offset);
  if (text.includes('\0')) escapeZeros(start);
  writeByte(TERMINATOR);
  writeByte(1);
}

function escapeZeros(start: number): void {
  const unescaped = Buffer.from(buffer.subarray(start, offset));
  offset = start;
  for (const byte of unescaped) {
    writeByte(byte);
    if (byte === 0) writeByte(0xff);
  }
}

function writeArray(items: readonly Value[]): void {
  for (const item of items) writeValue(item);
  writeByte(TERMINATOR);
}

/** Writes type, name and value of each field, the order in which `compareValues` compares documents. */
function writeDocument(doc: Doc): void {
  for (const name of Object.keys(doc)) {
    writeByte(TAG[typeOf(doc[name])]);
    writeText(toFieldName(name));
    writeValue(doc[name]);
  }
  writeByte(TERMINATOR);
}

function writeBinary(value: Binary): void {
  ensureCapacity(5);
  offset = buffer.writeUInt32BE(value.position, offset);
  writeByte(value.sub_type);
  writeBytes(bytesOf(value));
}

function invertBytes(start: number): void {
  for (let index = start; index < offset; index++) buffer[index] = 0xff - (buffer[index] ?? 0);
}

function writeBytes(bytes: Uint8Array): void {
  ensureCapacity(bytes.length);
  buffer.set(bytes, offset);
  offset += bytes.length;
}

function writeByte(value: number): void {
  ensureCapacity(1);
  buffer[offset++] = value;
}

function ensureCapacity(size: number): void {
  if (offset + size <= buffer.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(buffer.length * 2, offset + size));
  buffer.copy(larger, 0, 0, offset);
  buffer = larger;
}
