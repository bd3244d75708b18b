import { Double, Long, ObjectId, type Collection, type Document } from 'mongodb';
import {
  createIndex,
  captureServerError,
  expectWhole,
  explainFind,
  waitUntil,
  useEngine,
  readFieldValues,
} from './test-engine.ts';

const { db, engine } = useEngine('--ttl-interval-ms=100');

const createCollection = (): Collection => db().collection(`i${new ObjectId().toHexString()}`);

describe('unique indexes', () => {
  test('reject a second document with the same key and name the key', async () => {
    const collection = createCollection();
    await createIndex(collection, { email: 1 }, { unique: true });
    await collection.insertOne({ email: 'a@x.io' });
    const error = await captureServerError(collection.insertOne({ email: 'a@x.io' }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@x.io' } });
    expect(error.message).toContain(
      `E11000 duplicate key error collection: test.${collection.collectionName} index: email_1 dup key: { email: "a@x.io" }`,
    );
    await collection.insertOne({ email: 'b@x.io' });
    expect(
      (await captureServerError(collection.updateOne({ email: 'b@x.io' }, { $set: { email: 'a@x.io' } })))
        .code,
    ).toBe(11000);
    expect(
      (await captureServerError(collection.replaceOne({ email: 'b@x.io' }, { email: 'a@x.io' }))).code,
    ).toBe(11000);
    expect(await collection.countDocuments()).toBe(2);
  });

  test('enforce a unique _id across numeric types', async () => {
    const collection = db().collection<Document & { _id: unknown }>(`ids${new ObjectId().toHexString()}`);
    await collection.insertOne({ _id: 5 });
    expect((await captureServerError(collection.insertOne({ _id: new Double(5) }))).code).toBe(11000);
    expect((await captureServerError(collection.insertOne({ _id: Long.fromNumber(5) }))).code).toBe(11000);
    await collection.insertOne({ _id: 5.5 });
  });

  test('treat missing and null as the same key, unless a partial filter excludes both', async () => {
    const [strict, typed] = [createCollection(), createCollection()];
    await createIndex(strict, { a: 1 }, { unique: true });
    await strict.insertOne({});
    expect((await captureServerError(strict.insertOne({ a: null }))).code).toBe(11000);
    const options = { unique: true, partialFilterExpression: { a: { $type: 'string' } } };
    await createIndex(typed, { a: 1 }, options);
    await typed.insertMany([{}, {}, { a: null }, { a: 5 }, { a: 5 }, { a: 'x' }]);
    expect((await captureServerError(typed.insertOne({ a: 'x' }))).code).toBe(11000);
    expect(await typed.countDocuments({ a: null })).toBe(3);
    expect(await typed.countDocuments({ a: 5 })).toBe(2);
    expect(await explainFind(typed, { a: { $eq: 'x', $type: 'string' } })).toMatchObject({
      keys: 1,
      returned: 1,
    });
  });

  test('enforce the combination of fields of a compound key', async () => {
    const collection = createCollection();
    await createIndex(collection, { user: 1, task: 1 }, { unique: true });
    await collection.insertMany([
      { user: 1, task: 1 },
      { user: 1, task: 2 },
      { user: 2, task: 1 },
    ]);
    expect(await captureServerError(collection.insertOne({ user: 1, task: 2 }))).toMatchObject({
      code: 11000,
      keyValue: { user: 1, task: 2 },
    });
  });

  test('apply only to documents that match the partial filter', async () => {
    const collection = createCollection();
    await createIndex(
      collection,
      { user: 1 },
      { unique: true, partialFilterExpression: { status: 'pending' } },
    );
    await collection.insertMany([
      { user: 1, status: 'done' },
      { user: 1, status: 'done' },
      { user: 1, status: 'pending' },
    ]);
    expect((await captureServerError(collection.insertOne({ user: 1, status: 'pending' }))).code).toBe(11000);
    expect(
      (await captureServerError(collection.updateOne({ status: 'done' }, { $set: { status: 'pending' } })))
        .code,
    ).toBe(11000);
    await collection.updateOne({ status: 'pending' }, { $set: { status: 'done' } });
    await collection.insertOne({ user: 1, status: 'pending' });
    expect((await explainFind(collection, { user: 1, status: 'pending' })).records).toBe(1);
    expect((await explainFind(collection, { user: 1 })).plan).toContain('COLLSCAN');
  });

  test('ignore a partial index on one numeric type for an equality, which matches all numeric types', async () => {
    const collection = createCollection();
    await createIndex(collection, { a: 1 }, { partialFilterExpression: { a: { $type: 'int' } } });
    await collection.insertMany([{ a: 5 }, { a: Long.fromNumber(5) }]);
    expect(await collection.countDocuments({ a: 5 })).toBe(2);
    expect(await explainFind(collection, { a: { $eq: 5, $type: 'int' } })).toMatchObject({
      keys: 1,
      returned: 1,
    });
  });

  test('have a key for each array element', async () => {
    const collection = createCollection();
    await createIndex(collection, { tags: 1 }, { unique: true });
    await collection.insertOne({ tags: ['a', 'b', 'a'] });
    expect((await captureServerError(collection.insertOne({ tags: ['c', 'b'] }))).code).toBe(11000);
  });

  test('are not created on duplicate values, and leave nothing behind', async () => {
    const collection = createCollection();
    await collection.insertMany(Array.from({ length: 1_000 }, (_item, n) => ({ n: n === 900 ? 5 : n })));
    expect((await captureServerError(createIndex(collection, { n: 1 }, { unique: true }))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
    await collection.insertOne({ n: 5 });
    await createIndex(collection, { n: 1 });
    expect(await collection.countDocuments({ n: 5 })).toBe(3);
  });

  test('accept one of many concurrent inserts of the same key', async () => {
    const collection = createCollection();
    await createIndex(collection, { key: 1 }, { unique: true });
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

describe('createIndexes', () => {
  test('accepts an identical index and rejects a conflicting one', async () => {
    const collection = createCollection();
    await createIndex(collection, { a: 1 });
    await createIndex(collection, { a: 1 });
    await createIndex(collection, { _id: 1 });
    expect(await collection.indexes()).toHaveLength(2);
    expect((await captureServerError(createIndex(collection, { a: 1 }, { unique: true }))).code).toBe(86);
    expect((await captureServerError(createIndex(collection, { b: 1 }, { name: 'a_1' }))).code).toBe(86);
    expect((await captureServerError(createIndex(collection, { a: 1 }, { name: 'other' }))).code).toBe(85);
    await createIndex(collection, { a: 1 }, { name: 'partial', partialFilterExpression: { b: 1 } });
  });

  test('builds once for concurrent requests', async () => {
    const collection = createCollection();
    await collection.insertMany(Array.from({ length: 3_000 }, (_item, n) => ({ n })));
    await Promise.all(Array.from({ length: 5 }, () => createIndex(collection, { n: 1 })));
    expect((await explainFind(collection, { n: 5 })).keys).toBe(1);
    expect(await collection.countDocuments({ n: { $gte: 0 } })).toBe(3_000);
  });

  test('misses no concurrent write', async () => {
    const collection = db().collection<Document & { _id: number }>('building');
    await collection.insertMany(Array.from({ length: 5_000 }, (_item, n) => ({ _id: n, n })));
    let stopped = false;
    const writing = Promise.all(
      [1, 2, 3, 4].map(async (worker) => {
        for (let index = worker; !stopped; index = (index + 617) % 5_000) {
          await collection.updateOne({ _id: index }, { $inc: { n: 10_000 } });
          await collection.deleteOne({ _id: (index * 7) % 5_000 });
          await collection.insertOne({
            _id: 10_000 + worker + 10 * Math.floor(Math.random() * 1e9),
            n: index,
          });
        }
      }),
    );
    await createIndex(collection, { n: 1 });
    await createIndex(collection, { n: -1, _id: 1 });
    stopped = true;
    await writing;
    await expectWhole(engine().folder);
  });

  test('have one key for each element of an array that two fields lead through', async () => {
    const collection = createCollection();
    await createIndex(collection, { 'a.b': 1, 'a.c': 1 }, { unique: true });
    await collection.insertOne({
      a: [
        { b: 1, c: 9 },
        { b: 7, c: 2 },
      ],
    });
    expect((await captureServerError(collection.insertOne({ a: { b: 7, c: 2 } }))).code).toBe(11000);
    await collection.insertOne({ a: { b: 1, c: 2 } });
    expect(await collection.countDocuments({ 'a.b': 1, 'a.c': 2 })).toBe(2);
  });

  test('treat a field of an empty array as missing, and the array itself as less than null', async () => {
    const collection = createCollection();
    await createIndex(collection, { 'a.b': 1 }, { unique: true });
    await collection.insertOne({ a: [] });
    expect((await captureServerError(collection.insertOne({}))).code).toBe(11000);
    await collection.insertOne({ a: { b: [] } });
  });

  test('reject parallel arrays of any length', async () => {
    const collection = createCollection();
    await createIndex(collection, { a: 1, b: 1 });
    for (const doc of [
      { a: [1], b: [1] },
      { a: [], b: [1] },
      { a: [], b: [] },
    ])
      expect((await captureServerError(collection.insertOne(doc))).code).toBe(171);
  });

  test('are at most 64 for a collection', async () => {
    const collection = createCollection();
    const keys = Array.from({ length: 63 }, (_item, n) => ({ key: { [`f${n}`]: 1 } as const }));
    await collection.createIndexes(keys);
    expect((await captureServerError(createIndex(collection, { more: 1 }))).code).toBe(67);
    expect(await collection.indexes()).toHaveLength(64);
  });

  test('makes writes fail whose keys are too long or have parallel arrays', async () => {
    const collection = createCollection();
    await createIndex(collection, { a: 1, b: 1 });
    expect((await captureServerError(collection.insertOne({ a: 'x'.repeat(3_000) }))).code).toBe(17280);
    expect((await captureServerError(collection.insertOne({ a: [1, 2], b: [1, 2] }))).code).toBe(171);
    expect(await collection.countDocuments({ a: 'x'.repeat(3_000) })).toBe(0);
    expect(await collection.countDocuments({ a: { $gt: 'x'.repeat(3_000) } })).toBe(0);
  });
});

describe('TTL indexes', () => {
  test('remove only documents older than the limit', async () => {
    const collection = createCollection();
    const minuteAgo = new Date(Date.now() - 60_000);
    await createIndex(collection, { at: 1 }, { expireAfterSeconds: 30 });
    await collection.insertMany([
      { name: 'old', at: minuteAgo },
      { name: 'new', at: new Date() },
      { name: 'text', at: 'long ago' },
      { name: 'none' },
      { name: 'array', at: [new Date(), minuteAgo] },
    ]);
    await waitUntil(async () => (await collection.countDocuments()) <= 3);
    expect(await readFieldValues(collection, 'name')).toEqual(['new', 'none', 'text']);
  });

  test('support expiry at a date, and partial filters', async () => {
    const collection = createCollection();
    await createIndex(
      collection,
      { expires: 1 },
      { expireAfterSeconds: 0, partialFilterExpression: { temporary: true } },
    );
    const past = new Date(Date.now() - 1_000);
    await collection.insertMany([
      { name: 'past', expires: past, temporary: true },
      { name: 'permanent', expires: past, temporary: false },
      { name: 'future', expires: new Date(Date.now() + 60_000), temporary: true },
    ]);
    await waitUntil(async () => (await collection.countDocuments()) <= 2);
    expect(await readFieldValues(collection, 'name')).toEqual(['future', 'permanent']);
  });
});
