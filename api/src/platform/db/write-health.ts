import type { Connection } from 'mongoose';
import { isStorageUnavailable } from './database-errors.ts';

/** Whether the database can write, as far as its errors tell. */
export type WriteHealth = {
  /** Takes note of an error; only those of a database that cannot write count. */
  observe(error: unknown): void;
  /** Returns whether writes work. After an error it writes a record to notice when they work again. */
  check(): Promise<boolean>;
};

export function createWriteHealth(connection: Connection): WriteHealth {
  let isFailing = false;
  let probe: Promise<boolean> | undefined;

  async function tryToWrite(): Promise<boolean> {
    try {
      await connection
        .collection<{ _id: string; at: Date }>('installation')
        .updateOne({ _id: 'write-probe' }, { $set: { at: new Date() } }, { upsert: true });
      isFailing = false;
    } catch (error) {
      if (!isStorageUnavailable(error)) throw error;
    }
    return !isFailing;
  }

  return {
    observe(error) {
      if (isStorageUnavailable(error)) isFailing = true;
    },
    async check() {
      if (!isFailing) return true;
      // Anyone can ask, so concurrent callers share one write.
      probe ??= tryToWrite().finally(() => (probe = undefined));
      return probe;
    },
  };
}
