import type { DueCase } from '@platform/contracts';
import { findMailedToken } from '../../../test/support/captured-mails.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { createFundedMember } from '../../../test/support/funded-member.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** What the approval of a payout requires: a confirmed address, and an identity that a person has checked. */

let api: TestApi;
let administrator: LoggedInClient;
let taskIds: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  taskIds = await insertTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const REQUIREMENTS = '/api/user/payout-requirements';

async function requestWithdrawal(member: LoggedInClient, paymentDetails = 'ada@example.com') {
  const request = { amount: 100, paymentMethod: 'paypal', paymentDetails };
  const { status, body } = await member.post('/api/user/withdrawals', request);
  expect(status).toBe(201);
  await settleDestinations(api);
  return `/api/admin/withdrawals/${body.id}`;
}

async function confirmAddress({ user }: LoggedInClient): Promise<void> {
  const token = await findMailedToken(api, user.email, '/verify-email');
  expect((await api.client().post('/api/auth/verify-email', { token })).status).toBe(204);
}

async function approveAutomatically(member: LoggedInClient): Promise<string> {
  const id = await submitIdentityDocuments(member);
  api.clock.advance(DAY_MS);
  await api.app.jobs.runNow('approve-overdue-verifications');
  return id;
}

test('include a person who confirms an automatic approval after revealing the documents', async () => {
  const member = await createFundedMember(api, taskIds);
  await confirmAddress(member);
  const path = await requestWithdrawal(member);
  const id = await approveAutomatically(member);
  const verification = `/api/admin/verifications/${id}`;
  expect((await administrator.get(verification)).body).toMatchObject({ status: 'active', isChecked: false });
  expect((await member.get(REQUIREMENTS)).body.identity).toBe('approved');
  expect((await administrator.post(`${path}/approve`)).body.code).toBe('payout_requirements_missing');

  const unseen = await administrator.post(`${verification}/confirm`);
  expect([unseen.status, unseen.body.code]).toEqual([409, 'documents_not_viewed']);
  await administrator.post(`${verification}/reveal`);
  const { status, body } = await administrator.post(`${verification}/confirm`);

  expect([status, body.isChecked]).toEqual([200, true]);
  expect(body.timeline.at(-1)).toMatchObject({
    action: 'verification_confirmed',
    by: administrator.user.username,
    documentsViewed: true,
  });
  const again = await administrator.post(`${verification}/confirm`);
  expect([again.status, again.body.code]).toEqual([409, 'already_decided']);
  expect((await administrator.post(`${path}/approve`)).body.status).toBe('processing');
});

test('let reviewers find the identity for which a withdrawal waits, and the member hears of its check', async () => {
  const reviewer = await createAdministrator(api, 'member', ['reviewer']);
  const cashier = await createAdministrator(api, 'member', ['cashier']);
  const [waiting, idle] = [await createFundedMember(api, taskIds), await createMember(api)];
  const ids = [await approveAutomatically(waiting), await approveAutomatically(idle)];
  const readDue = async (by: LoggedInClient) =>
    ((await by.get('/api/admin/due-cases')).body.items as DueCase[]).filter(({ id }) => ids.includes(id));
  const listUnchecked = async (member: LoggedInClient) => {
    const query = `status=unchecked&userId=${member.user.id}`;
    const { items } = (await reviewer.get(`/api/admin/verifications?${query}`)).body;
    return (items as { id: string; isChecked: boolean }[]).map(({ id, isChecked }) => [id, isChecked]);
  };
  expect([await listUnchecked(waiting), await listUnchecked(idle)]).toEqual(ids.map((id) => [[id, false]]));
  const search = (q: string) => reviewer.get(`/api/admin/verifications?status=unchecked&q=${q}`);
  const found = async (q: string) => (await search(q)).body.items.map(({ id }: { id: string }) => id);
  expect(await found(waiting.user.username)).toEqual([ids[0]]);
  expect(await readDue(reviewer)).toEqual([]);

  const { dueAt } = (await administrator.get(await requestWithdrawal(waiting))).body;

  expect(await readDue(reviewer)).toMatchObject([
    { kind: 'verification', id: ids[0], dueAt, isIdentityCheck: true },
  ]);
  expect(await readDue(cashier)).toEqual([]);
  for (const id of ids) {
    await reviewer.post(`/api/admin/verifications/${id}/reveal`);
    expect((await reviewer.post(`/api/admin/verifications/${id}/confirm`)).status).toBe(200);
  }
  expect(await readDue(reviewer)).toEqual([]);
  expect(await listUnchecked(waiting)).toEqual([]);
  expect(await found(waiting.user.username)).toEqual([]);
  const [notice] = (await waiting.get('/api/user/notices')).body.items;
  expect(notice).toMatchObject({ text: 'We have checked your identity', path: '/dashboard/withdrawals' });
  expect(JSON.stringify((await idle.get('/api/user/notices')).body)).not.toContain('checked your identity');
});

test('are not met by a confirmation of a pending verification, or by a person with an interest', async () => {
  const pending = await submitIdentityDocuments(await createMember(api));
  const early = await administrator.post(`/api/admin/verifications/${pending}/confirm`);
  expect([early.status, early.body.code]).toEqual([409, 'wrong_state']);

  const friend = await createMember(api);
  const id = await approveAutomatically(friend);
  const referrer = await createAdministrator(api);
  await refer(api, referrer, friend);
  await referrer.post(`/api/admin/verifications/${id}/reveal`);
  const response = await referrer.post(`/api/admin/verifications/${id}/confirm`);
  expect([response.status, response.body.code]).toEqual([403, 'not_allowed_to_review']);
});

test('a purchase shows others with the same transaction reference, also of the same member', async () => {
  const createBuyer = async () => {
    const member = await createMember(api);
    await activateBlueprint(api, member, 1);
    return member;
  };
  const purchase = async (member: LoggedInClient, blueprintId: number, transactionReference: string) => {
    const { body } = await member.post('/api/user/blueprints', { blueprintId, paymentMethod: 'btc' });
    await member.post(`/api/user/blueprints/${body.id}/payment`, { transactionReference });
    return body.id as string;
  };
  const [member, other] = [await createBuyer(), await createBuyer()];
  const first = await purchase(member, 2, '4f1c-8f07');
  const second = await purchase(member, 3, '4f1c8f07');
  const third = await purchase(other, 2, '4F1C 8F07');
  await purchase(other, 3, '4f1c-8f08');

  const { repeats } = (await administrator.get(`/api/admin/purchases/${first}`)).body;
  expect(repeats).toMatchObject([
    { id: third, username: other.user.username, status: 'pending' },
    { id: second, username: member.user.username, status: 'pending' },
  ]);
});
