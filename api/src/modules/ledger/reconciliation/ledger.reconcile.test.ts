import { createMember } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  expect(await api.app.reconcile()).toMatchObject({ journals: 2, problems: [] });
});
afterEach(async () => {
  for (const name of ['journals', 'balances', 'locks', 'completions', 'task_counters'])
    await api.database.connection.collection(name).deleteMany({});
  await api.database.ensureIndexes();
});

const SIGNUP_BONUS_KEY = /^signup_bonus:/;

/** Each case breaks one invariant directly in the database, as a bug or a manual edit would. */
test.each([
  [
    'a balance that is too high',
    'balances',
    { sequence: 2 },
    { $inc: { 'cents.available': 1 } },
    /available is stored as 5001/,
  ],
  [
    'a credit that is not in the journals',
    'balances',
    { sequence: 2 },
    { $inc: { 'cents.bonuses': -1 } },
    /bonuses is stored as -5001/,
  ],
  [
    'a signup bonus that is not marked as claimed',
    'balances',
    { sequence: 2 },
    { $set: { signupBonusClaimed: false } },
    /1 signup bonuses/,
  ],
  [
    'a journal that was edited',
    'journals',
    { key: SIGNUP_BONUS_KEY },
    { $set: { 'postings.0.cents': 9_000 } },
    /recorded as 5000/,
  ],
  [
    'a journal with a fraction of a cent',
    'journals',
    { key: SIGNUP_BONUS_KEY },
    { $set: { 'postings.0.cents': 0.5 } },
    /not a positive whole number of cents/,
  ],
  [
    'a lock with the wrong amount',
    'locks',
    { released: false },
    { $set: { cents: 1 } },
    /holds 1, the reward is 1000/,
  ],
  [
    'a released lock without an unlock journal',
    'locks',
    { released: false },
    { $set: { released: true } },
    /stored as released, the journals say otherwise/,
  ],
  [
    'a completion with the wrong reward',
    'completions',
    {},
    { $set: { rewardCents: 1 } },
    /1 cents earned, 1000 in the ledger/,
  ],
])('reconciliation finds %s', async (_name, collection, filter, change, expectedProblem) => {
  await api.database.connection.collection(collection).updateOne(filter, change);

  const { problems } = await api.app.reconcile();

  expect(problems.join('\n')).toMatch(expectedProblem);
});

test('reconciliation finds a reward whose completion was deleted', async () => {
  await api.database.connection.collection('completions').deleteMany({});

  expect((await api.app.reconcile()).problems.join()).toMatch(/task_reward:.* no record behind it/);
});

test('reconciliation finds a task that was completed twice', async () => {
  const completions = api.database.connection.collection('completions');
  const { _id, ...completion } = (await completions.findOne({}))!;
  await completions.dropIndex('userId_1_taskId_1');
  await completions.insertOne(completion);

  expect((await api.app.reconcile()).problems.join()).toMatch(/free-browser-detection: completed twice/);
});

test('reconciliation finds a reward that can be spent a millisecond early', async () => {
  const { connection } = api.database;
  const { _id, availableAt } = (await connection.collection('completions').findOne({}))!;
  const oneMsEarlier = { $set: { availableAt: new Date((availableAt as Date).getTime() - 1) } };
  await connection.collection('completions').updateOne({ _id }, oneMsEarlier);
  await connection.collection('locks').updateOne({ _id }, oneMsEarlier);

  expect((await api.app.reconcile()).problems.join()).toMatch(/available at .*999Z instead of /);
});
