import type { Environment, KeyRange, Table } from '../storage/environment.ts';
import { MongoError } from '../errors.ts';
import type { Writer, WriteTask } from '../storage/writer.ts';
import { encodeId } from './index-definition.ts';

type DroppedTable = 'records' | 'index-entries';

/** Upper bound on keys removed per batch, so that dropping a large collection does not block other writes. */
const KEYS_PER_BATCH = 500;

/**
 * Removes the records and index entries of dropped collections and indexes in the background. A tombstone, written in
 * the same batch as the drop, makes the removal resume after a restart.
 */
export class DropReaper {
  readonly #environment: Environment;
  readonly #writer: Writer;

  constructor(environment: Environment, writer: Writer) {
    this.#environment = environment;
    this.#writer = writer;
  }

  /** Schedules the removal. Must be called from a write task. */
  scheduleRemoval(table: DroppedTable, id: number): void {
    this.#environment.meta.putSync(tombstoneKey(table, id), EMPTY_VALUE);
    this.#writer.onCommit(() => this.#startRemoval(table, id));
  }

  resumePendingRemovals(): void {
    const range = { start: Buffer.from('disposal:'), end: Buffer.from('disposal;') };
    for (const key of this.#environment.readKeys(this.#environment.meta, range, { limit: Infinity })) {
      const [, table, id] = key.toString().split(':');
      this.#startRemoval(table as DroppedTable, Number(id));
    }
  }

  #startRemoval(table: DroppedTable, id: number): void {
    const source = table === 'records' ? this.#environment.records : this.#environment.indexEntries;
    this.#writer
      .run(this.#removeKeys(source, idRange(id), tombstoneKey(table, id)))
      .catch((error: unknown) => {
        // The tombstone remains, so the next start resumes the removal. Anything but a MongoError is a bug.
        if (!(error instanceof MongoError)) throw error;
      });
  }

  *#removeKeys(table: Table, range: KeyRange, tombstone: Buffer): WriteTask<void> {
    for (;;) {
      const keys = this.#environment.readKeys(table, range, { limit: KEYS_PER_BATCH });
      for (const key of keys) table.removeSync(key);
      if (keys.length < KEYS_PER_BATCH) break;
      yield;
    }
    this.#environment.meta.removeSync(tombstone);
  }
}

const EMPTY_VALUE = Buffer.from([0]);

/** The prefix `disposal:` is part of the stored format. */
const tombstoneKey = (table: DroppedTable, id: number): Buffer => Buffer.from(`disposal:${table}:${id}`);

const idRange = (id: number): KeyRange => ({ start: encodeId(id), end: encodeId(id + 1) });
