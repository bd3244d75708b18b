import { aMember } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { idFrom } from '../../platform/ids.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  const member = await aMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  expect(await api.app.reconcile()).toMatchObject({ journals: 2, problems: [] });
});
afterEach(() => api.stop());

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
