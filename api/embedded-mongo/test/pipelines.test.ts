import { Long } from 'mongodb';
import { compileStages } from '../src/aggregation/pipeline.ts';
import { PAUSE } from '../src/find/stream.ts';
import type { Operation } from '../src/operation.ts';
import { captureServerError, createIndex, useEngine } from './test-engine.ts';

const { db } = useEngine();

test('$avg is a double, and the position of $unwind an int64', async () => {
  const collection = db().collection('types');
  await collection.insertOne({ n: [1, 3] });
  const pipeline = [
    { $unwind: { path: '$n', includeArrayIndex: 'i' } },
    { $group: { _id: null, avg: { $avg: '$n' }, last: { $last: '$i' } } },
  ];
  const isTyped = {
    $match: { avg: { $type: 'double', $eq: 2 }, last: { $type: 'long', $eq: Long.fromInt(1) } },
  };
  expect(await collection.aggregate([...pipeline, isTyped]).toArray()).toHaveLength(1);
});

test('$push and $facet stay below the memory limit', async () => {
  const collection = db().collection('large');
  await collection.insertMany(Array.from({ length: 8 }, () => ({ text: 'x'.repeat(8_000_000) })));
  for (const stage of [
    { $group: { _id: null, all: { $push: '$text' } } },
    { $facet: { all: [] } },
    { $sort: { a: 1 } },
  ]) {
    const action = collection.aggregate([{ $limit: 8 }, { $match: {} }, stage]).toArray();
    expect((await captureServerError(action)).code).toBe(292);
  }
});

test.each([
  ['the groups', { $group: { _id: '$a' } }],
  ['the elements of an array', { $unwind: '$a' }],
])('pauses between %s', (_name, stage) => {
  const operation = { isSliceOver: true } as Operation;
  const run = compileStages([stage], {
    operation,
    database: 'x',
    findForeign: () => [],
    collation: undefined,
  });
  const items = [...run([{ a: [1, 2] }, { a: 3 }])];
  const results = items.filter((item) => item !== PAUSE);
  expect(results.length).toBeGreaterThan(1);
  expect(results.map((result) => items[items.indexOf(result) + 1])).toEqual(results.map(() => PAUSE));
});

test('find projects nested and computed fields', async () => {
  const collection = db().collection('projected');
  await collection.insertOne({ _id: 1 as never, a: { b: 1, c: 2 }, d: [{ e: 1, f: 2 }] });
  const projection = { 'a.b': 1, d: { e: 1 }, copy: '$a.c' };
  expect(await collection.findOne({}, { projection })).toEqual({
    _id: 1,
    a: { b: 1 },
    d: [{ e: 1 }],
    copy: 2,
  });
  const update = { $set: { x: 1 } };
  expect(
    await collection.findOneAndUpdate({}, update, { projection: { a: 0, d: 0 }, returnDocument: 'after' }),
  ).toEqual({ _id: 1, x: 1 });
});

test('$lookup uses an index on the foreign field', async () => {
  const [local, foreign] = [db().collection('local'), db().collection('foreign')];
  await foreign.insertMany([3, 1, 2].map((ref) => ({ ref })));
  await local.insertOne({ refs: [2, 3, 1] });
  const joinRefs = async (): Promise<unknown> => {
    const [doc] = await local
      .aggregate<{ matches: { ref: number }[] }>([
        { $lookup: { from: 'foreign', localField: 'refs', foreignField: 'ref', as: 'matches' } },
      ])
      .toArray();
    return doc?.matches.map(({ ref }) => ref);
  };
  // The matches are in the order of the access path: first the collection's, then the index's.
  expect(await joinRefs()).toEqual([3, 1, 2]);
  await createIndex(foreign, { ref: 1 });
  expect(await joinRefs()).toEqual([1, 2, 3]);
});
