import {
  createAdministrator,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import { createFundedMember, requestWithdrawals } from '../../../../test/support/funded-member.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

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

test('are approved by two administrators: the first is shown, the second completes', async () => {
  const [first, second] = administrators;
  const { member, path } = await requestWithdrawal();

  const approved = await first.post(`${path}/approve`);

  expect([approved.status, approved.body]).toEqual([
    200,
    expect.objectContaining({
      status: 'pending',
      approved: false,
      decidedBy: null,
      secondApprovalCause: 'above_limit',
      firstApproval: { at: api.clock.now().toISOString(), by: first.user.username },
    }),
  ]);
  const notices = (await second.get('/api/user/notices')).body.items as { text: string; path: string }[];
  expect(notices[0]).toMatchObject({
    text: 'A withdrawal of $100.01 needs a second approval',
    path: `/dashboard${path.replace('/api', '')}`,
  });
  expect(JSON.stringify((await first.get('/api/user/notices')).body)).not.toContain('second approval');
  const { items } = (await second.get(`/api/admin/withdrawals/pending?q=${member.user.username}`)).body;
  expect(items[0].firstApproval.by).toBe(first.user.username);
  expect((await findMailsTo(api, member.user.email)).map(({ subject }) => subject)).not.toContain(
    'Your withdrawal is approved',
  );

  const { body } = await second.post(`${path}/approve`);
  expect(body).toMatchObject({ status: 'processing', decidedBy: second.user.username });
  expect(actionsOf(body)).toEqual([
    'withdrawal_requested',
    'withdrawal_first_approved',
    'withdrawal_approved',
  ]);
});

test('are not approved twice by the same administrator, one after the other or at once', async () => {
  const [first] = administrators;
  const { path } = await requestWithdrawal();
  await first.post(`${path}/approve`);
  const again = await first.post(`${path}/approve`);
  expect([again.status, again.body.code]).toEqual([409, 'second_administrator_needed']);

  const other = await requestWithdrawal();
  const atOnce = await Promise.all([1, 2].map(() => first.post(`${other.path}/approve`)));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const record of [path, other.path]) {
    const { body } = await first.get(record);
    expect(body.status).toBe('pending');
    expect(actionsOf(body)).toEqual(['withdrawal_requested', 'withdrawal_first_approved']);
  }
});

test('of exactly the limit need one administrator', async () => {
  const { path } = await requestWithdrawal(LIMIT);

  const { body } = await administrators[0].post(`${path}/approve`);

  expect(body).toMatchObject({ status: 'processing', secondApprovalCause: null, firstApproval: null });
});

describe('below the limit', () => {
  // A member can request the second one as long as $500 are available.
  const HALF = LIMIT / 2;

  test('cannot be split: what one administrator approved for the member in 7 days counts', async () => {
    const [first, second] = administrators;
    const { path, others } = await requestWithdrawal(HALF, [HALF + 0.01]);
    const [other] = others as [string];
    expect((await first.post(`${path}/approve`)).body.status).toBe('processing');
    expect((await first.get(other)).body.secondApprovalCause).toBe('above_limit');

    expect((await first.post(`${other}/approve`)).body).toMatchObject({ status: 'pending' });
    expect((await second.post(`${other}/approve`)).body).toMatchObject({ status: 'processing' });
  });
});

test('are checked as they are made: the first approval, not twice by the same, and the second one', async () => {
  const [first, second] = administrators;
  const { path } = await requestWithdrawal();
  const check = (by: LoggedInClient) =>
    by.post('/api/admin/decisions/check', { decision: 'withdrawals.approve', id: path.slice(-24), body: {} });

  expect((await check(first)).status).toBe(204);
  expect((await first.get(path)).body.firstApproval).toBeNull();
  await first.post(`${path}/approve`);
  const again = await check(first);
  expect([again.status, again.body.code]).toEqual([409, 'second_administrator_needed']);
  expect((await check(second)).status).toBe(204);
  await second.post(`${path}/approve`);

  const { body } = await first.get(path);
  expect(body).toMatchObject({ status: 'processing', decidedBy: second.user.username });
  expect(actionsOf(body)).toEqual([
    'withdrawal_requested',
    'withdrawal_first_approved',
    'withdrawal_approved',
  ]);
});
