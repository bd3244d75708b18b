import { ObjectId, type Collection, type Document } from 'mongodb';
import { declareIndex, errorOf, useEngine, valuesOf } from './engine.ts';

type Account = { _id: number; balance: number };

const { db, inTransaction } = useEngine();

const fresh = <T extends Document = Document>(): Collection<T> =>
  db().collection<T>(`t${new ObjectId().toHexString()}`);

describe('what a transaction sees', () => {
  test('its own changes, which nobody else sees before it commits', async () => {
    const collection = fresh<Account>();
    await collection.insertMany([
      { _id: 1, balance: 10 },
      { _id: 2, balance: 20 },
      { _id: 3, balance: 30 },
    ]);
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 4, balance: 40 }, { session });
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 5 } }, { session });
      await collection.deleteOne({ _id: 2 }, { session });
      const own = await collection
        .find({ balance: { $gt: 0 } }, { session })
        .sort({ balance: 1 })
        .toArray();
      expect(own).toEqual([
        { _id: 1, balance: 15 },
        { _id: 3, balance: 30 },
        { _id: 4, balance: 40 },
      ]);
      expect(await collection.countDocuments({}, { session })).toBe(3);
      expect(await valuesOf(collection, '_id', session)).toEqual([1, 3, 4]);
      const [sum] = await collection
        .aggregate([{ $group: { _id: null, total: { $sum: '$balance' } } }], { session })
        .toArray();
      expect(sum).toMatchObject({ total: 85 });
      expect(await valuesOf(collection, 'balance')).toEqual([10, 20, 30]);
      expect(await collection.countDocuments()).toBe(3);
      await session.commitTransaction();
    });
    expect(await valuesOf(collection, 'balance')).toEqual([15, 30, 40]);
    expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
  });

  test('otherwise the state in which it began', async () => {
    const collection = fresh<Account>();
    await declareIndex(collection, { balance: 1 });
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

  test('nothing of it stays after an abort', async () => {
    const collection = fresh<Account>();
    await declareIndex(collection, { balance: 1 }, { unique: true });
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

  test('an index that was made after it began does not hide records from it', async () => {
    const collection = fresh<Account>();
    await collection.insertMany(Array.from({ length: 50 }, (_item, n) => ({ _id: n, balance: n })));
    await inTransaction(async (session) => {
      expect(await collection.countDocuments({}, { session })).toBe(50);
      await declareIndex(collection, { balance: 1 });
      expect(await collection.find({ balance: 7 }, { session }).toArray()).toEqual([{ _id: 7, balance: 7 }]);
      expect(await collection.countDocuments({ balance: { $gte: 25 } }, { session })).toBe(25);
    });
  });

  test('cursors are its own and end with it', async () => {
    const collection = fresh<Account>();
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

describe('transactions that meet', () => {
  test('on one record: the second conflicts and is told to try again', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (first) => {
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: first });
      await inTransaction(async (second) => {
        const error = await errorOf(
          collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session: second }),
        );
        expect(error.code).toBe(112);
        expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
      });
      await first.commitTransaction();
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('on a record that changed since it began, it conflicts: no update is lost', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await collection.findOne({ _id: 1 }, { session });
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
      expect(
        (await errorOf(collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session }))).code,
      ).toBe(112);
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('on one unique key: the second conflicts, and finds a duplicate when it tries again', async () => {
    const collection = fresh();
    await declareIndex(collection, { key: 1 }, { unique: true });
    await inTransaction(async (first) => {
      await collection.insertOne({ key: 'k' }, { session: first });
      await inTransaction(async (second) => {
        expect((await errorOf(collection.insertOne({ key: 'k' }, { session: second }))).code).toBe(112);
      });
      await first.commitTransaction();
    });
    await inTransaction(async (third) => {
      expect((await errorOf(collection.insertOne({ key: 'k' }, { session: third }))).code).toBe(11000);
    });
  });

  test('a key that came since it began is a conflict, one that was there a duplicate', async () => {
    const collection = fresh();
    await declareIndex(collection, { key: 1 }, { unique: true });
    await inTransaction(async (session) => {
      expect(await collection.countDocuments({}, { session })).toBe(0);
      await collection.insertOne({ key: 'late' });
      expect((await errorOf(collection.insertOne({ key: 'late' }, { session }))).code).toBe(112);
    });
  });

  test('a key can be given up and taken in one transaction', async () => {
    const collection = fresh<Document & { _id: number }>();
    await declareIndex(collection, { key: 1 }, { unique: true });
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
    expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
  });

  test('an error in a statement ends the transaction', async () => {
    const collection = fresh();
    await declareIndex(collection, { key: 1 }, { unique: true });
    await collection.insertOne({ key: 'k' });
    await inTransaction(async (session) => {
      await collection.insertOne({ key: 'other' }, { session });
      expect((await errorOf(collection.insertOne({ key: 'k' }, { session }))).code).toBe(11000);
      const error = await errorOf(collection.insertOne({ key: 'third' }, { session }));
      expect(error.code).toBe(251);
      expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('write skew is possible, as MongoDB says', async () => {
    const collection = fresh<Account>();
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
    expect(await valuesOf(collection, 'balance')).toEqual([0, 0]);
  });
});
