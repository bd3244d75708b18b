import type { Collection, Document } from 'mongodb';
import { captureServerError, createIndex, useServer } from '../test-engine.ts';
import { idsOf, insertRows, servers, type Row } from './servers.ts';

/** Two ways to have an index of those documents only that have a field. */
const PRESENT_ONLY: Array<[title: string, options: Document]> = [
  ['sparse', { sparse: true }],
  ['partial by existence', { partialFilterExpression: { a: { $exists: true } } }],
];

const DOCS = [{ a: 1 }, {}, { b: 5 }, { a: null }, { a: [2, { c: 1 }] }, { a: [] }];

const find = async (collection: Collection<Row>, filter: Document): Promise<number[]> =>
  idsOf(await collection.find(filter).sort({ _id: 1 }).toArray());

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  describe.each(PRESENT_ONLY)('an index that is %s', (_title, options) => {
    test('is unique for documents that have the field', async () => {
      const collection = await insertRows(db(), DOCS);
      await createIndex(collection, { a: 1 }, { unique: true, ...options });
      await collection.insertMany([{ _id: 10 }, { _id: 11, b: 5 }]);
      for (const a of [1, null, [7, 2]])
        expect((await captureServerError(collection.insertOne({ _id: 12, a }))).code).toBe(11000);
      await collection.updateOne({ _id: 0 }, { $unset: { a: 1 } });
      await collection.insertOne({ _id: 13, a: 1 });
      expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
    });

    test('is not used where documents without the field match', async () => {
      const collection = await insertRows(db(), DOCS);
      await createIndex(collection, { a: 1 }, options);
      expect(await find(collection, { a: 1 })).toEqual([0]);
      expect(await find(collection, { a: { $gt: 0 } })).toEqual([0, 4]);
      expect(await find(collection, { a: null })).toEqual([1, 2, 3]);
      expect(await find(collection, { a: { $in: [1, null] } })).toEqual([0, 1, 2, 3]);
      expect(await find(collection, { a: { $exists: true } })).toEqual([0, 3, 4, 5]);
      expect(await find(collection, { a: { $exists: false } })).toEqual([1, 2]);
      expect(await find(collection, { a: { $gte: null } })).toEqual([1, 2, 3]);
      expect((await collection.find().sort({ a: 1 }).toArray()).length).toBe(DOCS.length);
      expect(await collection.countDocuments({ a: 1, b: null })).toBe(1);
    });
  });

  test('a sparse index of several fields has the documents that have one of them', async () => {
    const docs = [{ a: 1 }, { a: 1 }, { b: 1 }, {}, {}, { c: [{ a: 1 }, {}] }];
    const collection = await insertRows(db(), docs.slice(1));
    await createIndex(collection, { a: 1, b: 1 }, { unique: true, sparse: true });
    expect((await captureServerError(collection.insertOne({ _id: 9, a: 1 }))).code).toBe(11000);
    expect((await captureServerError(collection.insertOne({ _id: 9, b: 1 }))).code).toBe(11000);
    await createIndex(collection, { 'c.a': 1 }, { unique: true, sparse: true });
    await collection.insertOne({ _id: 9, c: [{ a: 2 }, {}, 5] });
    expect(await find(collection, { 'c.a': 1 })).toEqual([4]);
    expect(await find(collection, { b: 1 })).toEqual([1]);
  });

  test('indexes are created anew from their list', async () => {
    const collection = await insertRows(db(), []);
    await createIndex(collection, { a: 1 }, { unique: true, sparse: true });
    await createIndex(collection, { b: -1 }, { partialFilterExpression: { b: { $exists: true } } });
    await createIndex(collection, { c: 1 }, { expireAfterSeconds: 60 });
    await createIndex(collection, { d: 1 }, { collation: { locale: 'en', strength: 2 } });
    const indexes = await collection.indexes();
    await collection.drop();
    await db().command({ createIndexes: collection.collectionName, indexes });
    expect(await collection.indexes()).toEqual(indexes);
  });

  test.each<[Document, number]>([
    [{ sparse: 'x' }, 14],
    [{ v: 'x' }, 14],
    [{ sparse: true, partialFilterExpression: { a: 1 } }, 67],
    [{ partialFilterExpression: { a: { $exists: false } } }, 67],
  ])('the index options %j are rejected with code %i', async (options, code) => {
    const collection = await insertRows(db(), [{ a: 1 }]);
    const indexes = [{ key: { a: 1 }, name: 'a', ...options }];
    const action = db().command({ createIndexes: collection.collectionName, indexes });
    expect((await captureServerError(action)).code).toBe(code);
  });
});
