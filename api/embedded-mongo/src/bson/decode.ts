import { Binary, BSONRegExp, ObjectId } from 'bson';
import { badValue, invalidBson, MongoError } from '../errors.ts';
import { double } from './numbers.ts';
import { nameOf, textOf } from './text.ts';
import { setField, type Doc, type Value } from './value.ts';

/** As deep as MongoDB lets documents nest. */
const MAX_DEPTH = 200;

const UNSUPPORTED: Readonly<Record<number, string>> = {
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
 * Reads the document that starts at `at`. Unlike the driver's reader it keeps int64 and double exact, makes no DBRef
 * objects and refuses what the engine does not support.
 *
 * @throws MongoError InvalidBSON or BadValue.
 */
export function decode(bytes: Buffer, at = 0): Doc {
  try {
    return new Reader(bytes, at).document(0);
  } catch (error) {
    if (error instanceof RangeError) throw invalidBson('The document ends before its stated length.');
    throw error;
  }
}

class Reader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  document(depth: number): Doc {
    const end = this.#enter(depth);
    const doc: Doc = {};
    while (this.#at < end) {
      const type = this.#byte();
      const name = this.#name();
      setField(doc, name, this.#value(type, depth));
    }
    this.#leave(end);
    return doc;
  }

  #array(depth: number): Value[] {
    const end = this.#enter(depth);
    const items: Value[] = [];
    while (this.#at < end) {
      const type = this.#byte();
      this.#skipName();
      items.push(this.#value(type, depth));
    }
    this.#leave(end);
    return items;
  }

  /** Reads a document's length and returns where its closing zero must stand. */
  #enter(depth: number): number {
    if (depth > MAX_DEPTH) {
      throw new MongoError(15, 'Overflow', `The document is nested deeper than ${MAX_DEPTH} levels.`);
    }
    const start = this.#at;
    const end = start + this.#int32() - 1;
    if (end < start + 4 || end >= this.#bytes.length)
      throw invalidBson(`Bad length of a document: ${end - start + 1}.`);
    return end;
  }

  #leave(end: number): void {
    if (this.#at !== end || this.#byte() !== 0)
      throw invalidBson('A document does not end where its length says.');
  }

  #value(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return double(this.#double());
      case 0x02:
        return this.#string();
      case 0x03:
        return this.document(depth + 1);
      case 0x04:
        return this.#array(depth + 1);
      case 0x05:
        return this.#binary();
      case 0x07:
        return new ObjectId(this.#copy(12));
      case 0x08:
        return this.#byte() === 1;
      case 0x09:
        return this.#date();
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.#name(), this.#name());
      case 0x10:
        return this.#int32();
      case 0x12:
        return this.#int64();
      default:
        throw badValue(
          `The BSON type ${UNSUPPORTED[type] ?? type} is not supported by the embedded database.`,
        );
    }
  }

  #byte(): number {
    return this.#bytes.readUInt8(this.#at++);
  }

  #int32(): number {
    const value = this.#bytes.readInt32LE(this.#at);
    this.#at += 4;
    return value;
  }

  #int64(): bigint {
    const value = this.#bytes.readBigInt64LE(this.#at);
    this.#at += 8;
    return value;
  }

  #double(): number {
    const value = this.#bytes.readDoubleLE(this.#at);
    this.#at += 8;
    return value;
  }

  /** Milliseconds since 1970 in 64 bits; every date of JavaScript is exact in a double. */
  #date(): Date {
    const low = this.#bytes.readUInt32LE(this.#at);
    const high = this.#bytes.readInt32LE(this.#at + 4);
    this.#at += 8;
    const date = new Date(high * 0x1_0000_0000 + low);
    if (Number.isNaN(date.getTime())) throw badValue('A date lies outside of the years -271821 to 275760.');
    return date;
  }

  #string(): string {
    const length = this.#int32();
    const start = this.#at;
    if (length < 1) throw invalidBson('A string has no end.');
    this.#skip(length);
    return textOf(this.#bytes, start, this.#at - 1);
  }

  #binary(): Binary {
    const length = this.#int32();
    const subtype = this.#byte();
    return new Binary(this.#copy(length), subtype);
  }

  #name(): string {
    const start = this.#at;
    this.#skipName();
    return nameOf(this.#bytes, start, this.#at - 1);
  }

  #skipName(): void {
    const bytes = this.#bytes;
    let at = this.#at;
    while (at < bytes.length && bytes[at] !== 0) at++;
    if (at === bytes.length) throw invalidBson('A name has no end.');
    this.#at = at + 1;
  }

  /** A copy, since the bytes may be part of a network buffer that should not be kept alive. */
  #copy(length: number): Uint8Array {
    const start = this.#at;
    this.#skip(length);
    return Uint8Array.from(this.#bytes.subarray(start, this.#at));
  }

  #skip(length: number): void {
    if (length < 0 || this.#at + length > this.#bytes.length)
      throw invalidBson('A value is longer than its document.');
    this.#at += length;
  }
}
