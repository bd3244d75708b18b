export type PageQuery = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type Page<Item> = { items: Item[]; next: string | null };

/** Records that are read at once for a list that is wanted whole, or of which some are wanted. */
export const READ_AT_ONCE = 500;

/** All pages of a list, one after the other. */
export async function* batchesOf<Item>(
  page: (query: PageQuery) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let cursor: string | null | undefined;
  do {
    const { items, next } = await page({ limit: READ_AT_ONCE, cursor: cursor ?? undefined });
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
