import { Double, Long, ObjectId, type Collection, type Document } from 'mongodb';
import { declareIndex, errorOf, explained, until, useEngine, valuesOf } from './engine.ts';

const { db } = useEngine('--ttl-interval-ms=100');

const fresh = (): Collection => db().collection(`i${new ObjectId().toHexString()}`);

describe('unique indexes', () => {
  test('refuse a second document with the same key and say which', async () => {
    const collection = fresh();
    await declareIndex(collection, { email: 1 }, { unique: true });
    await collection.insertOne({ email: 'a@x.io' });
    const error = await errorOf(collection.insertOne({ email: 'a@x.io' }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@x.io' } });
    expect(error.message).toContain(
      `E11000 duplicate key error collection: test.${collection.collectionName} index: email_1 dup key: { email: "a@x.io" }`,
    );
    await collection.insertOne({ email: 'b@x.io' });
    expect(
      (await errorOf(collection.updateOne({ email: 'b@x.io' }, { $set: { email: 'a@x.io' } }))).code,
    ).toBe(11000);
    expect((await errorOf(collection.replaceOne({ email: 'b@x.io' }, { email: 'a@x.io' }))).code).toBe(11000);
    expect(await collection.countDocuments()).toBe(2);
  });

  test('the id is unique, across types of numbers', async () => {
    const collection = db().collection<Document & { _id: unknown }>(`ids${new ObjectId().toHexString()}`);
    await collection.insertOne({ _id: 5 });
    expect((await errorOf(collection.insertOne({ _id: new Double(5) }))).code).toBe(11000);
    expect((await errorOf(collection.insertOne({ _id: Long.fromNumber(5) }))).code).toBe(11000);
    await collection.insertOne({ _id: 5.5 });
  });

  test('missing and null are one key, an index for one type has neither', async () => {
    const [strict, typed] = [fresh(), fresh()];
    await declareIndex(strict, { a: 1 }, { unique: true });
    await strict.insertOne({});
    expect((await errorOf(strict.insertOne({ a: null }))).code).toBe(11000);
    const options = { unique: true, partialFilterExpression: { a: { $type: 'string' } } };
    await declareIndex(typed, { a: 1 }, options);
    await typed.insertMany([{}, {}, { a: null }, { a: 5 }, { a: 5 }, { a: 'x' }]);
    expect((await errorOf(typed.insertOne({ a: 'x' }))).code).toBe(11000);
    expect(await typed.countDocuments({ a: null })).toBe(3);
    expect(await typed.countDocuments({ a: 5 })).toBe(2);
    expect(await explained(typed, { a: 'x' })).toMatchObject({ keys: 1, returned: 1 });
  });

  test('a compound key is the combination', async () => {
    const collection = fresh();
    await declareIndex(collection, { user: 1, task: 1 }, { unique: true });
    await collection.insertMany([
      { user: 1, task: 1 },
      { user: 1, task: 2 },
      { user: 2, task: 1 },
    ]);
    expect(await errorOf(collection.insertOne({ user: 1, task: 2 }))).toMatchObject({
      code: 11000,
      keyValue: { user: 1, task: 2 },
    });
  });

  test('a partial index holds only for what its filter says', async () => {
    const collection = fresh();
    await declareIndex(
      collection,
      { user: 1 },
      { unique: true, partialFilterExpression: { status: 'pending' } },
    );
    await collection.insertMany([
      { user: 1, status: 'done' },
      { user: 1, status: 'done' },
      { user: 1, status: 'pending' },
    ]);
    expect((await errorOf(collection.insertOne({ user: 1, status: 'pending' }))).code).toBe(11000);
    expect(
      (await errorOf(collection.updateOne({ status: 'done' }, { $set: { status: 'pending' } }))).code,
    ).toBe(11000);
    await collection.updateOne({ status: 'pending' }, { $set: { status: 'done' } });
    await collection.insertOne({ user: 1, status: 'pending' });
    expect((await explained(collection, { user: 1, status: 'pending' })).records).toBe(1);
    expect((await explained(collection, { user: 1 })).plan).toContain('COLLSCAN');
  });

  test('a partial index for one type of numbers is not asked for a number, which finds all types', async () => {
    const collection = fresh();
    await declareIndex(collection, { a: 1 }, { partialFilterExpression: { a: { $type: 'int' } } });
    await collection.insertMany([{ a: 5 }, { a: Long.fromNumber(5) }]);
    expect(await collection.countDocuments({ a: 5 })).toBe(2);
    expect(await explained(collection, { a: { $eq: 5, $type: 'int' } })).toMatchObject({
      keys: 1,
      returned: 1,
    });
  });

  test('of arrays each element is a key', async () => {
    const collection = fresh();
    await declareIndex(collection, { tags: 1 }, { unique: true });
    await collection.insertOne({ tags: ['a', 'b', 'a'] });
    expect((await errorOf(collection.insertOne({ tags: ['c', 'b'] }))).code).toBe(11000);
  });

  test('one that documents already break is not made, and leaves nothing behind', async () => {
    const collection = fresh();
    await collection.insertMany(Array.from({ length: 1_000 }, (_item, n) => ({ n: n === 900 ? 5 : n })));
    expect((await errorOf(declareIndex(collection, { n: 1 }, { unique: true }))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
    await collection.insertOne({ n: 5 });
    await declareIndex(collection, { n: 1 });
    expect(await collection.countDocuments({ n: 5 })).toBe(3);
  });

  test('of many who insert one key at once one wins', async () => {
    const collection = fresh();
    await declareIndex(collection, { key: 1 }, { unique: true });
    for (let key = 0; key < 20; key++) {
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_item, n) => collection.insertOne({ key, n })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const upserts = Array.from({ length: 40 }, () =>
      collection.updateOne({ key: 'up' }, { $inc: { n: 1 } }, { upsert: true }),
    );
    await Promise.all(upserts);
    expect(await collection.find({ key: 'up' }).toArray()).toMatchObject([{ n: 40 }]);
  });
});

describe('declaring indexes', () => {
  test('twice is once, and differently is refused', async () => {
    const collection = fresh();
    await declareIndex(collection, { a: 1 });
    await declareIndex(collection, { a: 1 });
    await declareIndex(collection, { _id: 1 });
    expect(await collection.indexes()).toHaveLength(2);
    expect((await errorOf(declareIndex(collection, { a: 1 }, { unique: true }))).code).toBe(86);
    expect((await errorOf(declareIndex(collection, { b: 1 }, { name: 'a_1' }))).code).toBe(86);
    expect((await errorOf(declareIndex(collection, { a: 1 }, { name: 'other' }))).code).toBe(85);
    await declareIndex(collection, { a: 1 }, { name: 'partial', partialFilterExpression: { b: 1 } });
  });

  test('at the same time by several waits for the one', async () => {
    const collection = fresh();
    await collection.insertMany(Array.from({ length: 3_000 }, (_item, n) => ({ n })));
    await Promise.all(Array.from({ length: 5 }, () => declareIndex(collection, { n: 1 })));
    expect((await explained(collection, { n: 5 })).keys).toBe(1);
    expect(await db().command({ validate: collection.collectionName })).toMatchObject({
      valid: true,
      keysPerIndex: { n_1: 3_000 },
    });
  });

  test('while others write misses nothing', async () => {
    const collection = db().collection<Document & { _id: number }>('building');
    await collection.insertMany(Array.from({ length: 5_000 }, (_item, n) => ({ _id: n, n })));
    let stopped = false;
    const writing = Promise.all(
      [1, 2, 3, 4].map(async (worker) => {
        for (let at = worker; !stopped; at = (at + 617) % 5_000) {
          await collection.updateOne({ _id: at }, { $inc: { n: 10_000 } });
          await collection.deleteOne({ _id: (at * 7) % 5_000 });
          await collection.insertOne({ _id: 10_000 + worker + 10 * Math.floor(Math.random() * 1e9), n: at });
        }
      }),
    );
    await declareIndex(collection, { n: 1 });
    await declareIndex(collection, { n: -1, _id: 1 });
    stopped = true;
    await writing;
    expect(await db().command({ validate: 'building' })).toMatchObject({ valid: true, errors: [] });
  });

  test('keys that are too long, and fields that lead through two arrays, are refused', async () => {
    const collection = fresh();
    await declareIndex(collection, { a: 1, b: 1 });
    expect((await errorOf(collection.insertOne({ a: 'x'.repeat(3_000) }))).code).toBe(17280);
    expect((await errorOf(collection.insertOne({ a: [1, 2], b: [1, 2] }))).code).toBe(171);
    expect(await collection.countDocuments({ a: 'x'.repeat(3_000) })).toBe(0);
    expect(await collection.countDocuments({ a: { $gt: 'x'.repeat(3_000) } })).toBe(0);
  });
});

describe('expiry', () => {
  test('removes what is older than the index says, and nothing else', async () => {
    const collection = fresh();
    const minuteAgo = new Date(Date.now() - 60_000);
    await declareIndex(collection, { at: 1 }, { expireAfterSeconds: 30 });
    await collection.insertMany([
      { name: 'old', at: minuteAgo },
      { name: 'new', at: new Date() },
      { name: 'text', at: 'long ago' },
      { name: 'none' },
      { name: 'array', at: [new Date(), minuteAgo] },
    ]);
    await until(async () => (await collection.countDocuments()) <= 3);
    expect(await valuesOf(collection, 'name')).toEqual(['new', 'none', 'text']);
  });

  test('0 seconds is the moment itself; a partial index expires what it has', async () => {
    const collection = fresh();
    await declareIndex(
      collection,
      { expires: 1 },
      { expireAfterSeconds: 0, partialFilterExpression: { temporary: true } },
    );
    const past = new Date(Date.now() - 1_000);
    await collection.insertMany([
      { name: 'past', expires: past, temporary: true },
      { name: 'kept', expires: past, temporary: false },
      { name: 'future', expires: new Date(Date.now() + 60_000), temporary: true },
    ]);
    await until(async () => (await collection.countDocuments()) <= 2);
    expect(await valuesOf(collection, 'name')).toEqual(['future', 'kept']);
  });
});
