import { newId, type Id } from '../ids.ts';
import type { Page, PageQuery } from './page.ts';
import { scanFiltered, type Ordered } from './scan-filtered.ts';

type Row = { readonly _id: Id; readonly number: number };

const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, number) => ({ _id: newId(), number }));

/** Creates a sorted source in which a row's number is its position. Counts the rows that are read. */
function createSource(rows: readonly Row[]): Ordered<Row> & { rowsRead: number } {
  return {
    rowsRead: 0,
    page({ limit = 50, cursor }: PageQuery) {
      const start = cursor === undefined ? 0 : Number(cursor) + 1;
      const items = rows.slice(start, start + limit);
      this.rowsRead += items.length;
      const last = start + limit < rows.length ? items.at(-1) : undefined;
      return Promise.resolve({ items, next: last ? String(last.number) : null });
    },
    cursorOf: ({ number }) => String(number),
  };
}

/** Selects the matches in reversed order, because `scanFiltered` must not rely on the order. */
const selectBy = (isMatch: (number: number) => boolean) => (rows: readonly Row[]) =>
  Promise.resolve(rows.filter(({ number }) => isMatch(number)).toReversed());

async function readAllPages(rows: readonly Row[], limit: number, isMatch: (number: number) => boolean) {
  const source = createSource(rows);
  const pages: Page<Row>[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await scanFiltered(source, { limit, cursor }, selectBy(isMatch));
    pages.push(page);
    if (page.next === null) return pages;
    cursor = page.next;
  }
}

test.each([1, 7, 50, 500])('pages of %i return each match once, in order', async (limit) => {
  const rows = createRows(1_700);
  for (const isMatch of [
    (number: number) => number % 3 === 0,
    (number: number) => number > 1_600 || number < 3,
    () => true,
    () => false,
  ]) {
    const pages = await readAllPages(rows, limit, isMatch);
    const numbers = pages.flatMap(({ items }) => items.map(({ number }) => number));

    expect(numbers).toEqual(rows.map(({ number }) => number).filter(isMatch));
    for (const { items } of pages.slice(0, -1)) expect(items).toHaveLength(limit);
  }
});

test('scans no more rows than needed, and stops at the limit with a short page that has a next one', async () => {
  const rows = createRows(25_000);
  const dense = createSource(rows);
  await scanFiltered(
    dense,
    { limit: 50 },
    selectBy((number) => number % 2 === 0),
  );
  expect(dense.rowsRead).toBe(500);

  const sparse = createSource(rows);
  const page = await scanFiltered(
    sparse,
    { limit: 50 },
    selectBy((number) => number === 3 || number === 24_000),
  );
  expect(page.items).toHaveLength(1);
  expect(sparse.rowsRead).toBe(10_000);

  const pages = await readAllPages(rows, 50, (number) => number === 3 || number === 24_000);
  expect(pages.map(({ items }) => items.map(({ number }) => number))).toEqual([[3], [], [24_000]]);
});
