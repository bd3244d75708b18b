import { expectReconciledAfterEach } from '../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { settleDestinations } from '../../test/support/settle-destinations.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { DAY_MS } from '../platform/clock.ts';
import { requireId } from '../platform/ids.ts';

/** Payments can come back days after they were sent: the deletion of an account waits for them, and loses none. */

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);
const runJob = () => api.app.jobs.runNow('delete-accounts');
const decide = (id: string, step: string, body?: object) =>
  administrator.post(`/api/admin/withdrawals/${id}/${step}`, body);
const bounce = (id: string) =>
  decide(id, 'bounce', { reason: 'The account does not exist.', transactionReference: 'BACK-1' });
const readUser = async ({ user }: LoggedInClient) =>
  (await administrator.get(`/api/admin/users/${user.id}`)).body;

/** Lets days pass, and the minute between the two steps of a deletion. */
async function passDays(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await runJob();
  api.clock.advance(60_000);
  await runJob();
}

/** Creates a member who has asked for the deletion, and gets $600 paid out ten days later. */
async function createPaidMember(): Promise<{ member: LoggedInClient; payout: string }> {
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  await makePayable(api, member);
  await member.post('/api/user/deletion', { givesUpBalance: true });
  api.clock.advance(10 * DAY_MS);
  const request = { amount: 600, paymentMethod: 'paypal', paymentDetails: 'ada@example.com' };
  const { body } = await member.post('/api/user/withdrawals', request);
  await settleDestinations(api);
  await decide(body.id, 'approve');
  const { status } = await decide(body.id, 'process', { transactionReference: 'PAY-1' });
  expect(status).toBe(200);
  return { member, payout: body.id };
}

test('an account is kept for 14 days after a payout, and can be used if it comes back', async () => {
  const { member, payout } = await createPaidMember();
  const paidAt = api.clock.now().getTime();

  await passDays(4);

  const { body } = await member.get('/api/auth/me');
  expect(body.deletesAt).toBe(new Date(paidAt + 14 * DAY_MS).toISOString());
  expect((await bounce(payout)).body.status).toBe('bounced');
  expect((await member.get('/api/auth/me')).body.balance).toBe(600);
  await passDays(10);
  expect(await readUser(member)).toMatchObject({ username: 'Deleted member', balance: 0 });
});

test('a payout that comes back after the deletion is given up like the rest, and is told to no address', async () => {
  const { member, payout } = await createPaidMember();
  await passDays(4);
  await passDays(10);
  expect((await readUser(member)).username).toBe('Deleted member');

  const { status, body } = await bounce(payout);
  expect([status, body.status]).toEqual([200, 'bounced']);
  expect((await readUser(member)).balance).toBe(600);
  await runJob();

  expect((await readUser(member)).balance).toBe(0);
  const { body: entries } = await administrator.get(`/api/admin/users/${member.user.id}/entries`);
  expect(entries.items[0]).toMatchObject({ kind: 'balance_given_up', amount: -600 });
  const userId = requireId(member.user.id);
  for (const name of ['outbox', 'notices']) expect(await collection(name).countDocuments({ userId })).toBe(0);
  await runJob();
  expect((await readUser(member)).balance).toBe(0);
});
