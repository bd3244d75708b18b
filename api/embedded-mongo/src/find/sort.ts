import { compare } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { field, isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { badValue, location, memoryExceeded } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';
import type { Operation } from '../operation.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { forEachInStream, mergeSorted, PAUSE, type Stream } from './stream.ts';

export type SortField = { path: string; parts: readonly string[]; direction: 1 | -1 };

/** A compiled sort; empty when there is none. */
export type Sort = readonly SortField[];

/** What sorts and groups may hold in memory. */
export const MEMORY_LIMIT_BYTES = 100 * 1024 * 1024;

/** @throws MongoError for anything but 1 and -1. */
export function compileSort(spec: Value): Sort {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw badValue('The sort has to be an object.');
  return Object.entries(spec).map(([path, direction]) => {
    const sign = isNumeric(direction) ? toNumber(direction) : 0;
    if (path.startsWith('$')) throw badValue(`Sorting by ${path} is not supported by the embedded database.`);
    if (sign !== 1 && sign !== -1)
      throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, parts: path.split('.'), direction: sign };
  });
}

/** Compares records, working out their keys each time: for merging, where each is compared a few times only. */
export const recordOrder =
  (sort: Sort) =>
  (a: StoredRecord, b: StoredRecord): number =>
    compareSortKeys(sortKey(a.doc, sort), sortKey(b.doc, sort), sort);

type Keyed = { record: StoredRecord; key: Value[]; size: number };

const RUN_LENGTH = 4_096;

/**
 * Sorts a stream in memory, in runs that are merged, so that no step takes long. With a limit only as many as needed are
 * kept.
 *
 * @throws MongoError 292 past the memory limit.
 */
export function* sortStream(
  source: Stream<StoredRecord>,
  sort: Sort,
  limit: number,
  operation: Operation,
): Stream<StoredRecord> {
  const order = (a: Keyed, b: Keyed): number => compareSortKeys(a.key, b.key, sort);
  const runs: Keyed[][] = [];
  let run: Keyed[] = [];
  let size = 0;
  const fullRun = Math.min(2 * RUN_LENGTH, Math.max(2 * limit, RUN_LENGTH / 16));
  const closeRun = (): void => {
    const sorted = run.sort(order);
    const kept = sorted.slice(0, limit);
    for (const dropped of sorted.slice(limit)) size -= dropped.size;
    run = limit <= RUN_LENGTH ? kept : [];
    if (limit > RUN_LENGTH) runs.push(kept);
  };
  yield* forEachInStream(source, (record) => {
    run.push({ record, key: sortKey(record.doc, sort), size: record.bytes.length });
    size += record.bytes.length;
    const isTight = size > MEMORY_LIMIT_BYTES / 2 && run.length >= limit + limit / 4 + 16;
    if (run.length >= fullRun || isTight) closeRun();
    if (size > MEMORY_LIMIT_BYTES) throw memoryExceeded('A sort');
  });
  runs.push(run.sort(order).slice(0, limit));
  for (const keyed of mergeSorted(runs, order)) {
    if (operation.pauseIsDue) yield PAUSE;
    if (keyed !== PAUSE) yield keyed.record;
  }
}

/** The values that a document is sorted by: of an array the least element ascending, the greatest descending. */
const sortKey = (doc: Doc, sort: Sort): Value[] =>
  sort.map(({ parts, direction }) => sortValue(doc, parts, direction));

function compareSortKeys(a: readonly Value[], b: readonly Value[], sort: Sort): number {
  for (let at = 0; at < sort.length; at++) {
    const order = compare(a[at], b[at]);
    if (order !== 0) return order * (sort[at]?.direction ?? 1);
  }
  return 0;
}

function sortValue(doc: Doc, parts: readonly string[], direction: 1 | -1): Value {
  const found: Value[] = [];
  collectValues(doc, parts, 0, found);
  return found.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best), found[0]);
}

/** Null for what is missing; `undefined`, which is below null, for an empty array. */
function collectValues(value: Value, parts: readonly string[], at: number, found: Value[]): void {
  const part = parts[at];
  if (!Array.isArray(value)) {
    if (part === undefined) found.push(value ?? null);
    else collectValues(isDoc(value) ? field(value, part) : undefined, parts, at + 1, found);
  } else if (value.length === 0) found.push(undefined);
  else if (part === undefined) found.push(...value);
  else if (isArrayIndex(part) && Number(part) < value.length)
    collectValues(value[Number(part)], parts, at + 1, found);
  else for (const item of value) collectValues(isDoc(item) ? item : undefined, parts, at, found);
}
