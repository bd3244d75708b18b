import type { Model, QueryFilter } from 'mongoose';
import { PAGE_LIMIT_DEFAULT } from '@platform/contracts';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';
import { after, cursorOf, placeOf, type Order, type Place } from './keyset.ts';

export type PageQuery = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type Page<Item> = { items: Item[]; next: string | null };

/** What is asked of a list: a page of it, in one of its orders. */
export type ListQuery<Sort extends string> = PageQuery & { readonly sort?: Sort | undefined };

export type List<Row, Sort extends string> = {
  /**
   * One page. It costs the same however far on it is, as long as an index holds the filter's fields and then the
   * order's, and nothing is skipped or said twice when records come or go meanwhile.
   *
   * @throws AppError `invalid_request` for a cursor that is none of this order.
   */
  page(query: ListQuery<Sort>, filter: object, tx?: Tx): Promise<Page<Row>>;
  /** All that the filter finds, in batches, so that a long list takes no more memory than a short one. */
  batches(query: ListQuery<Sort>, filter: object): AsyncGenerator<Row[]>;
};

/** Rows that are read at once for a list that is wanted whole. */
const BATCH = 500;

/** The records of a collection as a list; the first of the orders is the one that is taken when none is named. */
export function createList<Row extends { _id: Id }, Sort extends string>(
  model: Model<Row>,
  orders: Readonly<Record<Sort, Order>>,
): List<Row, Sort> {
  const [standard] = Object.keys(orders) as Sort[];

  async function page(
    { limit = PAGE_LIMIT_DEFAULT, cursor, sort }: ListQuery<Sort>,
    filter: object,
    tx?: Tx,
  ): Promise<Page<Row>> {
    const name = sort ?? standard;
    if (!name) throw new Error('A list needs an order.');
    const order = orders[name];
    const wanted =
      cursor === undefined ? filter : { $and: [filter, after(order, placeOf(cursor, name, order))] };
    // One more than asked for tells whether there is a next page.
    const found = (await model
      .find(wanted as QueryFilter<Row>)
      .sort({ [order.by]: order.direction, _id: order.direction })
      .limit(limit + 1)
      .session(tx ?? null)
      .lean()) as Row[];
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, next: last ? cursorOf(name, placeIn(last, order)) : null };
  }

  return {
    page,
    batches: (query, filter) => batchesOf((next) => page({ ...query, ...next }, filter)),
  };
}

/** All pages of a list, one after the other. */
export async function* batchesOf<Item>(
  page: (query: PageQuery) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let cursor: string | null | undefined;
  do {
    const { items, next } = await page({ limit: BATCH, cursor: cursor ?? undefined });
    yield items;
    cursor = next;
  } while (cursor !== null);
}

/** The same page with its items made into something else. */
export async function mapPage<Row, Item>(
  { items, next }: Page<Row>,
  present: (rows: readonly Row[]) => Item[] | Promise<Item[]>,
): Promise<Page<Item>> {
  return { items: await present(items), next };
}

function placeIn(row: { _id: Id }, { by }: Order): Place {
  return { value: Reflect.get(row, by) as Place['value'], id: row._id };
}
