import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { MongoError, typeMismatch } from '../errors.ts';
import type { Finder, Query } from '../find/finder.ts';
import {
  filterStream,
  mapStream,
  pauseBetween,
  skipAndLimit,
  type Pause,
  type Stream,
} from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { compileFilter, MATCH_ALL, type Filter } from '../query/filter.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { compileGroup } from './group.ts';
import { compileLookup, type FindForeign } from './lookup.ts';

type Stage = (source: Stream<Doc>) => Stream<Doc>;

/** What stages need of the running command. */
type StageContext = { database: string; findForeign: FindForeign; operation: Operation };

/** A pipeline to run on a collection. */
type PipelineRun = {
  database: string;
  namespace: string;
  pipeline: readonly Value[];
  operation: Operation;
};

export const STAGE_COMPILERS: Readonly<Record<string, (spec: Value, context: StageContext) => Stage>> = {
  $match(spec) {
    const { matches } = compileMatch(spec);
    return (source) => filterStream(source, matches);
  },
  $limit(spec) {
    const limit = parseLimit(spec);
    return (source) => skipAndLimit(source, 0, limit);
  },
  $group: (spec, { operation }) => compileGroup(spec, operation),
  $lookup: (spec, context) => compileLookup(spec, context),
};

/** Runs aggregation pipelines. */
export class PipelineExecutor {
  readonly #finder: Finder;
  readonly #catalog: Catalog;

  constructor(finder: Finder, catalog: Catalog) {
    this.#finder = finder;
    this.#catalog = catalog;
  }

  /**
   * Compiles a pipeline and returns its results as a stream.
   *
   * @throws MongoError 40324 for a stage that is unknown or unsupported.
   */
  run({ database, namespace, pipeline, operation }: PipelineRun): Stream<Doc> {
    if (pipeline.length > MAX_STAGES)
      throw new MongoError(7749501, `Pipeline length must be no longer than ${MAX_STAGES} stages`);
    const visible = (from: string) => this.#catalog.findVisible(from, operation.transaction);
    const find = (from: string, query: Query): Stream<StoredRecord> =>
      this.#finder.find(visible(from), query, operation);
    const findForeign: FindForeign = (foreign, filter) => find(foreign, { filter: compileFilter(filter) });
    const { remainingStages, query, toCountDoc } = splitLeadingQuery(pipeline);
    const runStages = compileStages(remainingStages, { database, findForeign, operation });
    const source = toCountDoc
      ? countStream(this.#finder.count(visible(namespace), query, operation), toCountDoc)
      : mapStream(find(namespace, query), ({ doc }) => doc);
    return runStages(source);
  }
}

/** MongoDB's limit on the stages of a pipeline. */
const MAX_STAGES = 1_000;

/** Compiles stages. There is a pause where one document, with what the following stages do with it, has taken long. */
function compileStages(stages: readonly Value[], context: StageContext): Stage {
  const compiled = stages.map((stage) => compileStage(stage, context));
  return (source) => compiled.reduce((stream, run) => run(stream), pauseBetween(source, context.operation));
}

function compileStage(stage: Value, context: StageContext): Stage {
  if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
  const [name, ...extraNames] = Object.keys(stage);
  if (name === undefined || extraNames.length > 0)
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  const compile = Object.hasOwn(STAGE_COMPILERS, name) ? STAGE_COMPILERS[name] : undefined;
  if (!compile)
    throw new MongoError(
      40324,
      `Unrecognized pipeline stage name: '${name}', or one that the embedded database does not support`,
    );
  const run = compile(stage[name], context);
  // Groups are returned all at once; other stages return one document for each that they read, or none.
  return name === '$group' ? (source) => pauseBetween(run(source), context.operation) : run;
}

type ToCountDoc = (total: number) => Doc;
type LeadingQuery = { query: Query; remainingStages: readonly Value[]; toCountDoc?: ToCountDoc };

/** Splits off the leading stages that the query engine can run itself: `$match`, `$limit`, and a plain count. */
function splitLeadingQuery(pipeline: readonly Value[]): LeadingQuery {
  const stages = [...pipeline];
  const takeStage = (name: string): Value => {
    const spec = onlyOperand(stages[0], name);
    if (spec !== undefined) stages.shift();
    return spec;
  };
  const [match, limit] = [takeStage('$match'), takeStage('$limit')];
  const query = {
    filter: match === undefined ? MATCH_ALL : compileMatch(match),
    ...(limit !== undefined && { limit: parseLimit(limit) }),
  };
  const toCountDoc = compileCountingGroup(onlyOperand(stages[0], '$group'));
  return toCountDoc
    ? { query, remainingStages: stages.slice(1), toCountDoc }
    : { query, remainingStages: stages };
}

/** Returns the operand of a document whose only key is the given operator, else `undefined`. */
const onlyOperand = (doc: Value, operator: string): Value =>
  isDoc(doc) && Object.keys(doc).length === 1 ? doc[operator] : undefined;

/** Recognizes the `$group` that drivers send for `countDocuments`: a single group that only sums ones. */
function compileCountingGroup(group: Value): ToCountDoc | undefined {
  if (!isDoc(group) || !('_id' in group) || !(isNullish(group._id) || isNumeric(group._id))) return undefined;
  const names = Object.keys(group).filter((name) => name !== '_id');
  const countsOnly = names.every((name) => onlyOperand(group[name], '$sum') === 1 && !/^\$|\./.test(name));
  if (!countsOnly) return undefined;
  return (total) => ({ _id: group._id ?? null, ...Object.fromEntries(names.map((name) => [name, total])) });
}

function* countStream(computation: Generator<Pause, number, void>, toCountDoc: ToCountDoc): Stream<Doc> {
  const total = yield* computation;
  if (total > 0) yield toCountDoc(total);
}

function compileMatch(spec: Value): Filter {
  if (!isDoc(spec)) throw new MongoError(15959, 'the match filter must be an expression in an object');
  return compileFilter(spec);
}

function parseLimit(spec: Value): number {
  const limit = isNumeric(spec) ? toNumber(spec) : NaN;
  if (!Number.isInteger(limit) || limit < 0)
    throw new MongoError(5107201, 'invalid argument to $limit stage: expected a non-negative integer');
  if (limit === 0) throw new MongoError(15958, 'the limit must be positive');
  return limit;
}
