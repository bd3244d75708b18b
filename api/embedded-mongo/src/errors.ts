import { typeOf, type Doc, type Value } from './bson/value.ts';

/** An error with MongoDB's code and code name; `details` are additional fields of the reply. */
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

export const unauthorized = (message: string): MongoError => new MongoError(13, 'Unauthorized', message);

/** Names of codes that MongoDB began as unnamed ones. */
const LATER_NAMES: Readonly<Record<number, string>> = {
  10334: 'BSONObjectTooLarge',
  40414: 'IDLFailedToParse',
  40415: 'IDLUnknownField',
  50768: 'NotARetryableWriteCommand',
};

/** Creates an error whose code MongoDB calls `Location` and the code, unless it has got a name since. */
export const locationError = (code: number, message: string): MongoError =>
  new MongoError(code, LATER_NAMES[code] ?? `Location${code}`, message);

export const unknownField = (command: string, field: string): MongoError =>
  locationError(
    40415,
    `BSON field '${command}.${field}' is an unknown field, or is not supported by the embedded database.`,
  );

export const missingField = (field: string): MongoError =>
  locationError(40414, `BSON field '${field}' is missing but a required field`);

/** Creates the error of a field that is missing or has the wrong type. */
export function wrongType(field: string, value: Value, expectedType: string): MongoError {
  if (value === undefined) return missingField(field);
  return typeMismatch(
    `BSON field '${field}' is the wrong type '${typeOf(value)}', expected type '${expectedType}'`,
  );
}

export const commandNotFound = (name: string): MongoError =>
  new MongoError(
    59,
    'CommandNotFound',
    `no such command: '${name}', or one that the embedded database does not support`,
  );

export const writeConflict = (
  message = 'Write conflict during plan execution and yielding is disabled.',
): MongoError =>
  new MongoError(
    112,
    'WriteConflict',
    `${message} Please retry your operation or multi-document transaction.`,
  );

export const snapshotUnavailable = (namespace: string): MongoError =>
  new MongoError(
    246,
    'SnapshotUnavailable',
    `Unable to read from a snapshot due to pending collection catalog changes to collection '${namespace}'; please retry the operation.`,
  );

export const queryPlanKilled = (namespace: string): MongoError =>
  new MongoError(
    175,
    'QueryPlanKilled',
    `The collection ${namespace}, or an index of the query, was dropped.`,
  );

export const noSuchTransaction = (message: string): MongoError =>
  new MongoError(251, 'NoSuchTransaction', message);

export const notSupportedInTransaction = (operation: string): MongoError =>
  new MongoError(
    263,
    'OperationNotSupportedInTransaction',
    `Cannot run ${operation} in a multi-document transaction.`,
  );

export const namespaceNotFound = (namespace: string): MongoError =>
  new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);

/** @param reason what is wrong with the storage, as the beginning of a sentence. */
export const outOfDiskSpace = (reason: string): MongoError =>
  new MongoError(
    14031,
    'OutOfDiskSpace',
    `${reason}, so nothing was written. Reads still work; writes work again once this has passed.`,
  );

export const shuttingDown = (reason: string): MongoError =>
  new MongoError(91, 'ShutdownInProgress', `The embedded database is shutting down: ${reason}`);

export const memoryLimitExceeded = (stage: string): MongoError =>
  new MongoError(
    292,
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `${stage} exceeded the memory limit of 100 MB. Add an index in sort order, a more selective filter or a limit.`,
  );

/** Codes after which MongoDB drivers retry the whole transaction. */
export const TRANSIENT_CODES: ReadonlySet<number> = new Set([112, 246, 251, 91]);

/** Codes after which MongoDB drivers retry a retryable write. */
export const RETRYABLE_CODES: ReadonlySet<number> = new Set([91, 11600]);
