import { Double, Long, ObjectId, type Document } from 'mongodb';
import { captureServerError, createIndex, useEngine } from './test-engine.ts';

const { client, db, inTransaction } = useEngine();

const newCollection = () => db().collection(`d${new ObjectId().toHexString()}`);

describe('distinct', () => {
  test.each<[title: string, docs: Document[], key: string, values: unknown[]]>([
    ['of a field', [{ d: 'A' }, { d: 'B' }, { d: 'A' }, {}], 'd', ['A', 'B']],
    ['of a nested field', [{ i: { s: 1 } }, { i: { s: 2 } }, { i: 5 }], 'i.s', [1, 2]],
    [
      'of array elements',
      [{ s: ['M', 'L'] }, { s: 'S' }, { s: ['S', 'M'] }, { s: [] }],
      's',
      ['M', 'L', 'S'],
    ],
    ['of arrays in arrays', [{ s: [[1, 2], 1] }], 's', [[1, 2], 1]],
    ['of fields of array elements', [{ a: [{ b: 1 }, { b: [2, 3] }] }], 'a.b', [1, 2, 3]],
    [
      'of equal numbers, null and documents',
      [{ a: 1 }, { a: new Double(1) }, { a: Long.fromInt(1) }, { a: null }, { a: { x: 1 } }],
      'a',
      [1, null, { x: 1 }],
    ],
  ])('%s', async (_title, docs, key, values) => {
    const collection = newCollection();
    await collection.insertMany(docs.map((doc) => ({ ...doc })));
    expect(await collection.distinct(key)).toEqual(values);
  });

  test('takes a filter, and reads in a transaction', async () => {
    const collection = newCollection();
    await collection.insertMany([
      { d: 1, n: 1 },
      { d: 2, n: 2 },
    ]);
    const values = await inTransaction(async (session) => {
      await collection.insertOne({ d: 3, n: 2 }, { session });
      return collection.distinct('d', { n: 2 }, { session });
    });
    expect(values).toEqual([2, 3]);
  });

  test('rejects a wrong key, an unknown option and more than 16 MB', async () => {
    const { collectionName } = newCollection();
    expect((await captureServerError(db().command({ distinct: collectionName, key: 1 }))).code).toBe(14);
    const unknown = { distinct: collectionName, key: 'a', foo: 1 };
    expect((await captureServerError(db().command(unknown))).code).toBe(40415);
    const collection = newCollection();
    await collection.insertMany(['a', 'b', 'c'].map((char) => ({ text: char.repeat(6_000_000) })));
    expect((await captureServerError(collection.distinct('text'))).code).toBe(17217);
  });
});

describe('cursors', () => {
  test('of a dropped collection end with code 175', async () => {
    const collection = newCollection();
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    const cursor = collection.find().sort({ a: 1 }).batchSize(1);
    await cursor.next();
    await collection.drop();
    expect((await captureServerError(cursor.next())).code).toBe(175);
  });

  test('end with their own index only', async () => {
    const collection = newCollection();
    await collection.insertMany([
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 3, b: 3 },
    ]);
    await createIndex(collection, { a: 1 });
    await createIndex(collection, { b: 1 });
    const cursors = [{ a: { $gt: 0 } }, { b: { $gt: 0 } }, {}].map((filter) =>
      collection.find(filter).batchSize(1),
    );
    for (const cursor of cursors) await cursor.next();
    await collection.dropIndex('a_1');
    const [onDropped, onOther, onNone] = cursors as [
      (typeof cursors)[0],
      (typeof cursors)[0],
      (typeof cursors)[0],
    ];
    expect((await captureServerError(onDropped.next())).code).toBe(175);
    const session = client().startSession();
    const find = { find: collection.collectionName, filter: { b: { $gt: 0 } }, batchSize: 0 };
    const { cursor: unread } = await db().command(find, { promoteLongs: false, session });
    expect(await onOther.toArray()).toHaveLength(2);
    expect(await onNone.toArray()).toHaveLength(2);
    await collection.dropIndex('b_1');
    const { id } = unread as { id: Long };
    const getMore = db().command({ getMore: id, collection: collection.collectionName }, { session });
    expect((await captureServerError(getMore)).code).toBe(175);
    await session.endSession();
  });
});

test('keeps negative zero, which equals zero', async () => {
  const collection = newCollection();
  await createIndex(collection, { a: 1 }, { unique: true });
  await collection.insertOne({ a: -0 });
  expect(Object.is((await collection.findOne({ a: 0 }))?.a, -0)).toBe(true);
  expect((await captureServerError(collection.insertOne({ a: 0 }))).code).toBe(11000);
  await collection.updateOne({}, { $set: { b: -0 } });
  expect(Object.is((await collection.findOne())?.b, -0)).toBe(true);
});
