// All that the embedded database understands. The dispatcher refuses every command and option that is not listed here;
// a test compares the lists of operators with the code that knows them.

/** Options that every command takes. */
const ON_EVERY_COMMAND = ['lsid', '$db', '$readPreference', '$clusterTime', 'maxTimeMS', 'comment'];
const ON_READS = ['readConcern'];
const ON_WRITES = ['writeConcern'];
const NUMBERED = ['txnNumber', 'startTransaction', 'autocommit', 'readConcern'];
/** In a greeting a client announces what it can do; what of it is unknown here is not used. */
const ANY = ['*'];

/** Commands with the options of their own; the first is the command's name, with its operand. */
export const COMMANDS = {
  hello: ANY,
  isMaster: ANY,
  ismaster: ANY,
  ping: [],
  buildInfo: [],
  buildinfo: [],
  find: [
    ...NUMBERED,
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'let',
    'collation',
    'allowDiskUse',
  ],
  getMore: [...NUMBERED, 'collection', 'batchSize'],
  killCursors: [...NUMBERED, 'cursors'],
  aggregate: [...NUMBERED, ...ON_WRITES, 'pipeline', 'cursor', 'hint', 'let', 'collation', 'allowDiskUse'],
  count: [...ON_READS, 'query', 'skip', 'limit', 'hint', 'collation'],
  distinct: [...NUMBERED, 'key', 'query', 'hint', 'collation'],
  explain: [...ON_READS, 'verbosity'],
  insert: [...NUMBERED, ...ON_WRITES, 'documents', 'ordered', 'bypassDocumentValidation'],
  update: [...NUMBERED, ...ON_WRITES, 'updates', 'ordered', 'let', 'bypassDocumentValidation'],
  delete: [...NUMBERED, ...ON_WRITES, 'deletes', 'ordered', 'let'],
  findAndModify: [
    ...NUMBERED,
    ...ON_WRITES,
    ...[
      'query',
      'sort',
      'update',
      'remove',
      'new',
      'fields',
      'upsert',
      'hint',
      'let',
      'collation',
      'bypassDocumentValidation',
    ],
  ],
  commitTransaction: [...NUMBERED, ...ON_WRITES],
  abortTransaction: [...NUMBERED, ...ON_WRITES],
  endSessions: [],
  create: [...ON_WRITES],
  drop: [...ON_WRITES],
  dropDatabase: [...ON_WRITES],
  listCollections: [...ON_READS, 'filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  listDatabases: [...ON_READS, 'nameOnly'],
  createIndexes: [...ON_WRITES, 'indexes'],
  dropIndexes: [...ON_WRITES, 'index'],
  listIndexes: [...ON_READS, 'cursor'],
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
  ...(['find', 'getMore', 'killCursors', 'aggregate', 'distinct'] as const),
  ...(['insert', 'update', 'delete', 'findAndModify', 'commitTransaction', 'abortTransaction'] as const),
]);

/** Options of one update of the `update` command, and of one delete. Of collations there is only `simple`. */
export const UPDATE_OPTIONS = ['q', 'u', 'multi', 'upsert', 'sort', 'hint', 'collation'];
export const DELETE_OPTIONS = ['q', 'limit', 'hint', 'collation'];

/** Options of an index. All of them, but no other types than ascending and descending. */
export const INDEX_OPTIONS = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'collation',
];

/** Operators of `partialFilterExpression`. */
export const PARTIAL_FILTER_OPERATORS = ['$eq', '$gt', '$gte', '$lt', '$lte', '$exists', '$type', '$and'];

export const QUERY_OPERATORS = [
  ...['$and', '$or', '$nor', '$expr'],
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin', '$exists', '$type', '$regex', '$options'],
  ...['$not', '$all', '$elemMatch', '$size'],
];

export const UPDATE_OPERATORS = [
  ...['$set', '$setOnInsert', '$unset', '$inc', '$mul', '$min', '$max'],
  ...['$push', '$addToSet', '$pop', '$pull', '$pullAll'],
];

export const STAGES = [
  ...['$match', '$sort', '$skip', '$limit', '$count', '$group', '$unwind', '$lookup', '$facet'],
  ...['$project', '$set', '$addFields', '$unset', '$replaceRoot', '$replaceWith'],
];

export const GROUP_ACCUMULATORS = [
  ...['$sum', '$count', '$avg', '$min', '$max', '$first', '$last', '$push', '$addToSet'],
];

export const EXPRESSIONS = [
  ...['$literal', '$let', '$cond', '$ifNull', '$switch', '$and', '$or', '$not'],
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$cmp'],
  ...['$add', '$subtract', '$multiply', '$divide', '$mod', '$abs', '$ceil', '$floor', '$round', '$trunc'],
  ...['$sum', '$avg', '$min', '$max'],
  ...['$size', '$isArray', '$arrayElemAt', '$first', '$last', '$slice', '$in', '$concatArrays'],
  ...['$map', '$filter', '$reduce', '$mergeObjects'],
  ...['$concat', '$toLower', '$toUpper', '$strLenCP', '$substrCP'],
  ...['$type', '$toString', '$toObjectId', '$toDate', '$toInt', '$toLong', '$toDouble'],
  ...['$year', '$month', '$dayOfMonth', '$hour', '$minute', '$second', '$millisecond', '$dayOfWeek'],
  ...['$dateToString', '$dateTrunc'],
];
