import { isUtf8 } from 'node:buffer';
import { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { badValue, invalidBson, MongoError } from '../errors.ts';
import { assertDepth, MAX_DEPTH, MAX_STORED_DEPTH } from './limits.ts';
import { toDouble } from './numbers.ts';
import { decodeFieldName, decodeUtf8 } from './utf8.ts';
import { getField, setField, type Doc, type Value } from './value.ts';

/** What a decoded text has in place of invalid bytes. */
const REPLACEMENT_CHARACTER = '\ufffd';

const UNSUPPORTED_TYPES: Readonly<Record<number, string>> = {
  0x06: 'undefined',
  0x0c: 'dbPointer',
  0x0d: 'javascript',
  0x0e: 'symbol',
  0x0f: 'javascriptWithScope',
  0x11: 'timestamp',
  0x13: 'decimal',
  0x7f: 'maxKey',
  0xff: 'minKey',
};

/**
 * Decodes the BSON document that starts at `offset`. Unlike the driver's decoder, it keeps int64 and double exact,
 * creates no DBRef objects, and rejects types that the engine does not support.
 *
 * @throws MongoError InvalidBSON or BadValue.
 */
export const decode = (bytes: Buffer, offset = 0): Doc =>
  read(() => new DocumentReader(bytes, offset).readDocument(0));

/**
 * Decodes a document or a statement from a client. Unlike those of a stored document, which have been checked, its
 * texts must be valid UTF-8, and its field names unique: the next update would replace what is not.
 *
 * @throws MongoError as `decode`.
 */
export const decodeReceived = (bytes: Buffer): Doc =>
  read(() => new DocumentReader(bytes, 0, { isReceived: true, maxDepth: MAX_STORED_DEPTH }).readDocument(0));

/**
 * Decodes a command. Its options about the cluster's time may have timestamps, which documents may not.
 *
 * @throws MongoError as `decode`.
 */
export const decodeCommand = (bytes: Buffer): Doc =>
  read(() => new DocumentReader(bytes, 0, { isReceived: true }).readCommand());

const TIME_OPTIONS: readonly string[] = ['$clusterTime', 'readConcern'];

function read(readDoc: () => Doc): Doc {
  try {
    return readDoc();
  } catch (error) {
    if (error instanceof RangeError) throw invalidBson('The document ends before its stated length.');
    throw error;
  }
}

class DocumentReader {
  readonly #bytes: Buffer;
  #offset: number;
  readonly #isReceived: boolean;
  readonly #maxDepth: number;
  #allowsTimestamps = false;

  constructor(bytes: Buffer, offset: number, { isReceived = false, maxDepth = MAX_DEPTH } = {}) {
    this.#bytes = bytes;
    this.#offset = offset;
    this.#isReceived = isReceived;
    this.#maxDepth = maxDepth;
  }

  readCommand(): Doc {
    const end = this.#enterDocument(0);
    const doc: Doc = {};
    while (this.#offset < end) {
      const type = this.#readByte();
      const name = this.#readName();
      this.#allowsTimestamps = TIME_OPTIONS.includes(name);
      this.#setField(doc, name, this.#readValue(type, 0));
    }
    this.#leaveDocument(end);
    return doc;
  }

  readDocument(depth: number): Doc {
    const end = this.#enterDocument(depth);
    const doc: Doc = {};
    while (this.#offset < end) {
      const type = this.#readByte();
      const name = this.#readName();
      this.#setField(doc, name, this.#readValue(type, depth));
    }
    this.#leaveDocument(end);
    return doc;
  }

  #readArray(depth: number): Value[] {
    const end = this.#enterDocument(depth);
    const items: Value[] = [];
    while (this.#offset < end) {
      const type = this.#readByte();
      this.#skipName();
      items.push(this.#readValue(type, depth));
    }
    this.#leaveDocument(end);
    return items;
  }

  #setField(doc: Doc, name: string, value: Value): void {
    if (this.#isReceived && getField(doc, name) !== undefined)
      throw new MongoError(40413, `BSON field '${name}' is a duplicate field`);
    setField(doc, name, value);
  }

  /** Reads a document's length and returns the offset at which its terminating zero must be. */
  #enterDocument(depth: number): number {
    assertDepth(depth, this.#maxDepth);
    const start = this.#offset;
    const end = start + this.#readInt32() - 1;
    if (end < start + 4 || end >= this.#bytes.length)
      throw invalidBson(`Invalid document length: ${end - start + 1}.`);
    return end;
  }

  #leaveDocument(end: number): void {
    if (this.#offset !== end || this.#readByte() !== 0)
      throw invalidBson('The document does not end at its stated length.');
  }

  #readValue(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return toDouble(this.#readDouble());
      case 0x02:
        return this.#readString();
      case 0x03:
        return this.readDocument(depth + 1);
      case 0x04:
        return this.#readArray(depth + 1);
      case 0x05:
        return this.#readBinary();
      case 0x07:
        return new ObjectId(this.#copyBytes(12));
      case 0x08:
        return this.#readByte() === 1;
      case 0x09:
        return this.#readDate();
      case 0x0a:
        return null;
      case 0x0b:
        return this.#readRegex();
      case 0x10:
        return this.#readInt32();
      case 0x12:
        return this.#readInt64();
      default:
        // No value of a document, so that only the clock of the cluster, which expects it, knows the type.
        if (type === 0x11 && this.#allowsTimestamps)
          return new Timestamp(this.#readInt64()) as unknown as Value;
        throw badValue(
          `The BSON type ${UNSUPPORTED_TYPES[type] ?? type} is not supported by the embedded database.`,
        );
    }
  }

  #readByte(): number {
    return this.#bytes[this.#offset++] ?? 0;
  }

  #readInt32(): number {
    const value = this.#bytes.readInt32LE(this.#offset);
    this.#offset += 4;
    return value;
  }

  #readInt64(): bigint {
    const value = this.#bytes.readBigInt64LE(this.#offset);
    this.#offset += 8;
    return value;
  }

  #readDouble(): number {
    const value = this.#bytes.readDoubleLE(this.#offset);
    this.#offset += 8;
    return value;
  }

  /** Reads milliseconds since 1970, a signed 64-bit integer. Every valid JavaScript date is exact in a double. */
  #readDate(): Date {
    const low = this.#bytes.readUInt32LE(this.#offset);
    const high = this.#bytes.readInt32LE(this.#offset + 4);
    this.#offset += 8;
    const date = new Date(high * 0x1_0000_0000 + low);
    if (Number.isNaN(date.getTime()))
      throw badValue('The date is outside the supported years, -271821 to 275760.');
    return date;
  }

  #readString(): string {
    const length = this.#readInt32();
    const start = this.#offset;
    if (length < 1) throw invalidBson('A string has an invalid length.');
    this.#skipBytes(length);
    return this.#assertValid(decodeUtf8(this.#bytes, start, this.#offset - 1), start);
  }

  #readBinary(): Binary {
    const length = this.#readInt32();
    const subtype = this.#readByte();
    return new Binary(this.#copyBytes(length), subtype);
  }

  #readRegex(): BSONRegExp {
    const [pattern, options] = [this.#readName(), this.#readName()];
    const unknown = /[^ilmsux]/.exec(options)?.[0];
    if (unknown !== undefined) throw new MongoError(51108, `invalid flag in regex options: ${unknown}`);
    return new BSONRegExp(pattern, options);
  }

  #readName(): string {
    const start = this.#offset;
    this.#skipName();
    return this.#assertValid(decodeFieldName(this.#bytes, start, this.#offset - 1), start);
  }

  /** Asserts that a text without its terminating zero, which has just been read, is valid UTF-8. */
  #assertValid(text: string, start: number): string {
    const mayBeInvalid = this.#isReceived && text.includes(REPLACEMENT_CHARACTER);
    if (mayBeInvalid && !isUtf8(this.#bytes.subarray(start, this.#offset - 1)))
      throw invalidBson('A text is not valid UTF-8.');
    return text;
  }

  #skipName(): void {
    const bytes = this.#bytes;
    let offset = this.#offset;
    while (offset < bytes.length && bytes[offset] !== 0) offset++;
    if (offset === bytes.length) throw invalidBson('A field name is not terminated.');
    this.#offset = offset + 1;
  }

  /** Copies the bytes, because a view would keep the whole network buffer alive. */
  #copyBytes(length: number): Buffer {
    const start = this.#offset;
    this.#skipBytes(length);
    const copy = Buffer.alloc(length);
    this.#bytes.copy(copy, 0, start, this.#offset);
    return copy;
  }

  #skipBytes(length: number): void {
    if (length < 0 || this.#offset + length > this.#bytes.length)
      throw invalidBson('A value extends past the end of its document.');
    this.#offset += length;
  }
}
