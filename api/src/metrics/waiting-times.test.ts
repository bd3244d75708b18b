import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { DAY_MS } from '../platform/clock.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let administrator: LoggedInClient;
beforeEach(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterEach(() => api.stop());

/** Reads how long the oldest record of a queue has waited from another process; the metrics of this one are cached. */
async function readOldestHours(queue: string): Promise<number> {
  const second = await api.startSecondInstance();
  const text = await second.readMetrics();
  await second.stop();
  const [, seconds] = new RegExp(`platform_queue_oldest_seconds\\{queue="${queue}".*\\} (\\S+)`).exec(text)!;
  return Number(seconds) / 3_600;
}

test('a ticket that a reply opens again waits from the reply on, and a further message does not begin anew', async () => {
  const member = await createMember(api);
  const ticket = { subject: 'The bonus', message: 'When is the bonus paid, please?' };
  const { id } = (await member.post('/api/user/tickets', ticket)).body;
  await administrator.post(`/api/admin/tickets/${id}/answer`, {
    text: 'It was paid today.',
    messagesRead: 1,
  });
  api.clock.advance(10 * DAY_MS);
  const reply = () => member.post(`/api/user/tickets/${id}/reply`, { text: 'It has not arrived yet.' });
  expect((await reply()).status).toBe(200);
  expect(await readOldestHours('tickets')).toBe(0);

  api.clock.advance(12 * HOUR_MS);
  await reply();
  api.clock.advance(12 * HOUR_MS);
  expect(await readOldestHours('tickets')).toBe(24);
});

test('a purchase waits from the report of its payment on', async () => {
  const member = await createMember(api);
  await makePayable(api, member);
  const purchase = { blueprintId: 2, paymentMethod: 'paypal' };
  const { id } = (await member.post('/api/user/blueprints', purchase)).body;
  api.clock.advance(5 * DAY_MS);
  const report = await member.post(`/api/user/blueprints/${id}/payment`, { transactionReference: 'TX-1' });
  expect(report.status).toBe(200);
  api.clock.advance(HOUR_MS);

  expect(await readOldestHours('purchases')).toBe(1);
});

test('a withdrawal waits from the end of its cooldown on, and a payout from its approval', async () => {
  const tasks = await insertTasks(api, 10, 6);
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  await makePayable(api, member);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const { body } = await member.post('/api/user/withdrawals', {
    amount: 120,
    paymentMethod: 'btc',
    paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  });
  api.clock.advance(2 * DAY_MS);
  expect(await readOldestHours('withdrawals')).toBe(0);
  api.clock.advance(20 * HOUR_MS);
  expect(await readOldestHours('withdrawals')).toBe(20);
  const { status } = await administrator.post(`/api/admin/withdrawals/${body.id}/approve`);
  expect(status).toBe(200);
  api.clock.advance(HOUR_MS);

  expect(await readOldestHours('payouts')).toBe(1);
});
