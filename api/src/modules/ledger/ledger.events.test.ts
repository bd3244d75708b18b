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
  change: { available: number; locked: number };
  balance: { available: number; locked: number };
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

test('a reward, its unlock, a withdrawal, its return and a purchase are one event each, with what they were about', async () => {
  const member = await createMemberWithHistory();
  const events = await readAll<Event>(member, EVENTS);

  expect(events.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['task_reward', 10],
    ['blueprint_purchase', -69.99],
    ['withdrawal', -120],
    ['withdrawal_released', 120],
    ['withdrawal', -120],
    ['withdrawal', -120],
    ['reward_unlocked', 150],
    ['reward_unlocked', 150],
    ['reward_unlocked', 150],
    ['reward_unlocked', 150],
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
  expect(events.slice(2, 6).map(({ withdrawal }) => withdrawal!.status)).toEqual([
    'pending',
    'rejected',
    'rejected',
    'completed',
  ]);
  expect(events[5]!.withdrawal).toMatchObject({ transactionReference: 'TX-1' });
  expect(events[6]!.task).toEqual(events[11]!.task);
  expect(events[6]!.task).toMatchObject({ blueprintId: 10 });
  expect(events[6]!.entries.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
    ['reward_unlocked', 'available', 150],
    ['reward_unlocked', 'locked', -150],
  ]);
  expect(events[10]!.referral).toEqual({ username: expect.any(String) });
});

test('the events contain every entry of the statement once, and add up to the balances', async () => {
  const member = await createMemberWithHistory();
  const entries = await readAll<Entry>(member, '/api/user/statement');
  const events = await readAll<Event>(member, EVENTS);
  const { balance, lockedBalance } = (await member.get('/api/auth/me')).body as Record<string, number>;

  expect(events.flatMap((event) => event.entries.map(({ id }) => id)).toSorted()).toEqual(
    entries.map(({ id }) => id).toSorted(),
  );
  expect(sumChanges(events)).toEqual({ available: balance, locked: lockedBalance });
  expect(events[0]!.balance).toEqual({ available: balance, locked: lockedBalance });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('a month has its events and totals; a reward is earned in one month and unlocked in another', async () => {
  const member = await createMemberWithHistory();
  const march = (await member.get(`${EVENTS}?month=2026-03`)).body;
  const april = (await member.get(`${EVENTS}?month=2026-04`)).body;
  const february = (await member.get(`${EVENTS}?month=2026-02`)).body;

  const [none, endOfMarch] = [
    { available: 0, locked: 0 },
    { available: 75, locked: 600 },
  ];
  const [nothing, earned] = [
    { earned: 0, unlocked: 0, withdrawn: 0, purchases: 0 },
    { earned: 675, unlocked: 0, withdrawn: 0, purchases: 0 },
  ];
  expect(march.totals).toEqual({ ...earned, opening: none, closing: endOfMarch });
  expect(april.totals).toEqual({
    ...{ earned: 10, unlocked: 600, withdrawn: 120, purchases: 69.99 },
    ...{ opening: endOfMarch, closing: { available: 435, locked: 10 } },
  });
  expect(february).toEqual({ items: [], next: null, totals: { ...nothing, opening: none, closing: none } });
  const all = await readAll<Event>(member, EVENTS);
  expect([...april.items, ...march.items]).toEqual(all);
});

test('opening balances and the rows of a month add up to its closing balances, which are those of the cards', async () => {
  const member = await createMemberWithHistory();
  for (const month of ['2026-03', '2026-04']) {
    const { items, totals } = (await member.get(`${EVENTS}?month=${month}`)).body;
    expect(sumChanges(items, totals.opening)).toEqual(totals.closing);
  }
  const { balance, lockedBalance } = (await member.get('/api/auth/me')).body;
  const { totals } = (await member.get(`${EVENTS}?month=2026-04`)).body;
  expect(totals.closing).toEqual({ available: balance, locked: lockedBalance });
});

test("a month begins and ends in the reader's time zone, and in UTC if there is no such one", async () => {
  api.clock.set('2026-03-31T22:30:00.000Z');
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  const readMonth = async (month: string, timeZone: string) => {
    const { body } = await member.get(`${EVENTS}?month=${month}&timeZone=${encodeURIComponent(timeZone)}`);
    return [
      body.items.length,
      body.totals.earned,
      body.totals.opening.available,
      body.totals.closing.available,
    ];
  };

  const [inside, after, before] = [
    [1, 50, 0, 50],
    [0, 0, 50, 50],
    [0, 0, 0, 0],
  ];
  for (const zone of ['UTC', 'Europe/London', 'America/New_York', 'Etc/Unknown'])
    expect([zone, await readMonth('2026-03', zone), await readMonth('2026-04', zone)]).toEqual([
      ...[zone, inside, after],
    ]);
  expect([await readMonth('2026-03', 'Europe/Berlin'), await readMonth('2026-04', 'Europe/Berlin')]).toEqual([
    before,
    inside,
  ]);
  const { body } = await member.get(`${EVENTS}.csv?month=2026-04&timeZone=Europe%2FBerlin`);
  expect((body as string).trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,signup_bonus,/),
    expect.stringMatching(/2026-03-31T22:00:00.000Z,opening_balance,/),
  ]);
});

test('what came back is a row at its own time: past months never change', async () => {
  const member = await createMemberWithHistory();
  const before = (await member.get(`${EVENTS}?month=2026-04`)).body;
  const [pending] = before.items.filter((event: Event) => event.withdrawal?.status === 'pending');
  const [paid] = before.items.filter((event: Event) => event.withdrawal?.status === 'completed');
  api.clock.set('2026-05-02T12:00:00.000Z');
  const { id } = pending.withdrawal;
  await administrator.post(`/api/admin/withdrawals/${id}/reject`, { reason: 'The name does not match.' });
  const bounced = await administrator.post(`/api/admin/withdrawals/${paid.withdrawal.id}/bounce`, {
    reason: 'The account is closed.',
    transactionReference: 'BACK-1',
  });
  expect(bounced.status).toBe(200);

  const may = (await member.get(`${EVENTS}?month=2026-05`)).body;
  const own = may.items.filter((event: Event) => event.withdrawal !== null) as Event[];
  expect(own.map(({ kind, change }) => [kind, change.available])).toEqual([
    ['withdrawal_bounced', 120],
    ['withdrawal_released', 120],
  ]);
  expect(sumChanges(may.items, may.totals.opening)).toEqual(may.totals.closing);
  const after = (await member.get(`${EVENTS}?month=2026-04`)).body;
  expect(after.totals).toEqual(before.totals);
  expect(after.totals.closing).toEqual(may.totals.opening);
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
  expect(april[0]).toMatch(
    /Id,Time,Kind,Subject,Amount,Locked,Available,Locked balance,Available balance,Available at,Status,Reference$/,
  );
  expect(april).toHaveLength(12);
  expect(april[1]).toMatch(/,task_reward,Browser Detection Task,10,10,0,10,435,2026-04-17T[^,]+,,$/);
  expect(april[6]).toMatch(/,withdrawal,btc,-120,0,-120,0,555,,completed,TX-1$/);
  expect(april[7]).toMatch(/,reward_unlocked,[^,]+,150,-150,150,0,675,2026-03-[^,]+,,$/);
  expect(april[11]).toBe(',2026-04-01T00:00:00.000Z,opening_balance,,,,,600,75,,,');
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

/** Adds the changes of events in cents, so that no fraction gets lost. */
function sumChanges(events: readonly Event[], opening: Event['balance'] = { available: 0, locked: 0 }) {
  const sum = (account: 'available' | 'locked') =>
    events.reduce((cents, { change }) => cents + Math.round(change[account] * 100), opening[account] * 100);
  return { available: sum('available') / 100, locked: sum('locked') / 100 };
}
