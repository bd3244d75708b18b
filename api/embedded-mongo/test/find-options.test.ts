import { Catalog } from '../src/catalog/catalog.ts';
import { Finder, type Query } from '../src/find/finder.ts';
import { runToCompletion } from '../src/find/stream.ts';
import { Operation } from '../src/operation.ts';
import { compileFilter } from '../src/query/filter.ts';
import { RecordStore } from '../src/records/record-store.ts';
import { Environment } from '../src/storage/environment.ts';
import { Writer } from '../src/storage/writer.ts';
import { captureServerError, createIndex, useEngine } from './test-engine.ts';

const { db, engine } = useEngine();

test('rejects a sort by parallel arrays', async () => {
  const collection = db().collection('parallel');
  await collection.insertMany([{ a: [1, 2], b: [1] }, { a: 1 }]);
  expect((await captureServerError(collection.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
});

test('sorts by the lowest element of an array, or by the highest if descending', async () => {
  const collection = db().collection('ends');
  await collection.insertMany([
    { _id: 1 as never, a: [5, 1] },
    { _id: 2 as never, a: [3, 4] },
    { _id: 3 as never, a: 2 },
  ]);
  const sorted = async (a: 1 | -1) => (await collection.find().sort({ a }).toArray()).map(({ _id }) => _id);
  expect(await sorted(1)).toEqual([1, 3, 2]);
  expect(await sorted(-1)).toEqual([1, 2, 3]);
});

test('sorts by an array of many elements', async () => {
  const collection = db().collection('many-elements');
  await collection.insertMany([{ a: Array.from({ length: 200_000 }, (_item, n) => n % 9) }, { a: -1 }]);
  expect((await collection.find().sort({ a: 1 }).toArray())[0]?.a).toBe(-1);
});

test.each([
  [{ a: 2 }, 15975],
  [{ a: 'x' }, 15975],
  [{ a: { $meta: 'textScore' } }, 15975],
  [{ $natural: 1 }, 2],
])('rejects the sort %j with code %i', async (sort, code) => {
  expect((await captureServerError(db().command({ find: 'x', sort }))).code).toBe(code);
});

test('applies skip and limit to finds and counts', async () => {
  const collection = db().collection('pages');
  await collection.insertMany(Array.from({ length: 250 }, (_item, n) => ({ n })));
  const page = collection.find().sort({ n: 1 }).skip(240).limit(20);
  expect((await page.toArray()).map(({ n }) => n as number)).toEqual([
    240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
  ]);
  expect(await collection.countDocuments({ n: { $gte: 100 } }, { limit: 20 })).toBe(20);
  expect(await collection.countDocuments({ n: { $gte: 100 } }, { limit: 200 })).toBe(150);
  expect(await collection.countDocuments()).toBe(250);
  expect((await collection.find().toArray()).length).toBe(250);
});

describe('a count by an index', () => {
  const COUNT = 25_000;
  const isB = (n: number): boolean => n % 5 > 0;

  beforeAll(async () => {
    const rows = db().collection('counted');
    await createIndex(rows, { kind: 1, n: 1 });
    await rows.insertMany(Array.from({ length: COUNT }, (_item, n) => ({ kind: isB(n) ? 'b' : 'a', n })));
  });

  test.each([
    [{}, 20_000],
    [{ limit: 7 }, 7],
    [{ limit: 10_000 }, 10_000],
    [{ limit: 10_001 }, 10_001],
    [{ limit: 30_000 }, 20_000],
  ])('with %j counts no more keys than it needs', async (options, expected) => {
    const filter = { kind: 'b' };
    expect(await db().collection('counted').countDocuments(filter, options)).toBe(expected);
    expect(await countInProcess({ filter: compileFilter(filter), ...options })).toEqual({
      count: expected,
      examined: { keys: expected, records: 0 },
    });
  });

  test('adds up the ranges of several values', async () => {
    const filter = { kind: { $in: ['a', 'b'] } };
    expect(await db().collection('counted').countDocuments(filter)).toBe(COUNT);
    expect(await db().collection('counted').countDocuments(filter, { limit: 15_000 })).toBe(15_000);
  });

  /** Counts beside the engine, and returns what was read. No command tells it. */
  async function countInProcess(query: Query) {
    const environment = new Environment(engine().folder);
    const writer = new Writer(environment, { onFailure: ignore, onRecovery: ignore, onFatal: ignore });
    const catalog = new Catalog(environment, writer);
    const finder = new Finder(environment, new RecordStore(environment, writer, catalog), catalog);
    const operation = new Operation();
    const collection = catalog.findCollection('test.counted');
    const count = await runToCompletion(finder.count(collection, query, operation), operation);
    await environment.close();
    return { count, examined: operation.examined };
  }
});

const ignore = (): void => undefined;
