import type { Model } from 'mongoose';
import { PAGE_LIMIT_DEFAULT } from '@platform/contracts';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';
import { afterCursor, encodeCursor, decodeCursor, type Order, type Cursor } from './keyset.ts';
import { createListReads, type AccessPath } from './list-reads.ts';
import { cutPage, readInBatches, type Page, type PageQuery } from './page.ts';
import { MAX_SCANNED, scanFiltered } from './scan-filtered.ts';

/** A request for a page of a list in one of its sort orders. */
export type ListQuery<Sort extends string> = PageQuery & { readonly sort?: Sort | undefined };

export type List<Row, Sort extends string> = {
  /**
   * Reads one page. The cost does not depend on the page's position or the list's length, and concurrent inserts and
   * deletes neither skip nor repeat other records. If no index covers the whole filter in this sort order, the matches
   * are sorted if they are few; otherwise the sort order is scanned, and a page may be shorter than `limit` without
   * being the last one.
   *
   * @throws AppError `invalid_request` for a cursor of another sort order
   */
  page(query: ListQuery<Sort>, filter: object, tx?: Tx): Promise<Page<Row>>;
  /** Reads all matches in batches, so that memory use does not depend on the length of the list. */
  batches(query: ListQuery<Sort>, filter: object): AsyncGenerator<Row[]>;
  /** Returns the cursor of a record; the page after it begins with the next record. */
  cursorOf(row: Row, sort?: Sort): string;
  /** Returns the ids of all matches if one condition of the filter alone matches few records; otherwise `undefined`. */
  findLimited(filter: object, tx?: Tx): Promise<Id[] | undefined>;
  /** Returns those of some records that match the filter, unordered. */
  intersect(ids: readonly Id[], filter: object, tx?: Tx): Promise<Row[]>;
};

type Options = {
  /** A field that is part of every filter and the first field of every index. */
  readonly partition?: string;
};

/**
 * How many rows are scanned in sort order before another access path is considered. If the matches are spread evenly,
 * that is enough for a page.
 */
const PROBE_SIZE = 2_000;

/** Creates a paged list of a collection. The first sort order is the default. */
export function createList<Row extends { _id: Id }, Sort extends string>(
  model: Model<Row>,
  orders: Readonly<Record<Sort, Order>>,
  { partition }: Options = {},
): List<Row, Sort> {
  const reads = createListReads(model);
  const defaultSort = firstOf(orders);
  const encodePosition = (row: Row, sort: Sort): string => encodeCursor(sort, cursorFor(row, orders[sort]));

  /** Reads a page through the sort index, or through another access path with a subsequent sort. */
  async function readSortedPage(
    { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
    sort: Sort,
    filter: object,
    tx: Tx | undefined,
    accessPath?: AccessPath,
  ): Promise<Page<Row>> {
    const order = orders[sort];
    const position = cursor === undefined ? undefined : afterCursor(order, decodeCursor(cursor, sort, order));
    const read = {
      filter: position ? { $and: [filter, position] } : filter,
      sort: { [order.by]: order.direction, _id: order.direction },
      limit: limit + 1,
      accessPath,
    };
    const rows = await reads.findSorted(read, tx);
    return cutPage(rows, limit, (last) => encodePosition(last, sort));
  }

  async function page(query: ListQuery<Sort>, filter: object, tx?: Tx): Promise<Page<Row>> {
    const sort = query.sort ?? defaultSort;
    const { indexed, residual } = splitFilter(filter, orders[sort], partition);
    if (residual.length === 0) return readSortedPage(query, sort, filter, tx);
    const ids = await reads.findLimited(residual, tx);
    if (ids) return readSortedPage(query, sort, filter, tx, { ids });
    const ordered = {
      page: (next: PageQuery) => readSortedPage(next, sort, indexed, tx),
      cursorOf: (row: Row) => encodePosition(row, sort),
    };
    const matches = (rows: readonly Row[]): Promise<Row[]> => reads.intersect(idsOf(rows), filter, tx);
    // A scan remains for what no index orders: a search text, whose matches are spread over several fields, a time
    // range in another sort order, and rare combinations of filters, whose indexes would cost every write more than
    // they save.
    const probe = await scanFiltered(ordered, query, matches, PROBE_SIZE);
    const missing = (query.limit ?? PAGE_LIMIT_DEFAULT) - probe.items.length;
    if (probe.next === null || missing === 0) return probe;
    const index = await reads.findSelectiveIndex(residual, tx);
    if (index) return readSortedPage(query, sort, filter, tx, { index });
    const rest = { limit: missing, cursor: probe.next };
    const { items, next } = await scanFiltered(ordered, rest, matches, MAX_SCANNED - PROBE_SIZE);
    return { items: [...probe.items, ...items], next };
  }

  return {
    page,
    batches: (query, filter) => readInBatches((next) => page({ ...query, ...next }, filter)),
    cursorOf: (row, sort = defaultSort) => encodePosition(row, sort),
    async findLimited(filter, tx) {
      const { indexed, residual } = splitFilter(filter, orders[defaultSort], partition);
      const ids = await reads.findLimited([indexed, ...residual], tx);
      return ids && idsOf(await reads.intersect(ids, filter, tx));
    },
    intersect: (ids, filter, tx) => reads.intersect(ids, filter, tx),
  };
}

function firstOf<Sort extends string>(orders: Readonly<Record<Sort, Order>>): Sort {
  const [first] = Object.keys(orders) as Sort[];
  if (!first) throw new Error('A list needs at least one sort order.');
  return first;
}

function idsOf(rows: readonly { readonly _id: Id }[]): Id[] {
  return rows.map(({ _id }) => _id);
}

/**
 * Returns a row's position in a sort order. The sort field may be nested, such as `cents.available`. A time may be
 * `null`, as that of a hand-in that was taken back; the database sorts it before all others.
 */
function cursorFor(row: { _id: Id }, { by, kind }: Order): Cursor {
  const value = by.split('.').reduce<unknown>((inner, key) => Reflect.get(inner as object, key), row);
  const known = value ?? (kind === 'time' ? new Date(0) : value);
  return { value: known as Cursor['value'], id: row._id };
}

/** A filter split into the part that a sort index covers and the remaining conditions, each on its own. */
type SplitFilter = { readonly indexed: object; readonly residual: readonly object[] };

/**
 * Splits a filter for a sort order. An index covers equality conditions on its prefix and a range of the sort field.
 *
 * @param partition the first field of every index; it is added to every condition
 */
function splitFilter(filter: object, order: Order, partition: string | undefined): SplitFilter {
  const fields = Object.keys(filter).filter((field) => field !== partition);
  const common = pick(filter, partition === undefined ? [] : [partition]);
  const prefix = order.equalityPrefixes?.find((names) => names.every((name) => fields.includes(name))) ?? [];
  const indexedFields = fields.filter((field) => prefix.includes(field) || field === order.by);
  const residualFields = fields.filter((field) => !indexedFields.includes(field));
  return {
    indexed: { ...common, ...pick(filter, indexedFields) },
    residual: residualFields.map((field) => ({ ...common, ...pick(filter, [field]) })),
  };
}

function pick(filter: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => fields.includes(field)));
}
