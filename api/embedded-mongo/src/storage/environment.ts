import { open, type Database, type RootDatabase, type Transaction as Snapshot } from 'lmdb';
import { join } from 'node:path';

export type { Snapshot };

/** An ordered table of bytes. */
export type Table = Database<Buffer, Buffer>;

/** The keys from `start` up to, but without, `end`. */
export type KeyRange = { start: Buffer; end: Buffer };

export type Entry = { key: Buffer; value: Buffer };

type RangeOptions = {
  reverse?: boolean;
  after?: Buffer | undefined;
  limit: number;
  snapshot?: Snapshot | undefined;
};

/** Written by this version of the engine. An older engine does not open what a newer one wrote. */
const FORMAT_VERSION = 1;

/** Address space, not disk: the file grows as it fills, up to this. */
const MAX_FILE_BYTES = 2 ** 37;

/** Read snapshots at once, one for each open transaction and some for what runs. */
const MAX_SNAPSHOTS = 2_048;

/** The files of one data folder: an LMDB environment with its tables. Knows bytes only. */
export class Environment {
  readonly records: Table;
  readonly indexEntries: Table;
  readonly sessions: Table;
  /** What is there: collections, indexes, counters. Keys are text. */
  readonly meta: Table;
  readonly #root: RootDatabase<Buffer, Buffer>;
  #writing = false;

  /** @throws Error in a sentence when the folder was written by a newer version. */
  constructor(folder: string) {
    const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
    this.#root = open<Buffer, Buffer>({
      ...binary,
      path: join(folder, 'data'),
      noSubdir: false,
      maxDbs: 8,
      maxReaders: MAX_SNAPSHOTS,
      mapSize: MAX_FILE_BYTES,
      // A commit is on disk before it is reported, and pages never carry remains of memory.
      overlappingSync: false,
      eventTurnBatching: false,
      noMemInit: false,
    });
    this.meta = this.#root.openDB('meta', binary);
    this.records = this.#root.openDB('records', binary);
    this.indexEntries = this.#root.openDB('index-entries', binary);
    this.sessions = this.#root.openDB('sessions', binary);
    this.#checkFormat(folder);
  }

  /** A value as a snapshot, or else the newest state, has it; within a batch that is what the batch has written. */
  get(table: Table, key: Buffer, snapshot?: Snapshot): Buffer | undefined {
    if (!snapshot) return table.get(key);
    // Within a write transaction lmdb's `get` ignores the snapshot it is given; a range does not.
    if (!this.#writing) return table.get(key, { transaction: snapshot });
    const [entry] = table.getRange({ start: key, limit: 1, transaction: snapshot });
    return entry?.key.equals(key) ? entry.value : undefined;
  }

  /**
   * Up to `limit` keys of a range in order, all read at once, so that nothing of LMDB stays open between calls: a reader
   * left open keeps every page that is replaced meanwhile, and the file grows.
   */
  keys(table: Table, range: KeyRange, options: RangeOptions): Buffer[] {
    return [...table.getKeys(lmdbRange(range, options))];
  }

  /** The same with their values. */
  entries(table: Table, range: KeyRange, options: RangeOptions): Entry[] {
    return [...table.getRange(lmdbRange(range, options))];
  }

  count(table: Table, range: KeyRange, snapshot?: Snapshot): number {
    return table.getKeysCount({
      start: range.start,
      end: range.end,
      ...(snapshot && { transaction: snapshot }),
    });
  }

  /** The state of now, to be read until `done()` is called on it. */
  takeSnapshot(): Snapshot {
    this.#root.resetReadTxn();
    return this.#root.useReadTransaction();
  }

  /** Runs a batch of writes; resolves when they are on disk, all of them, and rejects when none is. */
  async transaction(batch: () => void): Promise<void> {
    await this.#root.transaction(() => {
      this.#writing = true;
      try {
        batch();
      } finally {
        this.#writing = false;
      }
    });
    this.#root.resetReadTxn();
  }

  /** Part of a batch that is undone alone when it throws. */
  atomically(part: () => void): void {
    void this.#root.childTransaction(part);
  }

  close(): Promise<void> {
    return this.#root.close();
  }

  #checkFormat(folder: string): void {
    const key = Buffer.from('format');
    const found = this.meta.get(key);
    if (!found) {
      this.meta.putSync(key, Buffer.from(String(FORMAT_VERSION)));
      return;
    }
    if (Number(found.toString()) > FORMAT_VERSION) {
      void this.close();
      throw new Error(
        `The data folder ${folder} was written by a newer version (format ${found.toString()}).`,
      );
    }
  }
}

/** Backwards, the start is past the range and the end belongs to it. */
function lmdbRange(range: KeyRange, { reverse = false, after, limit, snapshot }: RangeOptions) {
  return {
    start: after ?? (reverse ? range.end : range.start),
    end: reverse ? range.start : range.end,
    exclusiveStart: after !== undefined || reverse,
    inclusiveEnd: reverse,
    reverse,
    limit,
    ...(snapshot && { transaction: snapshot }),
  };
}
