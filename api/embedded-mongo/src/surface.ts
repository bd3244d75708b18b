// All that the embedded database understands: what the product, its libraries and the driver send, and no more. The
// dispatcher refuses every command and option that is not listed here; a test compares the lists of operators with the
// code that knows them.

/** Options that every command takes. */
const ON_EVERY_COMMAND = ['lsid', '$db', '$readPreference', 'maxTimeMS'];
const ON_WRITES = ['writeConcern'];
const NUMBERED = ['txnNumber', 'startTransaction', 'autocommit', 'readConcern'];
/** In a greeting a client announces what it can do; what of it is unknown here is not used. */
const ANY = ['*'];

/** Commands with the options of their own; the first is the command's name, with its operand. */
export const COMMANDS = {
  hello: ANY,
  ismaster: ANY,
  ping: [],
  find: [...NUMBERED, 'filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch'],
  getMore: [...NUMBERED, 'collection', 'batchSize'],
  killCursors: [...NUMBERED, 'cursors'],
  aggregate: [...NUMBERED, 'pipeline', 'cursor'],
  count: ['query', 'skip', 'limit'],
  explain: ['verbosity'],
  insert: [...NUMBERED, ...ON_WRITES, 'documents', 'ordered'],
  update: [...NUMBERED, ...ON_WRITES, 'updates', 'ordered'],
  delete: [...NUMBERED, ...ON_WRITES, 'deletes', 'ordered'],
  findAndModify: [
    ...NUMBERED,
    ...ON_WRITES,
    ...['query', 'sort', 'update', 'remove', 'new', 'fields', 'upsert'],
  ],
  commitTransaction: [...NUMBERED, ...ON_WRITES],
  abortTransaction: [...NUMBERED, ...ON_WRITES],
  endSessions: ON_WRITES,
  create: ON_WRITES,
  drop: ON_WRITES,
  dropDatabase: ON_WRITES,
  listCollections: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  createIndexes: [...ON_WRITES, 'indexes'],
  dropIndexes: [...ON_WRITES, 'index'],
  listIndexes: ['cursor'],
  validate: [],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof COMMANDS;

/** Whether a command takes an option. */
export function takesOption(command: CommandName, option: string): boolean {
  const own: readonly string[] = COMMANDS[command];
  return own === ANY || option === command || ON_EVERY_COMMAND.includes(option) || own.includes(option);
}

/** What runs in a transaction. */
export const IN_TRANSACTIONS: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['find', 'getMore', 'killCursors', 'aggregate'] as const),
  ...(['insert', 'update', 'delete', 'findAndModify', 'commitTransaction', 'abortTransaction'] as const),
]);

/** Options of one update of the `update` command, and of one delete. */
export const UPDATE_OPTIONS = ['q', 'u', 'multi', 'upsert'];
export const DELETE_OPTIONS = ['q', 'limit'];

/** Options of an index, of which there are two types: ascending and descending. To MongoDB, `background` means nothing. */
export const INDEX_OPTIONS = [
  ...['key', 'name', 'unique', 'partialFilterExpression', 'expireAfterSeconds', 'background'],
];

/** Operators of `partialFilterExpression`. */
export const PARTIAL_FILTER_OPERATORS = ['$eq', '$type'];

/** A field may also be compared with a regular expression, without an operator. */
export const QUERY_OPERATORS = [
  ...['$and', '$or', '$not'],
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin', '$exists', '$type', '$size'],
];

export const UPDATE_OPERATORS = ['$set', '$setOnInsert', '$unset', '$inc'];

/** Of a document they take the paths of fields, constants, and documents of both; `$lookup` joins by two fields. */
export const STAGES = ['$match', '$skip', '$limit', '$group', '$lookup'];

/** The only accumulator of `$group`. */
export const ACCUMULATOR = '$sum';
