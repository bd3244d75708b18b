import { mongo, Error as MongooseErrors } from 'mongoose';

const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;
const OUT_OF_DISK_SPACE = 14_031;
const USER_WRITES_BLOCKED = 371;
const NAMESPACE_NOT_FOUND = 26;

/** Whether a write violated a unique index; `field` restricts the check to indexes on that field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return field === undefined || field in ((error.keyPattern ?? {}) as object);
}

/** Whether a collection does not exist yet. */
export function isNamespaceMissing(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND;
}

/** Whether a concurrent transaction wrote the same document first. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === WRITE_CONFLICT;
}

/** Whether the database serves reads but cannot write for now, e.g. because its disk is full. */
export function isStorageUnavailable(error: unknown): boolean {
  return (
    error instanceof mongo.MongoServerError &&
    (error.code === OUT_OF_DISK_SPACE || error.code === USER_WRITES_BLOCKED)
  );
}

/** Whether the database was unreachable or failed for a transient reason. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof MongooseErrors.MongooseServerSelectionError) return true;
  if (isSocketError(error)) return true;
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

/**
 * Whether the connection broke while the driver waited to write more to it: the driver then passes the error of the
 * socket on as it is, e.g. `write EPIPE`.
 */
function isSocketError(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return (code === 'EPIPE' || code === 'ECONNRESET') && (syscall === 'write' || syscall === 'read');
}
