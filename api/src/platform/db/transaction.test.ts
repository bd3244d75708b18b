import { Schema, type Model } from 'mongoose';
import { openTestDatabase } from '../../testing/test-api.ts';
import type { Database } from './database.ts';
import { createTransactions, type WithTransaction } from './transaction.ts';

type Account = { _id: string; cents: number };

let database: Database;
let accounts: Model<Account>;
let withTransaction: WithTransaction;
beforeAll(async () => {
  database = await openTestDatabase();
  accounts = database.connection.model<Account>(
    'Account',
    new Schema<Account>({ _id: String, cents: Number }),
    'accounts',
  );
  withTransaction = createTransactions(database.connection);
});
beforeEach(async () => {
  await accounts.deleteMany({});
  await accounts.insertMany([
    { _id: 'a', cents: 1_000 },
    { _id: 'b', cents: 0 },
  ]);
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

async function cents(): Promise<number[]> {
  return (await accounts.find().sort({ _id: 1 }).lean()).map((account) => account.cents);
}

function move(amount: number): Promise<void> {
  return withTransaction(async (tx) => {
    const from = await accounts.findById('a').session(tx).orFail();
    if (from.cents < amount) throw new Error('too little');
    await accounts.updateOne({ _id: 'a' }, { $set: { cents: from.cents - amount } }).session(tx);
    await accounts.updateOne({ _id: 'b' }, { $inc: { cents: amount } }).session(tx);
  });
}

test('gives back what the work returns', async () => {
  expect(await withTransaction(() => Promise.resolve('done'))).toBe('done');
});

test('a work that fails half-way has done nothing', async () => {
  const half = withTransaction(async (tx) => {
    await accounts.updateOne({ _id: 'a' }, { $inc: { cents: -1 } }).session(tx);
    throw new Error('half-way');
  });

  await expect(half).rejects.toThrow('half-way');
  expect(await cents()).toEqual([1_000, 0]);
});

test('works at once that read before they write lose nothing', async () => {
  await Promise.all(Array.from({ length: 25 }, () => move(10)));
  expect(await cents()).toEqual([750, 250]);
});

test('nobody sees half of one', async () => {
  let moving = true;
  const sums: number[] = [];
  async function watch(): Promise<void> {
    while (moving) {
      sums.push(
        await withTransaction(async (tx) =>
          (await accounts.find().session(tx).lean()).reduce((sum, account) => sum + account.cents, 0),
        ),
      );
    }
  }

  const watching = watch();
  await Promise.all(Array.from({ length: 20 }, () => move(10)));
  moving = false;
  await watching;

  expect(sums.length).toBeGreaterThan(0);
  expect(new Set(sums)).toEqual(new Set([1_000]));
});
