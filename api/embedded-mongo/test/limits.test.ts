import { BSON, ObjectId, UUID, type Collection, type Document } from 'mongodb';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createIndex, captureServerError, useEngine } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

const { db, engine } = useEngine();

const DOC_COUNT = 30_000;
/** A subset of the documents, in a collection of its own. */
const SMALL_DOC_COUNT = 1_000;

const createCollection = (): Collection<Document & { _id: number }> =>
  db().collection(`l${new ObjectId().toHexString()}`);

describe('with many documents', () => {
  const rows = (): Collection<Document & { _id: number }> => db().collection('rows');
  const PAD = 'x'.repeat(60);

  beforeAll(async () => {
    const doc = (_id: number) => ({ _id, n: _id % 977, text: PAD, list: [1, 2, 3] });
    for (let start = 0; start < DOC_COUNT; start += 5_000)
      await rows().insertMany(Array.from({ length: 5_000 }, (_item, n) => doc(start + n)));
    await db()
      .collection<Document & { _id: number }>('small')
      .insertMany(Array.from({ length: SMALL_DOC_COUNT }, (_item, n) => doc(n)));
  }, 60_000);

  const SEARCH = { find: 'small', filter: { text: 'nowhere' }, $db: 'test' };
  const WRITE = { update: 'small', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }], $db: 'test' };

  test.each<[string, Document, Document]>([
    ['a collection scan', SEARCH, { find: 'rows', filter: { text: 'nowhere' } }],
    ['an in-memory sort', SEARCH, { find: 'rows', sort: { n: 1, text: -1 }, limit: 10 }],
    [
      'a group',
      SEARCH,
      { aggregate: 'rows', pipeline: [{ $group: { _id: '$n', all: { $sum: 1 } } }], cursor: {} },
    ],
    [
      'an update of all documents',
      WRITE,
      { update: 'rows', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] },
    ],
    [
      'an index build',
      WRITE,
      { createIndexes: 'rows', indexes: [{ key: { n: 1, text: 1 }, name: 'n_text' }] },
    ],
    [
      'an update of a document found by a collection scan',
      SEARCH,
      { update: 'rows', updates: [{ q: { text: PAD, list: 4 }, u: { $set: { a: 1 } } }] },
    ],
    [
      'a delete of many documents',
      WRITE,
      { delete: 'rows', deletes: [{ q: { _id: { $gte: DOC_COUNT - 8_000 } }, limit: 0 }] },
    ],
    ['a validation', SEARCH, { validate: 'rows' }],
    [
      'a large insert',
      WRITE,
      {
        insert: 'rows',
        documents: Array.from({ length: 20_000 }, (_item, n) => ({ _id: DOC_COUNT + n, n })),
      },
    ],
  ])('%s lets short operations that start later finish first', async (...row) => {
    const [, shortCommand, longCommand] = row;
    const [longClient, shortClient] = [
      await RawClient.connect(engine().uri),
      await RawClient.connect(engine().uri),
    ];
    const finished: string[] = [];
    const runLong = async () => {
      expect(await longClient.receive()).toMatchObject({ ok: 1 });
      finished.push('long');
    };
    // The first short operation may still run before the long one starts.
    const runShort = async () => {
      for (let count = 1; count <= 3; count++) {
        expect(await (count === 1 ? shortClient.receive() : shortClient.command(shortCommand))).toMatchObject(
          { ok: 1 },
        );
        finished.push('short');
      }
    };
    longClient.send({ ...longCommand, $db: 'test' });
    shortClient.send(shortCommand);
    await Promise.all([runLong(), runShort()]);
    expect(finished).toEqual([...Array<string>(3).fill('short'), 'long']);
    longClient.close();
    shortClient.close();
  });

  test('maxTimeMS ends a find, an aggregation and a write', async () => {
    const [filter, options] = [{ text: /nowhere/ }, { maxTimeMS: 5 }];
    expect((await captureServerError(rows().find(filter, options).toArray())).code).toBe(50);
    expect(
      (
        await captureServerError(
          rows()
            .aggregate([{ $group: { _id: '$text', n: { $sum: 1 } } }], options)
            .toArray(),
        )
      ).code,
    ).toBe(50);
    expect(
      (await captureServerError(rows().updateOne({ text: 'nowhere' }, { $set: { a: 1 } }, options))).code,
    ).toBe(50);
  });

  test('a cursor that is being read cannot be read by another command', async () => {
    const [reading, other] = [await RawClient.connect(engine().uri), await RawClient.connect(engine().uri)];
    const filter = { $or: Array.from({ length: 50 }, (_item, n) => ({ list: { $ne: n + 10 }, text: /y/ })) };
    const { cursor } = await reading.command({ find: 'rows', filter, batchSize: 0, $db: 'test' });
    const getMore = { getMore: (cursor as { id: bigint }).id, collection: 'rows', $db: 'test' };
    reading.send(getMore);
    // The reply proves that the engine has started the search.
    await other.command({ ping: 1, $db: 'admin' });
    expect(await other.command(getMore)).toMatchObject({ ok: 0, code: 143, codeName: 'CursorInUse' });
    expect(await reading.receive()).toMatchObject({ ok: 1 });
    reading.close();
    other.close();
  });

  test('the search of a disconnected client stops', async () => {
    const [disconnecting, other] = [
      await RawClient.connect(engine().uri),
      await RawClient.connect(engine().uri),
    ];
    const locked = db().collection<Document & { _id: number }>('locked');
    await locked.insertOne({ _id: 1 });
    const transaction = { lsid: { id: new UUID() }, txnNumber: 1n, autocommit: false, $db: 'test' };
    await disconnecting.command({
      update: 'locked',
      updates: [{ q: { _id: 1 }, u: { $set: { by: 'transaction' } } }],
      startTransaction: true,
      ...transaction,
    });
    // The filter tests every element of every document many times over.
    const filter = { $or: Array.from({ length: 200 }, (_item, n) => ({ list: { $ne: n + 10 }, text: /y/ })) };
    const finished: string[] = [];
    disconnecting.send({ find: 'rows', filter, ...transaction });
    // The reply proves that the engine has started the search.
    await other.command({ ping: 1, $db: 'admin' });
    disconnecting.close();
    // The same search on the small collection would finish before a search of the large one that went on.
    other.send({ find: 'small', filter, $db: 'test' });
    const smallSearch = other.receive().then(() => finished.push('small search'));
    // The transaction is aborted once its search stops, and locks the document until then.
    await locked.updateOne({ _id: 1 }, { $set: { by: 'other write' } });
    finished.push('abandoned search');
    await smallSearch;
    expect(finished).toEqual(['abandoned search', 'small search']);
    expect(await locked.findOne()).toMatchObject({ by: 'other write' });
    other.close();
  });
});

test('a cursor returns every stable document exactly once under concurrent writes', async () => {
  const collection = createCollection();
  const COUNT = 2_000;
  const doc = (_id: number): Document & { _id: number } => ({ _id, n: (_id * 7) % COUNT, stays: _id % 2 });
  await createIndex(collection, { n: 1 });
  await collection.insertMany(Array.from({ length: COUNT }, (_item, n) => doc(n)));
  const cursors = [
    () => collection.find({}, { batchSize: 40 }),
    () => collection.find({ n: { $gte: 0 } }, { batchSize: 40 }).sort({ n: 1 }),
    () => collection.find({ n: { $gte: 0 } }, { batchSize: 40 }).sort({ n: -1 }),
    () =>
      collection.aggregate<Document & { _id: number }>(
        [{ $match: { n: { $gte: 0 } } }, { $match: { pad: { $ne: 1 } } }],
        { batchSize: 40 },
      ),
  ];
  let [isStopped, step] = [false, 0];
  const churn = (async () => {
    while (!isStopped) {
      const _id = 2 * ((step++ * 37) % (COUNT / 2));
      await collection.deleteOne({ _id });
      await collection.insertOne({ ...doc(_id), pad: 'y'.repeat(step % 300) });
      await collection.updateOne({ _id }, { $set: { pad: '' } });
    }
  })();
  for (const open of cursors) {
    const seen: number[] = [];
    for await (const { _id, stays } of open()) if (stays) seen.push(_id);
    expect(new Set(seen).size).toBe(COUNT / 2);
    expect(seen).toHaveLength(COUNT / 2);
  }
  isStopped = true;
  await churn;
}, 60_000);

test('an idle cursor does not make the data file grow', async () => {
  const collection = createCollection();
  const size = (): number => statSync(join(engine().folder, 'data', 'data.mdb')).size;
  await collection.insertMany(
    Array.from({ length: 2_000 }, (_item, _id) => ({ _id, n: 0, pad: 'x'.repeat(300) })),
  );
  const update = (count: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: 20 }, async (_item, worker) => {
        for (let n = 0; n < count / 20; n++)
          await collection.updateOne({ _id: (worker * 97 + n * 31) % 2_000 }, { $inc: { n: 1 } });
      }),
    );
  await update(1_000);
  const before = size();
  const cursor = collection.find({}, { batchSize: 10 });
  await cursor.next();
  await update(2_000);
  expect(size() - before).toBeLessThan(2_000_000);
  expect((await cursor.toArray()).length).toBe(1_999);
}, 60_000);

describe('cursors', () => {
  test('return batches of the requested size and of at most 16 MB', async () => {
    const collection = createCollection();
    await collection.insertMany(
      Array.from({ length: 10 }, (_item, _id) => ({ _id, pad: 'x'.repeat(3_000_000) })),
    );
    const raw = await RawClient.connect(engine().uri);
    const command = { find: collection.collectionName, $db: 'test' };
    const first = (await raw.command(command)).cursor as { id: bigint; firstBatch: Document[] };
    expect(first.firstBatch).toHaveLength(5);
    const { cursor } = await raw.command({
      getMore: first.id,
      collection: collection.collectionName,
      $db: 'test',
      batchSize: 2,
    });
    expect((cursor as { nextBatch: Document[] }).nextBatch).toHaveLength(2);
    expect(
      await raw.command({ killCursors: collection.collectionName, cursors: [first.id], $db: 'test' }),
    ).toMatchObject({ ok: 1 });
    expect(
      await raw.command({ getMore: first.id, collection: collection.collectionName, $db: 'test' }),
    ).toMatchObject({ ok: 0, code: 43 });
    raw.close();
  }, 60_000);

  test('belong to their session and their collection', async () => {
    const collection = createCollection();
    await collection.insertMany(Array.from({ length: 30 }, (_item, _id) => ({ _id })));
    const raw = await RawClient.connect(engine().uri);
    const [ownSession, otherSession] = [{ id: new UUID() }, { id: new UUID() }];
    const { cursor } = await raw.command({
      find: collection.collectionName,
      batchSize: 5,
      lsid: ownSession,
      $db: 'test',
    });
    const getMore = {
      getMore: (cursor as { id: bigint }).id,
      collection: collection.collectionName,
      $db: 'test',
    };
    const { cursor: free } = await raw.command({ find: getMore.collection, batchSize: 5, $db: 'test' });
    const inSession = { ...getMore, getMore: (free as { id: bigint }).id, lsid: ownSession };
    expect(await raw.command(inSession)).toMatchObject({ ok: 0, code: 50736 });
    expect(await raw.command({ ...getMore, lsid: otherSession })).toMatchObject({ ok: 0, code: 50738 });
    expect(await raw.command(getMore)).toMatchObject({ ok: 0, code: 50737 });
    expect(await raw.command({ ...getMore, collection: 'otherCollection', lsid: ownSession })).toMatchObject({
      ok: 0,
      code: 13,
    });
    expect(await raw.command({ ...getMore, batchSize: 5, lsid: ownSession })).toMatchObject({ ok: 1 });
    expect(
      await raw.command({ endSessions: [ownSession], writeConcern: { w: 0 }, $db: 'admin' }),
    ).toMatchObject({
      ok: 1,
    });
    expect(await raw.command({ ...getMore, lsid: ownSession })).toMatchObject({ ok: 0, code: 43 });
    raw.close();
  });

  test('end when their collection is dropped', async () => {
    const collection = createCollection();
    await collection.insertMany(Array.from({ length: 30 }, (_item, _id) => ({ _id })));
    const cursor = collection.find({}, { batchSize: 5 });
    await cursor.next();
    await collection.drop();
    expect((await captureServerError(cursor.toArray())).code).toBe(175);
  });
});

describe('size limits', () => {
  test('allow a document of 16 MB and reject a larger one, even as the result of an update', async () => {
    const collection = createCollection();
    const maxPadLength = 16 * 1024 * 1024 - Buffer.from(BSON.serialize({ _id: 1, pad: '' })).length;
    await collection.insertOne({ _id: 1, pad: 'x'.repeat(maxPadLength) });
    expect((await collection.findOne())?.pad).toHaveLength(maxPadLength);
    const raw = await RawClient.connect(engine().uri);
    const large = {
      insert: 'large',
      documents: [{ _id: 2, pad: 'x'.repeat(maxPadLength + 1) }],
      $db: 'test',
    };
    expect(await raw.command(large)).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 2 }] });
    raw.close();
    const growing = { $set: { pad: 'x'.repeat(maxPadLength + 1) } };
    expect((await captureServerError(collection.updateOne({ _id: 1 }, growing))).code).toBe(17419);
    expect((await captureServerError(collection.findOneAndUpdate({ _id: 1 }, growing))).code).toBe(17419);
    const upsert = collection.updateOne({ _id: 2 }, growing, { upsert: true });
    expect((await captureServerError(upsert)).code).toBe(17420);
    expect(await db().collection('large').countDocuments()).toBe(0);
  }, 60_000);

  test('allow 200 levels of nesting and reject more', async () => {
    const nested = (levels: number): Document =>
      JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as Document;
    const collection = db().collection('deep');
    await collection.insertOne(nested(150));
    expect((await captureServerError(collection.insertOne(nested(250)))).code).toBe(15);
  });

  test('reject a sort, group or join that needs more than 100 MB', async () => {
    const collection = createCollection();
    for (let batch = 0; batch < 12; batch++) {
      await collection.insertMany(
        Array.from({ length: 10 }, (_item, n) => ({
          _id: batch * 10 + n,
          n: 120 - n,
          pad: 'x'.repeat(1_000_000),
        })),
      );
    }
    expect((await captureServerError(collection.find().sort({ n: 1 }).toArray())).code).toBe(292);
    expect(
      (
        await collection
          .find({}, { projection: { _id: 1 } })
          .sort({ n: 1 })
          .limit(5)
          .toArray()
      ).length,
    ).toBe(5);
    const grouped = collection.aggregate([{ $group: { _id: { pad: '$pad', id: '$_id' } } }]).toArray();
    expect((await captureServerError(grouped)).code).toBe(292);
    const join = { from: collection.collectionName, localField: 'none', foreignField: 'none', as: 'all' };
    const joined = collection.aggregate([{ $limit: 1 }, { $lookup: join }]).toArray();
    expect((await captureServerError(joined)).code).toBe(4568);
    await collection.drop();
  }, 120_000);
});

describe('malformed messages', () => {
  test('receive an error reply if the body is not BSON', async () => {
    const raw = await RawClient.connect(engine().uri);
    const broken = Buffer.from('ffffff7f0266696e640002000000780000', 'hex');
    raw.sendBody(broken);
    expect(await raw.receive()).toMatchObject({ ok: 0, code: 22 });
    expect(await raw.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
    raw.close();
  });

  test.each([
    ['an impossible length', Buffer.from('ffffffff00000000', 'hex')],
    ['an unknown opcode', Buffer.from('10000000010000000000000001000000', 'hex')],
    ['text', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ])('with %s close the connection and affect no other', async (_kind, bytes) => {
    const raw = await RawClient.connect(engine().uri);
    raw.sendBytes(bytes);
    await raw.waitForClose();
    expect(await db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
