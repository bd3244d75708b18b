import { Binary, BSONRegExp, Double, ObjectId } from 'bson';
import { bytesOf } from './compare.ts';
import { assertDepth, assertNoNullByte, MAX_DEPTH } from './limits.ts';
import { badValue, MongoError } from '../errors.ts';
import { encodeUtf8 } from './utf8.ts';
import { isInt32, toFieldName, type Doc, type Value } from './value.ts';

/** The largest document that a client may store. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

let buffer = Buffer.allocUnsafeSlow(64 * 1024);
let offset = 0;
/** The nesting of the document that is being written, and the limit on it. */
let depth = 0;
let maxDepth = MAX_DEPTH;

/** Documents that the server itself builds may be larger by the fields that it adds, as in MongoDB. */
const MAX_INTERNAL_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

/**
 * Encodes a document as BSON into a new buffer.
 *
 * @throws MongoError 10334 (BSONObjectTooLarge) above the size of a document of 16 MB with what the server adds to it.
 */
export const encode = (doc: Doc): Buffer => encodeUpTo(MAX_INTERNAL_BYTES, doc);

/**
 * Encodes a document as BSON into a new buffer.
 *
 * @param allowedDepth how deeply documents and arrays may be nested in it.
 * @throws MongoError 10334 above the given size, and in any case above 64 MB; 15 for nesting that could not be decoded.
 */
export function encodeUpTo(maxBytes: number, doc: Doc, allowedDepth = MAX_DEPTH): Buffer {
  [offset, depth, maxDepth] = [0, -1, allowedDepth];
  writeDoc(doc);
  if (offset > maxBytes) throw documentTooLarge(offset);
  const bytes = Buffer.allocUnsafe(offset);
  buffer.copy(bytes, 0, 0, offset);
  return bytes;
}

export const documentTooLarge = (size: number): MongoError =>
  new MongoError(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and 16793600 (16 MB).`);

function writeDoc(doc: Doc): void {
  const start = openDocument();
  for (const name of Object.keys(doc)) writeElement(name, doc[name]);
  closeDocument(start);
}

function writeArray(items: readonly Value[]): void {
  const start = openDocument();
  items.forEach((item, index) => writeElement(String(index), item ?? null));
  closeDocument(start);
}

/** Reserves space for the length of a document and returns the offset to write it to. */
function openDocument(): number {
  assertDepth(++depth, maxDepth);
  ensureCapacity(5);
  offset += 4;
  return offset - 4;
}

function closeDocument(start: number): void {
  writeByte(0);
  depth--;
  buffer.writeInt32LE(offset - start, start);
}

function writeElement(name: string, value: Value): void {
  if (value === undefined) return;
  if (value === null) writeElementHeader(0x0a, name);
  else if (typeof value === 'string') {
    writeElementHeader(0x02, name);
    writeString(value);
  } else if (typeof value === 'number') {
    if (isInt32(value)) writeInt32(name, value);
    else writeDouble(name, value);
  } else if (typeof value === 'boolean') {
    writeElementHeader(0x08, name);
    writeByte(value ? 1 : 0);
  } else if (typeof value === 'bigint') {
    writeElementHeader(0x12, name);
    ensureCapacity(8);
    offset = buffer.writeBigInt64LE(value, offset);
  } else writeObject(name, value);
}

function writeObject(
  name: string,
  value: Exclude<Value, string | number | bigint | boolean | null | undefined>,
): void {
  if (Array.isArray(value)) {
    writeElementHeader(0x04, name);
    writeArray(value);
  } else if (value instanceof ObjectId) {
    writeElementHeader(0x07, name);
    writeBytes(value.id);
  } else if (value instanceof Date) {
    writeDate(name, value);
  } else if (value instanceof Double) {
    writeDouble(name, value.value);
  } else if (value instanceof Binary) {
    writeBinary(name, value);
  } else if (value instanceof BSONRegExp) {
    writeElementHeader(0x0b, name);
    writeName(value.pattern);
    writeName(value.options);
  } else {
    writeElementHeader(0x03, name);
    writeDoc(value);
  }
}

function writeElementHeader(type: number, name: string): void {
  writeByte(type);
  writeName(toFieldName(name));
}

/** Writes a text that ends with a zero byte, so that it can contain none. */
function writeName(name: string): void {
  assertNoNullByte(name, 'A field name or regular expression');
  writeUtf8(name);
  writeByte(0);
}

function writeInt32(name: string, value: number): void {
  writeElementHeader(0x10, name);
  ensureCapacity(4);
  offset = buffer.writeInt32LE(value, offset);
}

function writeDouble(name: string, value: number): void {
  writeElementHeader(0x01, name);
  ensureCapacity(8);
  offset = buffer.writeDoubleLE(value, offset);
}

function writeDate(name: string, value: Date): void {
  const timeMs = value.getTime();
  if (Number.isNaN(timeMs))
    throw badValue('The computed date is outside the supported years, -271821 to 275760.');
  writeElementHeader(0x09, name);
  ensureCapacity(8);
  offset = buffer.writeBigInt64LE(BigInt(timeMs), offset);
}

function writeBinary(name: string, value: Binary): void {
  const bytes = bytesOf(value);
  writeElementHeader(0x05, name);
  ensureCapacity(5);
  offset = buffer.writeInt32LE(bytes.length, offset);
  writeByte(value.sub_type);
  writeBytes(bytes);
}

function writeString(text: string): void {
  const start = offset;
  ensureCapacity(4);
  offset += 4;
  writeUtf8(text);
  writeByte(0);
  buffer.writeInt32LE(offset - start - 4, start);
}

/** Writes text as UTF-8, which takes at most three bytes per UTF-16 code unit. */
function writeUtf8(text: string): void {
  ensureCapacity(text.length * 3);
  offset = encodeUtf8(text, buffer, offset);
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
  // Far larger documents are rejected here already, before they exhaust the memory.
  if (offset + size > 4 * MAX_DOCUMENT_BYTES) throw documentTooLarge(offset + size);
  const larger = Buffer.allocUnsafeSlow(Math.max(buffer.length * 2, offset + size));
  buffer.copy(larger, 0, 0, offset);
  buffer = larger;
}
