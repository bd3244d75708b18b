import MongoStore from 'connect-mongo';
import type { Document } from 'mongodb';
import mongoose, { Schema, type Connection } from 'mongoose';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { createIndex, useEngine } from './test-engine.ts';

const { client, engine } = useEngine();

describe('Mongoose', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await mongoose.createConnection(engine().uri, { dbName: 'mongoose' }).asPromise();
  });
  afterAll(() => connection.close());

  const userSchema = new Schema(
    {
      email: { type: String, required: true, unique: true, lowercase: true },
      age: { type: Number, min: 0 },
      tags: [String],
      address: { city: String },
      phone: String,
      notes: [new Schema({ text: String, likes: Number })],
      meta: { type: Map, of: String },
      secret: Buffer,
    },
    { timestamps: true, optimisticConcurrency: true },
  );
  userSchema.index({ phone: 1 }, { unique: true, partialFilterExpression: { phone: { $type: 'string' } } });
  userSchema.index({ 'address.city': 1, age: -1 });

  test('creates, validates, finds, changes and populates documents', async () => {
    const User = connection.model('User', userSchema);
    const Post = connection.model(
      'Post',
      new Schema({ title: String, author: { type: Schema.Types.ObjectId, ref: 'User', index: true } }),
    );
    await Promise.all([User.init(), Post.init()]);
    const created = await User.create({
      email: 'ANN@x.io',
      age: 30,
      meta: { k: 'v' },
      secret: Buffer.from('s'),
      notes: [{ text: 'a', likes: 1 }],
    });
    const user = await User.findById(created._id).orFail();
    expect(user).toMatchObject({ email: 'ann@x.io', age: 30, createdAt: expect.any(Date) as Date });
    expect(user.meta?.get('k')).toBe('v');
    await expect(User.create({ age: -1 })).rejects.toMatchObject({ name: 'ValidationError' });
    await expect(User.create({ email: 'ann@x.io' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { email: 'ann@x.io' },
    });
    await User.create([{ email: 'b@x.io' }, { email: 'c@x.io', phone: '1' }]);
    await expect(User.create({ email: 'd@x.io', phone: '1' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { phone: 1 },
    });
    user.notes[0]?.set('text', 'changed');
    user.set({ tags: ['x', 'y'], age: undefined, 'address.city': 'Rome' });
    await user.save();
    const saved = await User.findById(created._id).lean().orFail();
    expect(saved).toMatchObject({
      notes: [{ text: 'changed', likes: 1 }],
      tags: ['x', 'y'],
      address: { city: 'Rome' },
    });
    expect(saved).not.toHaveProperty('age');
    await Post.create({ title: 't', author: created._id });
    expect(await Post.findOne().populate<{ author: { email: string } }>('author').lean()).toMatchObject({
      author: { email: 'ann@x.io' },
    });
  });

  test('does not overwrite a document that was changed concurrently', async () => {
    const User = connection.model('User', userSchema);
    await User.create({ email: 'old@x.io', age: 1 });
    const [first, second] = await Promise.all([
      User.findOne({ email: 'old@x.io' }).orFail(),
      User.findOne({ email: 'old@x.io' }).orFail(),
    ]);
    first.age = 2;
    await first.save();
    second.age = 3;
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  test('aggregates, counts, streams and syncs indexes with the schema', async () => {
    const User = connection.model('User', userSchema);
    await User.insertMany(
      Array.from({ length: 30 }, (_item, n) => ({
        email: `u${n}@x.io`,
        age: n,
        address: { city: n % 2 ? 'Rome' : 'Oslo' },
      })),
    );
    const cities = await User.aggregate<Document>([
      { $match: { age: { $gte: 10 }, 'address.city': { $exists: true } } },
      { $group: { _id: '$address.city', n: { $sum: 1 } } },
    ]);
    expect(new Map(cities.map(({ _id, n }) => [_id as string, n as number]))).toEqual(
      new Map([
        ['Oslo', 10],
        ['Rome', 10],
      ]),
    );
    expect(await User.countDocuments({ 'address.city': 'Oslo' })).toBe(15);
    expect(await User.exists({ email: 'missing@x.io' })).toBeNull();
    let streamed = 0;
    for await (const user of User.find({ 'address.city': 'Oslo' }).sort({ age: -1 }).cursor({ batchSize: 4 }))
      streamed += user.age === null ? 0 : 1;
    expect(streamed).toBe(15);
    expect(await User.syncIndexes()).toEqual([]);
    const result = await User.findOneAndUpdate(
      { email: 'new@x.io' },
      { $set: { age: 5 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    expect(result).toMatchObject({ lastErrorObject: { updatedExisting: false }, value: { age: 5 } });
    const written = await User.bulkWrite([
      { updateOne: { filter: { email: 'new@x.io' }, update: { age: 6 } } },
      { deleteOne: { filter: { email: 'u0@x.io' } } },
    ]);
    expect(written).toMatchObject({ modifiedCount: 1, deletedCount: 1 });
  });

  test('runs transactions with snapshot reads and majority writes', async () => {
    const Entry = connection.model(
      'Entry',
      new Schema({ key: { type: String, unique: true }, amount: Number }),
    );
    await Entry.init();
    const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } } as const;
    await connection.transaction(async (session) => {
      await Entry.create([{ key: 'a', amount: 1 }], { session });
      await Entry.updateOne({ key: 'a' }, { $inc: { amount: 4 } }, { session });
      expect(await Entry.findOne({ key: 'a' }).session(session).lean()).toMatchObject({ amount: 5 });
      expect(await Entry.countDocuments()).toBe(0);
    }, options);
    const failing = connection.transaction(async (session) => {
      await Entry.create([{ key: 'b', amount: 1 }], { session });
      throw new Error('aborted on purpose');
    }, options);
    await expect(failing).rejects.toThrow('aborted on purpose');
    expect(await Entry.find({}, { _id: 0, key: 1 }).lean()).toEqual([{ key: 'a' }]);
  });
});

test('connect-mongo stores, touches, expires and destroys sessions', async () => {
  const store = MongoStore.create({
    client: client(),
    dbName: 'sessions',
    collectionName: 'sessions',
    ttl: 60,
    touchAfter: 0,
  });
  const promisifyCall = <T>(
    run: (done: (error: unknown, value?: T) => void) => void,
  ): Promise<T | undefined> =>
    new Promise((resolve, reject) =>
      run((error, value) => (error instanceof Error ? reject(error) : resolve(value))),
    );
  const session = { cookie: { originalMaxAge: 60_000 }, user: 'u1' } as never;
  await promisifyCall((done) => store.set('s1', session, done));
  expect(await promisifyCall((done) => store.get('s1', done))).toMatchObject({ user: 'u1' });
  await promisifyCall((done) => store.touch('s1', session, done));
  expect(await promisifyCall<number>((done) => store.length(done))).toBe(1);
  expect(
    (await client().db('sessions').collection('sessions').indexes()).find(({ key }) => 'expires' in key),
  ).toMatchObject({ expireAfterSeconds: 0 });
  await promisifyCall((done) => store.destroy('s1', done));
  expect(await promisifyCall((done) => store.get('s1', done))).toBeFalsy();
});

test('rate-limiter-flexible counts concurrent requests exactly', async () => {
  const limiter = new RateLimiterMongo({ storeClient: client(), dbName: 'limits', points: 5, duration: 60 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.consume('address')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await limiter.penalty('other', 2);
  expect((await limiter.get('other'))?.consumedPoints).toBe(2);
  await limiter.delete('address');
  await limiter.consume('address');
});

test('serves three client processes on one socket', async () => {
  const [ACCOUNTS, TRANSFERS] = [6, 25];
  const db = client().db('processes');
  await db
    .collection<Document & { _id: number }>('accounts')
    .insertMany(Array.from({ length: ACCOUNTS }, (_item, _id) => ({ _id, balance: 100 })));
  await createIndex(db.collection('journal'), { key: 1 }, { unique: true });
  const script = join(__dirname, 'transfer-client.ts');
  const execFileAsync = promisify(execFile);
  await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      execFileAsync(process.execPath, [script, engine().uri, name, String(TRANSFERS), String(ACCOUNTS)]),
    ),
  );
  const [sum] = await db
    .collection('accounts')
    .aggregate([{ $group: { _id: null, total: { $sum: '$balance' } } }])
    .toArray();
  expect(sum).toMatchObject({ total: ACCOUNTS * 100 });
  expect(await db.collection('journal').countDocuments()).toBe(3 * TRANSFERS);
});
