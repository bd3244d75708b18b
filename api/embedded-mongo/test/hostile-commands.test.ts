import { BSONRegExp, Long, UUID, type Document } from 'mongodb';
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
}, 60_000);

test('others read meanwhile what a long bulk write has written so far', async () => {
  const COUNT = 20_000;
  const collection = db().collection<Document & { _id: number }>('long-bulk');
  const upserts = Array.from({ length: COUNT }, (_item, _id) => ({
    updateOne: { filter: { _id }, update: { $set: { n: 1 } }, upsert: true },
  }));
  const state = { isDone: false };
  const bulk = collection.bulkWrite(upserts).finally(() => (state.isDone = true));
  const counts: number[] = [];
  while (!state.isDone) counts.push(await collection.countDocuments());
  await bulk;
  const steps = counts.map((count, index) => count - (counts[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(COUNT / 8);
}, 60_000);

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
}, 60_000);

test('a transaction that deletes more than 64 MB commits, and one that deletes 140,000 documents is aborted', async () => {
  const large = db().collection<Document & { _id: number }>('large-deletes');
  for (let _id = 1; _id <= 5; _id++) await large.insertOne({ _id, pad: 'x'.repeat(14e6) });
  await inTransaction(async (session) => {
    await large.deleteMany({}, { session });
    await session.commitTransaction();
  });
  expect(await large.countDocuments()).toBe(0);

  const small = db().collection('small-deletes');
  for (let n = 0; n < 14; n++) await small.insertMany(Array.from({ length: 10_000 }, (_item, m) => ({ m })));
  const deletion = inTransaction((session) => small.deleteMany({}, { session }));
  await expect(deletion).rejects.toMatchObject({ code: 257 });
  expect(await small.countDocuments()).toBe(140_000);
}, 60_000);

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
}, 60_000);

test('findAndModify returns a document of exactly 16 MB, and records it for retries', async () => {
  const collection = db().collection<Document & { _id: number }>('exactly-16-mb');
  await collection.insertOne({ _id: 1, pad: 'x'.repeat(16 * 1024 * 1024 - 40) });
  const before = await collection.findOneAndUpdate({ _id: 1 }, { $set: { b: 1 } });
  expect(before?.pad).toHaveLength(16 * 1024 * 1024 - 40);
  expect(await collection.countDocuments({ b: 1 })).toBe(1);
}, 60_000);

test('the texts of many write errors are cut at 1 MB', async () => {
  const collection = db().collection<Document & { _id: string }>('duplicates');
  const documents = Array.from({ length: 2_500 }, (_item, n) => ({ _id: `${n}-`.padEnd(1_900, 'x') }));
  await collection.insertMany(documents);
  const insert = { insert: 'duplicates', documents, ordered: false, $db: 'test' };
  const reply = await withRawClient((client) => client.command(insert));
  const messages = (reply.writeErrors as { errmsg: string }[]).map(({ errmsg }) => errmsg);
  expect(messages).toHaveLength(2_500);
  expect(messages.join('').length).toBeLessThanOrEqual(1024 * 1024);
}, 60_000);

test('a retryable findAndModify whose outcome is nested too deeply to be stored fails and changes nothing', async () => {
  const collection = db().collection<Document & { _id: number }>('deep-outcomes');
  await collection.insertOne({ _id: 1, a: 1, n: 0 });
  const project = (levels: number, txnNumber: number): Promise<Document> =>
    withRawClient((client) =>
      client.command({
        findAndModify: 'deep-outcomes',
        query: { _id: 1 },
        update: { $inc: { n: 1 } },
        fields: { [Array<string>(levels).fill('p').join('.')]: '$a' },
        lsid: { id: new UUID() },
        txnNumber: Long.fromInt(txnNumber),
        $db: 'test',
      }),
    );
  expect(await project(199, 1)).toMatchObject({ ok: 0, code: 15 });
  expect(await collection.findOne()).toMatchObject({ n: 0 });
  expect(await project(190, 2)).toMatchObject({ ok: 1 });
  expect(await collection.findOne()).toMatchObject({ n: 1 });
});

const repeat = (count: number, stage: Document): Document[] => Array<Document>(count).fill(stage);

test.each<[string, Document[], number]>([
  ['doubles a value many times', repeat(40, { $addFields: { a: ['$a', '$a'] } }), 10334],
  ['doubles a document many times', repeat(40, { $project: { a: '$$ROOT', b: { c: '$$ROOT' } } }), 10334],
  [
    'groups by a multiplied value',
    [
      ...repeat(15, { $addFields: { a: ['$a', '$a'] } }),
      { $group: { _id: Array<string>(10_000).fill('$a') } },
    ],
    10334,
  ],
  ['nests a document in itself many times', repeat(300, { $project: { a: '$$ROOT' } }), 15],
  ['nests groups', repeat(300, { $group: { _id: null, all: { $push: '$$ROOT' } } }), 15],
  ['has more than 1000 stages', repeat(1_001, { $skip: 0 }), 7749501],
])('a pipeline that %s is rejected', async (_title, pipeline, code) => {
  const collection = db().collection(`pipeline-${code}`);
  await collection.insertOne({ a: 'x' });
  const [doc] = await collection.aggregate(repeat(15, { $addFields: { a: ['$a', '$a'] } })).toArray();
  expect((doc?.a as unknown[]).flat(20)).toHaveLength(2 ** 15);
  expect((await captureServerError(collection.aggregate(pipeline).toArray())).code).toBe(code);
});

const list = <T>(length: number, create: (n: number) => T): T[] =>
  Array.from({ length }, (_item, n) => create(n));
const repeated = (n: number): BSONRegExp => new BSONRegExp(`(?:a{0,500}b){0,2}${n}`);

test.each<[string, Document]>([
  ['a list', { a: { $in: list(20_000, (n) => new BSONRegExp(`^b${n}.*c`)) } }],
  ['conditions', { $or: list(300, (n) => ({ a: repeated(n) })) }],
  ['elements', { a: { $elemMatch: { $or: list(300, (n) => ({ b: repeated(n) })) } } }],
])('more regular expressions in %s than compile in one go are rejected', async (_title, filter) => {
  const collection = db().collection('patterns');
  await collection.insertOne({ a: 'b7xc' });
  expect((await captureServerError(collection.findOne(filter))).code).toBe(51091);
  expect((await captureServerError(collection.updateOne(filter, { $set: { b: 1 } }))).code).toBe(51091);
  const stages = list(300, (n) => ({ $match: { a: repeated(n) } }));
  expect((await captureServerError(collection.aggregate(stages).toArray())).code).toBe(51091);
  const some = { a: { $in: list(500, (n) => new BSONRegExp(`^b${n}.*c`)) } };
  expect(await collection.countDocuments(some)).toBeGreaterThan(0);
});

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
