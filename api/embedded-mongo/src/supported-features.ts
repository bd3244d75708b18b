// Everything the embedded database supports: what the product, its libraries and the driver send, and no more. The
// dispatcher rejects any command or option that is not listed here. A test compares the operator lists with the code
// that implements them.

/** Options of every command. */
const COMMON_OPTIONS = ['lsid', '$db', '$readPreference', 'maxTimeMS'];
const WRITE_OPTIONS = ['writeConcern'];
const TRANSACTION_OPTIONS = ['txnNumber', 'startTransaction', 'autocommit', 'readConcern'];
/** The handshake describes the client; the server ignores what it does not know of it. */
const ANY_OPTIONS = ['*'];

/** Commands with their own options. The command's name itself is a field too, whose value is its operand. */
export const COMMANDS = {
  hello: ANY_OPTIONS,
  ismaster: ANY_OPTIONS,
  ping: [],
  find: [
    ...TRANSACTION_OPTIONS,
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
  ],
  getMore: [...TRANSACTION_OPTIONS, 'collection', 'batchSize'],
  killCursors: [...TRANSACTION_OPTIONS, 'cursors'],
  aggregate: [...TRANSACTION_OPTIONS, 'pipeline', 'cursor'],
  count: ['query', 'skip', 'limit'],
  explain: ['verbosity'],
  insert: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'documents', 'ordered'],
  update: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'updates', 'ordered'],
  delete: [...TRANSACTION_OPTIONS, ...WRITE_OPTIONS, 'deletes', 'ordered'],
  findAndModify: [
    ...TRANSACTION_OPTIONS,
    ...WRITE_OPTIONS,
    ...['query', 'sort', 'update', 'remove', 'new', 'fields', 'upsert'],
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
  validate: [],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof COMMANDS;

/** Returns whether a command supports an option. */
export function supportsOption(command: CommandName, option: string): boolean {
  const commandOptions: readonly string[] = COMMANDS[command];
  return (
    commandOptions === ANY_OPTIONS ||
    option === command ||
    COMMON_OPTIONS.includes(option) ||
    commandOptions.includes(option)
  );
}

/** Commands that may run in a transaction. */
export const TRANSACTION_COMMANDS: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['find', 'getMore', 'killCursors', 'aggregate'] as const),
  ...(['insert', 'update', 'delete', 'findAndModify', 'commitTransaction', 'abortTransaction'] as const),
]);

/** Options of a single statement of the `update` and `delete` commands. */
export const UPDATE_STATEMENT_OPTIONS = ['q', 'u', 'multi', 'upsert'];
export const DELETE_STATEMENT_OPTIONS = ['q', 'limit'];

/**
 * Options of an index, which is ascending or descending. `background` has no effect, as in current MongoDB versions.
 */
export const INDEX_OPTIONS = [
  ...['key', 'name', 'unique', 'partialFilterExpression', 'expireAfterSeconds', 'background'],
];

/** Operators in `partialFilterExpression`. */
export const PARTIAL_FILTER_OPERATORS = ['$eq', '$type'];

/** Operators in filters. A field may also be matched with a regular expression, without an operator. */
export const QUERY_OPERATORS = [
  ...['$and', '$or', '$not'],
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin', '$exists', '$type', '$size'],
];

export const UPDATE_OPERATORS = ['$set', '$setOnInsert', '$unset', '$inc'];

/** Pipeline stages. Expressions are field paths, constants and objects of both; `$lookup` joins on equality only. */
export const STAGES = ['$match', '$skip', '$limit', '$group', '$lookup'];

/** The only accumulator of `$group`. */
export const ACCUMULATOR = '$sum';
