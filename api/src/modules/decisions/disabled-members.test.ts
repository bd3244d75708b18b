import { DUE_CASES_MAX, type DueCase } from '@platform/contracts';
import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { createSubmission, insertWorkTask } from '../../../test/support/submitted-work.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId } from '../../platform/ids.ts';

/** What happens to the open cases of an account that is disabled. */

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi({ verificationAutoApproveHours: 24 });
  administrator = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const REASON = { reason: 'Forged documents, as the issuer says.' };
const setState = async (member: LoggedInClient, action: 'disable' | 'enable') => {
  const { status } = await administrator.post(`/api/admin/users/${member.user.id}/${action}`, REASON);
  expect(status).toBe(200);
};
const get = async (path: string) => (await administrator.get(path)).body;

async function requestWithdrawal(details?: string) {
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  await makePayable(api, member);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const paymentDetails = details ?? `${member.user.username}@example.com`;
  const request = { amount: 60, paymentMethod: 'paypal', paymentDetails };
  const { status, body } = await member.post('/api/user/withdrawals', request);
  expect(status).toBe(201);
  await settleDestinations(api);
  return { member, id: body.id as string, path: `/api/admin/withdrawals/${body.id}` };
}

describe('a verification of a disabled account', () => {
  const job = () => api.app.jobs.runNow('approve-overdue-verifications');

  test('is not approved automatically until the account is enabled', async () => {
    const member = await createMember(api);
    const id = await submitIdentityDocuments(member);
    const path = `/api/admin/verifications/${id}`;
    await setState(member, 'disable');

    api.clock.advance(48 * 3_600_000);
    await job();

    expect(await get(path)).toMatchObject({
      status: 'pending',
      memberDisabled: true,
      approvedAutomaticallyAt: null,
    });
    await setState(member, 'enable');
    await job();
    expect((await get(path)).status).toBe('active');
  });

  test('can be rejected, but neither approved nor confirmed', async () => {
    const [member, other] = [await createMember(api), await createMember(api)];
    const [id, otherId] = [await submitIdentityDocuments(member), await submitIdentityDocuments(other)];
    api.clock.advance(DAY_MS);
    await setState(member, 'disable');
    await job();
    await setState(other, 'disable');

    expect((await administrator.post(`/api/admin/approve-verification/${id}`)).body.code).toBe(
      'member_disabled',
    );
    const confirmed = await administrator.post(`/api/admin/verifications/${otherId}/confirm`);
    expect(confirmed.body.code).toBe('member_disabled');
    const rejected = await administrator.post(`/api/admin/verifications/${id}/reject`, REASON);
    expect(rejected.body.status).toBe('rejected');
  });
});

describe('a withdrawal of a disabled account', () => {
  test('can be rejected, but not approved, alone or with others', async () => {
    const { member, id, path } = await requestWithdrawal();
    await setState(member, 'disable');

    expect((await administrator.post(`${path}/approve`)).body).toMatchObject({
      code: 'member_disabled',
      message: expect.stringContaining('You can reject this'),
    });
    const approval = { decision: 'withdrawals.approve', ids: [id], body: {} };
    const several = await administrator.post('/api/admin/decisions', approval);
    expect(several.body.results).toMatchObject([{ id, status: null, error: { code: 'member_disabled' } }]);
    expect((await administrator.post(`${path}/reject`, REASON)).body.status).toBe('rejected');
  });

  test('whose approval was checked before is not approved', async () => {
    const { member, id, path } = await requestWithdrawal();
    const check = { decision: 'withdrawals.approve', id, body: {} };
    expect((await administrator.post('/api/admin/decisions/check', check)).status).toBe(204);
    await setState(member, 'disable');

    expect((await administrator.post(`${path}/approve`)).body.code).toBe('member_disabled');
    expect((await get(path)).status).toBe('pending');
  });

  test('is not paid after its approval: the details stay hidden, and it can only fail', async () => {
    const { member, path } = await requestWithdrawal();
    await administrator.post(`${path}/approve`);
    await setState(member, 'disable');

    for (const [action, body, message] of [
      ['reveal', undefined, 'Do not pay'],
      ['process', { transactionReference: 'TX-1' }, 'If it was sent before, do not mark it as failed'],
    ] as const)
      expect((await administrator.post(`${path}/${action}`, body)).body).toMatchObject({
        code: 'member_disabled',
        message: expect.stringContaining(message),
      });
    expect((await administrator.post(`${path}/fail`, REASON)).body.status).toBe('failed');
  });

  test('is marked in lists, in the cases that are due, in risk signals and in what is linked to it', async () => {
    const [one, other] = [
      await requestWithdrawal('same@example.com'),
      await requestWithdrawal('same@example.com'),
    ];
    await setState(one.member, 'disable');

    const { items } = await get('/api/admin/withdrawals?status=pending&limit=100');
    const marks = new Map(
      items.map((row: { id: string; memberDisabled: boolean }) => [row.id, row.memberDisabled]),
    );
    expect([marks.get(one.id), marks.get(other.id)]).toEqual([true, false]);
    const due = (await get('/api/admin/due-cases')).items;
    expect(due).toContainEqual(expect.objectContaining({ id: one.id, memberDisabled: true }));
    expect((await get(`/api/admin/cases/withdrawal/${one.id}`)).riskSignals.accountDisabled).toBe(true);
    const { riskSignals } = await get(`/api/admin/cases/withdrawal/${other.id}`);
    expect(riskSignals.accountDisabled).toBe(false);
    expect(riskSignals.samePayoutDetails).toEqual([
      { userId: one.member.user.id, username: one.member.user.username, disabled: true },
    ]);
    expect((await get(other.path)).repeats).toMatchObject([{ id: one.id, disabled: true }]);
  });
});

test('cases of disabled accounts are due behind all others', async () => {
  const member = await createMember(api);
  for (let count = 0; count < DUE_CASES_MAX + 1; count += 1) {
    const { member: disabled } = await requestWithdrawal();
    await setState(disabled, 'disable');
  }
  const id = await submitIdentityDocuments(member);
  const other = await requestWithdrawal();

  const { items } = await get('/api/admin/due-cases');
  const enabled = items.filter(({ memberDisabled }: DueCase) => !memberDisabled);
  expect(enabled.map((item: DueCase) => item.id)).toEqual(expect.arrayContaining([id, other.id]));
  expect(items.slice(0, enabled.length)).toEqual(enabled);
});

test('the identity check that a payout waits for is due, and is not while the account is disabled', async () => {
  const { member } = await requestWithdrawal();
  const verification = { userId: requireId(member.user.id), blueprintId: 1 };
  const unchecked = { $set: { checkedAt: null, checkedBy: null, documentsViewed: false } };
  await api.database.connection.collection('user_blueprints').updateOne(verification, unchecked);
  const listChecks = async () =>
    ((await get('/api/admin/due-cases')).items as DueCase[]).filter(
      ({ isIdentityCheck, username }) => isIdentityCheck && username === member.user.username,
    );
  expect(await listChecks()).toHaveLength(1);

  await setState(member, 'disable');

  expect(await listChecks()).toEqual([]);
});

test('a purchase of a disabled account can be rejected, but not approved', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'zelle' });
  const path = `/api/admin/purchases/${body.id}`;
  await setState(member, 'disable');

  expect((await administrator.post(`${path}/approve`, PAID)).body.code).toBe('member_disabled');
  expect((await administrator.post(`${path}/reject`, REASON)).body.status).toBe('rejected');
});

test('work of a disabled account is not approved, and no check reports that it waits', async () => {
  const work = await createSubmission(api, await insertWorkTask(api), { isRight: true });
  const path = `/api/admin/reviews/${work.id}`;
  const job = () => api.app.jobs.runNow('decide-overdue-work');
  await setState(work.member, 'disable');
  await administrator.post(`${path}/claim`);
  const approval = { criteria: { care: 'high' }, comments: [], text: '', fixes: [] };
  expect((await administrator.post(`${path}/approve`, approval)).body.code).toBe('member_disabled');

  api.clock.advance(10 * DAY_MS);
  await job();

  expect((await get(path)).state).toBe('submitted');
  expect((await api.app.reconcile()).problems).toEqual([]);
  await setState(work.member, 'enable');
  // The job has ten minutes from then on.
  expect((await api.app.reconcile()).problems).toEqual([]);
  api.clock.advance(11 * 60_000);
  expect((await api.app.reconcile()).problems).toEqual([expect.stringContaining('but was due at')]);
  await job();
  expect((await get(path)).state).toBe('approved');
});
