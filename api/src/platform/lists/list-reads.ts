import type { Model, QueryFilter, Schema } from 'mongoose';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';

/** What is read for a page. */
type Wanted = {
  readonly filter: object;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  readonly limit: number;
  readonly from: From | undefined;
};

/** Where the records that come into question are found, to be put in order: by their ids, or by an index of their own. */
export type From = { readonly ids: readonly Id[] } | { readonly index: IndexKeys };

type IndexKeys = ReturnType<Schema['indexes']>[number][0];

/** Records that are fetched by their ids and put in order, at most. */
const FEW = 500;
/** Records that an index finds and the database puts in order, at most. */
const SOME = 20_000;
/** No index but that of the ids, whatever the database thinks of the others. */
const BY_ID = { hint: { _id: 1 } } as const;

/** How a list reads its collection: each of these costs what it returns at most, or `FEW` records, or `SOME`. */
export function createListReads<Row extends { _id: Id }>(model: Model<Row>) {
  const indexes = model.schema.indexes().map(([keys]) => keys);
  return {
    /** @param filter whose index gives the order, unless it is said where the records are found */
    async inOrder({ filter, sort, limit, from }: Wanted, tx: Tx | undefined): Promise<Row[]> {
      const wanted = from && 'ids' in from ? { $and: [{ _id: { $in: from.ids } }, filter] } : filter;
      return await model
        .find(wanted as QueryFilter<Row>, null, hintOf(from))
        .sort(sort)
        .limit(limit)
        .session(tx ?? null)
        .lean();
    },

    async among(ids: readonly Id[], filter: object, tx: Tx | undefined): Promise<Row[]> {
      return await model
        .find({ $and: [{ _id: { $in: ids } }, filter] } as QueryFilter<Row>, null, BY_ID)
        .session(tx ?? null)
        .lean();
    },

    /** The records of the first condition that leaves few; nothing where each leaves many. */
    async few(conditions: readonly object[], tx: Tx | undefined): Promise<Id[] | undefined> {
      for (const condition of conditions) {
        const found = (await model
          .find(condition as QueryFilter<Row>, { _id: 1 })
          .limit(FEW + 1)
          .session(tx ?? null)
          .lean()) as Pick<Row, '_id'>[];
        if (found.length <= FEW) return found.map(({ _id }) => _id);
      }
      return undefined;
    },

    /** The index of the first condition that has one and leaves no more than some; it counts, and reads no record. */
    async indexOfSome(conditions: readonly object[], tx: Tx | undefined): Promise<IndexKeys | undefined> {
      for (const condition of conditions) {
        const index = indexes.find((keys) => beginsWith(keys, Object.keys(condition)));
        if (!index) continue;
        const count = model.countDocuments(condition as QueryFilter<Row>, { limit: SOME + 1 });
        if ((await count.session(tx ?? null)) <= SOME) return index;
      }
      return undefined;
    },
  };
}

function hintOf(from: From | undefined): { hint?: IndexKeys } {
  if (!from) return {};
  return 'ids' in from ? BY_ID : { hint: from.index };
}

function beginsWith(keys: IndexKeys, fields: readonly string[]): boolean {
  const first = Object.keys(keys).slice(0, fields.length);
  return first.join() === fields.join();
}
