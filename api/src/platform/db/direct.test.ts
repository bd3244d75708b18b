import { Schema, type Model } from 'mongoose';
import { openTestDatabase } from '../../testing/test-api.ts';
import type { Database } from './database.ts';
import { directly, insert } from './direct.ts';
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
  accounts = database.connection.model<Account>('Account', schema, 'direct_accounts');
});
beforeEach(() => accounts.deleteMany({}));
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

const RECORD: Account = { _id: 'a', cents: 1_000, owner: { name: 'somebody' } };

test('what was inserted is read back as it was, by the driver and by the model', async () => {
  await insert(accounts, { ...RECORD });

  expect(await directly(accounts).findOne({ _id: 'a' })).toEqual(RECORD);
  expect(await accounts.findById('a').lean()).toEqual(RECORD);
});

test('a field without a value is left out', async () => {
  await insert(accounts, { ...RECORD, owner: { name: 'somebody', note: undefined } });

  expect(await directly(accounts).findOne({ _id: 'a' })).toStrictEqual(RECORD);
});

test.each([
  ['a value that the schema does not allow', { ...RECORD, cents: 0.5 }],
  ['a field that is not there', { _id: 'a', cents: 1 }],
  ['a field that the schema does not name', { ...RECORD, more: true }],
  ['one inside of another', { ...RECORD, owner: { name: 'somebody', more: true } }],
])('%s: refused, nothing is written', async (_name, record) => {
  await expect(insert(accounts, record as Account)).rejects.toThrow();
  expect(await directly(accounts).countDocuments()).toBe(0);
});

test('an insert is part of the transaction that it is handed', async () => {
  const undone = createTransactions(database.connection)(async (tx) => {
    await insert(accounts, { ...RECORD }, tx);
    expect(await directly(accounts).findOne({ _id: 'a' })).toBeNull();
    expect(await directly(accounts).findOne({ _id: 'a' }, { session: tx })).toEqual(RECORD);
    throw new Error('half-way');
  });

  await expect(undone).rejects.toThrow('half-way');
  expect(await directly(accounts).countDocuments()).toBe(0);
});
