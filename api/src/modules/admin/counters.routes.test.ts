import {
  activateBlueprint,
  createMember,
  createAdministrator,
  insertTasks,
  makePayable,
  submitIdentityDocuments,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { DAY_MS } from '../../platform/clock.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('the counters show how many records are pending in each queue', async () => {
  const administrator = await createAdministrator(api);
  const counters = async () => (await administrator.get('/api/admin/counters')).body;
  const none = {
    ...{ verifications: 0, purchases: 0, withdrawals: 0, payouts: 0, tickets: 0, reviews: 0, appeals: 0 },
    ...{
      itemReports: 0,
      unitReports: 0,
      corrections: 0,
      returns: 0,
      secondApprovals: 0,
      secondFactorResets: 0,
      uncheckedIdentities: 0,
      clickableDollars: 0,
    },
  };
  expect(await counters()).toEqual(none);

  await submitIdentityDocuments(await createMember(api));
  expect(await counters()).toEqual({ ...none, verifications: 1 });

  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'paypal' });
  // The verification of that member is approved, but not checked.
  const purchased = { ...none, verifications: 1, purchases: 1, uncheckedIdentities: 1 };
  expect(await counters()).toEqual(purchased);

  await activateBlueprint(api, member, 10);
  const tasks = await insertTasks(api, 10, 4);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = {
    amount: 100,
    paymentMethod: 'btc',
    paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  };
  const { status, body } = await member.post('/api/user/withdrawals', request);
  expect(status).toBe(201);
  expect(await counters()).toEqual({ ...purchased, withdrawals: 1 });
  await makePayable(api, member);
  // The destination is new.
  api.clock.advance(3 * DAY_MS);
  expect((await administrator.post(`/api/admin/withdrawals/${body.id}/approve`)).status).toBe(200);
  expect(await counters()).toMatchObject({ withdrawals: 0, payouts: 1 });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('the counters show how many tickets wait for an answer', async () => {
  const administrator = await createAdministrator(api);
  const member = await createMember(api);
  const countTickets = async () => (await administrator.get('/api/admin/counters')).body.tickets;
  const message = { subject: 'A question', message: 'Why?' };
  const [first, second] = [
    (await member.post('/api/user/tickets', message)).body.id,
    (await member.post('/api/user/tickets', message)).body.id,
  ];
  expect(await countTickets()).toBe(2);

  await administrator.post(`/api/admin/tickets/${first}/answer`, { text: 'Because.', messagesRead: 1 });
  await administrator.post(`/api/admin/tickets/${second}/close`, { messagesRead: 1 });
  expect(await countTickets()).toBe(0);

  await member.post(`/api/user/tickets/${first}/reply`, { text: 'Because of what?' });
  expect(await countTickets()).toBe(1);
});

test('all administrators share a count for two seconds, and one who has just decided gets a fresh one', async () => {
  const [decider, other] = [await createAdministrator(api), await createAdministrator(api)];
  const countVerifications = async (client: TestClient) =>
    (await client.get('/api/admin/counters')).body.verifications as number;
  const identityId = await submitIdentityDocuments(await createMember(api));
  api.clock.advance(DAY_MS);
  const count = await countVerifications(other);

  await submitIdentityDocuments(await createMember(api));
  expect(await countVerifications(decider)).toBe(count);
  api.clock.advance(2_000);
  expect(await countVerifications(decider)).toBe(count + 1);

  await decider.post(`/api/admin/verifications/${identityId}/reject`, {
    reason: 'The photo is not readable.',
  });
  expect(await countVerifications(other)).toBe(count + 1);
  expect(await countVerifications(decider)).toBe(count);
  api.clock.advance(2_000);
  expect(await countVerifications(other)).toBe(count);
});

test('the due hours count what is due in each of the next 72 hours, and what is overdue', async () => {
  const administrator = await createAdministrator(api);
  const read = async () => {
    // The last answer is reused for 10 seconds.
    api.clock.advance(11_000);
    const { status, body } = await administrator.get('/api/admin/due-hours');
    expect(status).toBe(200);
    expect(body.from).toBe(api.clock.now().toISOString());
    const verifications = body.queues.find(({ queue }: { queue: string }) => queue === 'verifications');
    return verifications as { overdue: number; hours: number[]; isCut: boolean };
  };
  const before = await read();
  await submitIdentityDocuments(await createMember(api));
  const now = await read();
  const added = now.hours.map((count, hour) => count - (before.hours[hour] ?? 0));
  const hour = added.indexOf(1);
  expect(hour).toBeGreaterThan(0);
  expect(added.filter((count) => count !== 0)).toEqual([1]);
  expect(now).toMatchObject({ overdue: before.overdue, isCut: false });

  api.clock.advance((hour + 1) * (DAY_MS / 24));
  expect((await read()).overdue).toBeGreaterThan(before.overdue);
});
