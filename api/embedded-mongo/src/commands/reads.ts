import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, type Value } from '../bson/value.ts';
import { failedToParse } from '../errors.ts';
import type { Query } from '../find/finder.ts';
import { describePlan } from '../find/plan.ts';
import { compileSort } from '../find/sort.ts';
import { finish, forEachInStream, mapStream, type Pause, type Stream } from '../find/stream.ts';
import { compileFilter } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import type { Command } from './context.ts';
import { FIRST_BATCH } from './cursors.ts';
import { ok } from './reply.ts';
import { Request } from './request.ts';

export const find: Command = ({ request, operation, finder, catalog, cursors, session }) => {
  const { namespace } = request;
  const records = finder.find(catalog.find(namespace), readQuery(request, 'filter'), operation);
  const projection = request.doc('projection');
  const isProjected = Object.keys(projection).length > 0;
  const project = compileProjection(projection);
  const docs = mapStream(records, (record) => (isProjected ? encode(project(record.doc)) : record.bytes));
  const batchSize = request.count('batchSize', FIRST_BATCH);
  return cursors.open(docs, operation, {
    namespace,
    batchSize,
    singleBatch: request.flag('singleBatch'),
    session,
  });
};

export const aggregate: Command = ({ request, operation, pipelines, cursors, session }) => {
  const { cursor } = request.body;
  const { namespace, database } = request;
  if (!isDoc(cursor)) throw failedToParse("The 'cursor' option is required, and has to be an object");
  const docs = pipelines.run(database, namespace, request.list('pipeline'), operation);
  const batchSize = isNumeric(cursor.batchSize) ? toNumber(cursor.batchSize) : FIRST_BATCH;
  return cursors.open(mapStream(docs, encode), operation, { namespace, batchSize, session });
};

export const getMore: Command = ({ request, operation, cursors, session }) => {
  const namespace = request.namespaceOf(request.body.collection);
  const batchSize = request.count('batchSize', 0) || Infinity;
  return cursors.more(cursorId(request.body.getMore), namespace, batchSize, operation, session);
};

export const killCursors: Command = ({ request, cursors }) => {
  const ids = request.list('cursors').map(cursorId);
  const killed = ids.filter((id) => cursors.kill(id));
  const cursorsNotFound = ids.filter((id) => !killed.includes(id));
  return ok({ cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
};

export const count: Command = async ({ request, operation, finder, catalog }) => {
  const query = readQuery(request, 'query');
  return ok({ n: await finish(finder.count(catalog.find(request.namespace), query, operation), operation) });
};

/** How a `find` or `count` would come by its records, and, unless only that is asked, what it cost to do it. */
export const explain: Command = async ({ request, operation, finder, catalog }) => {
  const { explain: explained, verbosity = 'allPlansExecution' } = request.body;
  const [name] = isDoc(explained) ? Object.keys(explained) : [];
  if (!isDoc(explained) || (name !== 'find' && name !== 'count'))
    throw failedToParse('Only find and count can be explained.');
  const inner = new Request(name, { ...explained, $db: request.database }, new Map());
  const query = readQuery(inner, name === 'find' ? 'filter' : 'query');
  const collection = catalog.find(inner.namespace);
  const winningPlan = collection ? describePlan(finder.plan(collection, query, operation)) : { stage: 'EOF' };
  const queryPlanner = { namespace: inner.namespace, winningPlan, rejectedPlans: [] };
  if (verbosity === 'queryPlanner') return ok({ queryPlanner });
  const counting =
    name === 'find'
      ? countFound(finder.find(collection, query, operation))
      : finder.count(collection, query, operation);
  const nReturned = await finish(counting, operation);
  const { keys: totalKeysExamined, records: totalDocsExamined } = operation.examined;
  return ok({
    queryPlanner,
    executionStats: { executionSuccess: true, nReturned, totalKeysExamined, totalDocsExamined },
  });
};

function readQuery(request: Request, filterOption: string): Query {
  return {
    filter: compileFilter(request.doc(filterOption)),
    sort: compileSort(request.body.sort),
    skip: request.count('skip', 0),
    // A limit of 0 is none.
    limit: request.count('limit', 0) || Infinity,
    hint: request.body.hint,
  };
}

function* countFound(source: Stream<unknown>): Generator<Pause, number, void> {
  let found = 0;
  yield* forEachInStream(source, () => {
    found++;
  });
  return found;
}

function cursorId(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (!isNumeric(value)) throw failedToParse('The id of a cursor has to be a number');
  return BigInt(toNumber(value));
}
