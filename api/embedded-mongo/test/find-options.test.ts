import type { Document } from 'mongodb';
import { captureServerError, createIndex, useEngine } from './test-engine.ts';

const { db } = useEngine();

test('rejects a sort by parallel arrays', async () => {
  const collection = db().collection('parallel');
  await collection.insertMany([{ a: [1, 2], b: [1] }, { a: 1 }]);
  expect((await captureServerError(collection.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
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

test.each<[Document, number]>([
  [{ a: 1, b: 0 }, 31254],
  [{ a: 0, b: 1 }, 31253],
  [{ 'e.$': 1 }, 16410],
  [{ n: { $size: '$e' } }, 168],
  [{ e: { $slice: ['$e', 1] } }, 168],
  [{ e: { $elemMatch: { $gt: 1 } } }, 168],
  [{ $a: 1 }, 16410],
])('rejects the projection %j with code %i', async (projection, code) => {
  expect((await captureServerError(db().command({ find: 'x', projection }))).code).toBe(code);
});

test('applies skip and limit to finds and counts', async () => {
  const collection = db().collection('pages');
  await collection.insertMany(Array.from({ length: 250 }, (_item, n) => ({ n })));
  const page = collection.find().sort({ n: 1 }).skip(240).limit(20);
  expect((await page.toArray()).map(({ n }) => n as number)).toEqual([
    240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
  ]);
  expect(await collection.countDocuments({ n: { $gte: 100 } }, { skip: 10, limit: 20 })).toBe(20);
  expect(await collection.countDocuments({ n: { $gte: 100 } }, { skip: 145 })).toBe(5);
  expect(await collection.estimatedDocumentCount()).toBe(250);
  expect((await collection.find().toArray()).length).toBe(250);
});

describe('a count by an index', () => {
  const rows = () => db().collection('counted');

  beforeAll(async () => {
    await createIndex(rows(), { kind: 1, n: 1 });
    await rows().insertMany(
      Array.from({ length: 25_000 }, (_item, n) => ({ kind: n % 5 === 0 ? 'a' : 'b', n })),
    );
  });

  test.each([
    [{}, 20_000],
    [{ limit: 7 }, 7],
    [{ limit: 10_000 }, 10_000],
    [{ limit: 10_001 }, 10_001],
    [{ limit: 30_000 }, 20_000],
    [{ skip: 19_998 }, 2],
    [{ skip: 19_998, limit: 1 }, 1],
    [{ skip: 30_000 }, 0],
  ])('with %j counts no more keys than it needs', async (options, expected) => {
    const filter = { kind: 'b' };
    expect(await rows().countDocuments(filter, options)).toBe(expected);
    const { executionStats } = await db().command({
      explain: { count: 'counted', query: filter, ...options },
    });
    const { skip = 0, limit = Infinity } = options as { skip?: number; limit?: number };
    expect(executionStats).toMatchObject({
      nReturned: expected,
      totalKeysExamined: Math.min(20_000, skip + limit),
      totalDocsExamined: 0,
    });
  });

  test('adds up the ranges of several values', async () => {
    const filter = { kind: { $in: ['a', 'b'] } };
    expect(await rows().countDocuments(filter)).toBe(25_000);
    expect(await rows().countDocuments(filter, { skip: 4_000, limit: 15_000 })).toBe(15_000);
  });
});
