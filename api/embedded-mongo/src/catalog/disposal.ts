import type { Environment, KeyRange, Table } from '../storage/environment.ts';
import { MongoError } from '../errors.ts';
import type { Writer, WriteTask } from '../storage/writer.ts';

type DisposedTable = 'records' | 'index-entries';

/** So many keys go at a time, so that dropping a million records does not stop the others. */
const KEYS_PER_STEP = 500;

/**
 * Removes the records and keys of what was dropped, in the background. What is still to be removed is noted on disk in
 * the batch of the drop, and goes on after a restart.
 */
export class Disposal {
  readonly #environment: Environment;
  readonly #writer: Writer;

  constructor(environment: Environment, writer: Writer) {
    this.#environment = environment;
    this.#writer = writer;
  }

  /** Within a write task. */
  dispose(table: DisposedTable, id: number): void {
    this.#environment.meta.putSync(noteKey(table, id), EMPTY);
    this.#writer.onCommit(() => this.#start(table, id));
  }

  resume(): void {
    const range = { start: Buffer.from('disposal:'), end: Buffer.from('disposal;') };
    for (const key of this.#environment.keys(this.#environment.meta, range, { limit: Infinity })) {
      const [, table, id] = key.toString().split(':');
      this.#start(table as DisposedTable, Number(id));
    }
  }

  #start(table: DisposedTable, id: number): void {
    const source = table === 'records' ? this.#environment.records : this.#environment.indexEntries;
    this.#writer.run(this.#remove(source, rangeOf(id), noteKey(table, id))).catch((error: unknown) => {
      // The note stays, and the next start goes on. Only a bug makes this fail otherwise.
      if (!(error instanceof MongoError)) throw error;
    });
  }

  *#remove(table: Table, range: KeyRange, note: Buffer): WriteTask<void> {
    for (;;) {
      const keys = this.#environment.keys(table, range, { limit: KEYS_PER_STEP });
      for (const key of keys) table.removeSync(key);
      if (keys.length < KEYS_PER_STEP) break;
      yield;
    }
    this.#environment.meta.removeSync(note);
  }
}

const EMPTY = Buffer.from([0]);

const noteKey = (table: DisposedTable, id: number): Buffer => Buffer.from(`disposal:${table}:${id}`);

function rangeOf(id: number): KeyRange {
  const [start, end] = [Buffer.allocUnsafe(4), Buffer.allocUnsafe(4)];
  start.writeUInt32BE(id);
  end.writeUInt32BE(id + 1);
  return { start, end };
}
