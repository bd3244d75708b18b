import { mongo } from 'mongoose';
import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { meetReferralTrigger } from '../../../test/support/submitted-work.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

type Entry = { id: string; kind: string; account: string | null; amount: number };
type Event = {
  id: string;
  at: string;
  kind: string;
  amount: number;
  task: { id: string; title: string; blueprintId: number | null; availableAt: string } | null;
  withdrawal: { id: string; status: string; transactionReference: string | null } | null;
  referral: { username: string | null } | null;
  purchase: { blueprintId: number; name: string; reference: string | null } | null;
  entries: Entry[];
};

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const EVENTS = '/api/user/statement/events';
const WITHDRAWAL = {
  amount: 120,
  paymentMethod: 'btc',
  paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

/** Creates a member with events of every kind: in March what was earned, in April what was withdrawn and bought. */
async function createMemberWithHistory(): Promise<LoggedInClient> {
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await activateBlueprint(api, member, 1);
  await activateBlueprint(api, member, 10);
  await makePayable(api, member);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  const friend = await createMember(api, { referralCode: member.user.referralCode });
  await meetReferralTrigger(api, friend);
  api.clock.set('2026-04-02T12:00:00.000Z');
  const request = async (...decisions: [string, object?][]) => {
    const { id } = (await member.post('/api/user/withdrawals', WITHDRAWAL)).body;
    await settleDestinations(api);
    for (const [decision, body] of decisions)
      await administrator.post(`/api/admin/withdrawals/${id}/${decision}`, body);
    api.clock.advance(60_000);
  };
  await request(['approve'], ['process', { transactionReference: 'TX-1' }]);
  await request(['reject', { reason: 'The name does not match.' }]);
  await request();
  const { body: purchase } = await member.post('/api/user/blueprints', {
    blueprintId: 2,
    paymentMethod: 'btc',
  });
  await member.post(`/api/user/blueprints/${purchase.id}/payment`, { transactionReference: 'abc' });
  await administrator.post(`/api/admin/purchases/${purchase.id}/approve`, PAID);
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  return member;
}

async function readAll<Item>(member: LoggedInClient, path: string, limit = 100): Promise<Item[]> {
  const items: Item[] = [];
  const separator = path.includes('?') ? '&' : '?';
  let cursor = '';
  do {
    const { body } = await member.get(`${path}${separator}limit=${limit}${cursor && `&cursor=${cursor}`}`);
    items.push(...(body.items as Item[]));
    cursor = (body.next as string | null) ?? '';
  } while (cursor);
  return items;
}

test('a reward, a withdrawal and a purchase are one event each, with what they were about', async () => {
  const member = await createMemberWithHistory();
  const events = await readAll<Event>(member, EVENTS);

  expect(events.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['task_reward', 10],
    ['blueprint_purchase', -69.99],
    ['withdrawal', -120],
    ['withdrawal', -120],
    ['withdrawal', -120],
    ['referral_reward', 25],
    ['task_reward', 150],
    ['task_reward', 150],
    ['task_reward', 150],
    ['task_reward', 150],
    ['signup_bonus', 50],
  ]);
  expect(events[0]!.task).toEqual({
    id: 'free-browser-detection',
    title: 'Browser Detection Task',
    blueprintId: null,
    availableAt: new Date(Date.parse(events[0]!.at) + 15 * DAY_MS).toISOString(),
  });
  expect(events[1]!.purchase).toMatchObject({ blueprintId: 2, name: 'AI Image Creation' });
  expect(events.slice(2, 5).map(({ withdrawal }) => withdrawal!.status)).toEqual([
    'pending',
    'rejected',
    'completed',
  ]);
  expect(events[4]!.withdrawal).toMatchObject({ transactionReference: 'TX-1' });
  expect(events[5]!.referral).toEqual({ username: expect.any(String) });
  expect(events[6]!.task).toMatchObject({ blueprintId: 10 });
  expect(events[6]!.entries.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
    ['task_reward', 'locked', 150],
    ['reward_unlocked', 'available', 150],
    ['reward_unlocked', 'locked', -150],
  ]);
});

test('the events contain every entry of the statement once, and add up to the balances', async () => {
  const member = await createMemberWithHistory();
  const entries = await readAll<Entry>(member, '/api/user/statement');
  const events = await readAll<Event>(member, EVENTS);
  const { balance, lockedBalance } = (await member.get('/api/auth/me')).body as Record<string, number>;

  expect(events.flatMap((event) => event.entries.map(({ id }) => id)).toSorted()).toEqual(
    entries.map(({ id }) => id).toSorted(),
  );
  const own = events.filter(({ kind, withdrawal }) => {
    const isReturned = withdrawal !== null && ['rejected', 'failed', 'cancelled'].includes(withdrawal.status);
    return kind !== 'blueprint_purchase' && !isReturned;
  });
  const cents = own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(cents).toBe(Math.round((balance! + lockedBalance!) * 100));
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('a month has its events and totals; a reward is earned in one month and unlocked in another', async () => {
  const member = await createMemberWithHistory();
  const march = (await member.get(`${EVENTS}?month=2026-03`)).body;
  const april = (await member.get(`${EVENTS}?month=2026-04`)).body;
  const february = (await member.get(`${EVENTS}?month=2026-02`)).body;

  expect(march.totals).toEqual({ earned: 675, unlocked: 0, withdrawn: 0, purchases: 0 });
  expect(april.totals).toEqual({ earned: 10, unlocked: 600, withdrawn: 120, purchases: 69.99 });
  expect(february).toEqual({
    items: [],
    next: null,
    totals: { earned: 0, unlocked: 0, withdrawn: 0, purchases: 0 },
  });
  const all = await readAll<Event>(member, EVENTS);
  expect([...april.items, ...march.items]).toEqual(all);
});

test('pages of any size contain each event once, and only the first has the totals', async () => {
  const member = await createMemberWithHistory();
  const all = await readAll<Event>(member, `${EVENTS}?month=2026-04`);

  for (const limit of [1, 2, 3]) expect(await readAll(member, `${EVENTS}?month=2026-04`, limit)).toEqual(all);
  const { next, totals } = (await member.get(`${EVENTS}?month=2026-04&limit=2`)).body;
  expect(totals).not.toBeNull();
  expect((await member.get(`${EVENTS}?month=2026-04&limit=2&cursor=${next}`)).body.totals).toBeNull();
});

test('members see only their own events, and malformed months and cursors are rejected', async () => {
  await createMemberWithHistory();
  const other = await createMember(api);

  expect((await other.get(EVENTS)).body).toEqual({ items: [], next: null, totals: null });
  for (const query of ['month=2026-13', 'month=March', 'month=2026-3', 'cursor=x', 'limit=0'])
    expect((await other.get(`${EVENTS}?${query}`)).body.code).toBe('invalid_request');
});

test('the CSV export contains the events of a month, or all', async () => {
  const member = await createMemberWithHistory();
  const lines = async (query: string) => {
    const { body } = await member.get(`${EVENTS}.csv${query}`);
    return (body as string).trim().split('\r\n');
  };

  const april = await lines('?month=2026-04');
  expect(april[0]).toMatch(/Id,Time,Kind,Subject,Amount,Available at,Status,Reference$/);
  expect(april).toHaveLength(6);
  expect(april[1]).toMatch(/,task_reward,Browser Detection Task,10,2026-04-17T[^,]+,,$/);
  expect(april[5]).toMatch(/,withdrawal,btc,-120,,completed,TX-1$/);
  expect(await lines('')).toHaveLength((await readAll(member, EVENTS)).length + 1);
});

test('a month examines no journals of other months', async () => {
  const member = await createMember(api);
  const userId = new mongo.ObjectId(member.user.id);
  const journals = api.database.connection.collection('journals');
  const row = (index: number) => ({
    key: `task_reward:${new mongo.ObjectId().toHexString()}`,
    template: index % 2 === 0 ? 'task_reward' : 'reward_unlocked',
    userId,
    sequence: index,
    postings: [{ from: 'rewards', to: 'locked', cents: 1000 }],
    at: new Date(Date.parse('2026-01-01T00:00:00.000Z') + index * 3_600_000),
    after: { available: 0, locked: 1000, held: 0 },
  });
  await journals.insertMany(Array.from({ length: 3_000 }, (_, index) => row(index + 1)));
  const filter = {
    userId,
    template: { $in: ['task_reward'] },
    at: { $gte: new Date('2026-02-01T00:00:00.000Z'), $lt: new Date('2026-03-01T00:00:00.000Z') },
  };
  const find = { find: 'journals', filter, sort: { at: -1, _id: -1 }, limit: 51 };
  const { executionStats } = await api.database.connection.db!.command({
    explain: find,
    verbosity: 'executionStats',
  });
  await journals.deleteMany({ userId });

  expect(executionStats.nReturned).toBe(51);
  expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(120);
});
