import type { Withdrawal } from '@platform/contracts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** What members read about a withdrawal that waits. */

const LIMIT = 100;
let api: TestApi;
let administrators: [LoggedInClient, LoggedInClient];
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({ payoutApprovalLimit: LIMIT });
  administrators = [
    await createAdministrator(api, 'member', ['cashier']),
    await createAdministrator(api, 'console', ['cashier']),
  ];
  member = await createMember(api);
  await activateBlueprint(api, member, 10);
  await makePayable(api, member);
  for (const taskId of await insertTasks(api, 10, 6)) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

const after = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const read = async (id: string) =>
  ((await member.get('/api/user/withdrawals')).body.items as Withdrawal[]).find((each) => each.id === id);
const decide = ({ id }: Withdrawal, step: string, by = administrators[0], body?: object) =>
  by.post(`/api/admin/withdrawals/${id}/${step}`, body);

const PAYPAL = { paymentMethod: 'paypal', paymentDetails: 'payout@example.org' };
async function request(amount: number, destination: object = PAYPAL): Promise<Withdrawal> {
  const { status, body } = await member.post('/api/user/withdrawals', { amount, ...destination });
  expect(status).toBe(201);
  return body as Withdrawal;
}

test('says that it waits for a second approval while the first one counts', async () => {
  const withdrawal = await request(LIMIT + 0.01);
  expect(withdrawal).toMatchObject({
    ...{ awaitsSecondApproval: false, cooldownUntil: after(2 * DAY_MS), cooldownCause: 'new_destination' },
  });
  await settleDestinations(api);

  await decide(withdrawal, 'approve');
  expect(await read(withdrawal.id)).toMatchObject({ status: 'pending', awaitsSecondApproval: true });

  await decide(withdrawal, 'approve', administrators[1]);
  expect(await read(withdrawal.id)).toMatchObject({ status: 'processing', awaitsSecondApproval: false });
});

test('says when the decision is expected, then the payout, and nothing after it', async () => {
  const toNew = await request(50, { ...PAYPAL, paymentDetails: 'new@example.org' });
  expect([toNew.cooldownUntil, toNew.dueAt]).toEqual([after(2 * DAY_MS), after(3 * DAY_MS)]);
  const withdrawal = await request(50);
  expect([withdrawal.cooldownUntil, withdrawal.dueAt]).toEqual([null, after(DAY_MS)]);

  await decide(withdrawal, 'approve');
  const approved = await read(withdrawal.id);
  expect(Date.parse(approved!.dueAt!)).toBeGreaterThanOrEqual(api.clock.now().getTime() + 3 * DAY_MS);

  await decide(withdrawal, 'process', administrators[0], { transactionReference: 'TX-1' });
  expect(await read(withdrawal.id)).toMatchObject({ status: 'completed', dueAt: null, cooldownUntil: null });
});

test('says how long its cooldown is, and why, if its destination was saved just before', async () => {
  const bitcoin = { paymentMethod: 'btc', paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
  expect((await member.post('/api/user/payout-methods', bitcoin)).status).toBe(201);

  const withdrawal = await request(50, bitcoin);

  const cooldown = { cooldownUntil: after(2 * DAY_MS), cooldownCause: 'new_destination' };
  expect(withdrawal).toMatchObject(cooldown);
  expect(await read(withdrawal.id)).toMatchObject(cooldown);
  expect((await member.post(`/api/user/withdrawals/${withdrawal.id}/cancel`)).body).toMatchObject({
    ...{ status: 'cancelled', dueAt: null, cooldownUntil: null, cooldownCause: null },
  });
});
