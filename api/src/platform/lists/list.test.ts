import { Schema, type Types } from 'mongoose';
import { openTestDatabase } from '../../../test/support/test-api.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import { byOwner, searchFilter, dateRange } from './filters.ts';
import { createList, type List } from './list.ts';

type Row = {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  at: Date;
  cents: number;
  name: string;
  status: string;
};
type Sort = 'newest' | 'lowest' | 'name';

const HOUR_MS = 3_600_000;
const [ADA, BEN] = [newId(), newId()];

let database: Database;
let rows: Row[];
let list: List<Row, Sort>;
beforeAll(async () => {
  database = await openTestDatabase();
  const required = true;
  const schema = new Schema<Row>({
    userId: { type: Schema.Types.ObjectId, required },
    at: { type: Date, required },
    cents: { type: Number, required },
    name: { type: String, required },
    status: { type: String, required },
  });
  schema.index({ status: 1, at: 1, _id: 1 });
  const model = database.connection.model<Row>('Row', schema, 'rows');
  await model.createIndexes();
  // Three rows share each time, and there are only three amounts, so ties have to be broken by id.
  rows = Array.from({ length: 30 }, (_, index) => ({
    _id: newId(),
    userId: index % 2 === 0 ? ADA : BEN,
    at: new Date(HOUR_MS * Math.floor(index / 3)),
    cents: (index % 3) * 100,
    name: `name-${index % 4}`,
    status: index < 27 ? 'open' : 'closed',
  }));
  await model.insertMany(rows);
  list = createList<Row, Sort>(model, {
    newest: { by: 'at', kind: 'time', direction: -1 },
    lowest: { by: 'cents', kind: 'number', direction: 1 },
    name: { by: 'name', kind: 'text', direction: 1 },
  });
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

async function readAllPages(sort: Sort | undefined, limit: number, filter: object): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await list.page({ sort, limit, cursor }, filter);
    ids.push(...items.map(({ _id }) => _id.toHexString()));
    cursor = next ?? undefined;
  } while (cursor);
  return ids;
}

const idsOf = (someRows: readonly SortableRow[]): string[] => someRows.map(({ _id }) => _id.toHexString());
type SortableRow = Pick<Row, '_id' | 'at'>;
const byId = (a: SortableRow, b: SortableRow): number =>
  a._id.toHexString().localeCompare(b._id.toHexString());
const newestFirst = (a: SortableRow, b: SortableRow): number => b.at.getTime() - a.at.getTime() || byId(b, a);

test.each([
  ['newest', newestFirst],
  ['lowest', (a: Row, b: Row) => a.cents - b.cents || byId(a, b)],
  ['name', (a: Row, b: Row) => a.name.localeCompare(b.name) || byId(a, b)],
] as const)('pages sorted by %s return each row once, in order, for any page size', async (sort, compare) => {
  const expected = idsOf(rows.filter(({ status }) => status === 'open').sort(compare));

  for (const limit of [1, 4, 27, 100])
    expect(await readAllPages(sort, limit, { status: 'open' })).toEqual(expected);
});

test('defaults to the first sort order, and a page that reaches the limit exactly is the last', async () => {
  expect(await readAllPages(undefined, 10, {})).toEqual(await readAllPages('newest', 7, {}));
  expect((await list.page({ limit: 30 }, {})).next).toBeNull();
});

test('inserting and deleting rows between pages neither repeats nor hides other rows', async () => {
  const first = await list.page({ limit: 10 }, {});
  const newer = { ...rows[0]!, _id: newId(), at: new Date(HOUR_MS * 100) };
  await database.connection.collection('rows').insertOne(newer);
  await database.connection.collection('rows').deleteOne({ _id: first.items.at(-1)!._id });
  const second = await list.page({ limit: 100, cursor: first.next! }, {});

  expect(idsOf([...first.items, ...second.items])).toEqual(await expectedIds(newer._id));
  await database.connection.collection('rows').deleteOne({ _id: newer._id });
  await database.connection.collection('rows').insertOne(first.items.at(-1)!);

  /** The list without the inserted row and with the deleted one, which was already on the first page. */
  async function expectedIds(inserted: Types.ObjectId): Promise<string[]> {
    const deleted = first.items.at(-1)!;
    const ids = await readAllPages('newest', 100, {});
    return ids
      .filter((id) => id !== inserted.toHexString())
      .toSpliced(first.items.length - 1, 0, deleted._id.toHexString());
  }
});

test.each([
  ['of another order', async () => (await list.page({ sort: 'lowest', limit: 1 }, {})).next!],
  ['with arbitrary text', async () => Promise.resolve('abc')],
  [
    'containing a query operator',
    async () => Promise.resolve(encoded(['newest', { $gt: 0 }, ADA.toHexString()])),
  ],
  ['with an invalid time', async () => Promise.resolve(encoded(['newest', 9e15, ADA.toHexString()]))],
  ['with a malformed id', async () => Promise.resolve(encoded(['newest', 0, 'x']))],
  ['of an inherited property name', async () => Promise.resolve(encoded(['constructor', 0, 'x']))],
  ['that is not an array', async () => Promise.resolve(encoded(null))],
])('rejects a cursor %s', async (_name, make) => {
  await expect(list.page({ cursor: await make() }, {})).rejects.toMatchObject({
    code: 'invalid_request',
    details: [{ path: 'cursor' }],
  });
});

function encoded(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

describe('filters', () => {
  const count = async (filter: object) => (await readAllPages(undefined, 100, filter)).length;

  test('a date range includes its start and excludes its end', async () => {
    const [from, to] = [new Date(HOUR_MS).toISOString(), new Date(3 * HOUR_MS).toISOString()];

    expect(await count(dateRange('at', { from, to }))).toBe(6);
    expect(await count(dateRange('at', { from }))).toBe(27);
    expect(await count(dateRange('at', {}))).toBe(30);
  });

  test('an owner filter with a malformed id matches nothing', async () => {
    expect(await count(byOwner('userId', ADA.toHexString()))).toBe(15);
    expect(await count(byOwner('userId', 'unknown-user'))).toBe(0);
    expect(await count(byOwner('userId', undefined))).toBe(30);
  });

  test('a search matches the given users, record ids and user ids, and nothing else', async () => {
    const countMatches = async (filter: object) => (await readAllPages('newest', 4, filter)).length;

    expect(await countMatches(searchFilter('ad', [ADA]))).toBe(15);
    expect(await countMatches(searchFilter(rows[3]!._id.toHexString().toUpperCase(), []))).toBe(1);
    expect(await countMatches(searchFilter(BEN.toHexString(), [ADA]))).toBe(30);
    expect(await countMatches(searchFilter('.*', []))).toBe(0);
    expect(await countMatches({ ...searchFilter('x', [ADA, BEN]), status: 'closed' })).toBe(3);
    expect(await countMatches(searchFilter(undefined, []))).toBe(30);
  });
});

describe('a filter whose matches are far down the sort order', () => {
  const matchingFilter = { name: { $gte: 'match', $lt: 'matci' } };
  const isMatch = ({ name }: { name: string }): boolean => name.startsWith('match');

  /** Creates a list longer than `PROBE_SIZE`, in which the newest record and the 700 oldest ones match. */
  async function createLongList(collection: string, rowCount: number, indexes: Record<string, 1>[]) {
    const schema = new Schema<Row>({ userId: Schema.Types.ObjectId, at: Date, name: String });
    for (const index of indexes) schema.index(index);
    const model = database.connection.model<Row>(collection, schema, collection);
    await model.createIndexes();
    const rows = Array.from({ length: rowCount }, (_, index) => ({
      _id: newId(),
      at: new Date(HOUR_MS * Math.floor(index / 3)),
      name: `${index < 700 || index === rowCount - 1 ? 'match' : 'other'}-${index % 9}`,
    }));
    await database.connection.collection(collection).insertMany(rows);
    const orders = { newest: { by: 'at', kind: 'time', direction: -1 } } as const;
    return { rows, list: createList<Row, 'newest'>(model, orders) };
  }

  test.each([
    // The matches come after more rows than are scanned for one page.
    [
      'through an index of the filtered field',
      12_000,
      [
        { at: 1, _id: 1 },
        { name: 1, _id: 1 },
      ],
    ],
    ['by continuing the scan after the probe', 4_000, [{ at: 1, _id: 1 }]],
  ] as const)('returns full pages in order %s', async (_name, rowCount, indexes) => {
    const { rows, list } = await createLongList(`long_list_${rowCount}`, rowCount, [...indexes]);

    const first = await list.page({ limit: 500 }, matchingFilter);
    const second = await list.page({ limit: 500, cursor: first.next! }, matchingFilter);

    const expected = rows.filter(isMatch).sort(newestFirst);
    expect(idsOf([...first.items, ...second.items])).toEqual(idsOf(expected));
    expect([first.items.length, second.next]).toEqual([500, null]);
  });
});

test('reads the whole list in batches', async () => {
  const sizes: number[] = [];
  for await (const batch of list.batches({ sort: 'name' }, {})) sizes.push(batch.length);

  expect(sizes).toEqual([30]);
});
