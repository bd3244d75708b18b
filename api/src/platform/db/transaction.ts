import { mongo, type ClientSession, type Connection } from 'mongoose';

/** A running transaction. A use case passes it to each of its reads and writes, which must not run in parallel. */
export type Tx = ClientSession;

/**
 * Runs a use case in one transaction: when this returns, either all of it is durable or none of it happened. The work
 * may run several times, so it must have no side effects outside the database, such as sending mail or logging success.
 *
 * @throws whatever the work throws, or the driver's error if conflicts persist or the database is unreachable
 */
export type WithTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const OPTIONS = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
} as const satisfies mongo.TransactionOptions;

/**
 * How long write conflicts are retried, because calls on one account may queue up. The driver would retry for 120 s.
 */
const RETRY_TIMEOUT_MS = 5_000;

export function createTransactions(
  connection: Connection,
  retryTimeoutMs = RETRY_TIMEOUT_MS,
): WithTransaction {
  return async (work) => {
    const session = await connection.startSession();
    const deadlineMs = performance.now() + retryTimeoutMs;
    let lastError: unknown;
    try {
      return await session.withTransaction(async (tx) => {
        if (performance.now() > deadlineMs) throw new RetryTimeoutError();
        try {
          const result = await work(tx).catch(throwAsTransient);
          await commit(tx);
          return result;
        } catch (error) {
          lastError = error;
          throw error;
        }
      }, OPTIONS);
    } catch (error) {
      throw error instanceof RetryTimeoutError ? lastError : error;
    } finally {
      await session.endSession();
    }
  };
}

/**
 * Lets the driver repeat the transaction also if its connection was lost before a command could be sent. It says so by
 * itself only of commands that it has sent.
 */
function throwAsTransient(error: unknown): never {
  if (error instanceof mongo.MongoNetworkError) error.addErrorLabel('TransientTransactionError');
  throw error;
}

/** Ends the driver's retries: it repeats a transaction only after errors of its own. */
class RetryTimeoutError extends Error {}

/**
 * Commits in the work of the driver's loop, which then takes the transaction as done. Left to the driver, a lost
 * response is followed by commits for 120 s. One repeat is safe, because the server recognizes it.
 */
async function commit(tx: Tx): Promise<void> {
  try {
    await tx.commitTransaction();
  } catch (error) {
    if (!(error instanceof mongo.MongoError) || !error.hasErrorLabel('UnknownTransactionCommitResult'))
      throw error;
    await tx.commitTransaction();
  }
}

/**
 * Runs a use case in a transaction that is rolled back, to find out whether it would succeed, and with what result.
 *
 * @throws whatever the work throws
 */
export async function runAndRollBack<T>(
  withTransaction: WithTransaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  const rollBack = new Error('The work would succeed.');
  try {
    return await withTransaction(async (tx) => {
      results.push(await work(tx));
      throw rollBack;
    });
  } catch (error) {
    const result = results.at(-1);
    if (error !== rollBack || result === undefined) throw error;
    return result;
  }
}
