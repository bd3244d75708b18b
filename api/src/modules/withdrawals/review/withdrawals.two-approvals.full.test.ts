import type { Notice } from '@platform/contracts';
import {
  createAdministrator,
  insertTasks,
  makePayable,
  PASSWORD,
  refer,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { createFundedMember, requestWithdrawals } from '../../../../test/support/funded-member.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';

/** Withdrawals above PAYOUT_APPROVAL_LIMIT. */

const LIMIT = 100;
let api: TestApi;
let administrators: [LoggedInClient, LoggedInClient];
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi({ payoutApprovalLimit: LIMIT });
  administrators = [
    await createAdministrator(api, 'member', ['cashier']),
    await createAdministrator(api, 'console', ['owner']),
  ];
  tasks = await insertTasks(api, 10, 4);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

async function requestWithdrawal(amount = LIMIT + 0.01, more: readonly number[] = []) {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const [path, ...others] = await requestWithdrawals(api, member, [amount, ...more]);
  return { member, path: path!, others };
}

const actionsOf = (body: { timeline: { action: string }[] }) => body.timeline.map(({ action }) => action);

test('are announced only to administrators without an interest in the member', async () => {
  const [first, owner] = administrators;
  const referrer = await createAdministrator(api, 'member', ['cashier']);
  const { member, path } = await requestWithdrawal();
  await refer(api, referrer, member);

  await first.post(`${path}/approve`);

  const readNotices = async (by: LoggedInClient) => JSON.stringify((await by.get('/api/user/notices')).body);
  expect(await readNotices(owner)).toContain(path.replace('/api', ''));
  expect(await readNotices(referrer)).not.toContain(path.replace('/api', ''));
  await api.database.connection.collection('referrals').deleteMany({});
});

test('are found by their first approval, and counted while they wait for the second', async () => {
  const [first, second] = administrators;
  const readCounter = async () => (await first.get('/api/admin/counters')).body.secondApprovals as number;
  const listIds = async (query: string) =>
    (await first.get(`/api/admin/withdrawals?firstApproval=given&${query}`)).body.items.map(
      ({ id }: { id: string }) => `/api/admin/withdrawals/${id}`,
    ) as string[];
  const [approved, untouched] = [await requestWithdrawal(), await requestWithdrawal()];
  const before = await readCounter();

  await first.post(`${approved.path}/approve`);

  expect(await readCounter()).toBe(before + 1);
  expect(await listIds('status=pending')).toContain(approved.path);
  expect(await listIds('status=pending&sort=newest')).not.toContain(untouched.path);
  await second.post(`${approved.path}/approve`);
  expect(await readCounter()).toBe(before);
  expect(await listIds('status=pending')).not.toContain(approved.path);
  expect(await listIds('status=processing')).toContain(approved.path);
});

test('have one first approval when two administrators approve at once', async () => {
  const { path } = await requestWithdrawal();

  const responses = await Promise.all(administrators.map((by) => by.post(`${path}/approve`)));

  expect(responses.map(({ body }) => body.status as string).sort()).toEqual(['pending', 'processing']);
  expect(actionsOf((await administrators[0].get(path)).body)).toEqual([
    'withdrawal_requested',
    'withdrawal_first_approved',
    'withdrawal_approved',
  ]);
});

test.each([0, 1])('can be rejected by either administrator after the first approval', async (index) => {
  const { path } = await requestWithdrawal();
  await administrators[0].post(`${path}/approve`);

  const { body } = await administrators[index]!.post(`${path}/reject`, { reason: 'Not the same person.' });

  expect(body.status).toBe('rejected');
  expect((await administrators[1].post(`${path}/approve`)).body.code).toBe('already_decided');
});

test('can still be canceled by the member after the first approval', async () => {
  const { member, path } = await requestWithdrawal();
  await administrators[0].post(`${path}/approve`);

  const { status } = await member.post(`${path.replace('/admin/', '/user/')}/cancel`);

  expect(status).toBe(200);
  expect((await administrators[1].post(`${path}/approve`)).body.code).toBe('already_decided');
});

describe('below the limit', () => {
  // A member can request the second one as long as $500 are available.
  const HALF = LIMIT / 2;

  test('are approved together, and the result says which needs a second approval after all', async () => {
    const first = await createAdministrator(api, 'member', ['cashier']);
    const { path, others } = await requestWithdrawal(HALF, [HALF + 0.01]);
    const ids = [path, ...others].map((each) => each.slice(-24));
    const body = { decision: 'withdrawals.approve', ids, body: {} };

    const { results } = (await first.post('/api/admin/decisions', body)).body;

    const states = await Promise.all([path, ...others].map(async (each) => (await first.get(each)).body));
    expect(states.map(({ status }) => status as string)).toEqual(['processing', 'pending']);
    expect(results).toEqual([
      { id: ids[0], status: 'processing', error: null },
      { id: ids[1], status: 'pending', error: null },
    ]);
  });

  test('count for 7 days after the payout, and not if they failed', async () => {
    const [first] = administrators;
    const { path, others } = await requestWithdrawal(LIMIT, [LIMIT]);
    const [other] = others as [string];
    const needsTwo = async () => (await first.get(other)).body.secondApprovalCause === 'above_limit';
    await first.post(`${path}/approve`);
    await first.post(`${path}/process`, { transactionReference: 'TX-1' });
    api.clock.advance(7 * DAY_MS);
    expect(await needsTwo()).toBe(true);
    api.clock.advance(1);
    expect(await needsTwo()).toBe(false);

    const failed = await requestWithdrawal(LIMIT, [LIMIT]);
    await first.post(`${failed.path}/approve`);
    await first.post(`${failed.path}/fail`, { reason: 'The account does not exist.' });
    expect((await first.post(`${failed.others[0]}/approve`)).body.status).toBe('processing');
  });

  test('cannot be split by approvals at once', async () => {
    const { path, others } = await requestWithdrawal(LIMIT, [LIMIT]);

    const responses = await Promise.all(
      [path, others[0]].map((each, index) => administrators[index]!.post(`${each}/approve`)),
    );

    expect(responses.map(({ body }) => body.status as string).sort()).toEqual(['pending', 'processing']);
  });
});

/** Reads the pages and the export of what waits for the second approval. */
async function readAwaiting(by: LoggedInClient): Promise<string> {
  const query = 'firstApproval=given&status=pending';
  const page = await by.get(`/api/admin/withdrawals?${query}`);
  const file = await by.get(`/api/admin/withdrawals.csv?${query}`);
  const ids = (page.body.items as { id: string }[]).map(({ id }) => id);
  for (const id of ids) expect(String(file.body)).toContain(id);
  return [...ids, String(file.body)].join();
}

describe('a first approval does not count any more', () => {
  type Change = (first: LoggedInClient, owner: LoggedInClient) => Promise<unknown>;
  const setRoles =
    (...roles: string[]): Change =>
    ({ user }, owner) =>
      owner.post(`/api/admin/users/${user.id}/roles`, { roles, reason: 'Has left the team.' });
  const changes: [string, Change][] = [
    ['has another role', setRoles('support')],
    ['is no administrator', setRoles()],
    [
      'is disabled',
      ({ user }, owner) =>
        owner.post(`/api/admin/users/${user.id}/disable`, { reason: 'Has left the team.' }),
    ],
  ];

  test.each(changes)('if its administrator %s: the next one is the first', async (_, change) => {
    const owner = administrators[1];
    const first = await createAdministrator(api, 'member', ['cashier']);
    const awaiting = (await owner.get('/api/admin/counters')).body.secondApprovals as number;
    const { member, path } = await requestWithdrawal();
    await first.post(`${path}/approve`);
    expect(await readAwaiting(owner)).toContain(path.slice(-24));
    await change(first, owner);
    expect((await owner.get(path)).body.firstApproval).toBeNull();
    const { items } = (await owner.get(`/api/admin/withdrawals/pending?q=${member.user.username}`)).body;
    expect(items[0].firstApproval).toBeNull();
    expect(await readAwaiting(owner)).not.toContain(path.slice(-24));
    expect((await owner.get('/api/admin/counters')).body.secondApprovals).toBe(awaiting);

    const { body } = await owner.post(`${path}/approve`);

    expect(body).toMatchObject({ status: 'pending', firstApproval: { by: owner.user.username } });
    expect((await owner.post(`${path}/approve`)).body.code).toBe('second_administrator_needed');
    const notices = (await administrators[0].get('/api/user/notices')).body.items as Notice[];
    expect(notices.map((notice) => notice.path)).toContain(`/dashboard${path.slice('/api'.length)}`);
    const completed = (await administrators[0].post(`${path}/approve`)).body;
    expect(completed).toMatchObject({ status: 'processing', firstApproval: { by: owner.user.username } });
    expect(completed.timeline[2].reason).toMatch(/does not count: its administrator has lost the role/);
  });

  test('while there is no limit, so that one administrator is enough', async () => {
    const [first, owner] = administrators;
    const { path } = await requestWithdrawal();
    await first.post(`${path}/approve`);
    const other = await api.startSecondInstance({ payoutApprovalLimit: undefined });
    const client = other.client();
    await client.post('/api/auth/login', { username: first.user.username, password: PASSWORD });

    expect((await client.get(path)).body.firstApproval).toBeNull();
    const { items } = (await client.get('/api/admin/withdrawals?firstApproval=given&status=pending')).body;
    expect(items).toEqual([]);
    expect((await client.get('/api/admin/counters')).body.secondApprovals).toBe(0);
    await other.stop();
    expect(await readAwaiting(owner)).toContain(path.slice(-24));
  });

  test('if its administrator loses the role after the check of the second one', async () => {
    const owner = administrators[1];
    const first = await createAdministrator(api, 'member', ['cashier']);
    const { path } = await requestWithdrawal();
    await first.post(`${path}/approve`);
    const check = { decision: 'withdrawals.approve', id: path.slice(-24), body: {} };
    expect((await owner.post('/api/admin/decisions/check', check)).status).toBe(204);
    await setRoles()(first, owner);

    const { body } = await owner.post(`${path}/approve`);

    expect(body).toMatchObject({ status: 'pending', firstApproval: { by: owner.user.username } });
  });
});
