import { Schema, type Types } from 'mongoose';
import { openTestDatabase } from '../../testing/test-api.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import { belongingTo, found, within } from './filters.ts';
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
  // Three at each moment, and three amounts in all: the id has to decide between equals.
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

async function allPages(sort: Sort | undefined, limit: number, filter: object): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await list.page({ sort, limit, cursor }, filter);
    ids.push(...items.map(({ _id }) => _id.toHexString()));
    cursor = next ?? undefined;
  } while (cursor);
  return ids;
}

const idsOf = (some: readonly Placed[]): string[] => some.map(({ _id }) => _id.toHexString());
type Placed = Pick<Row, '_id' | 'at'>;
const byId = (a: Placed, b: Placed): number => a._id.toHexString().localeCompare(b._id.toHexString());
const newestFirst = (a: Placed, b: Placed): number => b.at.getTime() - a.at.getTime() || byId(b, a);

test.each([
  ['newest', newestFirst],
  ['lowest', (a: Row, b: Row) => a.cents - b.cents || byId(a, b)],
  ['name', (a: Row, b: Row) => a.name.localeCompare(b.name) || byId(a, b)],
] as const)('pages by %s say each row once, in order, whatever their length', async (sort, order) => {
  const expected = idsOf(rows.filter(({ status }) => status === 'open').sort(order));

  for (const limit of [1, 4, 27, 100])
    expect(await allPages(sort, limit, { status: 'open' })).toEqual(expected);
});

test('the first order is the one without a name; a page of just the limit is the last', async () => {
  expect(await allPages(undefined, 10, {})).toEqual(await allPages('newest', 7, {}));
  expect((await list.page({ limit: 30 }, {})).next).toBeNull();
});

test('rows that come and go between two pages neither repeat nor hide others', async () => {
  const first = await list.page({ limit: 10 }, {});
  const newer = { ...rows[0]!, _id: newId(), at: new Date(HOUR_MS * 100) };
  await database.connection.collection('rows').insertOne(newer);
  await database.connection.collection('rows').deleteOne({ _id: first.items.at(-1)!._id });
  const second = await list.page({ limit: 100, cursor: first.next! }, {});

  expect(idsOf([...first.items, ...second.items])).toEqual(await allPagesWithout(newer._id));
  await database.connection.collection('rows').deleteOne({ _id: newer._id });
  await database.connection.collection('rows').insertOne(first.items.at(-1)!);

  async function allPagesWithout(id: Types.ObjectId): Promise<string[]> {
    const gone = first.items.at(-1)!;
    const left = (await allPages('newest', 100, {})).filter((own) => own !== id.toHexString());
    return left.toSpliced(first.items.length - 1, 0, gone._id.toHexString());
  }
});

test.each([
  ['of another order', async () => (await list.page({ sort: 'lowest', limit: 1 }, {})).next!],
  ['that was made up', async () => Promise.resolve('abc')],
  ['with an operator in it', async () => Promise.resolve(encoded(['newest', { $gt: 0 }, ADA.toHexString()]))],
  ['with a time that is none', async () => Promise.resolve(encoded(['newest', 9e15, ADA.toHexString()]))],
  ['with an id that is none', async () => Promise.resolve(encoded(['newest', 0, 'x']))],
  ['of an order that every object has', async () => Promise.resolve(encoded(['constructor', 0, 'x']))],
  ['that is no list', async () => Promise.resolve(encoded(null))],
])('a cursor %s is refused', async (_name, make) => {
  await expect(list.page({ cursor: await make() }, {})).rejects.toMatchObject({
    code: 'invalid_request',
    details: [{ path: 'cursor' }],
  });
});

function encoded(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

describe('filters', () => {
  const count = async (filter: object) => (await allPages(undefined, 100, filter)).length;

  test('a span begins with its first moment and ends before its last', async () => {
    const [from, to] = [new Date(HOUR_MS).toISOString(), new Date(3 * HOUR_MS).toISOString()];

    expect(await count(within('at', { from, to }))).toBe(6);
    expect(await count(within('at', { from }))).toBe(27);
    expect(await count(within('at', {}))).toBe(30);
  });

  test('an owner who is none has nothing', async () => {
    expect(await count(belongingTo('userId', ADA.toHexString()))).toBe(15);
    expect(await count(belongingTo('userId', 'nobody'))).toBe(0);
    expect(await count(belongingTo('userId', undefined))).toBe(30);
  });

  test('a search finds the users it found, an id, or a reference, and nothing for what is none of them', async () => {
    const pages = async (filter: object) => (await allPages('newest', 4, filter)).length;

    expect(await pages(found('ad', [ADA]))).toBe(15);
    expect(await pages(found(rows[3]!._id.toHexString().toUpperCase(), []))).toBe(1);
    expect(await pages(found(BEN.toHexString(), [ADA]))).toBe(30);
    expect(await pages(found('.*', []))).toBe(0);
    expect(await pages({ ...found('x', [ADA, BEN]), status: 'closed' })).toBe(3);
    expect(await pages(found(undefined, []))).toBe(30);
  });
});

describe('what lies far off in the order', () => {
  const far = { name: { $gte: 'far', $lt: 'fas' } };
  const isFar = ({ name }: { name: string }): boolean => name.startsWith('far');

  /** A list of more records than a glance goes over; the newest is far, and so are many old ones. */
  async function farOff(collection: string, howMany: number, indexes: Record<string, 1>[]) {
    const schema = new Schema<Row>({ userId: Schema.Types.ObjectId, at: Date, name: String });
    for (const index of indexes) schema.index(index);
    const model = database.connection.model<Row>(collection, schema, collection);
    await model.createIndexes();
    const rows = Array.from({ length: howMany }, (_, index) => ({
      _id: newId(),
      at: new Date(HOUR_MS * Math.floor(index / 3)),
      name: `${index < 700 || index === howMany - 1 ? 'far' : 'near'}-${index % 9}`,
    }));
    await database.connection.collection(collection).insertMany(rows);
    const orders = { newest: { by: 'at', kind: 'time', direction: -1 } } as const;
    return { rows, list: createList<Row, 'newest'>(model, orders) };
  }

  test.each([
    // More than are looked at for one page come before them.
    [
      'by an index of its own',
      12_000,
      [
        { at: 1, _id: 1 },
        { name: 1, _id: 1 },
      ],
    ],
    ['by looking on from where the glance has ended', 4_000, [{ at: 1, _id: 1 }]],
  ] as const)('is found %s: whole pages, in order', async (_name, howMany, indexes) => {
    const { rows, list } = await farOff(`far_off_${howMany}`, howMany, [...indexes]);

    const first = await list.page({ limit: 500 }, far);
    const second = await list.page({ limit: 500, cursor: first.next! }, far);

    const expected = rows.filter(isFar).sort(newestFirst);
    expect(idsOf([...first.items, ...second.items])).toEqual(idsOf(expected));
    expect([first.items.length, second.next]).toEqual([500, null]);
  });
});

test('batches give all of it', async () => {
  const sizes: number[] = [];
  for await (const batch of list.batches({ sort: 'name' }, {})) sizes.push(batch.length);

  expect(sizes).toEqual([30]);
});
