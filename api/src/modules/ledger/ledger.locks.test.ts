import { activate, aMember, offerTasks, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

/** The end of a lock, to the millisecond and exactly once, whoever finds it first; two processes' worth of the API. */

let api: TestApi;
let beside: TestApi;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  beside = await api.beside();
  tasks = await offerTasks(api, 10, 4);
});
afterAll(async () => {
  await beside.stop();
  await api.stop();
});
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
});

/** Somebody with $600 behind a lock that ends in 15 days. */
async function aMemberWithLocks(): Promise<SignedIn> {
  api.clock.set(START);
  const member = await aMember(api);
  await activate(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  return member;
}

const ask = (member: SignedIn, amount = 600) =>
  member.post('/api/user/withdrawals', { amount, paymentMethod: 'btc', paymentDetails: 'an address' });
const unlocks = (member: SignedIn) =>
  api.database.connection
    .collection('journals')
    .find({ template: 'reward_unlocked' })
    .toArray()
    .then((all) => all.filter(({ userId }) => String(userId) === member.user.id));

test('is spendable from its very millisecond, and no job ever ran', async () => {
  const member = await aMemberWithLocks();
  api.clock.advance(15 * DAY_MS - 1);
  expect((await ask(member)).body).toMatchObject({ code: 'pending_requirement', balance: 0 });
  api.clock.advance(1);

  expect((await ask(member)).status).toBe(201);
  expect(await unlocks(member)).toHaveLength(4);
});

test('is posted once, though jobs, requests and statements find it at once', async () => {
  const member = await aMemberWithLocks();
  api.clock.advance(15 * DAY_MS);
  const there = beside.client();
  for (const [name, value] of member.cookies) there.cookies.set(name, value);

  const [first, second] = await Promise.all([
    ask(member),
    there.post('/api/user/withdrawals', { amount: 600, paymentMethod: 'btc', paymentDetails: 'an address' }),
    ...[api, beside].map(({ app }) => app.jobs.runNow('release-due-rewards')),
    member.get('/api/user/statement'),
    there.get('/api/user/statement'),
  ]);

  expect([first.status, second.status].sort()).toEqual([201, 409]);
  expect(await unlocks(member)).toHaveLength(4);
  expect((await member.get('/api/auth/me')).body).toMatchObject({
    balance: 0,
    lockedBalance: 0,
    heldBalance: 600,
  });
});

test('counts for every reader from that millisecond, long before anybody posts it', async () => {
  const member = await aMemberWithLocks();
  api.clock.advance(15 * DAY_MS - 1);
  const seen = async () => {
    const { body } = await member.get('/api/auth/me');
    const completions = await member.get('/api/user/tasks');
    return [
      body.balance,
      body.lockedBalance,
      completions.body.items[0].available,
      completions.body.items[0].daysLeft,
    ];
  };
  expect(await seen()).toEqual([0, 600, false, 1]);
  api.clock.advance(1);
  expect(await seen()).toEqual([600, 0, true, 0]);
  api.clock.advance(400 * DAY_MS);

  expect(await seen()).toEqual([600, 0, true, 0]);
  expect(await unlocks(member)).toEqual([]);
});
