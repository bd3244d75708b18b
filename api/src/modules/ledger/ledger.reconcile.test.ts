import { aMember } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { idFrom } from '../../platform/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const member = await aMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  expect(await api.app.reconcile()).toMatchObject({ journals: 2, problems: [] });
});
afterEach(async () => {
  for (const name of ['journals', 'balances', 'locks', 'completions', 'task_counters'])
    await api.database.connection.collection(name).deleteMany({});
  await api.database.ensureIndexes();
});

const KEY = /^signup_bonus:/;

/** Each breaks one invariant behind the ledger's back, as a fault or a hand in the database would. */
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
    'a bonus that is not marked',
    'balances',
    { sequence: 2 },
    { $set: { signupBonusClaimed: false } },
    /1 signup bonuses/,
  ],
  [
    'a journal that was edited',
    'journals',
    { key: KEY },
    { $set: { 'postings.0.cents': 9_000 } },
    /written down as 5000/,
  ],
  [
    'a journal with a fraction of a cent',
    'journals',
    { key: KEY },
    { $set: { 'postings.0.cents': 0.5 } },
    /no positive whole cents/,
  ],
  ['a journal out of order', 'journals', { key: KEY }, { $set: { sequence: 7 } }, /follows/],
  [
    'a bonus under another key',
    'journals',
    { key: KEY },
    { $set: { key: 'signup_bonus:again' } },
    /under another key/,
  ],
  [
    'a journal of nobody',
    'journals',
    { key: KEY },
    { $set: { userId: idFrom('0'.repeat(24)) } },
    /belong to no member/,
  ],
  [
    'a lock over another amount',
    'locks',
    { released: false },
    { $set: { cents: 1 } },
    /holds 1, the reward is 1000/,
  ],
  [
    'a lock that ended without a journal',
    'locks',
    { released: false },
    { $set: { released: true } },
    /is ended, the journals say otherwise/,
  ],
  [
    'a completion with another reward',
    'completions',
    {},
    { $set: { rewardCents: 1 } },
    /1 cents earned, 1000 in the ledger/,
  ],
  [
    'a completion of another day',
    'completions',
    {},
    { $set: { completedAt: new Date(0) } },
    /1970-01-01: 0, there are 1/,
  ],
  [
    'a lock of another length',
    'locks',
    { released: false },
    { $set: { availableAt: new Date(0) } },
    /the lock says 1970-01-01/,
  ],
  ['a counter that is too low', 'task_counters', {}, { $set: { count: 0 } }, /0, there are 1 completions/],
])('finds %s', async (_name, collection, filter, change, words) => {
  await api.database.connection.collection(collection).updateOne(filter, change);

  const { problems } = await api.app.reconcile();

  expect(problems.join('\n')).toMatch(words);
});

test('finds a completion that was taken away', async () => {
  await api.database.connection.collection('completions').deleteMany({});

  expect((await api.app.reconcile()).problems.join()).toMatch(/task_reward:.* no record behind it/);
});

test('finds a reward that can be spent a millisecond early', async () => {
  const { connection } = api.database;
  const { _id, availableAt } = (await connection.collection('completions').findOne({}))!;
  const early = { $set: { availableAt: new Date((availableAt as Date).getTime() - 1) } };
  await connection.collection('completions').updateOne({ _id }, early);
  await connection.collection('locks').updateOne({ _id }, early);

  expect((await api.app.reconcile()).problems.join()).toMatch(/available at .*999Z and not at /);
});

test('finds a task that was completed twice', async () => {
  const completions = api.database.connection.collection('completions');
  const { _id, ...completion } = (await completions.findOne({}))!;
  await completions.dropIndex('userId_1_taskId_1');
  await completions.insertOne(completion);

  expect((await api.app.reconcile()).problems.join()).toMatch(/free-browser-detection: was completed twice/);
});
