import { encode, MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { assertNoNullByte } from '../bson/limits.ts';
import { toNumber } from '../bson/numbers.ts';
import { formatValue } from '../bson/format-value.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { isDoc, isNumeric, type Value } from '../bson/value.ts';
import { badValue, commandNotFound, failedToParse, MongoError, wrongType } from '../errors.ts';
import type { Query } from '../find/finder.ts';
import { describePlan } from '../find/plan.ts';
import { compileSort } from '../find/sort.ts';
import { runToCompletion, forEachInStream, mapStream, type Pause, type Stream } from '../find/stream.ts';
import { compileFilter } from '../query/filter.ts';
import { collectValues, splitPath } from '../query/paths.ts';
import { compileProjection } from '../query/projection.ts';
import { COMMANDS } from '../supported-features.ts';
import type { CommandHandler } from './context.ts';
import { assertSupportedOptions } from './options.ts';
import { okReply } from './reply.ts';
import { DEFAULT_FIRST_BATCH_SIZE, Request } from './request.ts';

export const find: CommandHandler = ({ request, operation, finder, catalog, cursors, session }) => {
  const { namespace } = request;
  const collection = catalog.findVisible(namespace, operation.transaction);
  const records = finder.find(collection, parseQuery(request), operation);
  const projection = request.getDoc('projection');
  const isProjected = Object.keys(projection).length > 0;
  const project = compileProjection(projection);
  const docs = mapStream(records, (record) => (isProjected ? encode(project(record.doc)) : record.bytes));
  const batchSize = request.getCount('batchSize', DEFAULT_FIRST_BATCH_SIZE);
  return cursors.openCursor(docs, operation, {
    namespace,
    batchSize,
    singleBatch: request.getFlag('singleBatch'),
    limit: request.getCount('limit', 0) || Infinity,
    session,
  });
};

export const aggregate: CommandHandler = ({ request, operation, pipelines, cursors, session }) => {
  const { cursor } = request.body;
  if (typeof request.body.aggregate !== 'string')
    throw new MongoError(40324, 'A pipeline without a collection is not supported by the embedded database.');
  const { namespace, database } = request;
  if (!isDoc(cursor)) throw failedToParse("The 'cursor' option is required and must be an object");
  const pipeline = request.getArray('pipeline');
  const docs = pipelines.run({ database, namespace, pipeline, operation });
  const batchSize = request.getCursorBatchSize();
  return cursors.openCursor(mapStream(docs, encode), operation, { namespace, batchSize, session });
};

/** What `listCollections` names as the collection of its cursor. */
export const LISTED_COLLECTIONS = '$cmd.listCollections';

export const getMore: CommandHandler = ({ request, operation, cursors, session }) => {
  const { database } = request;
  const collection = request.getString('collection');
  const namespace =
    collection === LISTED_COLLECTIONS ? `${database}.${collection}` : request.toNamespace(collection);
  const batchSize = request.getCount('batchSize', 0) || Infinity;
  return cursors.getMore(parseCursorId(request.body.getMore), namespace, batchSize, operation, session);
};

export const killCursors: CommandHandler = ({ request, cursors }) => {
  const ids = request.getArray('cursors').map(parseCursorId);
  const killed = ids.filter((id) => cursors.killCursor(id));
  const cursorsNotFound = ids.filter((id) => !killed.includes(id));
  return okReply({ cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
};

/** What a distinct value takes in memory, beside the value and its key. */
const BYTES_PER_VALUE = 128;

/** Returns the distinct values of a field, those of an array one by one. */
export const distinct: CommandHandler = async ({ request, operation, finder, catalog }) => {
  const key = request.getString('key');
  assertNoNullByte(key, 'Key field', 31032);
  const path = splitPath(key);
  const collection = catalog.findVisible(request.namespace, operation.transaction);
  const filter = compileFilter(request.getDoc('query'));
  const records = finder.find(collection, { filter }, operation);
  const distinctValues = new Map<string, Value>();
  let size = 0;
  const collectDistinct = forEachInStream(records, ({ doc }) => {
    for (const value of collectValues(doc, path, { searchesPositions: false })) {
      const valueKey = hashKey(value);
      if (distinctValues.has(valueKey)) continue;
      distinctValues.set(valueKey, value);
      size += valueKey.length;
      operation.memory.add(4 * valueKey.length + BYTES_PER_VALUE, 'distinct');
      if (size > MAX_DOCUMENT_BYTES) throw new MongoError(17217, 'distinct too big, 16mb cap');
    }
  });
  await runToCompletion(collectDistinct, operation);
  return okReply({ values: [...distinctValues.values()] });
};

const EXPLAIN_LEVELS: readonly Value[] = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Explains a `find`: the chosen plan and, unless the verbosity is `queryPlanner`, its execution statistics. */
export const explain: CommandHandler = async ({ request, operation, finder, catalog }) => {
  const { explain: explainedCommand, verbosity = 'allPlansExecution' } = request.body;
  const [name] = isDoc(explainedCommand) ? Object.keys(explainedCommand) : [];
  if (name !== undefined && !Object.hasOwn(COMMANDS, name)) throw commandNotFound(name);
  if (!isDoc(explainedCommand) || name !== 'find')
    throw failedToParse('Only find can be explained by the embedded database.');
  const explainedRequest = new Request(name, { ...explainedCommand, $db: request.database }, new Map());
  assertSupportedOptions(explainedRequest, false);
  if (!EXPLAIN_LEVELS.includes(verbosity))
    throw badValue(`Enumeration value ${formatValue(verbosity)} for field 'explain.verbosity' is not valid.`);
  explainedRequest.getCount('batchSize', 0);
  explainedRequest.getFlag('singleBatch');
  compileProjection(explainedRequest.getDoc('projection'));
  const collection = catalog.findCollection(explainedRequest.namespace);
  const query = parseQuery(explainedRequest);
  const winningPlan = collection ? describePlan(finder.plan(collection, query, operation)) : { stage: 'EOF' };
  const queryPlanner = { namespace: explainedRequest.namespace, winningPlan, rejectedPlans: [] };
  if (verbosity === 'queryPlanner') return okReply({ queryPlanner });
  const nReturned = await runToCompletion(countItems(finder.find(collection, query, operation)), operation);
  const { keys: totalKeysExamined, records: totalDocsExamined } = operation.examined;
  return okReply({
    queryPlanner,
    executionStats: { executionSuccess: true, nReturned, totalKeysExamined, totalDocsExamined },
  });
};

function parseQuery(request: Request): Query {
  return {
    filter: compileFilter(request.getDoc('filter')),
    sort: compileSort(request.body.sort),
    skip: request.getCount('skip', 0),
    // A limit of 0 means no limit.
    limit: request.getCount('limit', 0) || Infinity,
    hint: request.body.hint,
  };
}

function* countItems(source: Stream<unknown>): Generator<Pause, number, void> {
  let itemCount = 0;
  yield* forEachInStream(source, () => {
    itemCount++;
  });
  return itemCount;
}

function parseCursorId(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  const id = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isSafeInteger(id)) throw wrongType('getMore.getMore', value, 'long');
  return BigInt(id);
}
