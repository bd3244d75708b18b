import { Schema, type Model } from 'mongoose';
import { openTestDatabase } from '../../../test/support/test-api.ts';
import type { Database } from './database.ts';
import { rawCollection, insertValidated } from './raw-collection.ts';
import { createTransactions } from './transaction.ts';

type Account = { _id: string; cents: number; owner: { name: string; note?: string | undefined } };

let database: Database;
let accounts: Model<Account>;
beforeAll(async () => {
  database = await openTestDatabase();
  const cents = { type: Number, required: true, validate: Number.isSafeInteger };
  const owner = new Schema(
    { name: { type: String, required: true }, note: String },
    { _id: false, strict: 'throw' },
  );
  const schema = new Schema<Account>(
    { _id: String, cents, owner: { type: owner, required: true } },
    { versionKey: false, strict: 'throw' },
  );
  accounts = database.connection.model<Account>('Account', schema, 'raw_accounts');
});
beforeEach(() => accounts.deleteMany({}));
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

const RECORD: Account = { _id: 'a', cents: 1_000, owner: { name: 'Ada' } };

test('inserts a record that the driver and the model read back unchanged', async () => {
  await insertValidated(accounts, { ...RECORD });

  expect(await rawCollection(accounts).findOne({ _id: 'a' })).toEqual(RECORD);
  expect(await accounts.findById('a').lean()).toEqual(RECORD);
});

test('omits undefined fields', async () => {
  await insertValidated(accounts, { ...RECORD, owner: { name: 'Ada', note: undefined } });

  expect(await rawCollection(accounts).findOne({ _id: 'a' })).toStrictEqual(RECORD);
});

test.each([
  ['an invalid value', { ...RECORD, cents: 0.5 }],
  ['a missing field', { _id: 'a', cents: 1 }],
  ['an unknown field', { ...RECORD, more: true }],
  ['an unknown nested field', { ...RECORD, owner: { name: 'Ada', more: true } }],
])('rejects a record with %s and writes nothing', async (_name, record) => {
  await expect(insertValidated(accounts, record as Account)).rejects.toThrow();
  expect(await rawCollection(accounts).countDocuments()).toBe(0);
});

test('inserts as part of the given transaction', async () => {
  const transaction = createTransactions(database.connection)(async (tx) => {
    await insertValidated(accounts, { ...RECORD }, tx);
    expect(await rawCollection(accounts).findOne({ _id: 'a' })).toBeNull();
    expect(await rawCollection(accounts).findOne({ _id: 'a' }, { session: tx })).toEqual(RECORD);
    throw new Error('rolled back');
  });

  await expect(transaction).rejects.toThrow('rolled back');
  expect(await rawCollection(accounts).countDocuments()).toBe(0);
});
