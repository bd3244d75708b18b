import type { KeyRange } from '../storage/environment.ts';
import type { IndexDefinition } from './index-definition.ts';

/** A collection's catalog entry and its counters. */
export class Collection {
  readonly id: number;
  readonly database: string;
  readonly name: string;
  /** The first one is the `_id` index. */
  indexes: readonly IndexDefinition[] = [];
  /** Number of committed records. */
  count = 0;
  /** Number of records including the uncommitted changes of the current batch. */
  uncommittedCount = 0;
  nextRecordId = 1;

  constructor(id: number, database: string, name: string) {
    this.id = id;
    this.database = database;
    this.name = name;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get recordRange(): KeyRange {
    return { start: encodeRecordKey(this.id, 0), end: encodeRecordKey(this.id + 1, 0) };
  }
}

const RECORD_ID_BYTES = 6;

export function encodeRecordKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(4 + RECORD_ID_BYTES);
  key.writeUInt32BE(collectionId, 0);
  key.writeUIntBE(recordId, 4, RECORD_ID_BYTES);
  return key;
}

/** Encodes a record id, which is the value of a unique index entry and the key suffix of any other entry. */
export function encodeRecordId(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
  bytes.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
  return bytes;
}

/** Decodes the record id at the end of a record key, an index entry's key or its value. */
export const decodeRecordId = (bytes: Buffer): number =>
  bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
