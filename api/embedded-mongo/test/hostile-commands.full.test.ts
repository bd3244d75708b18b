import { Long, UUID, type Document } from 'mongodb';
import { Transaction } from '../src/transactions/transaction.ts';
import { captureServerError, createIndex, useEngine, type TestEngine } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

const { db, engine, inTransaction } = useEngine();

const withRawClient = <T>(work: (client: RawClient) => Promise<T>): Promise<T> =>
  RawClient.use(engine().uri, work);

async function restart(running: TestEngine): Promise<void> {
  await running.stop('SIGKILL');
  await running.start();
}

test('a command whose outcomes exceed 16 MB succeeds, and is not repeated after a crash', async () => {
  const COUNT = 9_000;
  const toId = (n: number): string => `${n}-`.padEnd(1_900, 'x');
  const collection = db().collection<Document & { _id: string }>('large-outcomes');
  const upserts = Array.from({ length: COUNT }, (_item, n) => ({
    updateOne: { filter: { _id: toId(n) }, update: { $inc: { n: 1 } }, upsert: true },
  }));
  const result = await collection.bulkWrite(upserts);
  expect(result.upsertedCount).toBe(COUNT);
  expect(result.upsertedIds[COUNT - 1]).toBe(toId(COUNT - 1));

  // The driver has no retry to order, so this command is sent by hand, and smaller.
  const command = {
    update: 'outcomes-of-a-retry',
    updates: Array.from({ length: 1_000 }, (_item, n) => ({
      q: { _id: `${n}` },
      u: { $inc: { n: 1 } },
      upsert: true,
    })),
    ordered: false,
    lsid: { id: new UUID() },
    txnNumber: Long.fromInt(7),
    $db: 'test',
  };
  const run = async (): Promise<Document> => {
    const {
      operationTime: _time,
      $clusterTime: _clusterTime,
      ...reply
    } = await withRawClient((client) => client.command(command));
    return reply;
  };
  const first = await run();
  expect(first.upserted).toHaveLength(1_000);
  expect(await run()).toEqual(first);
  await restart(engine());
  expect(await run()).toEqual(first);
  expect(await db().collection('outcomes-of-a-retry').countDocuments({ n: 1 })).toBe(1_000);
});

test.each<[string, unknown, number]>([
  ['beyond 64 bits', 1e300, 14],
  ['that is not an integer', 1.5, 14],
  ['that is negative', Long.fromInt(-1), 72],
])('a transaction number %s is rejected', async (_kind, txnNumber, code) => {
  const write = {
    insert: 'numbers',
    documents: [{ a: 1 }],
    lsid: { id: new UUID() },
    txnNumber,
    $db: 'test',
  };
  expect(await withRawClient((client) => client.command(write))).toMatchObject({ ok: 0, code });
  await db().collection('numbers').insertOne({ after: code });
});

test('a transaction that changes more than 64 MB is aborted', async () => {
  const collection = db().collection<Document & { _id: number }>('large-transaction');
  await inTransaction(async (session) => {
    for (let _id = 1; _id <= 4; _id++)
      await collection.insertOne({ _id, pad: 'x'.repeat(14e6) }, { session });
    const fifth = collection.insertOne({ _id: 5, pad: 'x'.repeat(14e6) }, { session });
    await expect(fifth).rejects.toMatchObject({ code: 257, codeName: 'TransactionTooLarge' });
  });
  expect(await collection.countDocuments()).toBe(0);
});

test('a transaction that deletes more than 64 MB commits', async () => {
  const large = db().collection<Document & { _id: number }>('large-deletes');
  for (let _id = 1; _id <= 5; _id++) await large.insertOne({ _id, pad: 'x'.repeat(14e6) });
  await inTransaction(async (session) => {
    await large.deleteMany({}, { session });
    await session.commitTransaction();
  });
  expect(await large.countDocuments()).toBe(0);
});

test('a transaction takes 500 bytes for each change of its 64 MB', () => {
  const transaction = new Transaction({ done: () => undefined }, 0);
  const remove = (id: number): void =>
    transaction.addChange(1, id, { bytes: null, original: Buffer.alloc(10) });
  for (let id = 0; id < 134_217; id++) remove(id);
  expect(() => remove(134_217)).toThrow(expect.objectContaining({ code: 257 }) as Error);
});

test('a transaction beside 1,024 open ones is rejected, and reads go on', async () => {
  await db().collection('rows').insertOne({});
  const ids = Array.from({ length: 1_025 }, () => ({ id: new UUID() }));
  const start = (lsid: Document): Document => ({
    find: 'rows',
    lsid,
    txnNumber: Long.fromInt(1),
    startTransaction: true,
    autocommit: false,
    $db: 'test',
  });
  await withRawClient(async (client) => {
    for (const id of ids) client.send(start(id));
    for (let n = 0; n < 1_024; n++) expect(await client.receive()).toMatchObject({ ok: 1 });
    const tooMany = { ok: 0, code: 261, codeName: 'TooManyLogicalSessions' };
    expect(await client.receive()).toMatchObject(tooMany);
    expect(await db().collection('rows').countDocuments()).toBe(1);
    await client.command({ endSessions: ids, $db: 'admin' });
    expect(await client.command(start({ id: new UUID() }))).toMatchObject({ ok: 1 });
  });
});

test('findAndModify returns a document of exactly 16 MB, and records it for retries', async () => {
  const collection = db().collection<Document & { _id: number }>('exactly-16-mb');
  await collection.insertOne({ _id: 1, pad: 'x'.repeat(16 * 1024 * 1024 - 40) });
  const before = await collection.findOneAndUpdate({ _id: 1 }, { $set: { b: 1 } });
  expect(before?.pad).toHaveLength(16 * 1024 * 1024 - 40);
  expect(await collection.countDocuments({ b: 1 })).toBe(1);
});

test('the texts of many write errors are cut at 1 MB', async () => {
  const collection = db().collection<Document & { _id: string }>('duplicates');
  const documents = Array.from({ length: 2_500 }, (_item, n) => ({ _id: `${n}-`.padEnd(1_900, 'x') }));
  await collection.insertMany(documents);
  const insert = { insert: 'duplicates', documents, ordered: false, $db: 'test' };
  const reply = await withRawClient((client) => client.command(insert));
  const messages = (reply.writeErrors as { errmsg: string }[]).map(({ errmsg }) => errmsg);
  expect(messages).toHaveLength(2_500);
  expect(messages.join('').length).toBeLessThanOrEqual(1024 * 1024);
});

test.each<[string, Document[], number]>([
  [
    'joins all documents many times',
    Array.from({ length: 20 }, (_item, n) => ({
      $lookup: { from: 'joined', localField: 'none', foreignField: 'none', as: `r${n}` },
    })),
    4568,
  ],
  ['has more than 1000 stages', Array<Document>(1_001).fill({ $limit: 1 }), 7749501],
])('a pipeline that %s is rejected', async (_title, pipeline, code) => {
  await db()
    .collection<Document & { _id: string }>('joined')
    .updateOne({ _id: 'x' }, { $set: { text: 'x'.repeat(8e6) } }, { upsert: true });
  expect((await captureServerError(db().collection('joined').aggregate(pipeline).toArray())).code).toBe(code);
});

const list = <T>(length: number, create: (n: number) => T): T[] =>
  Array.from({ length }, (_item, n) => create(n));

test('an update of more fields than are changed in one go is rejected', async () => {
  const collection = db().collection('fields');
  await collection.insertOne({});
  const update = (count: number) => ({
    $set: Object.fromEntries(list(count, (n) => [`f${n}`, n])),
  });
  expect((await captureServerError(collection.updateOne({}, update(20_001)))).code).toBe(2);
  expect(await collection.updateOne({}, update(2_000))).toMatchObject({ modifiedCount: 1 });
});

test('a document with more keys in an index than are written in one go is rejected', async () => {
  const collection = db().collection<Document & { _id: number }>('keys');
  const large = { a: list(20_001, (n) => n) };
  await collection.insertMany([{ _id: 1, ...large }, { _id: 2 }]);
  expect((await captureServerError(createIndex(collection, { a: 1 }))).code).toBe(201);
  await collection.deleteOne({ _id: 1 });
  await createIndex(collection, { a: 1 });
  expect((await captureServerError(collection.insertOne({ _id: 3, ...large }))).code).toBe(201);
  expect((await captureServerError(collection.updateOne({ _id: 2 }, { $set: large }))).code).toBe(201);
  await collection.updateOne({ _id: 2 }, { $set: { a: large.a.slice(1) } });
  expect(await collection.countDocuments({ a: 17_000 })).toBe(1);
});
