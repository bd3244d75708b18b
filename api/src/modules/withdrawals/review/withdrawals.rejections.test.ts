import { CASE_CLAIM_MINUTES } from '@platform/contracts';
import {
  createAdministrator,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import { createFundedMember } from '../../../../test/support/funded-member.ts';
import { settleDestinations } from '../../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api, 'console');
  tasks = await insertTasks(api, 10, 6);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const MEMBER_WITHDRAWALS = '/api/user/withdrawals';
const LIST = '/api/admin/withdrawals';
const REASON = { reason: 'The account name does not match.' };
const REQUEST = {
  amount: 120,
  paymentMethod: 'btc',
  paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

/** Creates a member with $900 of available balance. */
async function createPayableMember(fields: Record<string, unknown> = {}): Promise<LoggedInClient> {
  const member = await createFundedMember(api, tasks, fields);
  await makePayable(api, member);
  return member;
}
async function requestWithdrawal(change: object = {}) {
  const member = await createPayableMember();
  const { status, body } = await member.post(MEMBER_WITHDRAWALS, { ...REQUEST, ...change });
  expect(status).toBe(201);
  await settleDestinations(api);
  return { member, id: body.id as string, path: `${LIST}/${body.id}` };
}
const now = () => api.clock.now().toISOString();
/** The emails about withdrawals, oldest first; the first email of a member is about the account. */
const findWithdrawalMails = async ({ user }: LoggedInClient) => (await findMailsTo(api, user.email)).slice(1);
const REFERENCE = { transactionReference: '4f1c8f078920aa31' };

describe('the details of an approved withdrawal', () => {
  test('can be revealed to another one when the claim has ended', async () => {
    const { path } = await requestWithdrawal();
    const colleague = await createAdministrator(api);
    await administrator.post(`${path}/approve`);
    await administrator.post(`${path}/reveal`);

    api.clock.advance(CASE_CLAIM_MINUTES * 60_000);

    expect((await colleague.post(`${path}/reveal`)).status).toBe(200);
    expect((await administrator.post(`${path}/process`, REFERENCE)).body.code).toBe('claimed');
  });
});

describe('the member is emailed', () => {
  test('at the request, the approval and the payout, with the transaction reference', async () => {
    const { member, path } = await requestWithdrawal({ amount: 99.5 });
    await administrator.post(`${path}/approve`);
    await administrator.post(`${path}/process`, REFERENCE);

    const mails = await findWithdrawalMails(member);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your withdrawal of $99.50 was received',
      'Your withdrawal of $99.50 was approved',
      'Your withdrawal of $99.50 has been paid out',
    ]);
    expect(mails.at(-1)!.text).toContain('Bitcoin (BTC)');
    expect(mails.at(-1)!.text).toContain('Transaction reference: 4f1c8f078920aa31');
    expect((await member.get(MEMBER_WITHDRAWALS)).body.items[0]).toMatchObject({
      ...REFERENCE,
      status: 'completed',
      approved: true,
      processed: true,
    });
  });

  test.each([
    ['reject', [], 'was rejected', 'rejected'],
    ['fail', ['approve'], 'could not be paid out', 'failed'],
  ] as const)(
    'the reason after a %s, and that the money is back',
    async (action, priorActions, outcome, status) => {
      const { member, path } = await requestWithdrawal();
      for (const priorAction of priorActions) await administrator.post(`${path}/${priorAction}`);
      const response = await administrator.post(`${path}/${action}`, REASON);

      expect(response).toMatchObject({ status: 200, body: { status, ...REASON } });
      const mail = (await findWithdrawalMails(member)).at(-1);
      expect(mail!.subject).toBe(`Your withdrawal of $120.00 ${outcome}`);
      expect(mail!.text).toContain(REASON.reason);
      expect(mail!.text).toContain('The money is back in your available balance.');
      expect((await member.get(MEMBER_WITHDRAWALS)).body.items[0]).toMatchObject({
        status,
        ...REASON,
        approved: false,
      });
      expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 900, heldBalance: 0 });
    },
  );
});

test('an administrator who decides after a cancellation learns that the member cancelled', async () => {
  const { member, id, path } = await requestWithdrawal();
  await member.post(`${MEMBER_WITHDRAWALS}/${id}/cancel`);

  expect((await administrator.post(`${path}/approve`)).body).toMatchObject({
    code: 'already_decided',
    decision: 'cancelled',
    by: member.user.username,
    at: now(),
  });
  expect((await administrator.get(path)).body).toMatchObject({ decidedAt: null, decidedBy: null });
});

test.each(['1', 'f'.repeat(24), '%24ne'])('an unknown withdrawal %s is not found', async (id) => {
  expect((await administrator.get(`${LIST}/${id}`)).status).toBe(404);
  for (const action of ['approve', 'reveal'])
    expect((await administrator.post(`${LIST}/${id}/${action}`)).status).toBe(404);
  expect((await administrator.post(`${LIST}/${id}/process`, REFERENCE)).status).toBe(404);
  for (const action of ['reject', 'fail'])
    expect((await administrator.post(`${LIST}/${id}/${action}`, REASON)).status).toBe(404);
});

describe('the withdrawal list', () => {
  let ids: string[];
  let from: string;
  let payee: LoggedInClient;
  beforeAll(async () => {
    api.clock.set('2026-06-01T12:00:00.000Z');
    payee = await createPayableMember({ username: 'payee-one' });
    from = `from=${now()}`;
    const requests = [];
    for (const [amount, paymentMethod] of [
      [60, 'btc'],
      [150, 'paypal'],
      [90, 'btc'],
    ] as const) {
      const paymentDetails = paymentMethod === 'paypal' ? 'ada@example.com' : REQUEST.paymentDetails;
      const request = { amount, paymentMethod, paymentDetails };
      requests.push((await payee.post(MEMBER_WITHDRAWALS, request)).body);
      api.clock.advance(1_000);
    }
    ids = requests.map(({ id }) => id as string);
    await administrator.post(`${LIST}/${ids[0]}/approve`);
  });
  const listIds = async (path: string, query: string) =>
    (await administrator.get(`${path}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

  test('sorts by time and amount', async () => {
    expect(await listIds(LIST, '')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await listIds(LIST, 'sort=oldest')).toEqual(ids);
    expect(await listIds(LIST, 'sort=highest')).toEqual([ids[1], ids[2], ids[0]]);
    expect(await listIds(LIST, 'sort=lowest')).toEqual([ids[0], ids[2], ids[1]]);
  });

  test.each(['status=lost', 'sort=username', 'paymentMethod=cash', 'q[$ne]=1', 'limit=0'])(
    'rejects the query %s',
    async (query) => {
      expect((await administrator.get(`${LIST}?${query}`)).body.code).toBe('invalid_request');
    },
  );
});
