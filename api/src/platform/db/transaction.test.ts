import { mongo, Schema, type Model } from 'mongoose';
import { openTestDatabase } from '../../../test/support/test-api.ts';
import { AppError } from '../app-error.ts';
import { isWriteConflict } from './database-errors.ts';
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

async function readBalances(): Promise<number[]> {
  return (await accounts.find().sort({ _id: 1 }).lean()).map((account) => account.cents);
}

function transfer(amount: number): Promise<void> {
  return withTransaction(async (tx) => {
    const from = await accounts.findById('a').session(tx).orFail();
    if (from.cents < amount) throw new Error('insufficient balance');
    await accounts.updateOne({ _id: 'a' }, { $set: { cents: from.cents - amount } }).session(tx);
    await accounts.updateOne({ _id: 'b' }, { $inc: { cents: amount } }).session(tx);
  });
}

test('returns the result of the work', async () => {
  expect(await withTransaction(() => Promise.resolve('done'))).toBe('done');
});

test('rolls back completely when the work throws', async () => {
  const transaction = withTransaction(async (tx) => {
    await accounts.updateOne({ _id: 'a' }, { $inc: { cents: -1 } }).session(tx);
    throw new Error('rolled back');
  });

  await expect(transaction).rejects.toThrow('rolled back');
  expect(await readBalances()).toEqual([1_000, 0]);
});

test('loses no update of concurrent transactions that read before they write', async () => {
  await Promise.all(Array.from({ length: 25 }, () => transfer(10)));
  expect(await readBalances()).toEqual([750, 250]);
});

test('never exposes a partial transaction to readers', async () => {
  let isTransferring = true;
  const sums: number[] = [];
  async function readRepeatedly(): Promise<void> {
    while (isTransferring) {
      sums.push(
        await withTransaction(async (tx) =>
          (await accounts.find().session(tx).lean()).reduce((sum, account) => sum + account.cents, 0),
        ),
      );
    }
  }

  const reader = readRepeatedly();
  await Promise.all(Array.from({ length: 20 }, () => transfer(10)));
  isTransferring = false;
  await reader;

  expect(sums.length).toBeGreaterThan(0);
  expect(new Set(sums)).toEqual(new Set([1_000]));
});

test('gives up on a conflict that outlasts the retry timeout, with the error of the database', async () => {
  const other = await database.connection.startSession();
  other.startTransaction();
  await accounts.updateOne({ _id: 'a' }, { $inc: { cents: 1 } }).session(other);
  const impatient = createTransactions(database.connection, 200);
  let attempts = 0;
  const startedAtMs = performance.now();

  const transaction = impatient(async (tx) => {
    attempts += 1;
    await accounts.updateOne({ _id: 'a' }, { $inc: { cents: -1 } }).session(tx);
  });

  const error: unknown = await transaction.catch((thrown: unknown) => thrown);
  expect(isWriteConflict(error)).toBe(true);
  expect(attempts).toBeGreaterThan(1);
  expect(performance.now() - startedAtMs).toBeLessThan(5_000);
  await other.abortTransaction();
  await other.endSession();
  expect(await readBalances()).toEqual([1_000, 0]);
});

test('repeats work whose connection was lost before a command could be sent', async () => {
  let attempts = 0;
  await withTransaction(async (tx) => {
    attempts += 1;
    await accounts.updateOne({ _id: 'b' }, { $inc: { cents: 5 } }).session(tx);
    if (attempts === 1) throw new mongo.MongoNetworkError('the pool was cleared');
  });

  expect(attempts).toBe(2);
  expect(await readBalances()).toEqual([1_000, 5]);
});

test('runs rejected work once and rolls it back', async () => {
  let attempts = 0;
  const transaction = withTransaction(async (tx) => {
    attempts += 1;
    await accounts.updateOne({ _id: 'b' }, { $inc: { cents: 5 } }).session(tx);
    throw new AppError('insufficient_funds', 'Not enough.');
  });

  await expect(transaction).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(attempts).toBe(1);
  expect(await readBalances()).toEqual([1_000, 0]);
});
