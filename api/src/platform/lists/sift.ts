import { PAGE_LIMIT_DEFAULT } from '@platform/contracts';
import type { Id } from '../ids.ts';
import { READ_AT_ONCE, type Page, type PageQuery } from './page.ts';

type Identified = { readonly _id: Id };

/** Records in an order that knows nothing of what is looked for among them. */
export type Ordered<Row> = {
  page(query: PageQuery): Promise<Page<Row>>;
  /** The place of a record: a page from there on begins with the next one. */
  cursorOf(row: Row): string;
};

/** So many are looked at for one page at most, however few of them are kept. */
export const LOOKED_AT_MAX = 10_000;

/**
 * A page of those records of an order that are kept, as far as one look goes: it may be short, or even empty, and yet
 * have a next one. Who follows `next` to its end sees each of them once, in order.
 *
 * @param keep finds those of some that are kept
 * @param atMost so many are looked at
 */
export async function sift<Row extends Identified>(
  ordered: Ordered<Row>,
  { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
  keep: (rows: readonly Row[]) => Promise<readonly Identified[]>,
  atMost = LOOKED_AT_MAX,
): Promise<Page<Row>> {
  const kept: Row[] = [];
  let next: string | null | undefined = cursor;
  let looked = 0;
  while (next !== null && looked < atMost && kept.length <= limit) {
    const read: Page<Row> = await ordered.page({ limit: READ_AT_ONCE, cursor: next });
    const found = new Set((await keep(read.items)).map(({ _id }) => _id.toHexString()));
    kept.push(...read.items.filter(({ _id }) => found.has(_id.toHexString())));
    looked += read.items.length;
    next = read.next;
  }
  const items = kept.slice(0, limit);
  const last = kept.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? ordered.cursorOf(last) : (next ?? null) };
}
