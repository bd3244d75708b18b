import { BSON, Long, Timestamp, UUID, type Document } from 'mongodb';
import { RawClient } from './raw-client.ts';
import { captureServerError, useEngine } from './test-engine.ts';

const { db, client, engine, inTransaction } = useEngine();

type Row = Document & { _id: number };
type CursorReply = { cursor: { id: Long; firstBatch: Document[] } };

/** Sends a command with a transaction of its own, which the driver would not send. */
async function send(command: Document): Promise<Document> {
  const raw = await RawClient.connect(engine().uri);
  const reply = await raw.command(command);
  raw.close();
  return reply;
}

const timestampAhead = (seconds: number): Timestamp =>
  new Timestamp({ t: Math.floor(Date.now() / 1_000) + seconds, i: 1 });

test.each([
  ['', 73],
  ['aa.b', 73],
  ['a b', 73],
  ['$x', 73],
  ['a/b', 73],
  ['a\\b', 73],
  ['a"b', 73],
  ['a\0b', 73],
  ['x'.repeat(64), 73],
  [5, 14],
  [undefined, 40571],
])('the database %j is rejected with code %i', async ($db, code) => {
  const aliased = client().db('aa').collection('b.c');
  await aliased.updateOne({}, { $set: { a: 1 } }, { upsert: true });
  for (const command of [{ find: 'c' }, { drop: 'c' }, { insert: 'c', documents: [{ a: 1 }] }])
    expect(await send({ ...command, ...($db !== undefined && { $db }) })).toMatchObject({ ok: 0, code });
  expect(await aliased.countDocuments()).toBe(1);
});

test('a document with two fields of one name is rejected', async () => {
  const command = { insert: 'repeated', documents: [{ _id: 1, first: 1, other: 2 }], $db: 'test' };
  const body = Buffer.from(BSON.serialize(command));
  body.write('first', body.indexOf('other'));
  const raw = await RawClient.connect(engine().uri);
  raw.sendBody(body);
  expect(await raw.receive()).toMatchObject({ ok: 0, code: 40413 });
  raw.close();
  expect(await db().collection('repeated').countDocuments()).toBe(0);
});

test('listCollections returns more collections than fit into the first batch', async () => {
  const many = client().db('many');
  for (let n = 0; n < 105; n++) await many.createCollection(`c${n}`);
  expect(await many.listCollections().toArray()).toHaveLength(105);
  expect(await many.listCollections({}, { batchSize: 10 }).toArray()).toHaveLength(105);
  await many.dropDatabase();
});

test('a cursor is exhausted when it has returned as many documents as its limit', async () => {
  await db()
    .collection<Row>('limited')
    .insertMany([1, 2, 3, 4].map((_id) => ({ _id })));
  const find = (options: Document): Promise<CursorReply> =>
    db().command({ find: 'limited', ...options }, { promoteLongs: false }) as Promise<CursorReply>;
  expect((await find({ limit: 2 })).cursor.id.isZero()).toBe(true);
  const open = await find({ limit: 3, batchSize: 2 });
  expect(open.cursor.id.isPositive()).toBe(true);
  const next = { getMore: open.cursor.id, collection: 'limited', batchSize: 1 };
  expect(await db().command(next)).toMatchObject({ cursor: { nextBatch: [{ _id: 3 }], id: 0 } });
});

test.each<[Document, number]>([
  [{ explain: { find: 'x', foo: 1 } }, 40415],
  [{ explain: { find: 'x' }, verbosity: 'all' }, 2],
  [{ aggregate: 'x', pipeline: [], cursor: { batchSize: -1 } }, 51024],
  [{ aggregate: 'x', pipeline: [], cursor: { batchSize: 'x' } }, 14],
  [{ aggregate: 'x', pipeline: [], cursor: { foo: 1 } }, 40415],
  [{ listCollections: 1, cursor: { foo: 1 } }, 40415],
  [{ insert: 'x', documents: [{ a: 1 }], writeConcern: { foo: 1 } }, 40415],
  [{ find: 'x', readConcern: { level: 'local', at: Long.fromInt(5) } }, 72],
  [{ getMore: 1.5, collection: 'x' }, 14],
  [{ killCursors: 'x', cursors: [1e300] }, 14],
])('rejects %j with code %i', async (command, code) => {
  expect((await captureServerError(db().command(command))).code).toBe(code);
});

const JOIN_ALL = { $lookup: { from: 'large', localField: 'none', foreignField: 'none', as: 'all' } };

test.each<[Document, string]>([
  [{ ping: 1, foo: 1 }, 'IDLUnknownField'],
  [{ distinct: 'x' }, 'IDLFailedToParse'],
  [{ find: 'x', limit: -1 }, 'Location51024'],
  [{ aggregate: 'large', pipeline: [{ $limit: 1 }, JOIN_ALL], cursor: {} }, 'BSONObjectTooLarge'],
])('names the error of %j', async (command, codeName) => {
  await db()
    .collection('large')
    .insertMany(Array.from({ length: 3 }, () => ({ a: 'x'.repeat(6e6) })));
  expect(await send({ ...command, $db: 'test' })).toMatchObject({ ok: 0, codeName });
  await db().collection('large').drop();
});

test.each<[title: string, $clusterTime: unknown, reply: Document]>([
  [
    'over a year ahead',
    { clusterTime: timestampAhead(4e8) },
    { ok: 0, code: 205, codeName: 'ClusterTimeFailsRateLimiter' },
  ],
  ['that is no document', 5, { ok: 0, code: 14 }],
  ['without a time', {}, { ok: 0, code: 40414 }],
  ['that is no timestamp', { clusterTime: 5 }, { ok: 0, code: 14 }],
])('rejects a time of the cluster %s', async (_title, $clusterTime, reply) => {
  expect(await send({ ping: 1, $clusterTime, $db: 'test' })).toMatchObject(reply);
});

test('advances to the time that a client has seen, and then reads after it', async () => {
  const clusterTime = timestampAhead(3_600);
  const find = { find: 'x', readConcern: { afterClusterTime: clusterTime }, $db: 'test' };
  expect(await send(find)).toMatchObject({ ok: 0, code: 72 });
  const reply = await send({ ...find, $clusterTime: { clusterTime } });
  expect(reply).toMatchObject({ ok: 1, $clusterTime: { clusterTime }, operationTime: clusterTime });
});

test('rejects a timestamp in a document of a command', async () => {
  const doc = { readConcern: { afterClusterTime: timestampAhead(0) } };
  expect(await send({ insert: 'x', documents: [doc], $db: 'test' })).toMatchObject({ ok: 0, code: 2 });
});

describe('in a transaction', () => {
  const begin = (): Document => ({ lsid: { id: new UUID() }, txnNumber: Long.fromInt(1), autocommit: false });

  test.each<[string, Document, number]>([
    ['admin', { find: 'x' }, 263],
    ['test', { insert: 'x', documents: [{ a: 1 }], writeConcern: { w: 1 } }, 72],
  ])('the database %s rejects %j with code %i', async (name, command, code) => {
    const first = { ...command, ...begin(), startTransaction: true };
    expect(await send({ ...first, $db: name })).toMatchObject({ ok: 0, code });
  });

  test.each<[Document, number, string]>([
    [{ txnNumber: Long.fromInt(1) }, 50768, 'NotARetryableWriteCommand'],
    [{ autocommit: false, startTransaction: true }, 72, 'InvalidOptions'],
    [{ startTransaction: true }, 72, 'InvalidOptions'],
    [{ txnNumber: Long.fromInt(1), startTransaction: true }, 72, 'InvalidOptions'],
    [{ txnNumber: Long.fromInt(1), autocommit: true }, 72, 'InvalidOptions'],
    [{ txnNumber: Long.fromInt(1), autocommit: false, startTransaction: false }, 72, 'InvalidOptions'],
    [{ txnNumber: Long.fromInt(1), lsid: undefined, autocommit: false }, 72, 'InvalidOptions'],
    [{ txnNumber: Long.fromInt(1), autocommit: false }, 251, 'NoSuchTransaction'],
  ])('the options %j are rejected with code %i', async (options, code, codeName) => {
    const find = { find: 'x', lsid: { id: new UUID() }, ...options, $db: 'test' };
    expect(await send(find)).toMatchObject({ ok: 0, code, codeName });
  });

  test.each(['commitTransaction', 'abortTransaction'])('%s belongs to the database admin', async (name) => {
    const transaction = begin();
    const insert = { insert: 'ended', documents: [{ name }], startTransaction: true, ...transaction };
    expect(await send({ ...insert, $db: 'test' })).toMatchObject({ ok: 1 });
    const end = { [name]: 1, ...transaction };
    expect(await send({ ...end, $db: 'test' })).toMatchObject({
      ...{ ok: 0, code: 13, codeName: 'Unauthorized' },
      errmsg: `${name} may only be run against the admin database.`,
    });
    expect(await send({ ...end, $db: 'admin' })).toMatchObject({ ok: 1 });
    const count = name === 'commitTransaction' ? 1 : 0;
    expect(await db().collection('ended').countDocuments({ name })).toBe(count);
    expect(await send({ [name]: 1, $db: 'admin' })).toMatchObject({ code: 125, codeName: 'CommandFailed' });
    const first = { ...end, ...begin(), startTransaction: true, $db: 'admin' };
    expect(await send(first)).toMatchObject({ ok: 0, code: 263 });
  });

  test('a cursor belongs to the transaction that has created it', async () => {
    await db().collection('owned').insertMany([{}, {}, {}]);
    const [transaction, other] = [begin(), begin()];
    const open = async (options: Document): Promise<Document> => {
      const reply = await send({ find: 'owned', batchSize: 1, ...options, $db: 'test' });
      return { getMore: (reply.cursor as { id: Long }).id, collection: 'owned', batchSize: 1, $db: 'test' };
    };
    const inside = await open({ ...transaction, startTransaction: true });
    const outside = await open({ lsid: transaction.lsid });
    await open({ ...other, startTransaction: true });
    expect(await send({ ...inside, lsid: transaction.lsid })).toMatchObject({ ok: 0, code: 50740 });
    expect(await send({ ...inside, ...transaction })).toMatchObject({ ok: 1 });
    expect(await send({ ...inside, ...other })).toMatchObject({ ok: 0, code: 50738 });
    expect(await send({ ...outside, ...transaction })).toMatchObject({ ok: 0, code: 50739 });
  });

  test('a number is used once, and ends with the commit', async () => {
    const transaction = begin();
    const first = { find: 'x', startTransaction: true, ...transaction, $db: 'test' };
    expect(await send(first)).toMatchObject({ ok: 1 });
    expect(await send(first)).toMatchObject({ code: 117, codeName: 'ConflictingOperationInProgress' });
    expect(await send({ commitTransaction: 1, ...transaction, $db: 'admin' })).toMatchObject({ ok: 1 });
    const late = [
      { find: 'x', ...transaction, $db: 'test' },
      { abortTransaction: 1, ...transaction, $db: 'admin' },
    ];
    for (const command of late)
      expect(await send(command)).toMatchObject({ ok: 0, code: 256, codeName: 'TransactionCommitted' });
  });

  test('a read concern midway is rejected', async () => {
    const transaction = begin();
    const first = { find: 'x', startTransaction: true, readConcern: { level: 'snapshot' }, ...transaction };
    expect(await send({ ...first, $db: 'test' })).toMatchObject({ ok: 1 });
    const second = { find: 'x', readConcern: { level: 'snapshot' }, ...transaction };
    expect(await send({ ...second, $db: 'test' })).toMatchObject({ ok: 0, code: 72 });
  });

  test('nothing of an unordered write follows an error', async () => {
    await db().collection<Row>('unordered').insertOne({ _id: 1 });
    await inTransaction(async (session) => {
      const docs = [{ _id: 1 }, { _id: 2 }];
      const insert = db().collection<Row>('unordered').insertMany(docs, { ordered: false, session });
      await expect(insert).rejects.toMatchObject({ code: 11000, insertedCount: 0 });
    });
  });
});

test.each(['X1', 'X2'])(
  'rejects the invalid UTF-8 at %s, but keeps replacement characters',
  async (marker) => {
    const $db = 'test';
    const bytes = Buffer.from(
      BSON.serialize({ insert: 'texts', documents: [{ X1: 'X2', ok: '\ufffd' }], $db }),
    );
    bytes.writeUInt8(0xff, bytes.indexOf(marker));
    const raw = await RawClient.connect(engine().uri);
    raw.sendBody(bytes);
    expect(await raw.receive()).toMatchObject({ ok: 0, code: 22, codeName: 'InvalidBSON' });
    raw.close();
    expect(await send({ insert: 'texts', documents: [{ ok: '\ufffd' }], $db })).toMatchObject({ n: 1 });
    expect(
      await db()
        .collection('texts')
        .countDocuments({ ok: { $ne: '\ufffd' } }),
    ).toBe(0);
  },
);
