import { compareValues } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { EMPTY_ARRAY, type KeyPart } from '../bson/sort-key-encoding.ts';
import { isDoc, isNumeric, toFieldName, type Doc, type Value } from '../bson/value.ts';
import { badValue, MongoError, typeMismatch } from '../errors.ts';
import { collectKeyTuples } from '../query/key-tuples.ts';
import { splitFieldPath } from '../query/paths.ts';
import type { Operation } from '../operation.ts';
import { MEMORY_LIMIT_BYTES } from '../statement-memory.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { forEachInStream, mergeSorted, PAUSE, type Stream } from './stream.ts';

export type SortField = { path: string; parts: readonly string[]; direction: 1 | -1 };

/** A compiled sort; empty for no sort. */
export type Sort = readonly SortField[];

/**
 * Compiles a sort specification.
 *
 * @throws MongoError for a direction other than 1 and -1.
 */
export function compileSort(spec: Value): Sort {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw typeMismatch('The sort must be an object.');
  return Object.entries(spec).map(([property, direction]) => {
    const path = toFieldName(property);
    const sign = isNumeric(direction) ? toNumber(direction) : 0;
    if (path === '$natural') throw badValue('Sorting by $natural is not supported by the embedded database.');
    const parts = splitFieldPath(path);
    if (sign !== 1 && sign !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, parts, direction: sign };
  });
}

/**
 * Creates a comparator that computes sort keys on every call: meant for merges, which compare each record a few times
 * only.
 */
export const createRecordComparator =
  (sort: Sort) =>
  (a: StoredRecord, b: StoredRecord): number =>
    compareSortKeys(computeSortKey(a.doc, sort), computeSortKey(b.doc, sort), sort);

type SortEntry = { record: StoredRecord; key: Value[]; size: number };

const RUN_LENGTH = 4_096;

/** What a sort holds for each record, beside its bytes. */
const BYTES_PER_ENTRY = 400;

/**
 * Sorts a stream in memory as runs that are merged, so that no single step takes long. With a limit, only the first
 * `limit` records are retained.
 *
 * @throws MongoError 292 past the memory limit.
 */
export function* sortStream(
  source: Stream<StoredRecord>,
  sort: Sort,
  limit: number,
  operation: Operation,
): Stream<StoredRecord> {
  const compareEntries = (a: SortEntry, b: SortEntry): number => compareSortKeys(a.key, b.key, sort);
  const runs: SortEntry[][] = [];
  let run: SortEntry[] = [];
  let size = 0;
  const maxRunLength = Math.min(2 * RUN_LENGTH, Math.max(2 * limit, RUN_LENGTH / 16));
  const count = (bytes: number): void => {
    size += bytes;
    operation.memory.add(bytes, 'A sort');
  };
  const closeRun = (): void => {
    const sorted = run.sort(compareEntries);
    const topEntries = sorted.slice(0, limit);
    for (const dropped of sorted.slice(limit)) count(-dropped.size);
    run = limit <= RUN_LENGTH ? topEntries : [];
    if (limit > RUN_LENGTH) runs.push(topEntries);
  };
  yield* forEachInStream(source, (record) => {
    const entry = {
      record,
      key: computeSortKey(record.doc, sort),
      size: record.bytes.length + BYTES_PER_ENTRY,
    };
    run.push(entry);
    record.releaseDoc();
    count(entry.size);
    const isMemoryTight = size > MEMORY_LIMIT_BYTES / 2 && run.length >= limit + limit / 4 + 16;
    if (run.length >= maxRunLength || isMemoryTight) closeRun();
  });
  operation.memory.settle();
  runs.push(run.sort(compareEntries).slice(0, limit));
  for (const entry of mergeSorted(runs, compareEntries)) {
    if (operation.shouldPause) yield PAUSE;
    if (entry !== PAUSE) yield entry.record;
  }
}

/**
 * Returns the values that a document sorts by: with an array on the way, those of the element that comes first.
 *
 * @throws MongoError BadValue if two fields lead through different arrays.
 */
function computeSortKey(doc: Doc, sort: Sort): Value[] {
  const { tuples } = collectKeyTuples(
    doc,
    sort.map(({ parts }) => parts),
    () => badValue('cannot sort with keys that are parallel arrays'),
  );
  return tuples
    .map((parts) => parts.map(toSortValue))
    .reduce((best, key) => (compareSortKeys(key, best, sort) < 0 ? key : best));
}

/** Missing fields sort like null, and an empty array below it. */
const toSortValue = (part: KeyPart): Value => (part === EMPTY_ARRAY ? undefined : (part ?? null));

function compareSortKeys(a: readonly Value[], b: readonly Value[], sort: Sort): number {
  for (let index = 0; index < sort.length; index++) {
    const order = compareValues(a[index], b[index]);
    if (order !== 0) return order * (sort[index]?.direction ?? 1);
  }
  return 0;
}
