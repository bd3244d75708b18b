import type { Model, QueryFilter, Schema } from 'mongoose';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';

/** The parameters of a sorted read. */
type SortedRead = {
  readonly filter: object;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  readonly limit: number;
  readonly accessPath: AccessPath | undefined;
};

/**
 * How candidate records are found before they are sorted: by a list of ids, or through an index other than the sort
 * index.
 */
export type AccessPath = { readonly ids: readonly Id[] } | { readonly index: IndexKeys };

type IndexKeys = ReturnType<Schema['indexes']>[number][0];

/** Upper bound on records fetched by id and then sorted. */
const MAX_BY_ID = 500;
/** Upper bound on records found through another index and sorted by the database. */
const MAX_SORTED_BY_INDEX = 20_000;
/** Forces the `_id` index, regardless of the query planner's choice. */
const BY_ID = { hint: { _id: 1 } } as const;

/**
 * Creates the reads of a list. Each of them reads at most the records it returns, `MAX_BY_ID` or `MAX_SORTED_BY_INDEX`.
 */
export function createListReads<Row extends { _id: Id }>(model: Model<Row>) {
  const indexes = model.schema.indexes().map(([keys]) => keys);
  return {
    /** Reads records in sort order. Without an access path, the sort must be covered by an index of the filter. */
    async findSorted({ filter, sort, limit, accessPath }: SortedRead, tx: Tx | undefined): Promise<Row[]> {
      const conditions =
        accessPath && 'ids' in accessPath ? { $and: [{ _id: { $in: accessPath.ids } }, filter] } : filter;
      return await model
        .find(conditions as QueryFilter<Row>, null, hintFor(accessPath))
        .sort(sort)
        .limit(limit)
        .session(tx ?? null)
        .lean();
    },

    /** Returns those of some records that match a filter, unordered. */
    async intersect(ids: readonly Id[], filter: object, tx: Tx | undefined): Promise<Row[]> {
      return await model
        .find({ $and: [{ _id: { $in: ids } }, filter] } as QueryFilter<Row>, null, BY_ID)
        .session(tx ?? null)
        .lean();
    },

    /**
     * Returns the ids for the first condition that matches at most `MAX_BY_ID` records; `undefined` if all match more.
     */
    async findLimited(conditions: readonly object[], tx: Tx | undefined): Promise<Id[] | undefined> {
      for (const condition of conditions) {
        const matches = (await model
          .find(condition as QueryFilter<Row>, { _id: 1 })
          .limit(MAX_BY_ID + 1)
          .session(tx ?? null)
          .lean()) as Pick<Row, '_id'>[];
        if (matches.length <= MAX_BY_ID) return matches.map(({ _id }) => _id);
      }
      return undefined;
    },

    /**
     * Returns the index of the first condition that has one and matches few enough records to sort. Only counts them.
     */
    async findSelectiveIndex(
      conditions: readonly object[],
      tx: Tx | undefined,
    ): Promise<IndexKeys | undefined> {
      for (const condition of conditions) {
        const index = indexes.find((keys) => startsWith(keys, Object.keys(condition)));
        if (!index) continue;
        const count = model.countDocuments(condition as QueryFilter<Row>, { limit: MAX_SORTED_BY_INDEX + 1 });
        if ((await count.session(tx ?? null)) <= MAX_SORTED_BY_INDEX) return index;
      }
      return undefined;
    },
  };
}

function hintFor(accessPath: AccessPath | undefined): { hint?: IndexKeys } {
  if (!accessPath) return {};
  return 'ids' in accessPath ? BY_ID : { hint: accessPath.index };
}

function startsWith(keys: IndexKeys, fields: readonly string[]): boolean {
  const prefix = Object.keys(keys).slice(0, fields.length);
  return prefix.join() === fields.join();
}
