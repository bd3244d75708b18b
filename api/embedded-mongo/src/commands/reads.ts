import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, type Value } from '../bson/value.ts';
import { failedToParse } from '../errors.ts';
import type { Query } from '../find/finder.ts';
import { describePlan } from '../find/planner.ts';
import { compileSort } from '../find/sort.ts';
import { runToCompletion, forEachInStream, mapStream, type Pause, type Stream } from '../find/stream.ts';
import { compileFilter } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import type { CommandHandler } from './context.ts';
import { DEFAULT_FIRST_BATCH_SIZE } from './cursor-manager.ts';
import { okReply } from './reply.ts';
import { Request } from './request.ts';

export const find: CommandHandler = ({ request, operation, finder, catalog, cursors, session }) => {
  const { namespace } = request;
  const records = finder.find(catalog.findCollection(namespace), parseQuery(request, 'filter'), operation);
  const projection = request.getDoc('projection');
  const isProjected = Object.keys(projection).length > 0;
  const project = compileProjection(projection);
  const docs = mapStream(records, (record) => (isProjected ? encode(project(record.doc)) : record.bytes));
  const batchSize = request.getCount('batchSize', DEFAULT_FIRST_BATCH_SIZE);
  return cursors.openCursor(docs, operation, {
    namespace,
    batchSize,
    singleBatch: request.getFlag('singleBatch'),
    session,
  });
};

export const aggregate: CommandHandler = ({ request, operation, pipelines, cursors, session }) => {
  const { cursor } = request.body;
  const { namespace, database } = request;
  if (!isDoc(cursor)) throw failedToParse("The 'cursor' option is required and must be an object");
  const docs = pipelines.run(database, namespace, request.getArray('pipeline'), operation);
  const batchSize = isNumeric(cursor.batchSize) ? toNumber(cursor.batchSize) : DEFAULT_FIRST_BATCH_SIZE;
  return cursors.openCursor(mapStream(docs, encode), operation, { namespace, batchSize, session });
};

export const getMore: CommandHandler = ({ request, operation, cursors, session }) => {
  const namespace = request.toNamespace(request.body.collection);
  const batchSize = request.getCount('batchSize', 0) || Infinity;
  return cursors.getMore(parseCursorId(request.body.getMore), namespace, batchSize, operation, session);
};

export const killCursors: CommandHandler = ({ request, cursors }) => {
  const ids = request.getArray('cursors').map(parseCursorId);
  const killed = ids.filter((id) => cursors.killCursor(id));
  const cursorsNotFound = ids.filter((id) => !killed.includes(id));
  return okReply({ cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
};

export const count: CommandHandler = async ({ request, operation, finder, catalog }) => {
  const query = parseQuery(request, 'query');
  return okReply({
    n: await runToCompletion(
      finder.count(catalog.findCollection(request.namespace), query, operation),
      operation,
    ),
  });
};

/**
 * Explains a `find` or `count`: the chosen plan and, unless the verbosity is `queryPlanner`, its execution statistics.
 */
export const explain: CommandHandler = async ({ request, operation, finder, catalog }) => {
  const { explain: explainedCommand, verbosity = 'allPlansExecution' } = request.body;
  const [name] = isDoc(explainedCommand) ? Object.keys(explainedCommand) : [];
  if (!isDoc(explainedCommand) || (name !== 'find' && name !== 'count'))
    throw failedToParse('Only find and count can be explained.');
  const explainedRequest = new Request(name, { ...explainedCommand, $db: request.database }, new Map());
  const query = parseQuery(explainedRequest, name === 'find' ? 'filter' : 'query');
  const collection = catalog.findCollection(explainedRequest.namespace);
  const winningPlan = collection ? describePlan(finder.plan(collection, query, operation)) : { stage: 'EOF' };
  const queryPlanner = { namespace: explainedRequest.namespace, winningPlan, rejectedPlans: [] };
  if (verbosity === 'queryPlanner') return okReply({ queryPlanner });
  const computation =
    name === 'find'
      ? countItems(finder.find(collection, query, operation))
      : finder.count(collection, query, operation);
  const nReturned = await runToCompletion(computation, operation);
  const { keys: totalKeysExamined, records: totalDocsExamined } = operation.examined;
  return okReply({
    queryPlanner,
    executionStats: { executionSuccess: true, nReturned, totalKeysExamined, totalDocsExamined },
  });
};

function parseQuery(request: Request, filterOption: string): Query {
  return {
    filter: compileFilter(request.getDoc(filterOption)),
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
  if (!isNumeric(value)) throw failedToParse('A cursor id must be a number');
  return BigInt(toNumber(value));
}
