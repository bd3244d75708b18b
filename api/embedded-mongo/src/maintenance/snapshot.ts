import { open, type RootDatabase } from 'lmdb';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { decodeRecordId, type Collection } from '../catalog/collection.ts';
import {
  COLLECTION_KEYS,
  countKey,
  parseCount,
  parseStoredCollection,
} from '../catalog/stored-collection.ts';
import type { IndexEntries } from '../records/collection-check.ts';
import { StoredRecord } from '../records/stored-record.ts';
import { dataFilePath } from '../storage/data-file.ts';
import { MAX_FILE_BYTES, MAX_READERS, type Snapshot, type Table } from '../storage/environment.ts';
import { assertReadableFormat, readDatabaseId, readFormat } from '../storage/format.ts';

/** Identifies a database and the form of its data. */
export type DatabaseDescription = { databaseId: string; format: number };

/**
 * The committed data of a folder at one point in time, read beside the engine that may be running on it. As long as it
 * is open, no page of it is written to again, also not in the file itself.
 */
export class DatabaseSnapshot {
  readonly #root: RootDatabase<Buffer, Buffer>;
  readonly #meta: Table;
  readonly #records: Table;
  readonly #indexEntries: Table;
  readonly #transaction: Snapshot;
  readonly #place: string;

  /** Must only be called for a file whose upper levels are whole: LMDB would end the process by a signal. */
  constructor(folder: string) {
    this.#place = folder;
    this.#root = open<Buffer, Buffer>({
      ...BINARY,
      path: dirname(dataFilePath(folder)),
      noSubdir: false,
      readOnly: true,
      maxDbs: 8,
      maxReaders: MAX_READERS,
      mapSize: MAX_FILE_BYTES,
    });
    this.#meta = this.#root.openDB('meta', BINARY);
    this.#records = this.#root.openDB('records', BINARY);
    this.#indexEntries = this.#root.openDB('index-entries', BINARY);
    this.#transaction = this.#root.useReadTransaction();
  }

  /** @throws Error with a message for the user if the folder has no database, or one of another version. */
  describe(): DatabaseDescription {
    const format = readFormat(this.#meta);
    if (format !== undefined) assertReadableFormat(format, `The data in ${this.#place}`);
    const databaseId = readDatabaseId(this.#meta);
    if (format === undefined || databaseId === undefined)
      throw new Error(`The data in ${this.#place} is of an early version. Start the platform on it once.`);
    return { databaseId, format };
  }

  /** Lists the collections, and adds a sentence to `problems` for each that cannot be read. */
  listCollections(problems: string[]): Collection[] {
    const entries = this.#meta.getRange({ ...COLLECTION_KEYS, transaction: this.#transaction });
    return [...entries].flatMap(({ key, value }) => {
      try {
        const collection = parseStoredCollection(value);
        const count = this.#meta.get(countKey(collection.id), { transaction: this.#transaction });
        collection.count = parseCount(count);
        return [collection];
      } catch (error) {
        problems.push(`The entry ${key.toString()} of the catalog is damaged: ${getErrorMessage(error)}`);
        return [];
      }
    });
  }

  *readRecords({ recordRange }: Collection): Generator<StoredRecord> {
    for (const { key, value } of this.#records.getRange({ ...recordRange, transaction: this.#transaction }))
      yield new StoredRecord(decodeRecordId(key), value);
  }

  get indexEntries(): IndexEntries {
    return {
      get: (key) => this.#indexEntries.get(key, { transaction: this.#transaction }),
      count: (range) => this.#indexEntries.getKeysCount({ ...range, transaction: this.#transaction }),
    };
  }

  /** Writes a compact copy of the latest committed data to a folder, beside writes of a running engine. */
  async copyTo(folder: string): Promise<void> {
    mkdirSync(dirname(dataFilePath(folder)), { recursive: true, mode: 0o700 });
    await this.#root.backup(dirname(dataFilePath(folder)), true);
  }

  close(): Promise<void> {
    this.#transaction.done();
    return this.#root.close();
  }
}

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
