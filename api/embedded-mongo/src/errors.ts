import type { Doc } from './bson/value.ts';

/** An error with the code and name that MongoDB gives it; `details` are further fields of the answer. */
export class MongoError extends Error {
  override readonly name = 'MongoError';
  readonly code: number;
  readonly codeName: string;
  readonly details: Doc;

  constructor(code: number, codeName: string, message: string, details: Doc = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.details = details;
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, 'BadValue', message);
export const failedToParse = (message: string): MongoError => new MongoError(9, 'FailedToParse', message);
export const typeMismatch = (message: string): MongoError => new MongoError(14, 'TypeMismatch', message);
export const invalidBson = (message: string): MongoError => new MongoError(22, 'InvalidBSON', message);
export const invalidOptions = (message: string): MongoError => new MongoError(72, 'InvalidOptions', message);

/** MongoDB's unnamed errors are called after their number. */
export const location = (code: number, message: string): MongoError =>
  new MongoError(code, `Location${code}`, message);

export const unknownField = (command: string, field: string): MongoError =>
  location(
    40415,
    `BSON field '${command}.${field}' is an unknown field, or one the embedded database does not support.`,
  );

export const writeConflict = (
  message = 'Write conflict during plan execution and yielding is disabled.',
): MongoError =>
  new MongoError(
    112,
    'WriteConflict',
    `${message} Please retry your operation or multi-document transaction.`,
  );

export const noSuchTransaction = (message: string): MongoError =>
  new MongoError(251, 'NoSuchTransaction', message);

export const notInTransaction = (what: string): MongoError =>
  new MongoError(
    263,
    'OperationNotSupportedInTransaction',
    `Cannot run ${what} in a multi-document transaction.`,
  );

export const namespaceNotFound = (namespace: string): MongoError =>
  new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);

export const outOfDiskSpace = (): MongoError =>
  new MongoError(
    14031,
    'OutOfDiskSpace',
    'The disk is full: nothing was written. Reads go on; writes work again when there is room.',
  );

export const shuttingDown = (reason: string): MongoError =>
  new MongoError(91, 'ShutdownInProgress', `The embedded database is shutting down: ${reason}`);

export const memoryExceeded = (what: string): MongoError =>
  new MongoError(
    292,
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `${what} exceeded the memory limit of 100 MB. An index in the order of the sort, a filter or a limit avoids it.`,
  );

/** Codes after which MongoDB's drivers run a whole transaction again. */
export const TRANSIENT_CODES: ReadonlySet<number> = new Set([112, 246, 251, 91]);

/** Codes after which MongoDB's drivers send a retryable write again. */
export const RETRYABLE_CODES: ReadonlySet<number> = new Set([91, 11600]);
