import type { Database } from '../../platform/db/database.ts';
import { createTransactions } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { START_TIME, openTestDatabase } from '../../../test/support/test-api.ts';
import { createLedgerModels } from './ledger.model.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import { signupBonus, withdrawalRequested, type Movement } from './ledger.templates.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

test('rejects a movement that would overdraw an account, even if the caller checked nothing, and writes nothing', async () => {
  const models = createLedgerModels(database.connection);
  await database.ensureIndexes();
  const [withTransaction, repository] = [
    createTransactions(database.connection),
    createLedgerRepository(models),
  ];
  const userId = newId();
  const post = (movement: Movement) =>
    withTransaction((tx) => repository.post(tx, userId, movement, new Date(START_TIME)));
  await withTransaction((tx) => repository.openAccounts(tx, userId));
  await post(signupBonus(userId.toHexString()));

  expect(await post(withdrawalRequested(newId().toHexString(), 5_001))).toBeUndefined();
  expect(await models.journals.countDocuments()).toBe(1);
  expect(await models.balances.findById(userId).lean()).toMatchObject({ sequence: 1 });

  expect(await post(withdrawalRequested(newId().toHexString(), 5_000))).toMatchObject({
    cents: { available: 0, held: 5_000 },
  });
});
