import { setTimeout as delay } from 'node:timers/promises';
import { mongo, type ClientSession, type Connection } from 'mongoose';

/** A running transaction. A use case passes it to each of its reads and writes, which must not run in parallel. */
export type Tx = ClientSession;

/**
 * Runs a use case in one transaction: when this returns, either all of it is durable or none of it happened. The work may
 * run several times, so it must have no side effects outside the database, such as sending mail or logging success.
 *
 * @throws whatever the work throws, or the driver's error if conflicts persist or the database is unreachable
 */
export type WithTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** How long write conflicts are retried, because calls on one account may queue up. Outages are not retried. */
const RETRY_TIMEOUT_MS = 5_000;
const MAX_BACKOFF_MS = 100;

export function createTransactions(connection: Connection): WithTransaction {
  return async (work) => {
    const tx = await connection.startSession();
    const deadlineMs = performance.now() + RETRY_TIMEOUT_MS;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(tx, work);
        } catch (error) {
          if (performance.now() > deadlineMs || !hasLabel(error, 'TransientTransactionError')) throw error;
          await delay(Math.random() * Math.min(MAX_BACKOFF_MS, 2 ** attempt));
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

/** Commits. If the response is lost, the commit is sent again, which is safe because the server recognizes a repeat. */
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
