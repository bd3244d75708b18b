import { ObjectId, type Collection, type Document } from 'mongodb';
import { createIndex, captureServerError, useEngine, readFieldValues } from './test-engine.ts';

type Account = { _id: number; balance: number };

const { db, inTransaction } = useEngine();

const createCollection = <T extends Document = Document>(): Collection<T> =>
  db().collection<T>(`t${new ObjectId().toHexString()}`);

describe('a transaction', () => {
  test('sees its own changes, which others see only after the commit', async () => {
    const collection = createCollection<Account>();
    await collection.insertMany([
      { _id: 1, balance: 10 },
      { _id: 2, balance: 20 },
      { _id: 3, balance: 30 },
    ]);
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 4, balance: 40 }, { session });
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session });
      await collection.deleteOne({ _id: 2 }, { session });
      const visible = await collection
        .find({ balance: { $gt: 0 } }, { session })
        .sort({ balance: 1 })
        .toArray();
      expect(visible).toEqual([
        { _id: 1, balance: 15 },
        { _id: 3, balance: 30 },
        { _id: 4, balance: 40 },
      ]);
      expect(await collection.countDocuments({}, { session })).toBe(3);
      expect(await readFieldValues(collection, '_id', session)).toEqual([1, 3, 4]);
      const [sum] = await collection
        .aggregate([{ $group: { _id: null, total: { $sum: '$balance' } } }], { session })
        .toArray();
      expect(sum).toMatchObject({ total: 85 });
      expect(await readFieldValues(collection, 'balance')).toEqual([10, 20, 30]);
      expect(await collection.countDocuments()).toBe(3);
      await session.commitTransaction();
    });
    expect(await readFieldValues(collection, 'balance')).toEqual([15, 30, 40]);
  });

  test('otherwise reads the snapshot taken at its start', async () => {
    const collection = createCollection<Account>();
    await createIndex(collection, { balance: 1 });
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      expect(await collection.countDocuments({ balance: 10 }, { session })).toBe(1);
      await collection.insertOne({ _id: 2, balance: 10 });
      await collection.updateOne({ _id: 1 }, { $set: { balance: 99 } });
      expect(await collection.find({ balance: 10 }, { session }).toArray()).toEqual([
        { _id: 1, balance: 10 },
      ]);
      expect(await collection.findOne({ _id: 2 }, { session })).toBeNull();
      await collection.deleteMany({});
      expect(await collection.find({}, { session }).toArray()).toEqual([{ _id: 1, balance: 10 }]);
    });
  });

  test('leaves nothing behind after an abort', async () => {
    const collection = createCollection<Account>();
    await createIndex(collection, { balance: 1 }, { unique: true });
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 2, balance: 20 }, { session });
      await collection.updateOne({ _id: 1 }, { $set: { balance: 30 } }, { session });
    });
    expect(await collection.find().toArray()).toEqual([{ _id: 1, balance: 10 }]);
    await collection.insertMany([
      { _id: 3, balance: 20 },
      { _id: 4, balance: 30 },
    ]);
  });

  test('sees all its records despite an index created after its start', async () => {
    const collection = createCollection<Account>();
    await collection.insertMany(Array.from({ length: 50 }, (_item, n) => ({ _id: n, balance: n })));
    await inTransaction(async (session) => {
      expect(await collection.countDocuments({}, { session })).toBe(50);
      await createIndex(collection, { balance: 1 });
      expect(await collection.find({ balance: 7 }, { session }).toArray()).toEqual([{ _id: 7, balance: 7 }]);
      expect(await collection.countDocuments({ balance: { $gte: 25 } }, { session })).toBe(25);
    });
  });

  test('keeps its snapshot in cursors, which end with it', async () => {
    const collection = createCollection<Account>();
    await collection.insertMany(Array.from({ length: 50 }, (_item, n) => ({ _id: n, balance: n })));
    await inTransaction(async (session) => {
      const cursor = collection.find({}, { session, batchSize: 10 });
      await cursor.next();
      await collection.deleteMany({ _id: { $gte: 20 } });
      expect((await cursor.toArray()).length).toBe(49);
      const open = collection.find({}, { session, batchSize: 10 });
      await open.next();
      await session.abortTransaction();
      await expect(open.toArray()).rejects.toThrow();
    });
  });
});

describe('a cursor in a transaction', () => {
  test.each<[plan: string, sort: Document]>([
    ['a scan', {}],
    ['an index in sort order', { _id: 1 }],
  ])('returns each document of %s as the transaction sees it by then', async (_plan, sort) => {
    const collection = createCollection<Document & { _id: number }>();
    await collection.insertMany(Array.from({ length: 10 }, (_item, n) => ({ _id: n + 1 })));
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 8 }, { $set: { x: 0 } }, { session });
      const cursor = collection.find({}, { session, batchSize: 2 }).sort(sort);
      const docs = [await cursor.next(), await cursor.next()];
      await collection.updateOne({ _id: 9 }, { $set: { x: 1 } }, { session });
      await collection.deleteOne({ _id: 7 }, { session });
      await collection.insertOne({ _id: 11 }, { session });
      for await (const doc of cursor) docs.push(doc);
      expect(docs.sort((a, b) => Number(a?._id) - Number(b?._id))).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((_id) => ({ _id })),
        { _id: 8, x: 0 },
        { _id: 9, x: 1 },
        { _id: 10 },
      ]);
    });
  });

  test('does not return a document of its own that is deleted before the cursor reaches it', async () => {
    const collection = createCollection<Document & { _id: number }>();
    await collection.insertMany(Array.from({ length: 10 }, (_item, n) => ({ _id: n + 1 })));
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 100 }, { session });
      const cursor = collection.find({}, { session, batchSize: 2 });
      const docs = [await cursor.next(), await cursor.next()];
      await collection.deleteOne({ _id: 100 }, { session });
      for await (const doc of cursor) docs.push(doc);
      expect(docs.map((doc) => doc?._id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });
  });
});

describe('concurrent transactions', () => {
  test('on one record give the second a retryable write conflict', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (first) => {
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: first });
      await inTransaction(async (second) => {
        const error = await captureServerError(
          collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: second }),
        );
        expect(error.code).toBe(112);
        expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
      });
      await first.commitTransaction();
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('do not lose an update: a record changed since the start is a write conflict', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await collection.findOne({ _id: 1 }, { session });
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
      expect(
        (await captureServerError(collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session })))
          .code,
      ).toBe(112);
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('on one unique key give the second a write conflict, and a duplicate key error on retry', async () => {
    const collection = createCollection();
    await createIndex(collection, { key: 1 }, { unique: true });
    await inTransaction(async (first) => {
      await collection.insertOne({ key: 'k' }, { session: first });
      await inTransaction(async (second) => {
        expect((await captureServerError(collection.insertOne({ key: 'k' }, { session: second }))).code).toBe(
          112,
        );
      });
      await first.commitTransaction();
    });
    await inTransaction(async (third) => {
      expect((await captureServerError(collection.insertOne({ key: 'k' }, { session: third }))).code).toBe(
        11000,
      );
    });
  });

  test('treat a key inserted since the start as a write conflict, not a duplicate', async () => {
    const collection = createCollection();
    await createIndex(collection, { key: 1 }, { unique: true });
    await inTransaction(async (session) => {
      expect(await collection.countDocuments({}, { session })).toBe(0);
      await collection.insertOne({ key: 'late' });
      expect((await captureServerError(collection.insertOne({ key: 'late' }, { session }))).code).toBe(112);
    });
  });

  test('can release and take a unique key in one transaction', async () => {
    const collection = createCollection<Document & { _id: number }>();
    await createIndex(collection, { key: 1 }, { unique: true });
    await collection.insertMany([
      { _id: 1, key: 'a' },
      { _id: 2, key: 'b' },
    ]);
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { key: 'free' } }, { session });
      await collection.updateOne({ _id: 2 }, { $set: { key: 'a' } }, { session });
      await collection.updateOne({ _id: 1 }, { $set: { key: 'b' } }, { session });
      await session.commitTransaction();
    });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, key: 'b' },
      { _id: 2, key: 'a' },
    ]);
  });

  test('are aborted by an error in a statement', async () => {
    const collection = createCollection();
    await createIndex(collection, { key: 1 }, { unique: true });
    await collection.insertOne({ key: 'k' });
    await inTransaction(async (session) => {
      await collection.insertOne({ key: 'other' }, { session });
      expect((await captureServerError(collection.insertOne({ key: 'k' }, { session }))).code).toBe(11000);
      const error = await captureServerError(collection.insertOne({ key: 'third' }, { session }));
      expect(error.code).toBe(251);
      expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('allow write skew, as MongoDB does', async () => {
    const collection = createCollection<Account>();
    await collection.insertMany([
      { _id: 1, balance: 1 },
      { _id: 2, balance: 1 },
    ]);
    await inTransaction(async (first) => {
      await inTransaction(async (second) => {
        await collection.find({}, { session: first }).toArray();
        await collection.find({}, { session: second }).toArray();
        await collection.updateOne({ _id: 1 }, { $set: { balance: 0 } }, { session: first });
        await collection.updateOne({ _id: 2 }, { $set: { balance: 0 } }, { session: second });
        await second.commitTransaction();
      });
      await first.commitTransaction();
    });
    expect(await readFieldValues(collection, 'balance')).toEqual([0, 0]);
  });
});
