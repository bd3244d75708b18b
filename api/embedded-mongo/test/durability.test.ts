import { Long, MongoClient, UUID, type Document } from 'mongodb';
import { setTimeout as delay } from 'node:timers/promises';
import { declareIndex, randomFrom, startEngine, type TestEngine, valuesOf } from './engine.ts';
import { RawClient } from './raw-client.ts';

/** `STRESS=1` kills many more times. */
const KILLS = process.env.STRESS ? 60 : 4;

const ACCOUNTS = 20;
const START = 1_000;

type Counted = Document & { _id: string; n: number };

/** Clients that write without a pause, and note what they were answered. */
class Load {
  readonly #client: MongoClient;
  readonly #below: (limit: number) => number;
  readonly #prefix: string;
  #stopped = false;
  #next = 0;
  readonly inserted = new Set<string>();
  readonly moved = new Set<string>();
  increments = 0;
  /** Increments whose answer never came: they happened or not. */
  doubtful = 0;
  duplicates = 0;

  constructor(client: MongoClient, seed: number) {
    this.#client = client;
    this.#below = randomFrom(seed);
    this.#prefix = `r${seed}-`;
  }

  run(): Promise<unknown> {
    const many = (count: number, work: () => Promise<void>): Promise<void>[] =>
      Array.from({ length: count }, () => this.#repeat(work));
    return Promise.all([
      ...many(8, () => this.#insert()),
      ...many(6, () => this.#move()),
      ...many(3, () => this.#increment()),
      ...many(2, () => this.#touch()),
    ]);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Errors are what a killed engine gives; only a duplicate would mean that a retried insert was done twice. */
  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      await work().catch(async (error: unknown) => {
        if ((error as { code?: unknown }).code === 11000) this.duplicates++;
        await delay(5);
      });
    }
  }

  async #insert(): Promise<void> {
    const _id = `${this.#prefix}${this.#next++}`;
    await this.#collection('inserts').insertOne({
      _id,
      unique: _id,
      group: this.#below(7),
      n: this.#next,
      pad: 'x'.repeat(200),
    });
    this.inserted.add(_id);
  }

  async #move(): Promise<void> {
    const _id = `${this.#prefix}${this.#next++}`;
    const [from, amount] = [this.#below(ACCOUNTS), 1 + this.#below(50)];
    const to = (from + 1 + this.#below(ACCOUNTS - 1)) % ACCOUNTS;
    await this.#client.withSession((session) =>
      session.withTransaction(
        async () => {
          await this.#collection('accounts').updateOne(
            { _id: `a${from}` },
            { $inc: { n: -amount } },
            { session },
          );
          await this.#collection('journal').insertOne({ _id, from, to, amount }, { session });
          await this.#collection('accounts').updateOne(
            { _id: `a${to}` },
            { $inc: { n: amount } },
            { session },
          );
        },
        { timeoutMS: 4_000 },
      ),
    );
    this.moved.add(_id);
  }

  async #increment(): Promise<void> {
    try {
      await this.#collection('counter').updateOne({ _id: 'counter' }, { $inc: { n: 1 } });
      this.increments++;
    } catch (error) {
      this.doubtful++;
      throw error;
    }
  }

  async #touch(): Promise<void> {
    await this.#collection('inserts').updateOne(
      { _id: `${this.#prefix}${this.#below(this.#next)}` },
      { $set: { group: this.#below(7) } },
    );
  }

  #collection(name: string) {
    return this.#client.db('crash').collection<Document & { _id: string }>(name);
  }
}

async function prepare(client: MongoClient): Promise<void> {
  const db = client.db('crash');
  await declareIndex(db.collection('inserts'), { unique: 1 }, { unique: true });
  await declareIndex(db.collection('inserts'), { group: 1, n: -1 });
  await db
    .collection<Counted>('accounts')
    .insertMany(Array.from({ length: ACCOUNTS }, (_item, n) => ({ _id: `a${n}`, n: START })));
  await db.collection<Counted>('counter').insertOne({ _id: 'counter', n: 0 });
}

/** Nothing that was answered is lost, nothing was done twice, and all indexes agree with their records. */
async function check(client: MongoClient, load: Load, before: { increments: number }): Promise<void> {
  const db = client.db('crash');
  const stored = new Set(await valuesOf(db.collection<Counted>('inserts'), '_id'));
  expect([...load.inserted].filter((id) => !stored.has(id))).toEqual([]);
  const journal = await db
    .collection<Document & { _id: string; from: number; to: number; amount: number }>('journal')
    .find()
    .toArray();
  const journaled = new Set(journal.map(({ _id }) => _id));
  expect([...load.moved].filter((id) => !journaled.has(id))).toEqual([]);
  const balances = new Map(Array.from({ length: ACCOUNTS }, (_item, n) => [`a${n}`, START]));
  const add = (account: number, amount: number): unknown =>
    balances.set(`a${account}`, (balances.get(`a${account}`) ?? 0) + amount);
  for (const { from, to, amount } of journal) {
    add(from, -amount);
    add(to, amount);
  }
  const accounts = await db.collection<Counted>('accounts').find().toArray();
  expect(new Map(accounts.map(({ _id, n }) => [_id, n]))).toEqual(balances);
  const counter = (await db.collection<Counted>('counter').findOne({}))?.n ?? -1;
  expect(counter - before.increments).toBeGreaterThanOrEqual(load.increments);
  expect(counter - before.increments).toBeLessThanOrEqual(load.increments + load.doubtful);
  expect(load.duplicates).toBe(0);
  before.increments = counter;
  for (const name of ['inserts', 'accounts', 'journal', 'counter']) {
    expect(await db.command({ validate: name })).toMatchObject({ valid: true, errors: [] });
  }
}

describe('kill -9', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startEngine();
    await prepare(await engine.connect());
  });
  afterAll(() => engine.dispose());

  test.each(Array.from({ length: KILLS }, (_item, n) => n + 1))(
    'in the middle of writes loses nothing that was answered: %i',
    async (round) => {
      // In every other round the engine comes back at once and the drivers try again by themselves.
      const comesBack = round % 2 === 0;
      const before = {
        increments:
          (await (await engine.connect()).db('crash').collection<Counted>('counter').findOne({}))?.n ?? 0,
      };
      const client = new MongoClient(engine.uri, {
        serverSelectionTimeoutMS: comesBack ? 8_000 : 300,
        maxPoolSize: 40,
      });
      await client.connect();
      const load = new Load(client, round);
      const running = load.run();
      const target = 150 + 60 * round;
      while (load.inserted.size < target || load.moved.size < 5) await delay(10);
      await engine.end('SIGKILL');
      if (comesBack) {
        await engine.start();
        const soFar = load.inserted.size;
        while (load.inserted.size < soFar + 100) await delay(10);
      }
      load.stop();
      await running;
      await client.close();
      if (!comesBack) await engine.start();
      await check(await engine.connect(), load, before);
      expect(load.increments).toBeGreaterThan(0);
    },
    60_000,
  );
});

test('what was asked for before SIGTERM is answered and on disk', async () => {
  const engine = await startEngine();
  const client = await engine.connect();
  const acknowledged: number[] = [];
  const writes = Array.from({ length: 300 }, async (_item, n) => {
    await client.db('stop').collection<Document & { _id: number }>('writes').insertOne({ _id: n });
    acknowledged.push(n);
  });
  await writes[0];
  expect(await engine.end('SIGTERM')).toBe(0);
  await client.close();
  await Promise.allSettled(writes);
  await engine.start();
  const again = await engine.connect();
  const stored = new Set(
    await valuesOf(again.db('stop').collection<Document & { _id: number }>('writes'), '_id'),
  );
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  await engine.dispose();
}, 60_000);

test('a retryable write that was done before the kill is not done again after it', async () => {
  const engine = await startEngine();
  const lsid = { id: new UUID() };
  const numbered = (txnNumber: number): Document => ({
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
    ...numbered(1),
  };
  const increment = {
    update: 'counters',
    updates: [{ q: { _id: 'c' }, u: { $inc: { n: 1 } } }],
    ...numbered(2),
  };
  const modify = {
    findAndModify: 'counters',
    query: { _id: 'c' },
    update: { $inc: { n: 10 } },
    new: true,
    ...numbered(3),
  };
  const first = await RawClient.connect(engine.uri);
  for (let sent = 0; sent < 2; sent++) {
    expect(await first.command({ ...insert })).toMatchObject({ n: 2, ok: 1 });
  }
  for (let sent = 0; sent < 2; sent++) {
    expect(await first.command({ ...increment })).toMatchObject({ n: 1, nModified: 1 });
  }
  expect((await first.command(modify)).value).toEqual({ _id: 'c', n: 11 });
  await engine.end('SIGKILL');
  first.close();
  await engine.start();
  const second = await RawClient.connect(engine.uri);
  expect((await second.command(modify)).value).toEqual({ _id: 'c', n: 11 });
  expect(await second.command({ find: 'counters', $db: 'retry' })).toMatchObject({
    cursor: { firstBatch: [{ n: 11 }, { n: 0 }] },
  });
  // A number that has been left behind is not done at all.
  expect(await second.command(increment)).toMatchObject({ ok: 0, code: 225 });
  second.close();
  await engine.dispose();
}, 60_000);
