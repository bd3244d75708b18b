import { show } from '../bson/show.ts';
import { decode } from '../bson/decode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, isTrue, typeOf, type Doc, type Value } from '../bson/value.ts';
import { location, MongoError, typeMismatch } from '../errors.ts';
import type { CommandName } from '../surface.ts';

/** A document as it came, with its bytes. */
export type RawDoc = { doc: Doc; bytes: Buffer | undefined };

/** A command as it came over the wire, with access to its options that checks their types. */
export class Request {
  readonly name: CommandName;
  readonly body: Doc;
  readonly database: string;
  /** Lists of documents that were sent beside the body. */
  readonly #sequences: ReadonlyMap<string, readonly Buffer[]>;

  constructor(name: CommandName, body: Doc, sequences: ReadonlyMap<string, readonly Buffer[]>) {
    this.name = name;
    this.body = body;
    this.database = typeof body.$db === 'string' ? body.$db : 'admin';
    this.#sequences = sequences;
  }

  /** The collection that the command is about. @throws MongoError InvalidNamespace. */
  get namespace(): string {
    return this.namespaceOf(this.body[this.name]);
  }

  namespaceOf(collection: Value): string {
    const isName = typeof collection === 'string' && collection !== '' && !/[$\0]/.test(collection);
    if (!isName || collection.startsWith('system.')) {
      throw new MongoError(
        73,
        'InvalidNamespace',
        `Invalid namespace specified '${this.database}.${show(collection)}'`,
      );
    }
    return `${this.database}.${collection}`;
  }

  /** @throws MongoError 51024 for a negative number. */
  count(option: string, otherwise: number): number {
    const value = this.body[option];
    if (isNullish(value)) return otherwise;
    const count = isNumeric(value) ? toNumber(value) : NaN;
    if (!Number.isInteger(count)) throw this.#wrongType(option, 'whole number', value);
    if (count < 0)
      throw location(51024, `BSON field '${option}' value must be >= 0, actual value '${count}'`);
    return count;
  }

  flag(option: string): boolean {
    return isTrue(this.body[option]);
  }

  doc(option: string): Doc {
    const value = this.body[option];
    if (isNullish(value)) return {};
    if (!isDoc(value)) throw this.#wrongType(option, 'object', value);
    return value;
  }

  list(option: string): Value[] {
    const value = this.body[option];
    if (!Array.isArray(value)) throw this.#wrongType(option, 'array', value);
    return value;
  }

  /** Documents from the body or from beside it. @throws MongoError InvalidLength when there are none or too many. */
  rawDocs(option: string): RawDoc[] {
    const sent = this.#sequences.get(option);
    const docs = sent
      ? sent.map((bytes) => ({ doc: decode(bytes), bytes }))
      : this.list(option).map((value) => {
          if (!isDoc(value)) throw this.#wrongType(option, 'array of objects', value);
          return { doc: value, bytes: undefined };
        });
    if (docs.length === 0 || docs.length > MAX_BATCH) {
      throw new MongoError(
        16,
        'InvalidLength',
        `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${docs.length} operations.`,
      );
    }
    return docs;
  }

  #wrongType(option: string, wanted: string, value: Value): MongoError {
    if (value === undefined)
      return location(40414, `BSON field '${this.name}.${option}' is missing but a required field`);
    return typeMismatch(
      `BSON field '${this.name}.${option}' is the wrong type '${typeOf(value)}', expected: ${wanted}`,
    );
  }
}

export const MAX_BATCH = 100_000;
