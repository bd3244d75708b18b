import { ObjectId, UUID, type Collection, type Document } from 'mongodb';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { declareIndex, errorOf, useEngine } from './engine.ts';
import { RawClient } from './raw-client.ts';

const { db, engine } = useEngine();

const ROWS = 30_000;
/** A small part of them, in a collection of their own. */
const FEW_ROWS = 1_000;

const fresh = (): Collection<Document & { _id: number }> =>
  db().collection(`l${new ObjectId().toHexString()}`);

describe('with many documents', () => {
  const rows = (): Collection<Document & { _id: number }> => db().collection('rows');
  const PAD = 'x'.repeat(60);

  beforeAll(async () => {
    const doc = (_id: number) => ({ _id, n: _id % 977, text: PAD, list: [1, 2, 3] });
    for (let start = 0; start < ROWS; start += 5_000)
      await rows().insertMany(Array.from({ length: 5_000 }, (_item, n) => doc(start + n)));
    await db()
      .collection<Document & { _id: number }>('few')
      .insertMany(Array.from({ length: FEW_ROWS }, (_item, n) => doc(n)));
  }, 60_000);

  const SEARCH = { find: 'few', filter: { text: 'nowhere' }, $db: 'test' };
  const WRITE = { update: 'few', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }], $db: 'test' };

  test.each<[string, Document, Document]>([
    ['a search without an index', SEARCH, { find: 'rows', filter: { text: 'nowhere' } }],
    ['a sort in memory', SEARCH, { find: 'rows', sort: { n: 1, text: -1 }, limit: 10 }],
    [
      'a group',
      SEARCH,
      { aggregate: 'rows', pipeline: [{ $group: { _id: '$n', all: { $sum: 1 } } }], cursor: {} },
    ],
    ['an update of all', WRITE, { update: 'rows', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] }],
    [
      'an index over all',
      WRITE,
      { createIndexes: 'rows', indexes: [{ key: { n: 1, text: 1 }, name: 'n_text' }] },
    ],
    [
      'an update of one that is hard to find',
      SEARCH,
      { update: 'rows', updates: [{ q: { text: PAD, list: 4 }, u: { $set: { a: 1 } } }] },
    ],
    [
      'a removal of many',
      WRITE,
      { delete: 'rows', deletes: [{ q: { _id: { $gte: ROWS - 8_000 } }, limit: 0 }] },
    ],
    ['a check of all', SEARCH, { validate: 'rows' }],
    [
      'a large insert',
      WRITE,
      { insert: 'rows', documents: Array.from({ length: 20_000 }, (_item, n) => ({ _id: ROWS + n, n })) },
    ],
  ])('%s lets others run meanwhile: what is small and comes later is done earlier', async (...row) => {
    const [, small, work] = row;
    const [one, other] = [await RawClient.connect(engine().uri), await RawClient.connect(engine().uri)];
    const ended: string[] = [];
    const working = async () => {
      expect(await one.receive()).toMatchObject({ ok: 1 });
      ended.push('the work');
    };
    // The first may still come before the work has its turn.
    const others = async () => {
      for (let count = 1; count <= 3; count++) {
        expect(await (count === 1 ? other.receive() : other.command(small))).toMatchObject({ ok: 1 });
        ended.push('a small one');
      }
    };
    one.send({ ...work, $db: 'test' });
    other.send(small);
    await Promise.all([working(), others()]);
    expect(ended).toEqual([...Array<string>(3).fill('a small one'), 'the work']);
    one.close();
    other.close();
  });

  test('a time limit ends a search, a group, a write', async () => {
    const [filter, options] = [{ text: /nowhere/ }, { maxTimeMS: 5 }];
    expect((await errorOf(rows().find(filter, options).toArray())).code).toBe(50);
    expect(
      (
        await errorOf(
          rows()
            .aggregate([{ $group: { _id: '$text', n: { $sum: 1 } } }], options)
            .toArray(),
        )
      ).code,
    ).toBe(50);
    expect((await errorOf(rows().updateOne({ text: 'nowhere' }, { $set: { a: 1 } }, options))).code).toBe(50);
  });

  test('a search for a client that has gone stops', async () => {
    const [gone, other] = [await RawClient.connect(engine().uri), await RawClient.connect(engine().uri)];
    const held = db().collection<Document & { _id: number }>('held');
    await held.insertOne({ _id: 1 });
    const transaction = { lsid: { id: new UUID() }, txnNumber: 1n, autocommit: false, $db: 'test' };
    await gone.command({
      update: 'held',
      updates: [{ q: { _id: 1 }, u: { $set: { by: 'gone' } } }],
      startTransaction: true,
      ...transaction,
    });
    // It looks at every element of every document many times over.
    const filter = { $or: Array.from({ length: 200 }, (_item, n) => ({ list: { $ne: n + 10 }, text: /y/ })) };
    const ended: string[] = [];
    gone.send({ find: 'rows', filter, ...transaction });
    // Answered by an engine that has begun the search.
    await other.command({ ping: 1, $db: 'admin' });
    gone.close();
    // The same search, of few of the documents, would be over before one that went on.
    other.send({ find: 'few', filter, $db: 'test' });
    const small = other.receive().then(() => ended.push('a small search'));
    // The transaction ends when its search does, and holds the document until then.
    await held.updateOne({ _id: 1 }, { $set: { by: 'another' } });
    ended.push('the search of who has gone');
    await small;
    expect(ended).toEqual(['the search of who has gone', 'a small search']);
    expect(await held.findOne()).toMatchObject({ by: 'another' });
    other.close();
  });
});

test('a cursor sees every document that stays, once, while others come and go', async () => {
  const collection = fresh();
  const COUNT = 2_000;
  const doc = (_id: number): Document & { _id: number } => ({ _id, n: (_id * 7) % COUNT, stays: _id % 2 });
  await declareIndex(collection, { n: 1 });
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
  let [stopped, at] = [false, 0];
  const churn = (async () => {
    while (!stopped) {
      const _id = 2 * ((at++ * 37) % (COUNT / 2));
      await collection.deleteOne({ _id });
      await collection.insertOne({ ...doc(_id), pad: 'y'.repeat(at % 300) });
      await collection.updateOne({ _id }, { $set: { pad: '' } });
    }
  })();
  for (const open of cursors) {
    const seen: number[] = [];
    for await (const { _id, stays } of open()) if (stays) seen.push(_id);
    expect(new Set(seen).size).toBe(COUNT / 2);
    expect(seen).toHaveLength(COUNT / 2);
  }
  stopped = true;
  await churn;
}, 60_000);

test('an idle cursor does not make the file grow', async () => {
  const collection = fresh();
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
  test('come in batches of the size that was asked for, and of 16 MB at most', async () => {
    const collection = fresh();
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
    const collection = fresh();
    await collection.insertMany(Array.from({ length: 30 }, (_item, _id) => ({ _id })));
    const raw = await RawClient.connect(engine().uri);
    const [own, other] = [{ id: new UUID() }, { id: new UUID() }];
    const { cursor } = await raw.command({
      find: collection.collectionName,
      batchSize: 5,
      lsid: own,
      $db: 'test',
    });
    const getMore = {
      getMore: (cursor as { id: bigint }).id,
      collection: collection.collectionName,
      $db: 'test',
    };
    expect(await raw.command({ ...getMore, lsid: other })).toMatchObject({ ok: 0, code: 13 });
    expect(await raw.command({ ...getMore, collection: 'elsewhere', lsid: own })).toMatchObject({
      ok: 0,
      code: 43,
    });
    expect(await raw.command({ ...getMore, batchSize: 5, lsid: own })).toMatchObject({ ok: 1 });
    expect(await raw.command({ endSessions: [own], writeConcern: { w: 0 }, $db: 'admin' })).toMatchObject({
      ok: 1,
    });
    expect(await raw.command({ ...getMore, lsid: own })).toMatchObject({ ok: 0, code: 43 });
    raw.close();
  });

  test('end when their collection is dropped', async () => {
    const collection = fresh();
    await collection.insertMany(Array.from({ length: 30 }, (_item, _id) => ({ _id })));
    const cursor = collection.find({}, { batchSize: 5 });
    await cursor.next();
    await collection.drop();
    expect((await errorOf(cursor.toArray())).code).toBe(43);
  });
});

describe('sizes', () => {
  test('a document of 16 MB is stored, a larger one refused, also one that an update makes', async () => {
    const collection = fresh();
    const most = 16 * 1024 * 1024 - 100;
    await collection.insertOne({ _id: 1, pad: 'x'.repeat(most) });
    expect((await collection.findOne())?.pad).toHaveLength(most);
    const raw = await RawClient.connect(engine().uri);
    const large = { insert: 'large', documents: [{ _id: 2, pad: 'x'.repeat(most + 200) }], $db: 'test' };
    expect(await raw.command(large)).toMatchObject({ ok: 0, code: 10334 });
    raw.close();
    const growing = collection.updateOne({ _id: 1 }, { $set: { more: 'y'.repeat(30_000) } });
    expect((await errorOf(growing)).code).toBe(10334);
    expect(await db().collection('large').countDocuments()).toBe(0);
  }, 60_000);

  test('200 levels of nesting are stored, more refused', async () => {
    const nested = (levels: number): Document =>
      JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as Document;
    const collection = db().collection('deep');
    await collection.insertOne(nested(150));
    expect((await errorOf(collection.insertOne(nested(250)))).code).toBe(15);
  });

  test('a sort and a group that need more than 100 MB are refused', async () => {
    const collection = fresh();
    for (let batch = 0; batch < 12; batch++) {
      await collection.insertMany(
        Array.from({ length: 10 }, (_item, n) => ({
          _id: batch * 10 + n,
          n: 120 - n,
          pad: 'x'.repeat(1_000_000),
        })),
      );
    }
    expect((await errorOf(collection.find().sort({ n: 1 }).toArray())).code).toBe(292);
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
    expect((await errorOf(grouped)).code).toBe(292);
    await collection.drop();
  }, 120_000);
});

describe('what is no proper message', () => {
  test('a body that is no BSON is answered with an error', async () => {
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
  ])('%s closes the connection and harms no other', async (_kind, bytes) => {
    const raw = await RawClient.connect(engine().uri);
    raw.sendBytes(bytes);
    await raw.closed();
    expect(await db().command({ ping: 1 })).toEqual({ ok: 1 });
  });
});
