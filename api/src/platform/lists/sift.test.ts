import { newId, type Id } from '../ids.ts';
import type { Page, PageQuery } from './page.ts';
import { sift, type Ordered } from './sift.ts';

type Row = { readonly _id: Id; readonly number: number };

const rowsOf = (howMany: number): Row[] =>
  Array.from({ length: howMany }, (_, number) => ({ _id: newId(), number }));

/** Rows in order, a row's number being its place; counts how many were handed out. */
function ordered(rows: readonly Row[]): Ordered<Row> & { handedOut: number } {
  return {
    handedOut: 0,
    page({ limit = 50, cursor }: PageQuery) {
      const start = cursor === undefined ? 0 : Number(cursor) + 1;
      const items = rows.slice(start, start + limit);
      this.handedOut += items.length;
      const last = start + limit < rows.length ? items.at(-1) : undefined;
      return Promise.resolve({ items, next: last ? String(last.number) : null });
    },
    cursorOf: ({ number }) => String(number),
  };
}

const keeping = (isKept: (number: number) => boolean) => (rows: readonly Row[]) =>
  Promise.resolve(rows.filter(({ number }) => isKept(number)).toReversed());

async function pagesOf(rows: readonly Row[], limit: number, isKept: (number: number) => boolean) {
  const source = ordered(rows);
  const pages: Page<Row>[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await sift(source, { limit, cursor }, keeping(isKept));
    pages.push(page);
    if (page.next === null) return pages;
    cursor = page.next;
  }
}

test.each([1, 7, 50, 500])('pages of %i say each row that is kept once, in order', async (limit) => {
  const rows = rowsOf(1_700);
  for (const isKept of [
    (number: number) => number % 3 === 0,
    (number: number) => number > 1_600 || number < 3,
    () => true,
    () => false,
  ]) {
    const pages = await pagesOf(rows, limit, isKept);
    const numbers = pages.flatMap(({ items }) => items.map(({ number }) => number));

    expect(numbers).toEqual(rows.map(({ number }) => number).filter(isKept));
    for (const { items } of pages.slice(0, -1)) expect(items).toHaveLength(limit);
  }
});

test('looks at no more than it has to, and at so many at most: then a page is short and has a next one', async () => {
  const rows = rowsOf(25_000);
  const dense = ordered(rows);
  await sift(
    dense,
    { limit: 50 },
    keeping((number) => number % 2 === 0),
  );
  expect(dense.handedOut).toBe(500);

  const sparse = ordered(rows);
  const page = await sift(
    sparse,
    { limit: 50 },
    keeping((number) => number === 3 || number === 24_000),
  );
  expect(page.items).toHaveLength(1);
  expect(sparse.handedOut).toBe(10_000);

  const pages = await pagesOf(rows, 50, (number) => number === 3 || number === 24_000);
  expect(pages.map(({ items }) => items.map(({ number }) => number))).toEqual([[3], [], [24_000]]);
});
