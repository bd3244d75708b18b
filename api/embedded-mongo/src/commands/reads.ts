import { compare } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, type Value } from '../bson/value.ts';
import { failedToParse } from '../errors.ts';
import { distinct } from '../expression/arrays.ts';
import type { Query } from '../find/finder.ts';
import { describePlan } from '../find/plan.ts';
import { compileSort } from '../find/sort.ts';
import { finish, forEachInStream, mapStream, type Pause, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { compileFilter } from '../query/filter.ts';
import { someAtPath } from '../query/paths.ts';
import { compileProjection } from '../query/projection.ts';
import type { Command } from './context.ts';
import { FIRST_BATCH } from './cursors.ts';
import { ok } from './reply.ts';
import { Request } from './request.ts';

export const find: Command = ({ request, operation, finder, catalog, cursors, session }) => {
  const { namespace } = request;
  const records = finder.find(catalog.find(namespace), readQuery(request, 'filter', operation), operation);
  const projection = request.doc('projection');
  const isProjected = Object.keys(projection).length > 0;
  const project = compileProjection(projection, operation.scope);
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
  const { cursor, hint } = request.body;
  const { namespace, database } = request;
  if (!isDoc(cursor)) throw failedToParse("The 'cursor' option is required, and has to be an object");
  const docs = pipelines.run(
    database,
    namespace.slice(database.length + 1),
    request.list('pipeline'),
    hint,
    operation,
  );
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
  const query = readQuery(request, 'query', operation);
  return ok({ n: await finish(finder.count(catalog.find(request.namespace), query, operation), operation) });
};

export const distinctValues: Command = async ({ request, operation, finder, catalog }) => {
  const { key } = request.body;
  if (typeof key !== 'string') throw failedToParse('distinct needs the path of a field as its key');
  const parts = key.split('.');
  let values: Value[] = [];
  const records = finder.find(
    catalog.find(request.namespace),
    readQuery(request, 'query', operation),
    operation,
  );
  const gather = forEachInStream(records, ({ doc }) => {
    const found = valuesAtPath(doc, parts);
    if (found.length > 0) values = distinct([...values, ...found]);
  });
  await finish(gather, operation);
  return ok({ values: values.sort(compare) });
};

/** How a `find`, `count` or `aggregate` would come by its records, and, unless only that is asked, what it cost to do it. */
export const explain: Command = async ({ request, operation, finder, catalog }) => {
  const { explain: explained, verbosity = 'allPlansExecution' } = request.body;
  const [name] = isDoc(explained) ? Object.keys(explained) : [];
  if (!isDoc(explained) || (name !== 'find' && name !== 'count'))
    throw failedToParse('Only find and count can be explained.');
  const inner = new Request(name, { ...explained, $db: request.database }, new Map());
  const query = readQuery(inner, name === 'find' ? 'filter' : 'query', operation);
  const collection = catalog.find(inner.namespace);
  const sort = query.sort ?? [];
  const winningPlan = collection
    ? describePlan(finder.plan(collection, query, operation), sort)
    : { stage: 'EOF' };
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

function readQuery(request: Request, filterOption: string, operation: Operation): Query {
  const limit = Math.abs(request.number('limit', 0));
  return {
    filter: compileFilter(request.doc(filterOption), operation.scope),
    sort: compileSort(request.body.sort),
    skip: request.count('skip', 0),
    limit: limit === 0 ? Infinity : limit,
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

/** All values that a path leads to, those of an array one by one. */
function valuesAtPath(doc: Value, parts: readonly string[]): Value[] {
  const found: Value[] = [];
  someAtPath(doc, parts, 0, (value) => {
    if (Array.isArray(value)) found.push(...value);
    else if (value !== undefined) found.push(value);
    return false;
  });
  return found;
}

function cursorId(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (!isNumeric(value)) throw failedToParse('The id of a cursor has to be a number');
  return BigInt(toNumber(value));
}
