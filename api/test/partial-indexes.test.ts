import type { mongo } from 'mongoose';
import { openTestDatabase } from './support/test-api.ts';
import { createReferralModel } from '../src/modules/referrals/referrals.model.ts';
import { createReferralsRepository } from '../src/modules/referrals/referrals.repository.ts';
import { createWorkModels } from '../src/modules/work/work.model.ts';
import { createFindAcceptedSeconds } from '../src/modules/work/work.repository.ts';
import { createWorkSlots } from '../src/modules/work/work.slots.ts';
import { newId } from '../src/platform/ids.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createTransactions } from '../src/platform/db/transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

/** Runs queries and returns the plans of the filters that they sent. */
async function explainQueries(run: () => Promise<unknown>): Promise<string[]> {
  const client = database.connection.getClient();
  const finds: mongo.Document[] = [];
  const record = ({ command, commandName }: mongo.CommandStartedEvent): void => {
    if (commandName === 'find') {
      const sort = command.sort as object | undefined;
      finds.push({ find: command.find as string, filter: command.filter as object, ...(sort && { sort }) });
    }
    if (commandName !== 'update') return;
    const [{ q }] = command.updates as [{ q: object }];
    finds.push({ find: command.update as string, filter: q });
  };
  client.on('commandStarted', record);
  await run();
  client.off('commandStarted', record);
  const explain = (find: mongo.Document) =>
    database.connection.db?.command({ explain: find, verbosity: 'queryPlanner' });
  return Promise.all(finds.map(async (find) => JSON.stringify((await explain(find))?.queryPlanner)));
}

test('the referral of a user is found by its index', async () => {
  const model = createReferralModel(database.connection);
  await model.createIndexes();
  const referrals = createReferralsRepository(model);
  const run = createTransactions(database.connection);
  const plans = await explainQueries(() =>
    run(async (tx) => {
      await referrals.findByReferredUser(newId(), tx);
      await referrals.findReferrerId(newId());
      await referrals.isReferral(newId(), newId(), tx);
    }),
  );
  expect(plans).toHaveLength(3);
  for (const plan of plans) expect(plan).toContain('referredUserId_1');
});

test('the places of a member in limited tasks are found by their index', async () => {
  const models = createWorkModels(database.connection);
  await models.slots.createIndexes();
  const slots = createWorkSlots(models);
  const owner = { _id: newId(), userId: newId(), taskId: 'task', batch: 0 };
  const run = createTransactions(database.connection);
  const plans = await explainQueries(() =>
    run(async (tx) => {
      await slots.find(owner.userId, owner.taskId, tx);
      await slots.findAllOf(owner.userId, tx);
      await slots.free(tx, owner);
    }),
  );
  expect(plans).toHaveLength(3);
  for (const plan of plans) expect(plan).toContain('userId_1_taskId_1');
});

test('the latest work on a task that a person approved is found by its index', async () => {
  const models = createWorkModels(database.connection);
  await models.submissions.createIndexes();
  const findAcceptedSeconds = createFindAcceptedSeconds(models.submissions);
  const [plan] = await explainQueries(() => findAcceptedSeconds('task', 200));
  expect(plan).toContain('taskId_1_decidedAt_1');
});
