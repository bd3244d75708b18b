import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { location } from '../errors.ts';
import type { Scope } from '../expression/scope.ts';
import type { Finder, Query } from '../find/finder.ts';
import { compileSort, sortStream, type Sort } from '../find/sort.ts';
import { filterStream, mapStream, PAUSE, skipAndLimit, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { compileFilter, MATCH_ALL, type Filter } from '../query/filter.ts';
import { DOCUMENT_STAGES } from './document-stages.ts';
import { groupStage } from './group.ts';
import { lookupStage } from './lookup.ts';
import { approximateSize, MemoryMeter } from './memory.ts';
import { unwindStage } from './unwind.ts';

type Stage = (source: Stream<Doc>) => Stream<Doc>;

/** What stages work with. */
export type PipelineContext = {
  scope: Scope;
  operation: Operation;
  /** The documents of another collection of the same database. */
  read(collection: string, filter?: Filter): Stream<Doc>;
  /** Further stages on a stream. */
  stages(source: Stream<Doc>, pipeline: readonly Value[], scope: Scope): Stream<Doc>;
};

type StageMaker = (spec: Value, context: PipelineContext, next: Value) => Stage;

/** The stages that look at several documents; those on one are in `DOCUMENT_STAGES`. */
export const STREAM_STAGES: Readonly<Record<string, StageMaker>> = {
  $match(spec, { scope }) {
    const filter = compileFilter(matchSpec(spec), scope);
    return (source) => filterStream(source, filter.matches);
  },
  $sort(spec, { operation }, next) {
    const sort = sortSpec(spec);
    const limit = isDoc(next) && '$limit' in next ? count('$limit', next.$limit) : Infinity;
    const measure = { docOf: (doc: Doc): Doc => doc, sizeOf: (doc: Doc): number => approximateSize(doc) };
    return (source) => sortStream(source, sort, limit, operation, measure);
  },
  $skip(spec) {
    const skip = count('$skip', spec);
    return (source) => skipAndLimit(source, skip, Infinity);
  },
  $limit(spec) {
    const limit = count('$limit', spec);
    return (source) => skipAndLimit(source, 0, limit);
  },
  $count: (spec, context) => (source) =>
    countDocuments(context.stages(source, [], context.scope), countField(spec)),
  $group: (spec, { scope }) => groupStage(spec, scope),
  $unwind: (spec) => unwindStage(spec),
  $lookup: (spec, context) => lookupStage(spec, context),
  $facet: (spec, context) => facetStage(spec, context),
};

/** Runs aggregation pipelines. */
export class Pipelines {
  readonly #finder: Finder;
  readonly #catalog: Catalog;

  constructor(finder: Finder, catalog: Catalog) {
    this.#finder = finder;
    this.#catalog = catalog;
  }

  /** @throws MongoError 40324 for a stage that is unknown or not supported. */
  run(
    database: string,
    collection: string,
    pipeline: readonly Value[],
    hint: Value,
    operation: Operation,
  ): Stream<Doc> {
    const context = this.#context(database, operation.scope, operation);
    const { query, rest, counted } = splitHead(pipeline, operation.scope);
    const found = this.#catalog.find(`${database}.${collection}`);
    if (counted)
      return context.stages(
        this.#count(counted, () => this.#finder.count(found, { ...query, hint }, operation)),
        rest,
        operation.scope,
      );
    const records = this.#finder.find(found, { ...query, hint }, operation);
    return context.stages(
      mapStream(records, (record) => record.doc),
      rest,
      operation.scope,
    );
  }

  *#count(toDoc: (count: number) => Doc, counting: () => Generator<typeof PAUSE, number, void>): Stream<Doc> {
    const total = yield* counting();
    if (total > 0) yield toDoc(total);
  }

  #context(database: string, scope: Scope, operation: Operation): PipelineContext {
    const find = (collection: string, query: Query): Stream<Doc> => {
      const records = this.#finder.find(this.#catalog.find(`${database}.${collection}`), query, operation);
      return mapStream(records, (record) => record.doc);
    };
    return {
      scope,
      operation,
      read: (collection, filter = MATCH_ALL) => find(collection, { filter }),
      stages: (source, pipeline, own) => {
        const context =
          own === scope ? this.#context(database, scope, operation) : this.#context(database, own, operation);
        return pipeline.reduce<Stream<Doc>>(
          (stream, stage, at) => makeStage(stage, pipeline[at + 1], context)(stream),
          source,
        );
      },
    };
  }
}

function makeStage(stage: Value, next: Value, context: PipelineContext): Stage {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (!isDoc(stage) || name === undefined || more.length > 0) {
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const onDocument = Object.hasOwn(DOCUMENT_STAGES, name) ? DOCUMENT_STAGES[name] : undefined;
  if (onDocument) {
    const change = onDocument(stage[name], context.scope);
    return (source) => mapStream(source, change);
  }
  const onStream = Object.hasOwn(STREAM_STAGES, name) ? STREAM_STAGES[name] : undefined;
  if (!onStream) throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
  return onStream(stage[name], context, next);
}

type Head = { query: Query; rest: readonly Value[]; counted?: (count: number) => Doc };

/** What of a pipeline's beginning is a query: its matches, an order, a page of it, or its count. */
function splitHead(pipeline: readonly Value[], scope: Scope): Head {
  const stages = [...pipeline];
  const take = (name: string): Value => {
    const [first] = stages;
    if (!isDoc(first) || !(name in first) || Object.keys(first).length > 1) return undefined;
    stages.shift();
    return first[name];
  };
  const matches: Value[] = [];
  for (let spec = take('$match'); spec !== undefined; spec = take('$match')) matches.push(matchSpec(spec));
  const filter = matches.length === 0 ? MATCH_ALL : compileFilter({ $and: matches }, scope);
  const [next] = stages;
  const counted = next === undefined ? undefined : countingStage(next);
  if (counted) return { query: { filter }, rest: stages.slice(1), counted };
  const ordered = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  const query = {
    filter,
    ...(ordered !== undefined && { sort: sortSpec(ordered) }),
    ...(skip !== undefined && { skip: count('$skip', skip) }),
    ...(limit !== undefined && { limit: count('$limit', limit) }),
  };
  return { query, rest: stages };
}

/** `$count`, and the `$group` that drivers count documents with. */
function countingStage(stage: Value): Head['counted'] {
  if (!isDoc(stage)) return undefined;
  if ('$count' in stage) {
    const name = countField(stage.$count);
    return (total) => ({ [name]: total });
  }
  const group = stage.$group;
  if (!isDoc(group) || !('_id' in group) || !(isNullish(group._id) || isNumeric(group._id))) return undefined;
  const names = Object.keys(group).filter((name) => name !== '_id');
  const onlyCounts = names.every(
    (name) => isDoc(group[name]) && Object.keys(group[name]).length === 1 && group[name].$sum === 1,
  );
  return onlyCounts
    ? (total) => ({ _id: group._id ?? null, ...Object.fromEntries(names.map((name) => [name, total])) })
    : undefined;
}

function* countDocuments(source: Stream<Doc>, name: string): Stream<Doc> {
  let total = 0;
  for (const doc of source) {
    if (doc === PAUSE) yield PAUSE;
    else total++;
  }
  if (total > 0) yield { [name]: total };
}

/** Each facet is a pipeline of its own over the same documents. */
function facetStage(spec: Value, context: PipelineContext): Stage {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw location(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(spec).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline)) throw location(40170, `arguments to $facet must be arrays: ${name}`);
    return { name, pipeline };
  });
  return function* facet(source) {
    const docs: Doc[] = [];
    const memory = new MemoryMeter('$facet');
    for (const doc of source) {
      if (doc === PAUSE) yield PAUSE;
      else {
        memory.add(approximateSize(doc));
        docs.push(doc);
      }
    }
    const result: Doc = {};
    for (const { name, pipeline } of facets) {
      const found: Value[] = [];
      for (const doc of context.stages(docs, pipeline, context.scope)) {
        if (doc === PAUSE) yield PAUSE;
        else found.push(doc);
      }
      result[name] = found;
    }
    yield result;
  };
}

function matchSpec(spec: Value): Doc {
  if (!isDoc(spec)) throw location(15959, 'the match filter must be an expression in an object');
  return spec;
}

function sortSpec(spec: Value): Sort {
  const sort = compileSort(spec);
  if (sort.length === 0) throw location(15976, '$sort stage must have at least one sort key');
  return sort;
}

function countField(spec: Value): string {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.')) {
    throw location(40156, 'the count field must be a non-empty string without $ and dots');
  }
  return spec;
}

function count(stage: string, spec: Value): number {
  const number = isNumeric(spec) ? toNumber(spec) : NaN;
  if (!Number.isInteger(number) || number < 0)
    throw location(5107201, `invalid argument to ${stage} stage: a whole number is needed`);
  if (stage === '$limit' && number === 0) throw location(15958, 'the limit must be positive');
  return number;
}
