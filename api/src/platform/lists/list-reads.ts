import type { Model, QueryFilter } from 'mongoose';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';

/** What is read for a page. */
type Wanted = {
  readonly filter: object;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  readonly limit: number;
  /** The only records that come into question; they are fetched one by one and put in order. */
  readonly ids?: readonly Id[] | undefined;
};

/** Records that are fetched by their ids and put in order, at most. */
const FEW = 500;
/** No index but that of the ids, whatever the database thinks of the others. */
const BY_ID = { hint: { _id: 1 } } as const;

/** How a list reads its collection: each of these costs what it returns at most, or `FEW` records. */
export function createListReads<Row extends { _id: Id }>(model: Model<Row>) {
  return {
    /** @param filter whose index gives the order, unless there are ids */
    async inOrder({ filter, sort, limit, ids }: Wanted, tx: Tx | undefined): Promise<Row[]> {
      const wanted = ids ? { $and: [{ _id: { $in: ids } }, filter] } : filter;
      return await model
        .find(wanted as QueryFilter<Row>, null, ids ? BY_ID : {})
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
  };
}
