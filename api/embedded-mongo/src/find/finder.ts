import type { Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { decodeRecordId, type Collection } from '../catalog/collection.ts';
import { queryPlanKilled } from '../errors.ts';
import type { Operation } from '../operation.ts';
import type { Filter } from '../query/filter.ts';
import type { RecordStore } from '../records/record-store.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import type { Environment, KeyRange, Snapshot, Table } from '../storage/environment.ts';
import type { AccessPath, Plan } from './plan.ts';
import { planQuery } from './planner.ts';
import { createRecordComparator, sortStream, type Sort } from './sort.ts';
import { filterStream, mergeSorted, PAUSE, skipAndLimit, type Stream } from './stream.ts';

/** A query: documents that match the filter, sorted, without the first `skip`, at most `limit`. */
export type Query = { filter: Filter; sort?: Sort; skip?: number; limit?: number; hint?: Value };

const FIRST_CHUNK_SIZE = 32;
const MAX_CHUNK_SIZE = 512;

/** What an id of a record takes in memory, in a set or list. */
export const BYTES_PER_ID = 40;

/** How many keys a count counts before it reads the clock; they take about 1 ms. */
const COUNTED_AT_ONCE = 10_000;

/**
 * Finds records for reads and writes: the latest committed ones, or inside a transaction those of its snapshot and its
 * own changes.
 */
export class Finder {
  readonly #environment: Environment;
  readonly #records: RecordStore;
  readonly #catalog: Catalog;

  constructor(environment: Environment, records: RecordStore, catalog: Catalog) {
    this.#environment = environment;
    this.#records = records;
    this.#catalog = catalog;
  }

  plan(collection: Collection, { filter, sort = [], hint }: Query, { transaction }: Operation): Plan {
    const version = transaction?.catalogVersion ?? this.#catalog.version;
    const countUpTo = (limit: number, range: KeyRange): number =>
      this.#environment.countKeysUpTo(limit, this.#environment.indexEntries, range, transaction?.snapshot)
        .count;
    return planQuery(collection, { filter, sort, hint }, version, countUpTo);
  }

  find(collection: Collection | undefined, query: Query, operation: Operation): Stream<StoredRecord> {
    if (!collection) return [];
    const { sort = [], skip = 0, limit = Infinity } = query;
    const plan = this.plan(collection, query, operation);
    // Ids as of now: a record that is changed while a cursor is open stays in the part of the result that it is in.
    const changedIds = new Set(operation.transaction?.changesIn(collection.id).keys());
    const stored = this.#findStored(collection, plan, query, operation, changedIds);
    const changed = changedIds.size > 0 ? this.#findChanged(collection, changedIds, query, operation) : [];
    const inOrder =
      sort.length === 0
        ? concatStreams([stored, changed])
        : plan.isSorted
          ? mergeInSortOrder(
              [stored, sortStream(changed, sort, Infinity, operation)],
              sort,
              changedIds.size > 0,
            )
          : sortStream(concatStreams([stored, changed]), sort, skip + limit, operation);
    return skip === 0 && limit === Infinity ? inOrder : skipAndLimit(inOrder, skip, limit);
  }

  /** Counts matching records up to the limit; from index keys alone where the index covers the filter. */
  *count(
    collection: Collection | undefined,
    query: Query,
    operation: Operation,
  ): Generator<typeof PAUSE, number, void> {
    if (!collection) return 0;
    const total = yield* this.#countByKeys(collection, query, operation);
    if (total !== undefined) return Math.min(total, query.limit ?? Infinity);
    let matchCount = 0;
    for (const item of this.find(collection, query, operation)) {
      if (item === PAUSE) yield PAUSE;
      else matchCount++;
    }
    return matchCount;
  }

  /** Counts keys up to the limit of the query; `undefined` if keys do not say what matches. */
  *#countByKeys(
    collection: Collection,
    query: Query,
    operation: Operation,
  ): Generator<typeof PAUSE, number | undefined, void> {
    const { transaction } = operation;
    if (transaction && transaction.changesIn(collection.id).size > 0) return undefined;
    const { filter, limit = Infinity } = query;
    if (isMatchAll(filter) && !transaction) return collection.count;
    const { access } = this.plan(collection, query, operation);
    if (access.kind !== 'index' || !access.isExact) return undefined;
    const { indexEntries } = this.#environment;
    let total = 0;
    for (const range of access.ranges) {
      let rest: KeyRange | undefined = range;
      while (rest && total < limit) {
        const chunkSize = Math.min(COUNTED_AT_ONCE, limit - total);
        const counted: { count: number; rest?: KeyRange } = this.#environment.countKeysUpTo(
          chunkSize,
          indexEntries,
          rest,
          transaction?.snapshot,
        );
        total += counted.count;
        operation.examined.keys += counted.count;
        rest = counted.rest;
        if (!operation.isSliceOver) continue;
        yield PAUSE;
        this.#assertNotDropped(collection, access, operation);
      }
    }
    return total;
  }

  /** Streams stored records that match. Records that the transaction has changed are left to `#findChanged`. */
  #findStored(
    collection: Collection,
    plan: Plan,
    { filter, sort = [] }: Query,
    operation: Operation,
    changedIds: ReadonlySet<number>,
  ): Stream<StoredRecord> {
    const isMerged = plan.isSorted && sort.length > 0;
    const ids = this.#createIdStreams(collection, plan.access, isMerged, operation);
    const records = ids.map((stream) =>
      this.#loadRecords(collection, plan.access, stream, changedIds, filter, operation),
    );
    return isMerged && records.length > 1 ? mergeInSortOrder(records, sort, true) : concatStreams(records);
  }

  *#loadRecords(
    collection: Collection,
    access: AccessPath,
    ids: Stream<number>,
    changedIds: ReadonlySet<number>,
    filter: Filter,
    operation: Operation,
    // Taken when the query is planned, while the body runs with the first read.
    plannedVersion = this.#catalog.version,
  ): Stream<StoredRecord> {
    // A filter that matches everything saves decoding the record.
    const isUnfiltered = isMatchAll(filter);
    let catalogVersion = plannedVersion;
    const assertNotDropped = (): void => {
      if (catalogVersion !== this.#catalog.version) this.#assertNotDropped(collection, access, operation);
      catalogVersion = this.#catalog.version;
    };
    for (const id of ids) {
      if (operation.isSliceOver) yield PAUSE;
      // The catalog may have changed during the pause, or before a client asked for the next batch.
      assertNotDropped();
      if (id === PAUSE || changedIds.has(id)) continue;
      const record = this.#records.get(collection, id, operation.transaction);
      operation.examined.records++;
      if (record && (isUnfiltered || filter.matches(record.doc))) yield record;
    }
    // A dropped index has no keys left, which looks like the end of the result.
    assertNotDropped();
  }

  /**
   * Asserts that the collection and the indexes of a running query still exist.
   *
   * @throws MongoError QueryPlanKilled if one was dropped.
   */
  #assertNotDropped(collection: Collection, access: AccessPath, { transaction }: Operation): void {
    const parts = access.kind === 'union' ? access.parts : access.kind === 'index' ? [access] : [];
    const exists = this.#catalog.findVisible(collection.namespace, transaction) === collection;
    if (!exists || !parts.every(({ index }) => collection.indexes.includes(index)))
      throw queryPlanKilled(collection.namespace);
  }

  /** Streams matching records of those that the transaction has changed, as it sees them by then. */
  *#findChanged(
    collection: Collection,
    changedIds: ReadonlySet<number>,
    { filter }: Query,
    operation: Operation,
  ): Stream<StoredRecord> {
    for (const id of changedIds) {
      if (operation.isSliceOver) yield PAUSE;
      const record = this.#records.get(collection, id, operation.transaction);
      if (record && filter.matches(record.doc)) yield record;
    }
  }

  /**
   * Returns streams of record ids, each of them in the order of the plan if they are to be merged. A record with
   * several keys occurs once.
   */
  #createIdStreams(
    collection: Collection,
    access: AccessPath,
    isMerged: boolean,
    operation: Operation,
  ): Stream<number>[] {
    if (access.kind === 'collection') {
      return [this.#readIds(this.#environment.records, collection.recordRange, false, operation)];
    }
    const parts = access.kind === 'union' ? access.parts : [access];
    const streams = parts.flatMap(({ index, ranges, isPointLookup, isReverse, isInRangeOrder }) => {
      const inOrder = isReverse ? ranges.toReversed() : ranges;
      const isApart = isMerged && !isInRangeOrder;
      if (isPointLookup)
        return isApart
          ? inOrder.map((range) => this.#readPointIds([range], operation))
          : [this.#readPointIds(inOrder, operation)];
      const perRange = inOrder.map((range) =>
        index.isUnique
          ? this.#readUniqueIds(range, isReverse, operation)
          : this.#readIds(this.#environment.indexEntries, range, isReverse, operation),
      );
      return isApart ? perRange : [concatStreams(perRange)];
    });
    const mayRepeat = access.kind === 'union' || access.index.isMultikey;
    if (!mayRepeat) return streams;
    const seen = new Set<number>();
    const isNew = (id: number): boolean => {
      if (seen.has(id)) return false;
      seen.add(id);
      operation.memory.add(BYTES_PER_ID, 'A search in an index of arrays, or in several,');
      return true;
    };
    return streams.map((stream) => filterStream(stream, isNew));
  }

  /** Streams the record ids of exact keys in a unique index. */
  *#readPointIds(ranges: readonly KeyRange[], { examined, transaction }: Operation): Stream<number> {
    for (const { start } of ranges) {
      examined.keys++;
      const id = this.#records.findRecordIdByKey(start, transaction);
      if (id !== undefined) yield id;
    }
  }

  /** Streams record ids from the end of each key. */
  #readIds(table: Table, range: KeyRange, isReverse: boolean, operation: Operation): Stream<number> {
    return readInChunks(operation, (chunk) => {
      const keys = this.#environment.readKeys(table, range, { ...chunk, reverse: isReverse });
      return { lastKey: keys.at(-1), ids: keys.map(decodeRecordId) };
    });
  }

  /** Streams record ids from the entries of a unique index, whose values they are. */
  #readUniqueIds(range: KeyRange, isReverse: boolean, operation: Operation): Stream<number> {
    return readInChunks(operation, (chunk) => {
      const entries = this.#environment.readEntries(this.#environment.indexEntries, range, {
        ...chunk,
        reverse: isReverse,
      });
      return { lastKey: entries.at(-1)?.key, ids: entries.map(({ value }) => decodeRecordId(value)) };
    });
  }
}

type ChunkOptions = { afterKey: Buffer | undefined; limit: number; snapshot: Snapshot | undefined };

function* readInChunks(
  { examined, transaction }: Operation,
  readChunk: (chunk: ChunkOptions) => { lastKey: Buffer | undefined; ids: number[] },
): Stream<number> {
  let afterKey: Buffer | undefined;
  for (let limit = FIRST_CHUNK_SIZE; ; limit = Math.min(limit * 2, MAX_CHUNK_SIZE)) {
    const { lastKey, ids } = readChunk({ afterKey, limit, snapshot: transaction?.snapshot });
    for (const id of ids) {
      examined.keys++;
      yield id;
    }
    if (ids.length < limit) return;
    afterKey = lastKey;
  }
}

const isMatchAll = (filter: Filter): boolean =>
  filter.isConjunction && filter.conditions.length === 0 && filter.disjunctions.length === 0;

/** Joins streams. A single one that is not known to be empty passes without a layer of its own. */
function concatStreams<T>(streams: readonly Stream<T>[]): Stream<T> {
  const [first = [], ...others] = streams.filter((stream) => !Array.isArray(stream) || stream.length > 0);
  return others.length === 0 ? first : joinStreams([first, ...others]);
}

function* joinStreams<T>(streams: readonly Stream<T>[]): Stream<T> {
  for (const stream of streams) yield* stream;
}

function mergeInSortOrder(
  streams: readonly Stream<StoredRecord>[],
  sort: Sort,
  isMergeNeeded: boolean,
): Stream<StoredRecord> {
  const [first] = streams;
  if (!isMergeNeeded && first) return first;
  return mergeSorted(streams, createRecordComparator(sort));
}
