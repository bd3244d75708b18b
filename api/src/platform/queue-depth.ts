import type { Model, mongo } from 'mongoose';
import { rawCollection } from './db/raw-collection.ts';

/** What waits in a queue, for the metrics. */
export type QueueDepth = {
  /** At most `COUNT_LIMIT`. */
  readonly count: number;
  /** Since when the oldest record waits; `undefined` if none does. */
  readonly oldestAt: Date | undefined;
};

/** Enough to see that a queue is long; a count of everything would read an index of any size at every scrape. */
const COUNT_LIMIT = 10_000;

/**
 * Reads how many records match a filter and since when the oldest waits. Both are reads of one index, which must begin
 * with the fields of the filter, followed by the one to sort by.
 *
 * @param sortBy the time by which the oldest record is found
 * @param since the time since when a record waits, if that is another one
 */
export async function readQueueDepth<Row extends object>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  sortBy: string,
  since: (row: mongo.WithId<Row>) => Date | null | undefined,
): Promise<QueueDepth> {
  const [count, oldest] = await Promise.all([
    countQueued(model, filter),
    rawCollection(model).findOne(filter, { sort: { [sortBy]: 1 } }),
  ]);
  return { count, oldestAt: (oldest && since(oldest)) ?? undefined };
}

/** How many due times of a queue are read at most. */
export const DUE_TIMES_MAX = 2_000;

/**
 * Reads when the records that match a filter are due, first ones first, up to a time and `DUE_TIMES_MAX`. It is one read
 * of an index, which must begin with the fields of the filter, followed by `dueAt`.
 */
export async function readDueTimes<Row extends { dueAt: Date | null }>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  until: Date,
): Promise<Date[]> {
  const due = { ...filter, dueAt: { $lt: until } } as mongo.Filter<Row>;
  const rows = await rawCollection(model)
    .find(due, { projection: { dueAt: 1 }, sort: { dueAt: 1 }, limit: DUE_TIMES_MAX })
    .toArray();
  return rows.flatMap(({ dueAt }) => dueAt ?? []);
}

/** Counts the records that match a filter of which an index begins, up to a limit. */
export function countQueued<Row extends object>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
): Promise<number> {
  return rawCollection(model).countDocuments(filter, { limit: COUNT_LIMIT });
}
