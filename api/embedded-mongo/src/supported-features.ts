import type { FieldTypes } from './bson/field-types.ts';

// Everything the embedded database supports: what the product, its tests, its libraries and the driver send. The
// dispatcher rejects any command or option that is not listed here. A test compares the operator lists with the code
// that implements them, and the README has them as a table.

/** Options of every command. */
export const COMMON_OPTIONS = ['lsid', '$db', '$readPreference', '$clusterTime', 'readConcern'];
const WRITE_OPTIONS = ['writeConcern'];
const TRANSACTION_OPTIONS = ['txnNumber', 'startTransaction', 'autocommit'];
/** The handshake describes the client; the server ignores what it does not know of it. */
const ANY_OPTIONS = ['*'];

/** Commands with their own options. The command's name itself is a field too, whose value is its operand. */
export const COMMANDS = {
  hello: ANY_OPTIONS,
  ismaster: ANY_OPTIONS,
  ping: [],
  serverStatus: [],
  find: [
    ...TRANSACTION_OPTIONS,
    ...['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch'],
  ],
  getMore: [...TRANSACTION_OPTIONS, 'collection', 'batchSize'],
  killCursors: [...TRANSACTION_OPTIONS, 'cursors'],
  aggregate: [...TRANSACTION_OPTIONS, 'pipeline', 'cursor'],
  distinct: [...TRANSACTION_OPTIONS, 'key', 'query'],
  explain: ['verbosity'],
  insert: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'documents', 'ordered'],
  update: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'updates', 'ordered'],
  delete: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'deletes', 'ordered'],
  findAndModify: [
    ...[...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'query', 'sort', 'update', 'remove', 'new', 'upsert'],
  ],
  commitTransaction: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS],
  abortTransaction: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS],
  endSessions: WRITE_OPTIONS,
  create: WRITE_OPTIONS,
  drop: WRITE_OPTIONS,
  dropDatabase: WRITE_OPTIONS,
  listCollections: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  createIndexes: [...WRITE_OPTIONS, 'indexes'],
  dropIndexes: [...WRITE_OPTIONS, 'index'],
  listIndexes: ['cursor'],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof COMMANDS;

const OPTION_SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(COMMANDS).map(([name, options]) => [name, new Set([name, ...COMMON_OPTIONS, ...options])]),
);

/** Returns whether a command supports an option. */
export const supportsOption = (command: CommandName, option: string): boolean =>
  COMMANDS[command] === ANY_OPTIONS || (OPTION_SETS.get(command)?.has(option) ?? false);

/** Commands that may run in a transaction. */
export const TRANSACTION_COMMANDS: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['find', 'getMore', 'killCursors', 'aggregate', 'distinct'] as const),
  ...(['insert', 'update', 'delete', 'findAndModify', 'commitTransaction', 'abortTransaction'] as const),
]);

/** Options of a single statement of the `update` and `delete` commands. */
export const UPDATE_STATEMENT_OPTIONS: FieldTypes = { q: 'object', u: 'any', multi: 'bool', upsert: 'bool' };
export const DELETE_STATEMENT_OPTIONS: FieldTypes = { q: 'object', limit: 'number' };

/**
 * Options of an index, which is ascending or descending. `background` has no effect, as in current MongoDB versions.
 */
export const INDEX_OPTIONS: FieldTypes = {
  ...{ key: 'object', name: 'string', unique: 'flag', background: 'flag', sparse: 'flag' },
  ...{ partialFilterExpression: 'object', expireAfterSeconds: 'any', v: 'number' },
};

/** Operators in `partialFilterExpression`. */
export const PARTIAL_FILTER_OPERATORS = ['$type'];

/** Operators in filters. A field may also be matched with a regular expression, without an operator. */
export const QUERY_OPERATORS = [
  ...['$and', '$or', '$nor', '$elemMatch', '$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin'],
  ...['$exists', '$type', '$size'],
];

/** Update operators. */
export const UPDATE_OPERATORS = ['$set', '$setOnInsert', '$unset', '$inc', '$push'];

/** Pipeline stages. `$lookup` joins on equality only. */
export const STAGES = ['$match', '$limit', '$group', '$lookup'];

/** Accumulators of `$group`. Expressions are field paths and constants. */
export const GROUP_ACCUMULATORS = ['$sum'];
