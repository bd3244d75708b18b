import {
  activateBlueprint,
  createMember,
  insertTasks,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

/**
 * A lock ends to the millisecond and exactly once, no matter which reader or job posts it first, on two API instances.
 */

let api: TestApi;
let secondInstance: TestApi;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  secondInstance = await api.startSecondInstance();
  tasks = await insertTasks(api, 10, 4);
});
afterAll(async () => {
  await secondInstance.stop();
  await api.stop();
});
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
});

/** Creates a member with $600 locked for 15 days. */
async function createMemberWithLocks(): Promise<LoggedInClient> {
  api.clock.set(START_TIME);
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  return member;
}

const requestWithdrawal = (member: LoggedInClient, amount = 600) =>
  member.post('/api/user/withdrawals', {
    amount,
    paymentMethod: 'btc',
    paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  });
const findUnlockJournals = (member: LoggedInClient) =>
  api.database.connection
    .collection('journals')
    .find({ template: 'reward_unlocked' })
    .toArray()
    .then((journals) => journals.filter(({ userId }) => String(userId) === member.user.id));

test('a reward can be spent from the millisecond its lock ends, without any job', async () => {
  const member = await createMemberWithLocks();
  api.clock.advance(15 * DAY_MS - 1);
  expect((await requestWithdrawal(member)).body).toMatchObject({ code: 'pending_requirement', balance: 0 });
  api.clock.advance(1);

  expect((await requestWithdrawal(member)).status).toBe(201);
  expect(await findUnlockJournals(member)).toHaveLength(4);
});

test('an unlock is posted once when jobs, withdrawals and statements find it concurrently', async () => {
  const member = await createMemberWithLocks();
  api.clock.advance(15 * DAY_MS);
  const secondClient = secondInstance.client();
  for (const [name, value] of member.cookies) secondClient.cookies.set(name, value);

  const [first, second] = await Promise.all([
    requestWithdrawal(member),
    secondClient.post('/api/user/withdrawals', {
      amount: 600,
      paymentMethod: 'btc',
      paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    }),
    ...[api, secondInstance].map(({ app }) => app.jobs.runNow('release-due-rewards')),
    member.get('/api/user/statement'),
    secondClient.get('/api/user/statement'),
  ]);

  expect([first.status, second.status].sort()).toEqual([201, 409]);
  expect(await findUnlockJournals(member)).toHaveLength(4);
  expect((await member.get('/api/auth/me')).body).toMatchObject({
    balance: 0,
    lockedBalance: 0,
    heldBalance: 600,
  });
});

test('a due reward counts as available in every response long before its unlock is posted', async () => {
  const member = await createMemberWithLocks();
  api.clock.advance(15 * DAY_MS - 1);
  const readState = async () => {
    const { body } = await member.get('/api/auth/me');
    const completions = await member.get('/api/user/tasks');
    return [
      body.balance,
      body.lockedBalance,
      completions.body.items[0].available,
      completions.body.items[0].daysLeft,
    ];
  };
  expect(await readState()).toEqual([0, 600, false, 1]);
  api.clock.advance(1);
  expect(await readState()).toEqual([600, 0, true, 0]);
  api.clock.advance(400 * DAY_MS);

  expect(await readState()).toEqual([600, 0, true, 0]);
  expect(await findUnlockJournals(member)).toEqual([]);
});
