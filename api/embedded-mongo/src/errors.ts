import { typeOf, type Doc, type Value } from './bson/value.ts';

/** What MongoDB calls its codes. It calls any other `Location` and the code. */
const CODE_NAMES: Readonly<Record<number, string>> = {
  ...{ 2: 'BadValue', 8: 'UnknownError', 9: 'FailedToParse', 13: 'Unauthorized', 14: 'TypeMismatch' },
  ...{ 15: 'Overflow', 16: 'InvalidLength', 22: 'InvalidBSON', 26: 'NamespaceNotFound', 27: 'IndexNotFound' },
  ...{
    28: 'PathNotViable',
    34: 'CannotBackfillArray',
    40: 'ConflictingUpdateOperators',
    43: 'CursorNotFound',
  },
  ...{ 52: 'DollarPrefixedFieldName', 53: 'InvalidIdField' },
  ...{
    54: 'NotSingleValueField',
    56: 'EmptyFieldName',
    59: 'CommandNotFound',
    66: 'ImmutableField',
  },
  ...{ 67: 'CannotCreateIndex', 72: 'InvalidOptions', 73: 'InvalidNamespace', 85: 'IndexOptionsConflict' },
  ...{ 86: 'IndexKeySpecsConflict' },
  ...{
    91: 'ShutdownInProgress',
    111: 'NotExactValueField',
    112: 'WriteConflict',
    117: 'ConflictingOperationInProgress',
  },
  ...{ 125: 'CommandFailed', 143: 'CursorInUse' },
  ...{ 168: 'InvalidPipelineOperator', 171: 'CannotIndexParallelArrays', 175: 'QueryPlanKilled' },
  ...{ 183: 'ClientMetadataMissingField', 197: 'InvalidIndexSpecificationOption' },
  ...{ 201: 'CannotBuildIndexKeys' },
  ...{ 205: 'ClusterTimeFailsRateLimiter', 225: 'TransactionTooOld', 246: 'SnapshotUnavailable' },
  ...{ 251: 'NoSuchTransaction', 256: 'TransactionCommitted', 257: 'TransactionTooLarge' },
  ...{ 261: 'TooManyLogicalSessions' },
  ...{ 263: 'OperationNotSupportedInTransaction', 276: 'IndexBuildAborted', 279: 'ClientDisconnect' },
  ...{ 292: 'QueryExceededMemoryLimitNoDiskUseAllowed', 10334: 'BSONObjectTooLarge', 11000: 'DuplicateKey' },
  ...{
    14031: 'OutOfDiskSpace',
    17280: 'KeyTooLong',
    40413: 'IDLDuplicateField',
    40414: 'IDLFailedToParse',
    40415: 'IDLUnknownField',
  },
  ...{ 50768: 'NotARetryableWriteCommand' },
};

/** An error with MongoDB's code and code name; `details` are additional fields of the reply. */
export class MongoError extends Error {
  override readonly name = 'MongoError';
  readonly code: number;
  readonly details: Doc;

  constructor(code: number, message: string, details: Doc = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, message);
export const failedToParse = (message: string): MongoError => new MongoError(9, message);
export const typeMismatch = (message: string): MongoError => new MongoError(14, message);
export const invalidBson = (message: string): MongoError => new MongoError(22, message);
export const invalidOptions = (message: string): MongoError => new MongoError(72, message);

export const unauthorized = (message: string): MongoError => new MongoError(13, message);

export const unknownField = (command: string, field: string): MongoError =>
  new MongoError(
    40415,
    `BSON field '${command}.${field}' is an unknown field, or is not supported by the embedded database.`,
  );

export const missingField = (field: string): MongoError =>
  new MongoError(40414, `BSON field '${field}' is missing but a required field`);

/** Creates the error of a field that is missing or has the wrong type. */
export function wrongType(field: string, value: Value, expectedType: string): MongoError {
  if (value === undefined) return missingField(field);
  return typeMismatch(
    `BSON field '${field}' is the wrong type '${typeOf(value)}', expected type '${expectedType}'`,
  );
}

export const commandNotFound = (name: string): MongoError =>
  new MongoError(59, `no such command: '${name}', or one that the embedded database does not support`);

export const writeConflict = (
  message = 'Write conflict during plan execution and yielding is disabled.',
): MongoError => new MongoError(112, `${message} Please retry your operation or multi-document transaction.`);

export const snapshotUnavailable = (namespace: string): MongoError =>
  new MongoError(
    246,
    `Unable to read from a snapshot due to pending collection catalog changes to collection '${namespace}'; please retry the operation.`,
  );

export const queryPlanKilled = (namespace: string): MongoError =>
  new MongoError(175, `The collection ${namespace}, or an index of the query, was dropped.`);

export const noSuchTransaction = (message: string): MongoError => new MongoError(251, message);

export const notSupportedInTransaction = (operation: string): MongoError =>
  new MongoError(263, `Cannot run ${operation} in a multi-document transaction.`);

export const namespaceNotFound = (namespace: string): MongoError =>
  new MongoError(26, `ns does not exist: ${namespace}`);

/** @param reason what is wrong with the storage, as the beginning of a sentence. */
export const outOfDiskSpace = (reason: string): MongoError =>
  new MongoError(
    14031,
    `${reason}, so nothing was written. Reads still work; writes work again once this has passed.`,
  );

export const shuttingDown = (reason: string): MongoError =>
  new MongoError(91, `The embedded database is shutting down: ${reason}`);

export const memoryLimitExceeded = (stage: string): MongoError =>
  new MongoError(
    292,
    `${stage} exceeded the memory limit of 100 MB. Add an index in sort order, a more selective filter or a limit.`,
  );

/** Codes after which MongoDB drivers retry the whole transaction. */
export const TRANSIENT_CODES: ReadonlySet<number> = new Set([112, 246, 251, 91]);

/** Codes after which MongoDB drivers retry a retryable write. */
export const RETRYABLE_CODES: ReadonlySet<number> = new Set([91, 11600]);
