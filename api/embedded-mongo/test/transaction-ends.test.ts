import { Long, ObjectId, UUID, type Collection, type Document } from 'mongodb';
import { declareIndex, errorOf, randomFrom, useEngine } from './engine.ts';
import { RawClient } from './raw-client.ts';

type Account = { _id: number; balance: number };

const { db, client, engine, inTransaction } = useEngine('--transaction-limit-ms=1500');

const fresh = <T extends Document = Document>(): Collection<T> =>
  db().collection<T>(`t${new ObjectId().toHexString()}`);

describe('writes outside of transactions wait for those inside', () => {
  test('on the same record, and then see what was committed', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const order: string[] = [];
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
      const waiting = collection
        .updateOne({ _id: 1 }, { $inc: { balance: 1 } })
        .then(() => order.push('waiting'));
      // Others do not wait with it.
      await collection.insertOne({ _id: 2, balance: 0 });
      order.push('committing');
      await session.commitTransaction();
      await waiting;
    });
    expect(order).toEqual(['committing', 'waiting']);
    expect(await collection.findOne({ _id: 1 })).toEqual({ _id: 1, balance: 101 });
  });

  test('on the same unique key', async () => {
    const collection = fresh();
    await declareIndex(collection, { key: 1 }, { unique: true });
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

  test('no longer than they may take', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
      const waiting = collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { maxTimeMS: 100 });
      expect((await errorOf(waiting)).code).toBe(50);
      await session.commitTransaction();
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 100 });
  });

  test('dropping a collection too', async () => {
    const collection = fresh<Account>();
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

describe('a transaction ends', () => {
  test('when it has been open for too long', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
      // This one waits until the limit of 1.5 s has freed the record.
      await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } });
      expect((await errorOf(session.commitTransaction())).code).toBe(251);
    });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('when its session ends', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const session = client().startSession();
    session.startTransaction();
    await collection.updateOne({ _id: 1 }, { $set: { balance: 100 } }, { session });
    await session.endSession();
    await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { maxTimeMS: 1_000 });
    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('when its client is gone, as a killed process is', async () => {
    const collection = fresh<Account>();
    await collection.insertOne({ _id: 1, balance: 10 });
    const raw = await RawClient.connect(engine().uri);
    const inSession = {
      lsid: { id: new UUID() },
      txnNumber: Long.fromInt(1),
      autocommit: false,
      $db: 'test',
    };
    const update = { q: { _id: 1 }, u: { $set: { balance: 100 } } };
    const name = collection.collectionName;
    const reply = await raw.command({
      update: name,
      updates: [update],
      startTransaction: true,
      ...inSession,
    });
    expect(reply).toMatchObject({ ok: 1, n: 1 });

    raw.close();
    // Far less than the limit of 1.5 s.
    await collection.updateOne({ _id: 1 }, { $inc: { balance: 1 } }, { maxTimeMS: 500 });

    expect(await collection.findOne()).toEqual({ _id: 1, balance: 11 });
  });

  test('once: a commit that is asked for again is answered again', async () => {
    const collection = fresh<Account>();
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 1, balance: 10 }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('its commands run one after the other, also when they are sent at once', async () => {
    const collection = fresh<Account>();
    await inTransaction(async (session) => {
      await collection.insertOne({ _id: 0, balance: 0 }, { session });
      await Promise.all([1, 2, 3, 4, 5].map((_id) => collection.insertOne({ _id, balance: 1 }, { session })));
      await session.commitTransaction();
    });
    expect(await collection.countDocuments()).toBe(6);
  });
});

test.each([
  ['count', { count: 'x' }],
  ['create', { create: 'x' }],
  ['createIndexes', { createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a' }] }],
  ['drop', { drop: 'x' }],
])('%s does not run in a transaction', async (name, command) => {
  await inTransaction(async (session) => {
    const error = await errorOf(db().command(command, { session }));
    expect([263, 40415]).toContain(error.code);
    expect(error.message).toMatch(name);
  });
});

test('money moves between accounts while auditors watch: the sum never changes', async () => {
  const [accounts, journal] = [fresh<Account>(), fresh()];
  const [ACCOUNTS, START, CLIENTS, TRANSFERS] = [12, 100, 10, 8];
  const below = randomFrom(7);
  await accounts.insertMany(Array.from({ length: ACCOUNTS }, (_item, _id) => ({ _id, balance: START })));
  await declareIndex(journal, { key: 1 }, { unique: true });
  let [audits, finished, refused] = [0, false, 0];
  const audit = async (): Promise<void> => {
    while (!finished) {
      const found = await client().withSession((session) =>
        session.withTransaction(() => accounts.find({}, { session }).toArray()),
      );
      expect(found.reduce((sum, { balance }) => sum + balance, 0)).toBe(ACCOUNTS * START);
      expect(found.every(({ balance }) => balance >= 0)).toBe(true);
      audits++;
    }
  };
  const transfer = async (key: string): Promise<void> => {
    const [from, amount] = [below(ACCOUNTS), 1 + below(60)];
    const to = (from + 1 + below(ACCOUNTS - 1)) % ACCOUNTS;
    await client().withSession((session) =>
      session.withTransaction(async () => {
        const source = await accounts.findOne({ _id: from }, { session });
        if (!source || source.balance < amount) {
          refused++;
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
    Array.from({ length: CLIENTS }, async (_item, at) => {
      for (let n = 0; n < TRANSFERS; n++) await transfer(`${at}-${n}`);
    }),
  );
  finished = true;
  await auditing;
  const balances = Array.from({ length: ACCOUNTS }, () => START);
  for (const { from, to, amount } of await journal
    .find<{ from: number; to: number; amount: number }>({})
    .toArray()) {
    balances[from] = (balances[from] ?? 0) - amount;
    balances[to] = (balances[to] ?? 0) + amount;
  }
  expect((await accounts.find().sort({ _id: 1 }).toArray()).map(({ balance }) => balance)).toEqual(balances);
  expect(audits).toBeGreaterThan(5);
  expect(await journal.countDocuments()).toBeGreaterThan(20);
  expect(refused).toBeGreaterThanOrEqual(0);
}, 60_000);
