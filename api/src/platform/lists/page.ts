export type PageQuery = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type Page<Item> = { items: Item[]; next: string | null };

/** How many records are read at a time when a list is exported or scanned. */
export const BATCH_SIZE = 500;

/** Iterates over all pages of a list. */
export async function* readInBatches<Item>(
  page: (query: PageQuery) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let cursor: string | null | undefined;
  do {
    const { items, next } = await page({ limit: BATCH_SIZE, cursor: cursor ?? undefined });
    yield items;
    cursor = next;
  } while (cursor !== null);
}

/** Converts the items of a page. */
export async function mapPage<Row, Item>(
  { items, next }: Page<Row>,
  present: (rows: readonly Row[]) => Item[] | Promise<Item[]>,
): Promise<Page<Item>> {
  return { items: await present(items), next };
}

/**
 * Cuts a page off rows that were read with at least one more than the limit: the extra row tells whether there is a
 * next page.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : cursorOf(last) };
}
