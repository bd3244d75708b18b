import { open, type Database, type RootDatabase, type Transaction as Snapshot } from 'lmdb';
import { join } from 'node:path';

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

/** Version of the data format. An engine does not open data in a newer format. */
const FORMAT_VERSION = 1;

/** Upper bound on the size of the data file. It reserves address space, not disk space. */
const MAX_FILE_BYTES = 2 ** 37;

/** Upper bound on concurrent read snapshots: one per open transaction, plus those of running reads. */
const MAX_READERS = 2_048;

/** Wraps the LMDB environment of a data folder and its tables. Handles bytes only. */
export class Environment {
  readonly records: Table;
  readonly indexEntries: Table;
  readonly sessions: Table;
  /** The catalog: collections, indexes, counters and tombstones. Keys are text. */
  readonly meta: Table;
  readonly #root: RootDatabase<Buffer, Buffer>;
  #isWriting = false;

  /** @throws Error with a message for the user if the folder was written by a newer version. */
  constructor(folder: string) {
    const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
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
    this.#assertSupportedFormat(folder);
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

  /** Reads keys with their values, as `readKeys` does. */
  readEntries(table: Table, range: KeyRange, options: RangeOptions): Entry[] {
    return [...table.getRange(toLmdbRange(range, options))];
  }

  countKeys(table: Table, range: KeyRange, snapshot?: Snapshot): number {
    return table.getKeysCount({
      start: range.start,
      end: range.end,
      ...(snapshot && { transaction: snapshot }),
    });
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
        batch();
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

  #assertSupportedFormat(folder: string): void {
    const key = Buffer.from('format');
    const storedVersion = this.meta.get(key);
    if (!storedVersion) {
      this.meta.putSync(key, Buffer.from(String(FORMAT_VERSION)));
      return;
    }
    if (Number(storedVersion.toString()) > FORMAT_VERSION) {
      void this.close();
      throw new Error(
        `The data folder ${folder} was written by a newer version (format ${storedVersion.toString()}).`,
      );
    }
  }
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
