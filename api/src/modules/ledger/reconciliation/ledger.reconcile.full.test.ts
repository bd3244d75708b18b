import { createMember } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { addDays } from '../../../platform/clock.ts';
import { parseId } from '../../../platform/ids.ts';

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
  ['a journal out of order', 'journals', { key: SIGNUP_BONUS_KEY }, { $set: { sequence: 7 } }, /follows/],
  [
    'a signup bonus with the wrong key',
    'journals',
    { key: SIGNUP_BONUS_KEY },
    { $set: { key: 'signup_bonus:again' } },
    /with the wrong key/,
  ],
  [
    'a journal that belongs to no member',
    'journals',
    { key: SIGNUP_BONUS_KEY },
    { $set: { userId: parseId('0'.repeat(24)) } },
    /belong to no member/,
  ],
  [
    'a completion dated on the wrong day',
    'completions',
    {},
    { $set: { completedAt: new Date(0) } },
    /1970-01-01: 0, but there are 1/,
  ],
  [
    'a lock with the wrong end time',
    'locks',
    { released: false },
    { $set: { availableAt: new Date(0) } },
    /the lock says 1970-01-01/,
  ],
  [
    'a counter that is too low',
    'task_counters',
    {},
    { $set: { count: 0 } },
    /0, but there are 1 completions/,
  ],
])('reconciliation finds %s', async (_name, collection, filter, change, expectedProblem) => {
  await api.database.connection.collection(collection).updateOne(filter, change);

  const { problems } = await api.app.reconcile();

  expect(problems.join('\n')).toMatch(expectedProblem);
});

test('reconciliation finds a lock of other days than the rule had at the completion', async () => {
  const { connection } = api.database;
  const { _id, completedAt } = (await connection.collection('completions').findOne({}))!;
  const lock = { lockDays: 10, availableAt: addDays(completedAt as Date, 10) };
  await connection.collection('completions').updateOne({ _id }, { $set: lock });
  await connection.collection('locks').updateOne({ _id }, { $set: { availableAt: lock.availableAt } });

  expect((await api.app.reconcile()).problems.join()).toMatch(/locked for 10 days instead of 15/);
});

test('replays only members who registered after the one that is given', async () => {
  const { user } = await createMember(api);
  const later = await createMember(api);
  await later.post('/api/user/claim-signup-bonus');

  expect(await api.app.reconcile(undefined, parseId(user.id))).toMatchObject({ members: 1, journals: 1 });
});
