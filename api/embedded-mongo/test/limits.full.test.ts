import { BSON, ObjectId, UUID, type Collection, type Document } from 'mongodb';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createIndex, captureServerError, useEngine } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

const { db, engine } = useEngine();

const createCollection = (): Collection<Document & { _id: number }> =>
  db().collection(`l${new ObjectId().toHexString()}`);

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
});

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
});

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
  });

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
  });

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
          pad: `${batch}-${n}`.padEnd(1_000_000, 'x'),
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
    const grouped = collection.aggregate([{ $group: { _id: '$pad' } }]).toArray();
    expect((await captureServerError(grouped)).code).toBe(292);
    const join = { from: collection.collectionName, localField: 'none', foreignField: 'none', as: 'all' };
    const joined = collection.aggregate([{ $limit: 1 }, { $lookup: join }]).toArray();
    expect((await captureServerError(joined)).code).toBe(4568);
    await collection.drop();
  });
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
