import { setTimeout as delay } from 'node:timers/promises';
import { mongo, type ClientSession, type Connection } from 'mongoose';

/** A running transaction. Every read and write of a use case gets it handed in, one after the other. */
export type Tx = ClientSession;

/**
 * Runs a use case in one transaction: all of it is on disk when this returns, or none of it happened. The work may run
 * several times, so it does nothing that cannot be undone by the database: no mail, no log of success.
 *
 * @throws what the work throws, and the driver's error when conflicts do not end or the database is gone.
 */
export type WithTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Conflicts are tried again for so long: many calls on one account take their turns. A database that is gone is not. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 100;

export function createTransactions(connection: Connection): WithTransaction {
  return async (work) => {
    const tx = await connection.startSession();
    const giveUpAtMs = performance.now() + PATIENCE_MS;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(tx, work);
        } catch (error) {
          if (performance.now() > giveUpAtMs || !hasLabel(error, 'TransientTransactionError')) throw error;
          await delay(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
        }
      }
    } finally {
      await tx.endSession();
    }
  };
}

async function runOnce<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  tx.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } });
  try {
    const result = await work(tx);
    await commit(tx);
    return result;
  } catch (error) {
    if (tx.inTransaction()) await tx.abortTransaction();
    throw error;
  }
}

/** A commit whose answer was lost is sent again: the server knows whether it was done. */
async function commit(tx: Tx): Promise<void> {
  try {
    await tx.commitTransaction();
  } catch (error) {
    if (!hasLabel(error, 'UnknownTransactionCommitResult')) throw error;
    await tx.commitTransaction();
  }
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}
