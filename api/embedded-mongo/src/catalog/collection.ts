import type { KeyRange } from '../storage/environment.ts';
import type { IndexDefinition } from './index-definition.ts';

/** A collection's entry in the catalog, with what changes as it is written to. */
export class Collection {
  readonly id: number;
  readonly database: string;
  readonly name: string;
  /** The first is the one on `_id`. */
  indexes: readonly IndexDefinition[] = [];
  /** How many records are committed. */
  count = 0;
  /** With those that the batch under way adds and removes. */
  nextCount = 0;
  nextRecordId = 1;

  constructor(id: number, database: string, name: string) {
    this.id = id;
    this.database = database;
    this.name = name;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get records(): KeyRange {
    return { start: recordKey(this.id, 0), end: recordKey(this.id + 1, 0) };
  }
}

const RECORD_ID_BYTES = 6;

export function recordKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(4 + RECORD_ID_BYTES);
  key.writeUInt32BE(collectionId, 0);
  key.writeUIntBE(recordId, 4, RECORD_ID_BYTES);
  return key;
}

/** The record's id, as the value of a unique index's entries and at the end of the others. */
export function recordIdBytes(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
  bytes.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
  return bytes;
}

/** The id that a record's key, an index's entry or its value ends with. */
export const recordIdOf = (bytes: Buffer): number =>
  bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
