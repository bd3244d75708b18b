import type { Model } from 'mongoose';
import { PAGE_LIMIT_DEFAULT } from '@platform/contracts';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';
import { after, cursorOf, placeOf, type Order, type Place } from './keyset.ts';
import { createListReads, type From } from './list-reads.ts';
import { batchesOf, type Page, type PageQuery } from './page.ts';
import { LOOKED_AT_MAX, sift } from './sift.ts';
import { splitFilter } from './split-filter.ts';

/** What is asked of a list: a page of it, in one of its orders. */
export type ListQuery<Sort extends string> = PageQuery & { readonly sort?: Sort | undefined };

export type List<Row, Sort extends string> = {
  /**
   * One page. It costs the same however far on it is and however long the list, and nothing is skipped or said twice when
   * records come or go meanwhile. Where no index has the whole filter in this order, either few records match and they
   * are put in order, or the order is sifted: a page may then be shorter than asked for and yet not be the last.
   *
   * @throws AppError `invalid_request` for a cursor that is none of this order.
   */
  page(query: ListQuery<Sort>, filter: object, tx?: Tx): Promise<Page<Row>>;
  /** All that the filter finds, in batches, so that a long list takes no more memory than a short one. */
  batches(query: ListQuery<Sort>, filter: object): AsyncGenerator<Row[]>;
  /** The place of a record in an order: a page from there on begins with the next one. */
  cursorOf(row: Row, sort?: Sort): string;
  /** The ids of what the filter finds, if one of its conditions alone leaves few; nothing where each leaves many. */
  few(filter: object, tx?: Tx): Promise<Id[] | undefined>;
  /** Those of some records that the filter finds, in no order. */
  among(ids: readonly Id[], filter: object, tx?: Tx): Promise<Row[]>;
};

type Options = {
  /** A field that every filter has and every index begins with. */
  readonly partition?: string;
};

/** So many are looked at before what matches is looked for elsewhere: where it is spread, that is enough for a page. */
const GLANCED_AT_MAX = 2_000;

/** The records of a collection as a list; the first of the orders is the one that is taken when none is named. */
export function createList<Row extends { _id: Id }, Sort extends string>(
  model: Model<Row>,
  orders: Readonly<Record<Sort, Order>>,
  { partition }: Options = {},
): List<Row, Sort> {
  const reads = createListReads(model);
  const standard = firstOf(orders);
  const placeText = (row: Row, name: Sort): string => cursorOf(name, placeIn(row, orders[name]));

  /** A page of what an index has in this order, or of what is found elsewhere and put in order. */
  async function pageInOrder(
    { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
    name: Sort,
    filter: object,
    tx: Tx | undefined,
    from?: From,
  ): Promise<Page<Row>> {
    const order = orders[name];
    const beyond = cursor === undefined ? undefined : after(order, placeOf(cursor, name, order));
    const wanted = {
      filter: beyond ? { $and: [filter, beyond] } : filter,
      sort: { [order.by]: order.direction, _id: order.direction },
      // One more than asked for tells whether there is a next page.
      limit: limit + 1,
      from,
    };
    const found = await reads.inOrder(wanted, tx);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, next: last ? placeText(last, name) : null };
  }

  async function page(query: ListQuery<Sort>, filter: object, tx?: Tx): Promise<Page<Row>> {
    const name = query.sort ?? standard;
    const { held, loose } = splitFilter(filter, orders[name], partition);
    if (loose.length === 0) return pageInOrder(query, name, filter, tx);
    const ids = await reads.few(loose, tx);
    if (ids) return pageInOrder(query, name, filter, tx, { ids });
    const ordered = {
      page: (next: PageQuery) => pageInOrder(next, name, held, tx),
      cursorOf: (row: Row) => placeText(row, name),
    };
    const keep = (rows: readonly Row[]): Promise<Row[]> => reads.among(idsOf(rows), filter, tx);
    const glance = await sift(ordered, query, keep, GLANCED_AT_MAX);
    const missing = (query.limit ?? PAGE_LIMIT_DEFAULT) - glance.items.length;
    if (glance.next === null || missing === 0) return glance;
    const index = await reads.indexOfSome(loose, tx);
    if (index) return pageInOrder(query, name, filter, tx, { index });
    const rest = { limit: missing, cursor: glance.next };
    const { items, next } = await sift(ordered, rest, keep, LOOKED_AT_MAX - GLANCED_AT_MAX);
    return { items: [...glance.items, ...items], next };
  }

  return {
    page,
    batches: (query, filter) => batchesOf((next) => page({ ...query, ...next }, filter)),
    cursorOf: (row, sort = standard) => placeText(row, sort),
    async few(filter, tx) {
      const { held, loose } = splitFilter(filter, orders[standard], partition);
      const ids = await reads.few([held, ...loose], tx);
      return ids && idsOf(await reads.among(ids, filter, tx));
    },
    among: (ids, filter, tx) => reads.among(ids, filter, tx),
  };
}

function firstOf<Sort extends string>(orders: Readonly<Record<Sort, Order>>): Sort {
  const [first] = Object.keys(orders) as Sort[];
  if (!first) throw new Error('A list needs an order.');
  return first;
}

function idsOf(rows: readonly { readonly _id: Id }[]): Id[] {
  return rows.map(({ _id }) => _id);
}

/** The field of an order may lie inside of others: `cents.available`. */
function placeIn(row: { _id: Id }, { by }: Order): Place {
  const value = by.split('.').reduce<unknown>((inner, key) => Reflect.get(inner as object, key), row);
  return { value: value as Place['value'], id: row._id };
}
