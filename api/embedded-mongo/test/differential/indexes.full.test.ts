import { BSONRegExp, type Collection, type Document, type Sort } from 'mongodb';
import { assertServerError, captureServerError, createIndex, useServer } from '../test-engine.ts';
import { idsOf, insertRows, servers, type Row } from './servers.ts';

const DOCS = [{ a: 1 }, {}, { b: 5 }, { a: null }, { a: [2, { c: 1 }] }, { a: [] }];

const find = async (collection: Collection<Row>, filter: Document): Promise<number[]> =>
  idsOf(await collection.find(filter).sort({ _id: 1 }).toArray());

const KEYS: Array<Record<string, 1 | -1>> = [
  { a: 1 },
  { a: -1 },
  { a: 1, n: 1 },
  { a: 1, n: -1, _id: 1 },
  { n: -1, a: 1 },
];

/** Filters, and the positions in `INDEXED_DOCS` of what they match. */
const INDEXED: Array<[filter: Document, ids: number[]]> = [
  [{ a: 'y', n: { $lt: 1 } }, [4]],
  [{ a: 'y', n: { $lte: 1 } }, [4, 5]],
  [{ a: 'y', n: { $gt: 1 } }, [6]],
  [{ a: 'y', n: { $gte: 1 } }, [5, 6]],
  [{ a: 'y', n: { $gt: 0, $lte: 2 } }, [5, 6]],
  [{ a: { $in: ['x', 'y'] }, n: { $gte: 1 } }, [1, 2, 5, 6]],
  [{ a: { $gt: 'x' }, n: { $lte: 0 } }, [4]],
  [{ a: 'y', n: null }, [7]],
  [{ a: 'y', n: { $ne: 1 } }, [4, 6, 7]],
  [
    {
      $or: [
        { a: 'x', n: { $lte: 0 } },
        { a: 'y', n: { $gt: 1 } },
      ],
    },
    [0, 6],
  ],
  [{ a: new BSONRegExp('^y') }, [4, 5, 6, 7]],
  [{ a: new BSONRegExp('^Y$', 'i') }, [4, 5, 6, 7]],
];

const INDEXED_DOCS = ['x', 'y'].flatMap((a) => [{ a, n: 0 }, { a, n: 1 }, { a, n: 2 }, { a }]);

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  test.each(KEYS.flatMap((key) => INDEXED.map(([filter, ids]) => [key, filter, ids] as const)))(
    'with the index %j, the filter %j finds what it matches',
    async (key, filter, ids) => {
      const collection = await insertRows(db(), INDEXED_DOCS);
      await createIndex(collection, key);
      expect(await find(collection, filter)).toEqual(ids);
      expect(await collection.countDocuments(filter)).toBe(ids.length);
    },
  );

  describe('a sparse index', () => {
    test('is unique for documents that have the field', async () => {
      const collection = await insertRows(db(), DOCS);
      await createIndex(collection, { a: 1 }, { unique: true, sparse: true });
      await collection.insertMany([{ _id: 10 }, { _id: 11, b: 5 }]);
      for (const a of [1, null, [7, 2]])
        expect((await captureServerError(collection.insertOne({ _id: 12, a }))).code).toBe(11000);
      await collection.updateOne({ _id: 0 }, { $unset: { a: 1 } });
      await collection.insertOne({ _id: 13, a: 1 });
    });

    test('is not used where documents without the field match', async () => {
      const collection = await insertRows(db(), DOCS);
      await createIndex(collection, { a: 1 }, { sparse: true });
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

  test.each<[filter: Document, sort: Sort, ids: number[]]>([
    [{ _id: { $in: [2, 0, 5] } }, { _id: -1 }, [5, 2, 0]],
    [{ _id: { $in: [2, 0, 5] } }, { _id: 1 }, [0, 2, 5]],
    [{ _id: { $in: [5, 0, 1] } }, { a: 1, _id: -1 }, [1, 0, 5]],
    [{ a: { $in: [2, 1] }, b: { $in: [3, 1] } }, { b: 1, a: -1 }, [3, 0, 5, 2]],
    [{ a: { $in: [2, 1] }, b: { $in: [3, 1] } }, { a: -1, b: -1 }, [5, 3, 2, 0]],
    [{ a: { $in: [2, 1] }, b: { $in: [3, 1] } }, { a: 1, b: 1 }, [0, 2, 3, 5]],
    [{ a: 2, b: { $in: [3, 1] } }, { b: -1 }, [5, 3]],
    [
      {
        $or: [
          { a: 2, b: { $in: [3, 1] } },
          { a: 1, b: { $in: [1, 2] } },
        ],
      },
      { b: -1, a: 1 },
      [5, 1, 0, 3],
    ],
  ])('the unique keys of %j sort by %j', async (filter, sort, ids) => {
    const docs = [1, 2].flatMap((a) => [1, 2, 3].map((b) => ({ a, b })));
    const collection = await insertRows(db(), docs);
    await createIndex(collection, { a: 1, b: 1 }, { unique: true });
    expect(idsOf(await collection.find(filter).sort(sort).toArray())).toEqual(ids);
    expect(idsOf(await collection.find(filter).sort(sort).limit(1).toArray())).toEqual(ids.slice(0, 1));
    expect(await collection.findOneAndDelete(filter, { sort })).toMatchObject({ _id: ids[0] });
  });

  test.each<[filter: Document, stage: string]>([
    [{ a: 'x' }, 'COLLSCAN'],
    [{ a: { $in: ['x', 'y'] } }, 'COLLSCAN'],
    [{ a: { $eq: 'x', $type: 'string' } }, 'IXSCAN'],
    [{ a: { $eq: 'x', $type: 'int' } }, 'COLLSCAN'],
  ])('an index that is partial by a type serves %j by %s', async (filter, stage) => {
    const collection = await insertRows(db(), [{ a: 'x' }, { a: 5 }, {}]);
    await createIndex(collection, { a: 1 }, { partialFilterExpression: { a: { $type: 'string' } } });
    const { queryPlanner } = await collection.find(filter).explain('queryPlanner');
    expect(JSON.stringify(queryPlanner)).toContain(`"${stage}"`);
  });

  test.each<[title: string, filter: Document, update: Document, result: Document | number]>([
    [
      'updates the document',
      { a: 1 },
      { $inc: { n: 1 } },
      { matchedCount: 1, modifiedCount: 1, upsertedCount: 0 },
    ],
    ['fails if its filter asks for more', { a: 1, b: 5 }, { $inc: { n: 1 } }, 11000],
    ['fails if its update sets the key', { a: { $gte: 1, $lt: 2 } }, { $set: { a: 1 } }, 11000],
  ])('an upsert beside a transaction that inserts its key %s', async (_title, filter, update, result) => {
    const collection = await insertRows(db(), [{ a: 0 }]);
    await createIndex(collection, { a: 1 }, { unique: true });
    await db().client.withSession(async (session) => {
      session.startTransaction();
      await collection.insertOne({ _id: 1, a: 1 }, { session });
      const upsert = collection
        .updateOne(filter, update, { upsert: true })
        .catch((error: unknown) => assertServerError(error).code);
      for (let count = 0; count < 10; count++) await db().command({ ping: 1 });
      await session.commitTransaction();
      const outcome = await upsert;
      if (typeof result === 'number') expect(outcome).toBe(result);
      else expect(outcome).toMatchObject(result);
    });
  });

  test('of several indexes none is created if one cannot be', async () => {
    const collection = await insertRows(db(), [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ]);
    const command = {
      createIndexes: collection.collectionName,
      indexes: [
        { key: { a: 1 }, name: 'a' },
        { key: { b: 1 }, name: 'b', unique: true },
      ],
    };
    expect((await captureServerError(db().command(command))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
    await createIndex(collection, { a: 1 }, { name: 'a' });
    expect((await captureServerError(db().command(command))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(2);
  });

  test.each([NaN, 0])('the index direction %d is rejected', async (direction) => {
    const collection = await insertRows(db(), []);
    const indexes = [{ key: { a: direction }, name: 'a' }];
    const action = db().command({ createIndexes: collection.collectionName, indexes });
    expect((await captureServerError(action)).code).toBe(67);
  });

  test('indexes are created anew from their list', async () => {
    const collection = await insertRows(db(), []);
    await createIndex(collection, { a: 1 }, { unique: true, sparse: true });
    await createIndex(collection, { b: -1 }, { partialFilterExpression: { b: { $type: 'int' } } });
    await createIndex(collection, { c: 1 }, { expireAfterSeconds: 60 });
    const indexes = await collection.indexes();
    await collection.drop();
    await db().command({ createIndexes: collection.collectionName, indexes });
    expect(await collection.indexes()).toEqual(indexes);
  });

  test.each<[Document, number]>([
    [{ sparse: 'x' }, 14],
    [{ v: 'x' }, 14],
    [{ sparse: true, partialFilterExpression: { a: 1 } }, 67],
  ])('the index options %j are rejected with code %i', async (options, code) => {
    const collection = await insertRows(db(), [{ a: 1 }]);
    const indexes = [{ key: { a: 1 }, name: 'a', ...options }];
    const action = db().command({ createIndexes: collection.collectionName, indexes });
    expect((await captureServerError(action)).code).toBe(code);
  });
});
