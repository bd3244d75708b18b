import type { Collation } from '../bson/collation.ts';
import { assertNoNullByte } from '../bson/limits.ts';
import { getField, isDoc, setField, toProperty, typeOf, type Doc, type Value } from '../bson/value.ts';
import { memoryLimitExceeded, MongoError } from '../errors.ts';
import { compileSort, MEMORY_LIMIT_BYTES, sortStream } from '../find/sort.ts';
import { flatMapStream, forEachInStream, mapStream, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { splitFieldPath } from '../query/paths.ts';
import { compileAddition, compileProjection } from '../query/projection.ts';
import { estimateSizeBytes } from './value-size.ts';

export type Stage = (source: Stream<Doc>) => Stream<Doc>;

/** Compiles `$sort`. */
export function compileSortStage(spec: Value, operation: Operation, collation: Collation | undefined): Stage {
  const sort = compileStageSort(spec, collation);
  const toSortable = (doc: Doc) => ({ doc, bytes: { length: estimateSizeBytes(doc) } });
  return (source) =>
    mapStream(sortStream(mapStream(source, toSortable), sort, Infinity, operation), ({ doc }) => doc);
}

export function compileStageSort(spec: Value, collation: Collation | undefined) {
  if (!isDoc(spec)) throw new MongoError(15973, 'the $sort key specification must be an object');
  const sort = compileSort(spec, collation);
  if (sort.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return sort;
}

/** Compiles `$project`, `$addFields` or `$set`. */
export function compileFieldsStage(name: string, spec: Value): Stage {
  if (!isDoc(spec))
    throw new MongoError(name === '$project' ? 15969 : 40272, `${name} specification must be an object`);
  if (Object.keys(spec).length === 0)
    throw new MongoError(51272, `${name} specification must have at least one field`);
  const compute = name === '$project' ? compileProjection(spec) : compileAddition(spec);
  return (source) => mapStream(source, compute);
}

/** Compiles `$unset`, an exclusion. */
export function compileUnset(spec: Value): Stage {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0) throw new MongoError(31119, '$unset specification must not be an empty array');
  const exclusions = paths.map((path) => {
    if (typeof path === 'string') return [splitFieldPath(path).join('.'), false] as const;
    throw new MongoError(Array.isArray(spec) ? 31120 : 31002, '$unset specification must name fields');
  });
  return compileFieldsStage('$project', Object.fromEntries(exclusions));
}

export function compileCount(name: Value): Stage {
  if (typeof name !== 'string' || name === '')
    throw new MongoError(name === '' ? 40157 : 40156, 'the count field must be a non-empty string');
  if (name.startsWith('$'))
    throw new MongoError(40158, `the count field cannot be a $-prefixed path: ${name}`);
  assertNoNullByte(name, 'the count field', 40159);
  if (name.includes('.')) throw new MongoError(40160, `the count field cannot be a path: ${name}`);
  return function* count(source) {
    let total = 0;
    yield* forEachInStream(source, () => {
      total++;
    });
    const result: Doc = {};
    setField(result, name, total);
    if (total > 0) yield result;
  };
}

/** The type that an option of `$unwind` must have, and the error code otherwise. */
const UNWIND_OPTIONS: ReadonlyMap<string, [type: string, code: number]> = new Map([
  ['path', ['string', 28808]],
  ['preserveNullAndEmptyArrays', ['bool', 28809]],
  ['includeArrayIndex', ['string', 28810]],
]);

/** Compiles `$unwind`: one document for each element of an array. */
export function compileUnwind(spec: Value): Stage {
  const options = typeof spec === 'string' ? { path: spec } : spec;
  if (!isDoc(options)) throw new MongoError(15981, 'expected either a string or an object for $unwind stage');
  for (const [name, value] of Object.entries(options)) {
    const [type, code] = UNWIND_OPTIONS.get(name) ?? ['', 28811];
    if (typeOf(value) !== type || (value === '' && name !== 'path'))
      throw new MongoError(code, `unrecognized or invalid option to $unwind: ${name}`);
  }
  const { path, includeArrayIndex, preserveNullAndEmptyArrays = false } = options as Record<string, string>;
  if (path === undefined || path === '') throw new MongoError(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw new MongoError(28818, `path option to $unwind should be prefixed with '$': ${path}`);
  if (includeArrayIndex?.startsWith('$'))
    throw new MongoError(28822, `includeArrayIndex option to $unwind should not be prefixed with '$'`);
  const parts = splitFieldPath(path.slice(1));
  const indexParts = includeArrayIndex === undefined ? undefined : splitFieldPath(includeArrayIndex);
  return (source) =>
    flatMapStream(source, function* (doc) {
      const value = parts.reduce<Value>(
        (parent, part) => (isDoc(parent) ? getField(parent, part) : undefined),
        doc,
      );
      const isEmpty = Array.isArray(value) ? value.length === 0 : (value ?? null) === null;
      if (isEmpty && !preserveNullAndEmptyArrays) return;
      const items =
        Array.isArray(value) && !isEmpty ? value.entries() : [[null, isEmpty ? undefined : value] as const];
      for (const [index, item] of items) {
        const unwound = Array.isArray(value) ? withField(doc, parts, item) : doc;
        yield indexParts ? withField(unwound, indexParts, index === null ? null : BigInt(index)) : unwound;
      }
    });
}

/** Copies a document with another value at a path, or without the field there. */
function withField(doc: Doc, [name = '', ...rest]: readonly string[], value: Value): Doc {
  const copy = { ...doc };
  const child = getField(copy, name);
  if (rest.length > 0) setField(copy, name, withField(isDoc(child) ? child : {}, rest, value));
  else if (value === undefined) Reflect.deleteProperty(copy, toProperty(name));
  else setField(copy, name, value);
  return copy;
}

/**
 * Compiles `$facet`: the results of several pipelines on the same documents.
 *
 * @param compilePipeline compiles one of them.
 */
export function compileFacet(spec: Value, compilePipeline: (stages: readonly Value[]) => Stage): Stage {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(spec).map(([name, stages]) => {
    if (!Array.isArray(stages))
      throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is none`);
    const code = name === '' ? 15998 : name.startsWith('$') ? 16410 : name.includes('.') ? 16412 : undefined;
    if (code !== undefined) throw new MongoError(code, `invalid name of a facet: ${name}`);
    if (stages.some((stage) => isDoc(stage) && '$facet' in stage))
      throw new MongoError(40600, '$facet is not allowed to be used within a $facet stage');
    return [name, compilePipeline(stages)] as const;
  });
  return function* facet(source) {
    const docs: Doc[] = [];
    const results: Doc = {};
    let memoryBytes = 0;
    const collect = (list: Doc[]) => (doc: Doc) => {
      list.push(doc);
      memoryBytes += estimateSizeBytes(doc);
      if (memoryBytes > MEMORY_LIMIT_BYTES) throw memoryLimitExceeded('$facet');
    };
    yield* forEachInStream(source, collect(docs));
    for (const [name, run] of facets) {
      const list: Doc[] = [];
      yield* forEachInStream(run(docs), collect(list));
      setField(results, name, list);
    }
    yield results;
  };
}
