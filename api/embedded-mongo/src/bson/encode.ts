import { Binary, BSONRegExp, Double, ObjectId } from 'bson';
import { bytesOf } from './compare.ts';
import { badValue, location } from '../errors.ts';
import { isInt32, type Doc, type Value } from './value.ts';

/** The largest document that a client may store. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Room above it for what the server itself adds to a document in an answer. */
const MAX_ENCODED_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

let scratch = Buffer.allocUnsafeSlow(64 * 1024);
let at = 0;

/**
 * The bytes of a document, in a buffer of their own.
 *
 * @throws MongoError BSONObjectTooLarge past 16 MB.
 */
export function encode(doc: Doc): Buffer {
  at = 0;
  writeDoc(doc);
  if (at > MAX_ENCODED_BYTES) throw tooLarge(at);
  return Buffer.from(scratch.subarray(0, at));
}

export const tooLarge = (size: number): Error =>
  location(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and 16793600 (16 MB).`);

function writeDoc(doc: Doc): void {
  const start = open();
  for (const name of Object.keys(doc)) writeElement(name, doc[name]);
  close(start);
}

function writeArray(items: readonly Value[]): void {
  const start = open();
  items.forEach((item, index) => writeElement(String(index), item ?? null));
  close(start);
}

/** Leaves room for a length and returns where it belongs. */
function open(): number {
  reserve(5);
  at += 4;
  return at - 4;
}

function close(start: number): void {
  writeByte(0);
  scratch.writeInt32LE(at - start, start);
}

function writeElement(name: string, value: Value): void {
  if (value === undefined) return;
  if (value === null) writeHead(0x0a, name);
  else if (typeof value === 'string') {
    writeHead(0x02, name);
    writeString(value);
  } else if (typeof value === 'number') {
    if (isInt32(value)) writeInt32(name, value);
    else writeDouble(name, value);
  } else if (typeof value === 'boolean') {
    writeHead(0x08, name);
    writeByte(value ? 1 : 0);
  } else if (typeof value === 'bigint') {
    writeHead(0x12, name);
    reserve(8);
    at = scratch.writeBigInt64LE(value, at);
  } else writeObject(name, value);
}

function writeObject(
  name: string,
  value: Exclude<Value, string | number | bigint | boolean | null | undefined>,
): void {
  if (Array.isArray(value)) {
    writeHead(0x04, name);
    writeArray(value);
  } else if (value instanceof ObjectId) {
    writeHead(0x07, name);
    writeBytes(value.id);
  } else if (value instanceof Date) {
    writeDate(name, value);
  } else if (value instanceof Double) {
    writeDouble(name, value.value);
  } else if (value instanceof Binary) {
    writeBinary(name, value);
  } else if (value instanceof BSONRegExp) {
    writeHead(0x0b, name);
    writeText(value.pattern);
    writeByte(0);
    writeText(value.options);
    writeByte(0);
  } else {
    writeHead(0x03, name);
    writeDoc(value);
  }
}

function writeHead(type: number, name: string): void {
  writeByte(type);
  writeText(name);
  writeByte(0);
}

function writeInt32(name: string, value: number): void {
  writeHead(0x10, name);
  reserve(4);
  at = scratch.writeInt32LE(value, at);
}

function writeDouble(name: string, value: number): void {
  writeHead(0x01, name);
  reserve(8);
  at = scratch.writeDoubleLE(value, at);
}

function writeDate(name: string, value: Date): void {
  const timeMs = value.getTime();
  if (Number.isNaN(timeMs)) throw badValue('A computed date lies outside of the years -271821 to 275760.');
  writeHead(0x09, name);
  reserve(8);
  at = scratch.writeBigInt64LE(BigInt(timeMs), at);
}

function writeBinary(name: string, value: Binary): void {
  const bytes = bytesOf(value);
  writeHead(0x05, name);
  reserve(5);
  at = scratch.writeInt32LE(bytes.length, at);
  writeByte(value.sub_type);
  writeBytes(bytes);
}

function writeString(text: string): void {
  const start = at;
  reserve(4);
  at += 4;
  writeText(text);
  writeByte(0);
  scratch.writeInt32LE(at - start - 4, start);
}

/** UTF-8 takes at most three bytes for a 16-bit unit. */
function writeText(text: string): void {
  reserve(text.length * 3);
  at += scratch.write(text, at);
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
  // A document three times too large is refused before it eats the memory.
  if (at + size > 4 * MAX_DOCUMENT_BYTES) throw tooLarge(at + size);
  const larger = Buffer.allocUnsafeSlow(Math.max(scratch.length * 2, at + size));
  scratch.copy(larger, 0, 0, at);
  scratch = larger;
}
