import {
  createMember,
  createAdministrator,
  activateBlueprint,
  insertTasks,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

type Entry = {
  id: string;
  at: string;
  kind: string;
  account: string;
  amount: number;
  availableAt: string | null;
  balanceAfter: number;
};

let api: TestApi;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  tasks = await insertTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const STATEMENT = '/api/user/statement';

/** Creates a member with the bonus, four unlocked rewards of $150 and a canceled withdrawal of $120. */
async function createMemberWithHistory(): Promise<LoggedInClient> {
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = {
    amount: 120,
    paymentMethod: 'btc',
    paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  };
  const { body } = await member.post('/api/user/withdrawals', request);
  await member.post(`/api/user/withdrawals/${body.id}/cancel`);
  return member;
}

async function readAllPages(member: LoggedInClient, limit: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor = '';
  do {
    const { body } = await member.get(`${STATEMENT}?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    entries.push(...(body.items as Entry[]));
    cursor = (body.next as string | null) ?? '';
  } while (cursor);
  return entries;
}

test('the statement explains every cent, newest first, with the balance after each entry', async () => {
  const member = await createMemberWithHistory();

  const { items, next } = (await member.get(STATEMENT)).body as { items: Entry[]; next: null };
  const lines = items.map(({ kind, account, amount, balanceAfter }) => [kind, account, amount, balanceAfter]);

  expect(next).toBeNull();
  expect(lines.slice(0, 4)).toEqual([
    ['withdrawal_released', 'available', 120, 650],
    ['withdrawal_released', 'held', -120, 0],
    ['withdrawal_requested', 'available', -120, 530],
    ['withdrawal_requested', 'held', 120, 120],
  ]);
  expect(lines.slice(-3)).toEqual([
    ['task_reward', 'locked', 150, 300],
    ['task_reward', 'locked', 150, 150],
    ['signup_bonus', 'available', 50, 50],
  ]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('the statement adds up to the balances of the member', async () => {
  const member = await createMemberWithHistory();
  const sums: Record<string, number> = {};
  for (const { account, amount } of await readAllPages(member, 100))
    sums[account] = (sums[account] ?? 0) + amount;
  const me = (await member.get('/api/auth/me')).body;

  expect(sums).toEqual({ available: me.balance, locked: me.lockedBalance, held: me.heldBalance });
});

test('pages of any size contain each entry once', async () => {
  const member = await createMemberWithHistory();
  const allEntries = await readAllPages(member, 100);

  for (const limit of [1, 2, 3, 7]) expect(await readAllPages(member, limit)).toEqual(allEntries);
});

test('the statement shows when a locked reward becomes available, and its unlock from that millisecond, without any job', async () => {
  const member = await createMember(api);
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  const readNewest = async () => ((await member.get(STATEMENT)).body.items as Entry[])[0]!;

  api.clock.set('2026-03-25T11:59:59.999Z');
  expect(await readNewest()).toMatchObject({ kind: 'task_reward', availableAt: '2026-03-25T12:00:00.000Z' });
  api.clock.set('2026-03-25T12:00:00.000Z');
  expect(await readNewest()).toMatchObject({
    kind: 'reward_unlocked',
    account: 'available',
    balanceAfter: 10,
  });
  expect((await member.get(STATEMENT)).body.items.at(-1)).toMatchObject({ availableAt: null });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('members see only their own statement, and malformed cursors are rejected', async () => {
  await createMemberWithHistory();
  const other = await createMember(api);

  expect((await other.get(STATEMENT)).body).toEqual({ items: [], next: null });
  for (const cursor of ['x', '1', '1.3', '-1.0', '1.0.0'])
    expect((await other.get(`${STATEMENT}?cursor=${cursor}`)).body.code).toBe('invalid_request');
});

test('the CSV export contains the whole statement', async () => {
  const member = await createMemberWithHistory();
  const allEntries = await readAllPages(member, 100);

  const { status, body, headers } = await member.get(`${STATEMENT}.csv`);
  const lines = (body as string).trim().split('\r\n');

  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="statement.csv"');
  expect(lines[0]).toBe('Id,Time,Kind,Account,Amount,Available at,Balance after');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(allEntries.map(({ id }) => id));
  expect(lines[2]).toMatch(/,withdrawal_released,held,-120,,0$/);
  expect((await member.get(`${STATEMENT}.csv?limit=1`)).status).toBe(400);
});

test('the trial balance sums to zero and includes the result of the last reconciliation', async () => {
  const emptyApi = await startTestApi();
  const administrator = await createAdministrator(emptyApi);
  await administrator.post('/api/user/claim-signup-bonus');
  await administrator.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  const readTrialBalance = async () => (await administrator.get('/api/admin/ledger')).body;

  expect(await readTrialBalance()).toEqual({
    at: START_TIME,
    accounts: [
      { account: 'available', total: 50 },
      { account: 'locked', total: 10 },
      { account: 'held', total: 0 },
      { account: 'bonuses', total: -50 },
      { account: 'rewards', total: -10 },
      { account: 'referrals', total: 0 },
      { account: 'payouts', total: 0 },
      { account: 'receipts', total: 0 },
      { account: 'sales', total: 0 },
      { account: 'forfeits', total: 0 },
    ],
    sum: 0,
    journals: 2,
    lastReconciliation: null,
  });
  await emptyApi.app.reconcile();
  expect((await readTrialBalance()).lastReconciliation).toEqual({
    at: START_TIME,
    journals: 2,
    members: 3,
    milliseconds: expect.any(Number),
    problems: [],
  });
  await emptyApi.stop();
});
