import { Long, ObjectId, UUID, type Collection, type Document } from 'mongodb';
import { createIndex, captureServerError, createRandom, startEngine, useEngine } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

type Account = { _id: number; balance: number };

const { db, client, engine, inTransaction } = useEngine('--transaction-limit-ms=600000');

const createCollection = <T extends Document = Document>(): Collection<T> =>
  db().collection<T>(`t${new ObjectId().toHexString()}`);

const readIds = async (collection: Collection<Account>): Promise<number[]> =>
  (await collection.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

describe('a write outside of transactions waits', () => {
  test('for a transaction that changed the same record, then sees its result', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const order: string[] = [];
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
      const waiting = collection
        .updateOne({ _id: 1 }, { $inc: { balance: 1 } })
        .then(() => order.push('waiting'));
      // Other writes do not wait with it.
      await collection.insertOne({ _id: 2, balance: 0 });
      order.push('committing');
      await session.commitTransaction();
      await waiting;
    });
    expect(order).toEqual(['committing', 'waiting']);
    expect(await collection.findOne({ _id: 1 })).toEqual({ _id: 1, balance: 101 });
  });

  test('for a transaction that changed the same unique key', async () => {
    const collection = createCollection();
    await createIndex(collection, { key: 1 }, { unique: true });
    await inTransaction(async (session) => {
      await collection.insertOne({ key: 'k' }, { session });
      const waiting = collection.insertOne({ key: 'k' });
      await session.abortTransaction();
      await waiting;
    });
    await inTransaction(async (session) => {
      await collection.deleteOne({ key: 'k' }, { session });
      const waiting = collection.insertOne({ key: 'k' });
      await session.commitTransaction();
      await waiting;
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('before dropping a collection with uncommitted changes', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
      const dropping = collection.drop();
      await session.commitTransaction();
      await dropping;
    });
    expect(await collection.countDocuments()).toBe(0);
  });
});

describe('a transaction', () => {
  test('is aborted when it has been open for too long', async () => {
    const limited = await startEngine('--transaction-limit-ms=1500');
    const limitedClient = await limited.connect();
    const collection = limitedClient.db('test').collection<Account>('locked');
    await collection.insertOne({ _id: 1, balance: 10 });
    await limitedClient.withSession(async (session) => {
      session.startTransaction();
      await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
      // Waits until the limit of 1.5 s has aborted the transaction and released the record.
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
      expect((await captureServerError(session.commitTransaction())).code).toBe(251);
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
    await limited.dispose();
  });

  test('is aborted when its session ends', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const session = client().startSession();
    session.startTransaction();
    await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
    await session.endSession();
    // Otherwise it would wait longer than this test may take.
    await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('is aborted when its client disconnects', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const raw = await RawClient.connect(engine().uri);
    const inSession = { lsid: { id: new UUID() }, txnNumber: Long.fromInt(1), autocommit: false };
    const updates = [{ q: { _id: 1 }, u: { $set: { balance: 100 } } }];
    const update = { update: collection.collectionName, updates, startTransaction: true, $db: 'test' };
    expect(await raw.command({ ...update, ...inSession })).toMatchObject({ ok: 1, n: 1 });
    raw.close();
    await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('goes on over another connection when its own is lost', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const inSession = { lsid: { id: new UUID() }, txnNumber: Long.fromInt(1), autocommit: false };
    const lost = await RawClient.connect(engine().uri);
    const updates = [{ q: { _id: 1 }, u: { $set: { balance: 100 } } }];
    const update = { update: collection.collectionName, updates, startTransaction: true, $db: 'test' };
    expect(await lost.command({ ...update, ...inSession })).toMatchObject({ ok: 1, n: 1 });
    const other = await RawClient.connect(engine().uri);
    lost.close();
    expect(await other.command({ commitTransaction: 1, ...inSession, $db: 'admin' })).toMatchObject({
      ok: 1,
    });
    other.close();
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 100 });
  });

  test('makes a collection that others see after the commit only', async () => {
    const collection = createCollection<Account>();
    const listed = async (): Promise<number> =>
      (await db().listCollections({ name: collection.collectionName }).toArray()).length;
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 1, balance: 10 }, { session });
      expect(await collection.findOne({}, { session })).toEqual({ _id: 1, balance: 10 });
      expect(await listed()).toBe(0);
      await session.abortTransaction();
    });
    expect(await listed()).toBe(0);
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 1, balance: 10 }, { session });
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session });
      await session.commitTransaction();
    });
    expect(await listed()).toBe(1);
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('conflicts with another operation that made the same collection', async () => {
    const collection = createCollection<Account>();
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 1, balance: 10 }, { session });
      await collection.insertOne({ _id: 2, balance: 20 });
      const error = await captureServerError(session.commitTransaction());
      expect([error.code, error.hasErrorLabel('TransientTransactionError')]).toEqual([112, true]);
    });
    expect(await readIds(collection)).toEqual([2]);
  });

  test('keeps its snapshot of a collection that is to be dropped', async () => {
    const collection = createCollection<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      expect(await collection.countDocuments({}, { session })).toBe(1);
      const dropping = collection.drop();
      await collection.insertOne({ _id: 2, balance: 0 });
      expect(await collection.countDocuments({}, { session })).toBe(1);
      await session.abortTransaction();
      await dropping;
    });
    expect(await collection.countDocuments()).toBe(0);
  });

  test.each<[work: string, change: string, existed: boolean]>([
    ['read', 'made', false],
    ['read', 'dropped', true],
    ['write to', 'made', false],
  ])('cannot %s a collection %s after its snapshot', async (work, _change, existed) => {
    const [collection, other] = [createCollection<Account>(), createCollection<Account>()];
    if (existed) await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await other.findOne({}, { session });
      if (existed) await collection.drop();
      else await collection.insertOne({ _id: 1, balance: 10 });
      const use =
        work === 'read'
          ? collection.findOne({}, { session })
          : collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { session, upsert: true });
      const error = await captureServerError(use);
      expect([error.code, error.hasErrorLabel('TransientTransactionError')]).toEqual([246, true]);
    });
  });

  test('commits once, and acknowledges a retried commit', async () => {
    const collection = createCollection<Account>();
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 1, balance: 10 }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('runs its commands one after the other, even if they are sent concurrently', async () => {
    const collection = createCollection<Account>();
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 0, balance: 0 }, { session });
      await Promise.all([1, 2, 3, 4, 5].map((_id) => collection.insertOne({ _id, balance: 1 }, { session })));
      await session.commitTransaction();
    });
    expect(await collection.countDocuments()).toBe(6);
  });
});

test.each([
  ['listIndexes', { listIndexes: 'x' }],
  ['create', { create: 'x' }],
  ['createIndexes', { createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a' }] }],
  ['drop', { drop: 'x' }],
])('rejects %s in a transaction', async (name, command) => {
  await inTransaction(async (session) => {
    const error = await captureServerError(db().command(command, { session }));
    expect([263, 40415]).toContain(error.code);
    expect(error.message).toMatch(name);
  });
});

test('concurrent transfers never change the total balance that readers see', async () => {
  const [accounts, journal] = [createCollection<Account>(), createCollection()];
  const [ACCOUNTS, INITIAL_BALANCE, CLIENTS, TRANSFERS] = [12, 100, 10, 8];
  const randomBelow = createRandom(7);
  await accounts.insertMany(
    Array.from({ length: ACCOUNTS }, (_item, _id) => ({ _id, balance: INITIAL_BALANCE })),
  );
  await createIndex(journal, { key: 1 }, { unique: true });
  let [audits, finished, skipped] = [0, false, 0];
  const audit = async (): Promise<void> => {
    while (!finished) {
      const snapshot = await client().withSession((session) =>
        session.withTransaction(() => accounts.find({}, { session }).toArray()),
      );
      expect(snapshot.reduce((sum, { balance }) => sum + balance, 0)).toBe(ACCOUNTS * INITIAL_BALANCE);
      expect(snapshot.every(({ balance }) => balance >= 0)).toBe(true);
      audits++;
    }
  };
  const transfer = async (key: string): Promise<void> => {
    const [from, amount] = [randomBelow(ACCOUNTS), 1 + randomBelow(60)];
    const to = (from + 1 + randomBelow(ACCOUNTS - 1)) % ACCOUNTS;
    await client().withSession((session) =>
      session.withTransaction(async () => {
        const source = await accounts.findOne({ _id: from }, { session });
        if (!source || source.balance < amount) {
          skipped++;
          return;
        }
        await accounts.updateOne({ _id: from }, { $inc: { balance: -amount } }, { session });
        await accounts.updateOne({ _id: to }, { $inc: { balance: amount } }, { session });
        await journal.insertOne({ key, from, to, amount }, { session });
      }),
    );
  };
  const auditing = Promise.all([audit(), audit()]);
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_item, index) => {
      for (let n = 0; n < TRANSFERS; n++) await transfer(`${index}-${n}`);
    }),
  );
  finished = true;
  await auditing;
  const balances = Array.from({ length: ACCOUNTS }, () => INITIAL_BALANCE);
  for (const { from, to, amount } of await journal
    .find<{ from: number; to: number; amount: number }>({})
    .toArray()) {
    balances[from] = (balances[from] ?? 0) - amount;
    balances[to] = (balances[to] ?? 0) + amount;
  }
  expect((await accounts.find().sort({ _id: 1 }).toArray()).map(({ balance }) => balance)).toEqual(balances);
  expect(audits).toBeGreaterThan(5);
  expect(await journal.countDocuments()).toBeGreaterThan(20);
  expect(skipped).toBeGreaterThanOrEqual(0);
});
