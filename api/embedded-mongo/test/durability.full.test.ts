import { Long, MongoClient, UUID, type Document } from 'mongodb';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createIndex,
  createRandom,
  expectWhole,
  startEngine,
  type TestEngine,
  readFieldValues,
} from './test-engine.ts';
import { RawClient } from './raw-client.ts';

/** `STRESS=1` kills the engine many more times. */
const KILL_COUNT = process.env.STRESS ? 60 : 4;

const ACCOUNTS = 20;
const INITIAL_BALANCE = 1_000;

type CounterDoc = Document & { _id: string; n: number };

/** Clients that write continuously and record what was acknowledged. */
class WriteLoad {
  readonly #client: MongoClient;
  readonly #randomBelow: (limit: number) => number;
  readonly #prefix: string;
  #isStopped = false;
  #nextNumber = 0;
  readonly inserted = new Set<string>();
  readonly transferred = new Set<string>();
  increments = 0;
  /** Increments without a reply, which may or may not have been applied. */
  unacknowledgedIncrements = 0;
  duplicates = 0;

  constructor(client: MongoClient, seed: number) {
    this.#client = client;
    this.#randomBelow = createRandom(seed);
    this.#prefix = `r${seed}-`;
  }

  run(): Promise<unknown> {
    const startWorkers = (count: number, work: () => Promise<void>): Promise<void>[] =>
      Array.from({ length: count }, () => this.#repeatUntilStopped(work));
    return Promise.all([
      ...startWorkers(8, () => this.#insert()),
      ...startWorkers(6, () => this.#transfer()),
      ...startWorkers(3, () => this.#increment()),
      ...startWorkers(2, () => this.#changeGroup()),
    ]);
  }

  stop(): void {
    this.#isStopped = true;
  }

  /**
   * Ignores errors, which a killed engine causes, but counts duplicates: they would mean that a retried insert ran
   * twice.
   */
  async #repeatUntilStopped(work: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      await work().catch(async (error: unknown) => {
        if ((error as { code?: unknown }).code === 11000) this.duplicates++;
        await delay(5);
      });
    }
  }

  async #insert(): Promise<void> {
    const _id = `${this.#prefix}${this.#nextNumber++}`;
    await this.#collection('inserts').insertOne({
      _id,
      unique: _id,
      group: this.#randomBelow(7),
      n: this.#nextNumber,
      pad: 'x'.repeat(200),
    });
    this.inserted.add(_id);
  }

  async #transfer(): Promise<void> {
    const _id = `${this.#prefix}${this.#nextNumber++}`;
    const [from, amount] = [this.#randomBelow(ACCOUNTS), 1 + this.#randomBelow(50)];
    const to = (from + 1 + this.#randomBelow(ACCOUNTS - 1)) % ACCOUNTS;
    await this.#client.withSession((session) =>
      session.withTransaction(async () => {
        await this.#collection('accounts').updateOne(
          { _id: `a${from}` },
          { $inc: { n: -amount } },
          { session },
        );
        await this.#collection('journal').insertOne({ _id, from, to, amount }, { session });
        await this.#collection('accounts').updateOne({ _id: `a${to}` }, { $inc: { n: amount } }, { session });
      }),
    );
    this.transferred.add(_id);
  }

  async #increment(): Promise<void> {
    try {
      await this.#collection('counter').updateOne({ _id: 'counter' }, { $inc: { n: 1 } });
      this.increments++;
    } catch (error) {
      this.unacknowledgedIncrements++;
      throw error;
    }
  }

  async #changeGroup(): Promise<void> {
    await this.#collection('inserts').updateOne(
      { _id: `${this.#prefix}${this.#randomBelow(this.#nextNumber)}` },
      { $set: { group: this.#randomBelow(7) } },
    );
  }

  #collection(name: string) {
    return this.#client.db('crash').collection<Document & { _id: string }>(name);
  }
}

async function createSchema(client: MongoClient): Promise<void> {
  const db = client.db('crash');
  await createIndex(db.collection('inserts'), { unique: 1 }, { unique: true });
  await createIndex(db.collection('inserts'), { group: 1, n: -1 });
  await db
    .collection<CounterDoc>('accounts')
    .insertMany(Array.from({ length: ACCOUNTS }, (_item, n) => ({ _id: `a${n}`, n: INITIAL_BALANCE })));
  await db.collection<CounterDoc>('counter').insertOne({ _id: 'counter', n: 0 });
}

/** Asserts that no acknowledged write is lost, nothing was applied twice, and all indexes match their records. */
async function assertNothingLost(
  client: MongoClient,
  load: WriteLoad,
  before: { increments: number },
): Promise<void> {
  const db = client.db('crash');
  const stored = new Set(await readFieldValues(db.collection<CounterDoc>('inserts'), '_id'));
  expect([...load.inserted].filter((id) => !stored.has(id))).toEqual([]);
  const journal = await db
    .collection<Document & { _id: string; from: number; to: number; amount: number }>('journal')
    .find()
    .toArray();
  const journaled = new Set(journal.map(({ _id }) => _id));
  expect([...load.transferred].filter((id) => !journaled.has(id))).toEqual([]);
  const balances = new Map(Array.from({ length: ACCOUNTS }, (_item, n) => [`a${n}`, INITIAL_BALANCE]));
  const add = (account: number, amount: number): unknown =>
    balances.set(`a${account}`, (balances.get(`a${account}`) ?? 0) + amount);
  for (const { from, to, amount } of journal) {
    add(from, -amount);
    add(to, amount);
  }
  const accounts = await db.collection<CounterDoc>('accounts').find().toArray();
  expect(new Map(accounts.map(({ _id, n }) => [_id, n]))).toEqual(balances);
  const counter = (await db.collection<CounterDoc>('counter').findOne({}))?.n ?? -1;
  expect(counter - before.increments).toBeGreaterThanOrEqual(load.increments);
  expect(counter - before.increments).toBeLessThanOrEqual(load.increments + load.unacknowledgedIncrements);
  expect(load.duplicates).toBe(0);
  before.increments = counter;
}

describe('kill -9', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startEngine();
    await createSchema(await engine.connect());
  });
  afterAll(() => engine.dispose());

  test.each(Array.from({ length: KILL_COUNT }, (_item, n) => n + 1))(
    'during writes loses no acknowledged write (round %i)',
    async (round) => {
      // In every other round the engine restarts at once, and the drivers retry by themselves.
      const restartsAtOnce = round % 2 === 0;
      const before = {
        increments:
          (await (await engine.connect()).db('crash').collection<CounterDoc>('counter').findOne({}))?.n ?? 0,
      };
      const client = new MongoClient(engine.uri, {
        serverSelectionTimeoutMS: restartsAtOnce ? 8_000 : 300,
        maxPoolSize: 40,
      });
      await client.connect();
      const load = new WriteLoad(client, round);
      const running = load.run();
      const target = 150 + 60 * round;
      while (load.inserted.size < target || load.transferred.size < 5) await delay(10);
      await engine.stop('SIGKILL');
      if (restartsAtOnce) {
        await engine.start();
        const insertedBefore = load.inserted.size;
        while (load.inserted.size < insertedBefore + 100) await delay(10);
      }
      load.stop();
      await running;
      await client.close();
      if (!restartsAtOnce) await engine.start();
      await assertNothingLost(await engine.connect(), load, before);
      await expectWhole(engine.folder);
      expect(load.increments).toBeGreaterThan(0);
    },
  );
});

test('completes requests that arrived before SIGTERM and persists them', async () => {
  const engine = await startEngine();
  const client = await engine.connect();
  const acknowledged: number[] = [];
  const writes = Array.from({ length: 300 }, async (_item, n) => {
    await client.db('stop').collection<Document & { _id: number }>('writes').insertOne({ _id: n });
    acknowledged.push(n);
  });
  await writes[0];
  expect(await engine.stop('SIGTERM')).toBe(0);
  await client.close();
  await Promise.allSettled(writes);
  await engine.start();
  const newClient = await engine.connect();
  const stored = new Set(
    await readFieldValues(newClient.db('stop').collection<Document & { _id: number }>('writes'), '_id'),
  );
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  await engine.dispose();
});

test('does not repeat a retryable write that was executed before a kill', async () => {
  const engine = await startEngine();
  const lsid = { id: new UUID() };
  const withTxnNumber = (txnNumber: number): Document => ({
    $db: 'retry',
    lsid,
    txnNumber: Long.fromNumber(txnNumber),
  });
  const insert = {
    insert: 'counters',
    documents: [
      { _id: 'c', n: 0 },
      { _id: 'd', n: 0 },
    ],
    ...withTxnNumber(1),
  };
  const increment = {
    update: 'counters',
    updates: [{ q: { _id: 'c' }, u: { $inc: { n: 1 } } }],
    ...withTxnNumber(2),
  };
  const modify = {
    findAndModify: 'counters',
    query: { _id: 'c' },
    update: { $inc: { n: 10 } },
    new: true,
    ...withTxnNumber(3),
  };
  const first = await RawClient.connect(engine.uri);
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await first.command({ ...insert })).toMatchObject({ n: 2, ok: 1 });
  }
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await first.command({ ...increment })).toMatchObject({ n: 1, nModified: 1 });
  }
  expect((await first.command(modify)).value).toEqual({ _id: 'c', n: 11 });
  await engine.stop('SIGKILL');
  first.close();
  await engine.start();
  const second = await RawClient.connect(engine.uri);
  expect((await second.command(modify)).value).toEqual({ _id: 'c', n: 11 });
  expect(await second.command({ find: 'counters', $db: 'retry' })).toMatchObject({
    cursor: { firstBatch: [{ n: 11 }, { n: 0 }] },
  });
  // A write with an outdated transaction number is not executed.
  expect(await second.command(increment)).toMatchObject({ ok: 0, code: 225 });
  second.close();
  await engine.dispose();
});
