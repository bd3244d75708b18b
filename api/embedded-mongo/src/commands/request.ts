import { assertFieldTypes } from '../bson/field-types.ts';
import { decodeReceived } from '../bson/decode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { toNamespace } from '../catalog/namespace.ts';
import { MongoError, wrongType } from '../errors.ts';
import type { Operation } from '../operation.ts';
import type { CommandName } from '../supported-features.ts';

/** A received document; `bytes` are absent if it was part of the command body. */
export type RawDoc = { doc: Doc; bytes: Buffer | undefined };

/** A received command, with type-checked access to its options. */
export class Request {
  readonly name: CommandName;
  readonly body: Doc;
  readonly database: string;
  /** Document sequences of the message (OP_MSG sections of kind 1), by the option that they belong to. */
  readonly #sequences: ReadonlyMap<string, readonly Buffer[]>;

  /** @param body has a valid `$db`. */
  constructor(name: CommandName, body: Doc, sequences: ReadonlyMap<string, readonly Buffer[]>) {
    this.name = name;
    this.body = body;
    this.database = body.$db as string;
    this.#sequences = sequences;
  }

  /**
   * The collection that the command addresses.
   *
   * @throws MongoError InvalidNamespace.
   */
  get namespace(): string {
    return this.toNamespace(this.body[this.name]);
  }

  toNamespace(collection: Value): string {
    return toNamespace(this.database, collection);
  }

  /**
   * Returns a non-negative integer option.
   *
   * @throws MongoError 51024 for a negative number.
   */
  getCount(option: string, defaultValue: number): number {
    const value = this.body[option];
    if (isNullish(value)) return defaultValue;
    const count = isNumeric(value) ? toNumber(value) : NaN;
    if (!Number.isInteger(count)) throw this.#createTypeError(option, 'integer', value);
    if (count < 0)
      throw new MongoError(51024, `BSON field '${option}' value must be >= 0, actual value '${count}'`);
    return count;
  }

  /**
   * Returns a boolean option, for which MongoDB also accepts numbers.
   *
   * @throws MongoError TypeMismatch.
   */
  getFlag(option: string): boolean {
    const value = this.body[option];
    if (!isNullish(value) && typeof value !== 'boolean' && !isNumeric(value))
      throw this.#createTypeError(option, 'bool', value);
    return isTruthy(value);
  }

  /**
   * Returns the `batchSize` in the `cursor` option.
   *
   * @throws MongoError 40415 for another field in it, 14 or 51024 for an invalid size.
   */
  getCursorBatchSize(): number {
    const cursor = this.getDoc('cursor');
    assertFieldTypes(`${this.name}.cursor`, cursor, { batchSize: 'number' });
    const { batchSize } = cursor;
    const options = { ...this.body, batchSize };
    return new Request(this.name, options, this.#sequences).getCount('batchSize', DEFAULT_FIRST_BATCH_SIZE);
  }

  getDoc(option: string): Doc {
    const value = this.body[option];
    if (isNullish(value)) return {};
    if (!isDoc(value)) throw this.#createTypeError(option, 'object', value);
    return value;
  }

  getString(option: string): string {
    const value = this.body[option];
    if (typeof value !== 'string') throw this.#createTypeError(option, 'string', value);
    return value;
  }

  getArray(option: string): Value[] {
    const value = this.body[option];
    if (!Array.isArray(value)) throw this.#createTypeError(option, 'array', value);
    return value;
  }

  /**
   * Decodes and parses the documents of a document sequence or of the body, pausing on the way.
   *
   * @throws MongoError InvalidLength if there are none or too many, and whatever `parse` throws.
   */
  async decodeDocs<T>(option: string, operation: Operation, parse: (rawDoc: RawDoc) => T): Promise<T[]> {
    const sequence = this.#sequences.get(option);
    const received = sequence ?? this.getArray(option);
    if (received.length === 0 || received.length > MAX_WRITE_BATCH_SIZE) {
      throw new MongoError(
        16,
        `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH_SIZE}. Got ${received.length} operations.`,
      );
    }
    const docs: T[] = [];
    for (const item of received) {
      if (operation.isSliceOver) await operation.pause();
      if (Buffer.isBuffer(item)) docs.push(parse({ doc: decodeReceived(item), bytes: item }));
      else if (isDoc(item)) docs.push(parse({ doc: item, bytes: undefined }));
      else throw this.#createTypeError(option, 'array of objects', item);
    }
    return docs;
  }

  #createTypeError(option: string, expectedType: string, value: Value): MongoError {
    return wrongType(`${this.name}.${option}`, value, expectedType);
  }
}

/** MongoDB's size of a first batch if the client names none. */
export const DEFAULT_FIRST_BATCH_SIZE = 101;

export const MAX_WRITE_BATCH_SIZE = 100_000;
