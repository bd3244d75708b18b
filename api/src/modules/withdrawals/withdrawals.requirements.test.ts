import { findMailedToken } from '../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { createFundedMember } from '../../../test/support/funded-member.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

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

test('say that an identity was rejected for good', async () => {
  const member = await createMember(api);
  const verification = await submitIdentityDocuments(member);
  const reject = `/api/admin/verifications/${verification}/reject`;
  await administrator.post(reject, { reason: 'The number belongs to someone else.', final: true });

  expect((await member.get(REQUIREMENTS)).body.identity).toBe('barred');
});

test('are met step by step, while requests are possible from the start', async () => {
  const member = await createFundedMember(api, taskIds);
  const path = await requestWithdrawal(member);
  const approve = async () => (await administrator.post(`${path}/approve`)).body;

  expect((await member.get(REQUIREMENTS)).body).toEqual({ emailConfirmed: false, identity: 'missing' });
  expect(await approve()).toMatchObject({
    code: 'payout_requirements_missing',
    message:
      'This withdrawal cannot be approved yet: the member has not confirmed their email address and no administrator has checked their identity.',
  });

  const verification = await submitIdentityDocuments(member);
  expect((await member.get(REQUIREMENTS)).body.identity).toBe('pending');
  await administrator.post(`/api/admin/verifications/${verification}/reveal`);
  await administrator.post(`/api/admin/approve-verification/${verification}`);
  expect((await member.get(REQUIREMENTS)).body).toEqual({ emailConfirmed: false, identity: 'checked' });
  expect((await administrator.get(path)).body.requirements).toEqual({
    emailConfirmed: false,
    identity: 'checked',
    verificationId: verification,
  });
  expect(await approve()).toMatchObject({
    code: 'payout_requirements_missing',
    message: 'This withdrawal cannot be approved yet: the member has not confirmed their email address.',
  });

  await confirmAddress(member);
  expect((await member.get(REQUIREMENTS)).body).toEqual({ emailConfirmed: true, identity: 'checked' });
  expect(await approve()).toMatchObject({ status: 'processing' });
});

test('are not met by an approval without viewing the documents, of one or of several, before a confirmation', async () => {
  const [one, several] = [await createMember(api), await createFundedMember(api, taskIds)];
  await confirmAddress(several);
  const path = await requestWithdrawal(several);
  const ids = [await submitIdentityDocuments(one), await submitIdentityDocuments(several)];
  await administrator.post(`/api/admin/approve-verification/${ids[0]}`);
  const approval = { decision: 'verification.approve', ids: ids.slice(1), body: {} };
  await administrator.post('/api/admin/decisions', approval);

  for (const member of [one, several])
    expect((await member.get(REQUIREMENTS)).body.identity).toBe('approved');
  const verification = `/api/admin/verifications/${ids[1]}`;
  const { body } = await administrator.get(verification);
  expect(body).toMatchObject({ status: 'active', isChecked: false, decidedBy: administrator.user.username });
  expect((await administrator.post(`${path}/approve`)).body.code).toBe('payout_requirements_missing');
  expect((await administrator.post(`${verification}/confirm`)).body.code).toBe('documents_not_viewed');
  await administrator.post(`${verification}/reveal`);
  expect((await administrator.post(`${verification}/confirm`)).body.isChecked).toBe(true);
  expect((await administrator.post(`${path}/approve`)).body.status).toBe('processing');
});

test('end when the member changes the address', async () => {
  const member = await createFundedMember(api, taskIds);
  await makePayable(api, member);
  await member.post('/api/user/profile', {
    email: 'another.address@example.com',
    fullName: '',
    phoneNumber: '',
  });

  expect((await member.get(REQUIREMENTS)).body).toEqual({ emailConfirmed: false, identity: 'checked' });
});

test('a withdrawal shows those of other members to the same destination', async () => {
  const [one, other, third] = [
    await createFundedMember(api, taskIds),
    await createFundedMember(api, taskIds),
    await createFundedMember(api, taskIds),
  ];
  const path = await requestWithdrawal(one, 'shared@example.com');
  await requestWithdrawal(one, 'shared@example.com');
  const otherPath = await requestWithdrawal(other, 'Shared@Example.com');
  await requestWithdrawal(third, 'third@example.com');

  expect((await administrator.get(path)).body.repeats).toEqual([
    {
      id: otherPath.split('/').at(-1),
      userId: other.user.id,
      username: other.user.username,
      disabled: false,
      status: 'pending',
      at: new Date(api.clock.now().getTime() - 2 * DAY_MS).toISOString(),
    },
  ]);
  expect((await administrator.get(otherPath)).body.repeats).toHaveLength(2);
});
