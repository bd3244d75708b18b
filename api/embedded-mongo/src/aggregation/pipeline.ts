import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { location } from '../errors.ts';
import type { Finder, Query } from '../find/finder.ts';
import { filterStream, mapStream, skipAndLimit, type Pause, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { compileFilter, MATCH_ALL, type Filter } from '../query/filter.ts';
import { ACCUMULATOR } from '../surface.ts';
import { groupStage } from './group.ts';
import { lookupStage, type ReadForeign } from './lookup.ts';

type Stage = (source: Stream<Doc>) => Stream<Doc>;

export const STAGES: Readonly<Record<string, (spec: Value, read: ReadForeign) => Stage>> = {
  $match(spec) {
    const { matches } = matchFilter(spec);
    return (source) => filterStream(source, matches);
  },
  $skip(spec) {
    const skip = count('$skip', spec);
    return (source) => skipAndLimit(source, skip, Infinity);
  },
  $limit(spec) {
    const limit = count('$limit', spec);
    return (source) => skipAndLimit(source, 0, limit);
  },
  $group: (spec) => groupStage(spec),
  $lookup: (spec, read) => lookupStage(spec, read),
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
  run(database: string, namespace: string, pipeline: readonly Value[], operation: Operation): Stream<Doc> {
    const find = (from: string, query: Query): Stream<Doc> =>
      mapStream(this.#finder.find(this.#catalog.find(from), query, operation), ({ doc }) => doc);
    const read: ReadForeign = (collection, filter) => find(`${database}.${collection}`, { filter });
    const { query, rest, counted } = splitHead(pipeline);
    const source = counted
      ? countStream(this.#finder.count(this.#catalog.find(namespace), query, operation), counted)
      : find(namespace, query);
    return rest.reduce<Stream<Doc>>((stream, stage) => makeStage(stage, read)(stream), source);
  }
}

function makeStage(stage: Value, read: ReadForeign): Stage {
  const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
  if (!isDoc(stage) || name === undefined || more.length > 0)
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  const maker = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (!maker) throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
  return maker(stage[name], read);
}

type ToDoc = (total: number) => Doc;
type Head = { query: Query; rest: readonly Value[]; counted?: ToDoc };

/** What of a pipeline's beginning is a query: a match, a page of it, or its count. */
function splitHead(pipeline: readonly Value[]): Head {
  const stages = [...pipeline];
  const take = (name: string): Value => {
    const spec = specOf(stages[0], name);
    if (spec !== undefined) stages.shift();
    return spec;
  };
  const [match, skip, limit] = [take('$match'), take('$skip'), take('$limit')];
  const query = {
    filter: match === undefined ? MATCH_ALL : matchFilter(match),
    ...(skip !== undefined && { skip: count('$skip', skip) }),
    ...(limit !== undefined && { limit: count('$limit', limit) }),
  };
  const counted = countingGroup(specOf(stages[0], '$group'));
  return counted ? { query, rest: stages.slice(1), counted } : { query, rest: stages };
}

/** The operand of a document that has one operator alone. */
const specOf = (doc: Value, operator: string): Value =>
  isDoc(doc) && Object.keys(doc).length === 1 ? doc[operator] : undefined;

/** The `$group` that drivers count documents with: one group, and nothing but ones to sum. */
function countingGroup(group: Value): ToDoc | undefined {
  if (!isDoc(group) || !('_id' in group) || !(isNullish(group._id) || isNumeric(group._id))) return undefined;
  const names = Object.keys(group).filter((name) => name !== '_id');
  const countsOnly = names.every((name) => specOf(group[name], ACCUMULATOR) === 1 && !name.includes('.'));
  if (!countsOnly) return undefined;
  return (total) => ({ _id: group._id ?? null, ...Object.fromEntries(names.map((name) => [name, total])) });
}

function* countStream(counting: Generator<Pause, number, void>, toDoc: ToDoc): Stream<Doc> {
  const total = yield* counting;
  if (total > 0) yield toDoc(total);
}

function matchFilter(spec: Value): Filter {
  if (!isDoc(spec)) throw location(15959, 'the match filter must be an expression in an object');
  return compileFilter(spec);
}

function count(stage: string, spec: Value): number {
  const number = isNumeric(spec) ? toNumber(spec) : NaN;
  if (!Number.isInteger(number) || number < 0)
    throw location(5107201, `invalid argument to ${stage} stage: a whole number is needed`);
  if (stage === '$limit' && number === 0) throw location(15958, 'the limit must be positive');
  return number;
}
