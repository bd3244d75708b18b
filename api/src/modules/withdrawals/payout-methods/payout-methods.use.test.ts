import { PAYOUT_METHODS_MAX } from '@platform/contracts';
import { findMailedToken, findMailsTo } from '../../../../test/support/captured-mails.ts';
import { expectReconciledAfterEach } from '../../../../test/support/expect-reconciled.ts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  newRegistration,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { createFundedMember } from '../../../../test/support/funded-member.ts';
import { settleDestinations } from '../../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const HOUR_MS = 3_600_000;
const METHODS = '/api/user/payout-methods';
const BITCOIN = { paymentMethod: 'btc', paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
const PAYPAL = { paymentMethod: 'paypal', paymentDetails: 'payout@example.org' };
const collection = (name: string) => api.database.connection.collection(name);
const list = async (member: LoggedInClient) => (await member.get(METHODS)).body.items;
const add = async (member: LoggedInClient, body: object = BITCOIN) => {
  const response = await member.post(METHODS, body);
  expect(response.status).toBe(201);
  return response.body;
};
const approve = ({ id }: { id: string }) => administrator.post(`/api/admin/withdrawals/${id}/approve`);
const request = async (member: LoggedInClient, destination: object) =>
  (await member.post('/api/user/withdrawals', { amount: 50, ...destination })).body;

/** Creates a member with $600, whose payouts can be approved. */
async function createPayableMember(): Promise<LoggedInClient> {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  return member;
}

/** Moves the login of the member into the past. */
const ageSession = ({ user }: LoggedInClient) =>
  collection('sessions_member').updateMany(
    { 'session.passport.user.id': user.id },
    { $set: { 'session.signedInAtMs': Date.now() - 10 * 60_000 } },
  );

describe('saving a payout method', () => {
  test('tells the address before a change too, even after two changes', async () => {
    const member = await createMember(api);
    const changeEmail = async () => {
      const { email } = newRegistration();
      await member.post('/api/user/profile', { email });
      return email;
    };
    await changeEmail();
    const current = await changeEmail();

    await add(member);

    for (const address of [member.user.email, current]) {
      const subjects = (await findMailsTo(api, address)).map(({ subject }) => subject);
      expect(subjects).toContain('A payout method was saved');
    }
    expect(await findMailedToken(api, current, '/verify-email')).toBeTruthy();

    api.clock.advance(7 * DAY_MS);
    await add(member, PAYPAL);

    const before = (await findMailsTo(api, member.user.email)).filter(({ subject }) =>
      subject.includes('saved'),
    );
    expect(before).toHaveLength(1);
    await api.app.jobs.runNow('remove-old-personal-data');
    expect(await collection('users').findOne({ username: member.user.username })).toMatchObject({
      previousEmail: null,
    });
  });

  test('of two at once on two processes stays within the limit, with one default', async () => {
    const member = await createMember(api);
    const second = await api.startSecondInstance();
    const inSecond = second.client();
    for (const [name, value] of member.cookies) inSecond.cookies.set(name, value);

    const addresses = Array.from({ length: PAYOUT_METHODS_MAX + 3 }, (_, index) => `p${index}@example.org`);
    await Promise.all(
      addresses.map((paymentDetails, index) =>
        (index % 2 === 0 ? member : inSecond).post(METHODS, { ...PAYPAL, paymentDetails }),
      ),
    );

    const saved = (await list(member)) as { isDefault: boolean }[];
    expect(saved).toHaveLength(PAYOUT_METHODS_MAX);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await second.stop();
  });
});

describe('a withdrawal requires a recently entered password', () => {
  const NEEDS_PASSWORD = 'reauthentication_required';

  test('to a destination to which no payout was sent, or from which it came back', async () => {
    const member = await createPayableMember();
    const first = await request(member, PAYPAL);
    await ageSession(member);
    expect(await request(member, PAYPAL)).toMatchObject({ code: NEEDS_PASSWORD });
    const decide = (step: string, body?: object) =>
      administrator.post(`/api/admin/withdrawals/${first.id}/${step}`, body);

    await settleDestinations(api);
    await decide('approve');
    expect(await request(member, PAYPAL)).toMatchObject({ code: NEEDS_PASSWORD });
    await decide('process', { transactionReference: 'PAY-1' });
    expect(await request(member, PAYPAL)).toMatchObject({ status: 'pending' });
    await decide('bounce', { transactionReference: 'BACK-1', reason: 'The account does not exist.' });
    expect(await request(member, PAYPAL)).toMatchObject({ code: NEEDS_PASSWORD });
  });
});

test('a withdrawal to a saved destination follows the rules of every request', async () => {
  const [member, stranger] = [await createPayableMember(), await createMember(api)];
  const { id } = await add(member);

  const { status, body } = await member.post(`${METHODS}/${id}/withdraw`, { amount: 50 });

  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ ...BITCOIN, amount: 50, status: 'pending' }),
  ]);
  const call = (client: LoggedInClient, amount: number) =>
    client.post(`${METHODS}/${id}/withdraw`, { amount });
  expect((await call(member, 10)).body.code).toBe('below_minimum');
  expect((await call(member, 1_000)).body.code).toBe('insufficient_funds');
  expect((await call(stranger, 50)).body.code).toBe('not_found');
});

test('a payout has no cooldown to a destination that was saved long ago', async () => {
  const member = await createPayableMember();
  await add(member);
  api.clock.advance(48 * HOUR_MS);

  const withdrawal = await request(member, BITCOIN);

  expect(withdrawal.cooldownUntil).toBeNull();
  expect((await approve(withdrawal)).status).toBe(200);
});
