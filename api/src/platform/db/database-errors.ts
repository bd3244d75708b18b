import { mongo, Error as MongooseErrors } from 'mongoose';

const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;

/** Whether a unique index refused a write; `field` narrows it to the index that has this field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return field === undefined || field in ((error.keyPattern ?? {}) as object);
}

/** Whether another transaction was first to write the same record. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === WRITE_CONFLICT;
}

/** Whether the database could not be reached, or could not finish for reasons that pass. */
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
