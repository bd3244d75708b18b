import { PAGE_LIMIT_DEFAULT } from '@platform/contracts';
import type { Id } from '../ids.ts';
import { BATCH_SIZE, cutPage, type Page, type PageQuery } from './page.ts';

type Identified = { readonly _id: Id };

/** A source of records in sort order, without the filter. */
export type Ordered<Row> = {
  page(query: PageQuery): Promise<Page<Row>>;
  /** Returns the cursor of a record; the page after it begins with the next record. */
  cursorOf(row: Row): string;
};

/** Upper bound on rows scanned per page. */
export const MAX_SCANNED = 10_000;

/**
 * Reads a page of the matching records by scanning the sort order. The scan is bounded, so a page may be short or even
 * empty and still have a next one. Following `next` to the end returns each match once, in order.
 *
 * @param matches returns those of some records that match, in any order
 * @param maxScanned upper bound on scanned rows
 */
export async function scanFiltered<Row extends Identified>(
  ordered: Ordered<Row>,
  { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
  matches: (rows: readonly Row[]) => Promise<readonly Identified[]>,
  maxScanned = MAX_SCANNED,
): Promise<Page<Row>> {
  const matched: Row[] = [];
  let next: string | null | undefined = cursor;
  let scanned = 0;
  while (next !== null && scanned < maxScanned && matched.length <= limit) {
    const batch: Page<Row> = await ordered.page({ limit: BATCH_SIZE, cursor: next });
    const matchingIds = new Set((await matches(batch.items)).map(({ _id }) => _id.toHexString()));
    matched.push(...batch.items.filter(({ _id }) => matchingIds.has(_id.toHexString())));
    scanned += batch.items.length;
    next = batch.next;
  }
  const page = cutPage(matched, limit, (last) => ordered.cursorOf(last));
  return { ...page, next: page.next ?? next ?? null };
}
