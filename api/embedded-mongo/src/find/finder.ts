import type { Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { recordIdOf, type Collection } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import type { Filter } from '../query/filter.ts';
import type { RecordStore } from '../records/record-store.ts';
import { StoredRecord } from '../records/stored-record.ts';
import type { Environment, KeyRange, Snapshot, Table } from '../storage/environment.ts';
import { planFind, type Access, type Plan } from './plan.ts';
import { recordOrder, sortStream, type Sort } from './sort.ts';
import { filterStream, mergeSorted, PAUSE, skipAndLimit, type Stream } from './stream.ts';

/** What to find: all that matches the filter, in an order, less the first `skip`, `limit` at most. */
export type Query = { filter: Filter; sort?: Sort; skip?: number; limit?: number; hint?: Value };

const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 512;

/** Finds records, for reads and for writes: outside of transactions the newest, inside what the transaction sees. */
export class Finder {
  readonly #environment: Environment;
  readonly #records: RecordStore;
  readonly #catalog: Catalog;

  constructor(environment: Environment, records: RecordStore, catalog: Catalog) {
    this.#environment = environment;
    this.#records = records;
    this.#catalog = catalog;
  }

  plan(collection: Collection, { filter, sort = [], hint }: Query, operation: Operation): Plan {
    const version = operation.transaction?.catalogVersion ?? this.#catalog.version;
    return planFind(collection, filter, sort, hint, version);
  }

  find(collection: Collection | undefined, query: Query, operation: Operation): Stream<StoredRecord> {
    if (!collection) return [];
    const { sort = [], skip = 0, limit = Infinity } = query;
    const plan = this.plan(collection, query, operation);
    const stored = this.#matching(collection, plan, query, operation);
    const changed = this.#changed(collection, query.filter, operation);
    const inOrder =
      sort.length === 0
        ? chain(stored, changed)
        : plan.sorted
          ? mergeInOrder([stored, sortStream(changed, sort, Infinity, operation)], sort, changed.length > 0)
          : sortStream(chain(stored, changed), sort, skip + limit, operation);
    return skip === 0 && limit === Infinity ? inOrder : skipAndLimit(inOrder, skip, limit);
  }

  /** How many there are; by counting keys where an index says it all. */
  *count(
    collection: Collection | undefined,
    query: Query,
    operation: Operation,
  ): Generator<typeof PAUSE, number, void> {
    if (!collection) return 0;
    const { skip = 0, limit = Infinity, filter } = query;
    const total = this.#countByKeys(collection, query, operation);
    if (total !== undefined) return Math.max(0, Math.min(total - skip, limit));
    let found = 0;
    for (const item of this.find(collection, { ...query, filter }, operation)) {
      if (item === PAUSE) yield PAUSE;
      else found++;
    }
    return found;
  }

  #countByKeys(collection: Collection, query: Query, operation: Operation): number | undefined {
    const { transaction } = operation;
    if (transaction && transaction.changesIn(collection.id).size > 0) return undefined;
    const { filter } = query;
    if (matchesAll(filter) && !transaction) return collection.count;
    const { access } = this.plan(collection, query, operation);
    if (access.kind !== 'index' || !access.exact) return undefined;
    return access.ranges
      .map((range) => this.#environment.count(this.#environment.indexEntries, range, transaction?.snapshot))
      .reduce((total, count) => total + count, 0);
  }

  /** What is stored and matches; records that the transaction has changed are left to `#changed`. */
  #matching(
    collection: Collection,
    plan: Plan,
    { filter, sort = [] }: Query,
    operation: Operation,
  ): Stream<StoredRecord> {
    const ids = this.#idStreams(collection, plan.access, operation);
    const records = ids.map((stream) => this.#load(collection, plan.access, stream, filter, operation));
    return plan.sorted && sort.length > 0 && records.length > 1
      ? mergeInOrder(records, sort, true)
      : chain(...records);
  }

  *#load(
    collection: Collection,
    access: Access,
    ids: Stream<number>,
    filter: Filter,
    operation: Operation,
  ): Stream<StoredRecord> {
    const changes = operation.transaction?.changesIn(collection.id);
    // What matches everything need not be decoded.
    const all = matchesAll(filter);
    for (const id of ids) {
      if (operation.pauseIsDue) {
        yield PAUSE;
        this.#assertUsable(collection, access);
      }
      if (id === PAUSE || changes?.has(id)) continue;
      const record = this.#records.get(collection, id, operation.transaction);
      operation.examined.records++;
      if (record && (all || filter.matches(record.doc))) yield record;
    }
  }

  /** @throws MongoError QueryPlanKilled when what is being read was dropped meanwhile. */
  #assertUsable(collection: Collection, access: Access): void {
    const parts = access.kind === 'union' ? access.parts : access.kind === 'index' ? [access] : [];
    const isThere = this.#catalog.find(collection.namespace) === collection;
    if (isThere && parts.every(({ index }) => collection.indexes.includes(index))) return;
    throw new MongoError(
      175,
      'QueryPlanKilled',
      `The collection ${collection.namespace} or its index was dropped.`,
    );
  }

  #changed(collection: Collection, filter: Filter, { transaction }: Operation): StoredRecord[] {
    const found: StoredRecord[] = [];
    for (const [id, { bytes }] of transaction?.changesIn(collection.id) ?? []) {
      const record = bytes && new StoredRecord(id, bytes);
      if (record && filter.matches(record.doc)) found.push(record);
    }
    return found;
  }

  /** One stream of record ids for each range, so that they can be merged; a record that has several keys comes once. */
  #idStreams(collection: Collection, access: Access, operation: Operation): Stream<number>[] {
    if (access.kind === 'collection') {
      return [this.#ids(this.#environment.records, collection.records, false, operation)];
    }
    const parts = access.kind === 'union' ? access.parts : [access];
    const streams = parts.flatMap(({ index, ranges, points, reverse }) => {
      const inOrder = reverse ? ranges.toReversed() : ranges;
      if (points) return [this.#idsAt(inOrder, operation)];
      return inOrder.map((range) =>
        index.unique
          ? this.#idsOfUnique(range, reverse, operation)
          : this.#ids(this.#environment.indexEntries, range, reverse, operation),
      );
    });
    const mayRepeat = access.kind === 'union' || access.index.multikey;
    if (!mayRepeat) return streams;
    const seen = new Set<number>();
    const isNew = (id: number): boolean => !seen.has(id) && seen.add(id).has(id);
    return streams.map((stream) => filterStream(stream, isNew));
  }

  /** The ids that single keys of a unique index have. */
  *#idsAt(ranges: readonly KeyRange[], { examined, transaction }: Operation): Stream<number> {
    for (const { start } of ranges) {
      examined.keys++;
      const id = this.#records.holderOfKey(start, transaction);
      if (id !== undefined) yield id;
    }
  }

  /** The ids that keys end with. */
  #ids(table: Table, range: KeyRange, reverse: boolean, operation: Operation): Stream<number> {
    return inChunks(operation, (chunk) => {
      const keys = this.#environment.keys(table, range, { ...chunk, reverse });
      return { last: keys.at(-1), ids: keys.map(recordIdOf) };
    });
  }

  /** The ids that are the values of keys. */
  #idsOfUnique(range: KeyRange, reverse: boolean, operation: Operation): Stream<number> {
    return inChunks(operation, (chunk) => {
      const entries = this.#environment.entries(this.#environment.indexEntries, range, { ...chunk, reverse });
      return { last: entries.at(-1)?.key, ids: entries.map(({ value }) => recordIdOf(value)) };
    });
  }
}

type Chunk = { after: Buffer | undefined; limit: number; snapshot: Snapshot | undefined };

function* inChunks(
  { examined, transaction }: Operation,
  read: (chunk: Chunk) => { last: Buffer | undefined; ids: number[] },
): Stream<number> {
  let after: Buffer | undefined;
  for (let limit = FIRST_CHUNK; ; limit = Math.min(limit * 2, LARGEST_CHUNK)) {
    const { last, ids } = read({ after, limit, snapshot: transaction?.snapshot });
    for (const id of ids) {
      examined.keys++;
      yield id;
    }
    if (ids.length < limit) return;
    after = last;
  }
}

const matchesAll = (filter: Filter): boolean =>
  filter.complete && filter.conditions.length === 0 && filter.alternatives.length === 0;

function* chain<T>(...streams: readonly Stream<T>[]): Stream<T> {
  for (const stream of streams) yield* stream;
}

function mergeInOrder(
  streams: readonly Stream<StoredRecord>[],
  sort: Sort,
  needed: boolean,
): Stream<StoredRecord> {
  const [first] = streams;
  if (!needed && first) return first;
  return mergeSorted(streams, recordOrder(sort));
}
