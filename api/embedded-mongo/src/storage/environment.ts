import { open, type Database, type RootDatabase, type Transaction as Snapshot } from 'lmdb';
import { randomUUID } from 'node:crypto';
import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { assertWhole, createMissingError, dataFilePath, findFile } from './data-file.ts';
import { assertReadableFormat, createFormat, readDatabaseId, readFormat } from './format.ts';

export type { Snapshot };

/** An ordered key-value table. */
export type Table = Database<Buffer, Buffer>;

/** Keys from `start` (inclusive) to `end` (exclusive). */
export type KeyRange = { start: Buffer; end: Buffer };

export type Entry = { key: Buffer; value: Buffer };

type RangeOptions = {
  reverse?: boolean;
  afterKey?: Buffer | undefined;
  limit: number;
  snapshot?: Snapshot | undefined;
};

/** Upper bound on the size of the data file. It reserves address space, not disk space. */
export const MAX_FILE_BYTES = 2 ** 37;

/** Upper bound on concurrent read snapshots: one per open transaction, plus those of running reads. */
export const MAX_READERS = 2_048;

/**
 * Where the open data file is: in its place, gone with its folder or disk, or replaced by another file. What is written
 * to a file that is no longer in its place is lost when the engine ends.
 */
export type DataFilePlace = 'in-place' | 'gone' | 'replaced';

/** Wraps the LMDB environment of a data folder and its tables. Handles bytes only. */
export class Environment {
  readonly records: Table;
  readonly indexEntries: Table;
  readonly sessions: Table;
  /** Outcomes of retryable writes that the records of their sessions have no room for. */
  readonly outcomes: Table;
  /** The catalog: collections, indexes, counters and tombstones. Keys are text. */
  readonly meta: Table;
  /** Identifies the database, also in copies of its file; written when it is created. */
  readonly databaseId: string;
  readonly #root: RootDatabase<Buffer, Buffer>;
  readonly #file: string;
  readonly #openedFile: Stats;
  #isWriting = false;

  /**
   * Opens the database of a folder.
   *
   * @param expectedId its id. If it is given, no database is created where there is none.
   * @throws Error with a message for the user if the database is missing, damaged, another one than expected, or was
   *   written by a newer version.
   */
  constructor(folder: string, expectedId?: string) {
    const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
    this.#file = dataFilePath(folder);
    assertWhole(this.#file);
    this.#root = open<Buffer, Buffer>({
      ...binary,
      path: join(folder, 'data'),
      noSubdir: false,
      maxDbs: 8,
      maxReaders: MAX_READERS,
      mapSize: MAX_FILE_BYTES,
      // A commit is reported only after it is on disk, and pages never contain uninitialized memory.
      overlappingSync: false,
      eventTurnBatching: false,
      noMemInit: false,
    });
    this.meta = this.#root.openDB('meta', binary);
    this.records = this.#root.openDB('records', binary);
    this.indexEntries = this.#root.openDB('index-entries', binary);
    this.sessions = this.#root.openDB('sessions', binary);
    this.outcomes = this.#root.openDB('outcomes', binary);
    this.#openedFile = statSync(this.#file);
    try {
      this.databaseId = this.#prepareDatabase(folder, expectedId);
    } catch (error) {
      void this.close();
      throw error;
    }
  }

  /** Finds out whether the file at the data file's path is still the open one. */
  findPlace(): DataFilePlace {
    const file = findFile(this.#file);
    if (!file) return 'gone';
    return file.ino === this.#openedFile.ino && file.dev === this.#openedFile.dev ? 'in-place' : 'replaced';
  }

  /** Measures the data file, and the size that it can reach. Doubles, because both can exceed 32 bits. */
  measureDataFile(): { dataFileBytes: number; dataFileMaxBytes: number } {
    return { dataFileBytes: findFile(this.#file)?.size ?? 0, dataFileMaxBytes: MAX_FILE_BYTES };
  }

  /**
   * Returns a value as of a snapshot, or its latest version; inside a batch that includes what the batch has written.
   */
  get(table: Table, key: Buffer, snapshot?: Snapshot): Buffer | undefined {
    if (!snapshot) return table.get(key);
    // During a write transaction lmdb's `get` ignores the snapshot it is given; `getRange` does not.
    if (!this.#isWriting) return table.get(key, { transaction: snapshot });
    const [entry] = table.getRange({ start: key, limit: 1, transaction: snapshot });
    return entry?.key.equals(key) ? entry.value : undefined;
  }

  /**
   * Reads up to `limit` keys of a range in order. They are read eagerly: an LMDB reader left open between calls would
   * keep every page that is replaced meanwhile, and the file would grow.
   */
  readKeys(table: Table, range: KeyRange, options: RangeOptions): Buffer[] {
    return [...table.getKeys(toLmdbRange(range, options))];
  }

  /** Reads keys with their values, as `readKeys` does; the last value is the one that reaches `maxBytes` in all. */
  readEntries(
    table: Table,
    range: KeyRange,
    { maxBytes = Infinity, ...options }: RangeOptions & { maxBytes?: number },
  ): Entry[] {
    const entries: Entry[] = [];
    let size = 0;
    for (const entry of table.getRange(toLmdbRange(range, options))) {
      entries.push(entry);
      size += entry.value.length;
      if (size >= maxBytes) break;
    }
    return entries;
  }

  countKeys(table: Table, range: KeyRange, snapshot?: Snapshot): number {
    return table.getKeysCount({
      start: range.start,
      end: range.end,
      ...(snapshot && { transaction: snapshot }),
    });
  }

  /**
   * Counts the keys of a range up to a limit. Unlike `readKeys` it creates no keys, so it is ten times as fast.
   *
   * @returns the count and, if it is the limit, the range of the keys that were not counted.
   */
  countKeysUpTo(
    limit: number,
    table: Table,
    range: KeyRange,
    snapshot?: Snapshot,
  ): { count: number; rest?: KeyRange } {
    const [last] = table.getKeys({ ...toLmdbRange(range, { limit: 1, snapshot }), offset: limit - 1 });
    if (!last) return { count: this.countKeys(table, range, snapshot) };
    return { count: limit, rest: { start: Buffer.concat([last, LEAST_BYTE]), end: range.end } };
  }

  /** Takes a snapshot of the current state; the caller must release it with `done()`. */
  takeSnapshot(): Snapshot {
    this.#root.resetReadTxn();
    return this.#root.useReadTransaction();
  }

  /** Runs a batch of writes in one transaction. Resolves when all of it is on disk, rejects if none of it is. */
  async runTransaction(batch: () => void): Promise<void> {
    await this.#root.transaction(() => {
      this.#isWriting = true;
      try {
        // lmdb commits what this callback has written before it throws, but rolls a child transaction back.
        this.runChildTransaction(batch);
      } finally {
        this.#isWriting = false;
      }
    });
    this.#root.resetReadTxn();
  }

  /** Runs part of a batch that is rolled back on its own if it throws. */
  runChildTransaction(part: () => void): void {
    void this.#root.childTransaction(part);
  }

  close(): Promise<void> {
    return this.#root.close();
  }

  /** Reads the database's id; a new database gets one. */
  #prepareDatabase(folder: string, expectedId: string | undefined): string {
    const format = readFormat(this.meta);
    if (format === undefined) {
      if (expectedId !== undefined) throw createMissingError(folder, expectedId);
      this.#root.transactionSync(() => createFormat(this.meta, randomUUID()));
    } else {
      assertReadableFormat(format, `The data folder ${folder}`);
      assertExpectedId(readDatabaseId(this.meta), expectedId, folder);
    }
    return readDatabaseId(this.meta) ?? '';
  }
}

/** Appended to a key, it is the next possible key. */
const LEAST_BYTE = Buffer.from([0]);

function assertExpectedId(id: string | undefined, expectedId: string | undefined, folder: string): void {
  if (expectedId === undefined || id === expectedId) return;
  throw new Error(
    `The data folder ${folder} has database ${id}, but ${expectedId} was used here before. ` +
      'Put that one or a copy of it in its place.',
  );
}

/** Converts a range. In reverse, `range.end` is the exclusive start, and `range.start` the inclusive end. */
function toLmdbRange(range: KeyRange, { reverse = false, afterKey, limit, snapshot }: RangeOptions) {
  return {
    start: afterKey ?? (reverse ? range.end : range.start),
    end: reverse ? range.start : range.end,
    exclusiveStart: afterKey !== undefined || reverse,
    inclusiveEnd: reverse,
    reverse,
    limit,
    ...(snapshot && { transaction: snapshot }),
  };
}
