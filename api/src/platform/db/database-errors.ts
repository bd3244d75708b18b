import { mongo, Error as MongooseErrors } from 'mongoose';

const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;

/** Whether a write violated a unique index; `field` restricts the check to indexes on that field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return field === undefined || field in ((error.keyPattern ?? {}) as object);
}

/** Whether a concurrent transaction wrote the same document first. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === WRITE_CONFLICT;
}

/** Whether the database was unreachable or failed for a transient reason. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof MongooseErrors.MongooseServerSelectionError) return true;
  if (!(error instanceof mongo.MongoError)) return false;
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error.name === 'MongoPoolClearedError' ||
    error.name === 'PoolClearedOnNetworkError' ||
    error.name === 'MongoWaitQueueTimeoutError' ||
    error.name === 'WaitQueueTimeoutError' ||
    error.hasErrorLabel('TransientTransactionError') ||
    error.hasErrorLabel('RetryableWriteError')
  );
}
