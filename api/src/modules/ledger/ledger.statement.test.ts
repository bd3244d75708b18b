import { aMember, anAdministrator, activate, offerTasks, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

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
  tasks = await offerTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START);
});

const STATEMENT = '/api/user/statement';

/** With the bonus, four rewards of $150 past their lock, and a withdrawal of $120 that was taken back. */
async function aMemberWithAStory(): Promise<SignedIn> {
  const member = await aMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await activate(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = { amount: 120, paymentMethod: 'btc', paymentDetails: 'an address' };
  const { body } = await member.post('/api/user/withdrawals', request);
  await member.post(`/api/user/withdrawals/${body.id}/cancel`);
  return member;
}

async function allPages(member: SignedIn, limit: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor = '';
  do {
    const { body } = await member.get(`${STATEMENT}?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    entries.push(...(body.items as Entry[]));
    cursor = (body.next as string | null) ?? '';
  } while (cursor);
  return entries;
}

test('says of every cent what it is, the newest first, with the balance right after', async () => {
  const member = await aMemberWithAStory();

  const { items, next } = (await member.get(STATEMENT)).body as { items: Entry[]; next: null };
  const lines = items.map(({ kind, account, amount, balanceAfter }) => [kind, account, amount, balanceAfter]);

  expect(next).toBeNull();
  expect(lines.slice(0, 4)).toEqual([
    ['withdrawal_returned', 'available', 120, 650],
    ['withdrawal_returned', 'held', -120, 0],
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

test('adds up to what the member has', async () => {
  const member = await aMemberWithAStory();
  const sums: Record<string, number> = {};
  for (const { account, amount } of await allPages(member, 100))
    sums[account] = (sums[account] ?? 0) + amount;
  const me = (await member.get('/api/auth/me')).body;

  expect(sums).toEqual({ available: me.balance, locked: me.lockedBalance, held: me.heldBalance });
});

test('comes in pages of any length, which say each line once', async () => {
  const member = await aMemberWithAStory();
  const whole = await allPages(member, 100);

  for (const limit of [1, 2, 3, 7]) expect(await allPages(member, limit)).toEqual(whole);
});

test('says until when a reward is locked, and has its end in it from that very millisecond, job or no job', async () => {
  const member = await aMember(api);
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  const first = async () => ((await member.get(STATEMENT)).body.items as Entry[])[0]!;

  api.clock.set('2026-03-25T11:59:59.999Z');
  expect(await first()).toMatchObject({ kind: 'task_reward', availableAt: '2026-03-25T12:00:00.000Z' });
  api.clock.set('2026-03-25T12:00:00.000Z');
  expect(await first()).toMatchObject({ kind: 'reward_unlocked', account: 'available', balanceAfter: 10 });
  expect((await member.get(STATEMENT)).body.items.at(-1)).toMatchObject({ availableAt: null });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('is the own one only, and refuses a cursor that is none', async () => {
  await aMemberWithAStory();
  const other = await aMember(api);

  expect((await other.get(STATEMENT)).body).toEqual({ items: [], next: null });
  for (const cursor of ['x', '1', '1.3', '-1.0', '1.0.0'])
    expect((await other.get(`${STATEMENT}?cursor=${cursor}`)).body.code).toBe('invalid_request');
});

test('comes whole as a file', async () => {
  const member = await aMemberWithAStory();
  const whole = await allPages(member, 100);

  const { status, body, headers } = await member.get(`${STATEMENT}.csv`);
  const lines = (body as string).trim().split('\r\n');

  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="statement.csv"');
  expect(lines[0]).toBe('Id,Time,Kind,Account,Amount,Available at,Balance after');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(whole.map(({ id }) => id));
  expect(lines[2]).toMatch(/,withdrawal_returned,held,-120,,0$/);
  expect((await member.get(`${STATEMENT}.csv?limit=1`)).status).toBe(400);
});

test('the trial balance is zero, and says what the last reconciliation found', async () => {
  const fresh = await startTestApi();
  const administrator = await anAdministrator(fresh);
  await administrator.post('/api/user/claim-signup-bonus');
  await administrator.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  const health = async () => (await administrator.get('/api/admin/ledger')).body;

  expect(await health()).toEqual({
    at: START,
    accounts: [
      { account: 'available', total: 50 },
      { account: 'locked', total: 10 },
      { account: 'held', total: 0 },
      { account: 'bonuses', total: -50 },
      { account: 'rewards', total: -10 },
      { account: 'referrals', total: 0 },
      { account: 'payouts', total: 0 },
    ],
    sum: 0,
    journals: 2,
    lastReconciliation: null,
  });
  await fresh.app.reconcile();
  expect((await health()).lastReconciliation).toEqual({
    at: START,
    journals: 2,
    members: 3,
    milliseconds: expect.any(Number),
    problems: [],
  });
  await fresh.stop();
});
