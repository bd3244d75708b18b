import {
  createAdministrator,
  insertTasks,
  makePayable,
  refer,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { createFundedMember } from '../../../../test/support/funded-member.ts';
import { settleDestinations } from '../../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { requireId } from '../../../platform/ids.ts';

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

/** An event of a timeline to which an administrator added nothing. */
const NO_NOTE = { reason: null, documentsViewed: null };

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
const REFERENCE = { transactionReference: '4f1c8f078920aa31' };

test('a withdrawal shows its amount, masked payment details and complete timeline', async () => {
  const { member, id, path } = await requestWithdrawal();
  const requestedAt = now();
  api.clock.advance(60_000);
  await administrator.post(`${path}/approve`);
  const { body } = await administrator.get(path);

  expect(body).toEqual({
    id,
    userId: member.user.id,
    username: member.user.username,
    amount: 120,
    paymentMethod: 'btc',
    paymentDetails: '••••••f3t4',
    // The tests move it back.
    requestDate: new Date(Date.parse(requestedAt) - 2 * DAY_MS).toISOString(),
    // Three business days after the approval, which is on a Wednesday.
    dueAt: new Date(Date.parse(now()) + 5 * DAY_MS).toISOString(),
    claimedBy: null,
    claimedUntil: null,
    memberDisabled: false,
    approved: true,
    processed: false,
    status: 'processing',
    reason: null,
    transactionReference: null,
    returnReference: null,
    decidedAt: now(),
    decidedBy: administrator.user.username,
    conflictOfInterest: null,
    repeats: expect.any(Array),
    requirements: { emailConfirmed: true, identity: 'checked', verificationId: expect.any(String) },
    cooldownCause: null,
    cooldownUntil: null,
    firstApproval: null,
    secondApprovalCause: null,
    composition: [
      {
        ...{ source: 'clicks', amount: 120, left: 780 },
        ...{ from: START_TIME, to: START_TIME },
      },
    ],
    timeline: [
      { at: requestedAt, action: 'withdrawal_requested', by: member.user.username, ...NO_NOTE },
      { at: now(), action: 'withdrawal_approved', by: administrator.user.username, ...NO_NOTE },
    ],
  });
});

test.each([
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '••••••f3t4'],
  ['paypal', 'ada@example.com', 'a••••@e••••'],
  ['cash_app', '$ada', '••••••••'],
])(
  '%s details %j are masked as %j until an administrator reveals them, and the reveal is logged',
  async (paymentMethod, paymentDetails, masked) => {
    const { path } = await requestWithdrawal({ paymentMethod, paymentDetails });
    expect((await administrator.get(path)).body.paymentDetails).toBe(masked);

    const { status, body } = await administrator.post(`${path}/reveal`);

    expect([status, body]).toEqual([200, { paymentDetails }]);
    const { timeline, ...withdrawal } = (await administrator.get(path)).body;
    expect(timeline.at(-1)).toMatchObject({ action: 'withdrawal_revealed', by: administrator.user.username });
    expect(JSON.stringify(withdrawal)).not.toContain(paymentDetails);
  },
);

describe('the details of an approved withdrawal', () => {
  test('are revealed to one administrator at a time, who alone can pay it', async () => {
    const { id, path } = await requestWithdrawal();
    const colleague = await createAdministrator(api);
    await administrator.post(`${path}/approve`);

    const reveals = await Promise.all([
      administrator.post(`${path}/reveal`),
      colleague.post(`${path}/reveal`),
    ]);

    expect(reveals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isFirst = reveals[0].status === 200;
    const [payer, other] = isFirst ? [administrator, colleague] : [colleague, administrator];
    const rejection = reveals[isFirst ? 1 : 0].body;
    expect([rejection.code, rejection.by]).toEqual(['claimed', payer.user.username]);
    expect((await other.post(`${path}/process`, REFERENCE)).body.code).toBe('claimed');
    expect((await other.get(path)).body.claimedBy).toBe(payer.user.username);
    const log = api.database.connection.collection('audit_log').find({ subjectId: requireId(id) });
    expect((await log.toArray()).map(({ action }) => action as string).sort()).toEqual([
      'case_claimed',
      'withdrawal_approved',
      'withdrawal_requested',
      'withdrawal_revealed',
    ]);
    expect((await payer.post(`${path}/process`, REFERENCE)).body.status).toBe('completed');
  });

  test('are not revealed to an administrator who referred the member', async () => {
    const { member, path } = await requestWithdrawal();
    const referrer = await createAdministrator(api);
    await refer(api, referrer, member);
    expect((await referrer.post(`${path}/reveal`)).body.code).toBe('not_allowed_to_review');
    await administrator.post(`${path}/approve`);

    expect((await referrer.post(`${path}/reveal`)).body.code).toBe('not_allowed_to_review');
    expect((await administrator.get(path)).body.claimedBy).toBeNull();
    await api.database.connection.collection('referrals').deleteMany({});
  });
});

test.each(['reject', 'fail'])('%s requires a valid reason', async (action) => {
  const { member, path } = await requestWithdrawal();
  if (action === 'fail') await administrator.post(`${path}/approve`);

  for (const body of [
    {},
    { reason: 'Too short' },
    { reason: 'x'.repeat(501) },
    { reason: { $ne: '' } },
    { ...REASON, final: true },
  ])
    expect((await administrator.post(`${path}/${action}`, body)).status).toBe(400);
  expect((await member.get('/api/auth/me')).body.heldBalance).toBe(120);
});

test('a payout requires its transaction reference, which the console shows and the audit log keeps', async () => {
  const { member, path } = await requestWithdrawal();
  await administrator.post(`${path}/approve`);

  for (const body of [
    undefined,
    {},
    { transactionReference: '  ' },
    { transactionReference: 'x'.repeat(101) },
  ])
    expect((await administrator.post(`${path}/process`, body)).status).toBe(400);
  expect((await member.get('/api/auth/me')).body.heldBalance).toBe(120);

  const { status, body } = await administrator.post(`${path}/process`, REFERENCE);
  expect([status, body.transactionReference]).toEqual([200, REFERENCE.transactionReference]);
  expect(body.timeline.at(-1)).toMatchObject({
    action: 'withdrawal_processed',
    reason: `Transaction reference: ${REFERENCE.transactionReference}`,
  });
});

test('a payout that came back is available to the member again', async () => {
  const { member, path } = await requestWithdrawal();
  const readBalance = async () => (await member.get('/api/auth/me')).body.balance as number;
  const before = await readBalance();
  await administrator.post(`${path}/approve`);
  await administrator.post(`${path}/process`, REFERENCE);

  const { body } = await administrator.post(`${path}/bounce`, { ...REASON, transactionReference: 'TX-2' });

  expect(body.status).toBe('bounced');
  expect(await readBalance()).toBe(before + 120);
});

test('a new request shows what failed or came back before, and whether its destination is the same', async () => {
  const { member, path } = await requestWithdrawal();
  await administrator.post(`${path}/approve`);
  await administrator.post(`${path}/process`, REFERENCE);
  await administrator.post(`${path}/bounce`, { ...REASON, transactionReference: 'TX-3' });
  const elsewhere = { amount: 60, paymentMethod: 'paypal', paymentDetails: 'elsewhere@example.com' };
  const { body: other } = await member.post('/api/user/withdrawals', elsewhere);
  await settleDestinations(api);
  await administrator.post(`/api/admin/withdrawals/${other.id}/approve`);
  await administrator.post(`/api/admin/withdrawals/${other.id}/fail`, REASON);

  const { body: request } = await member.post('/api/user/withdrawals', elsewhere);

  const { riskSignals } = (await administrator.get(`/api/admin/cases/withdrawal/${request.id}`)).body;
  expect(riskSignals.rejections).toMatchObject([
    { id: other.id, outcome: 'failed', sameDestination: true, ...REASON },
    { id: path.split('/').at(-1), outcome: 'bounced', sameDestination: false, ...REASON },
  ]);
});

describe('the withdrawal list', () => {
  let ids: string[];
  let from: string;
  let payee: LoggedInClient;
  beforeAll(async () => {
    api.clock.set('2026-06-01T12:00:00.000Z');
    payee = await createPayableMember({ username: 'payee-one' });
    // The first request is moved back, so that it can be approved; and the others to the same place.
    from = `from=${new Date(api.clock.now().getTime() - 2 * DAY_MS).toISOString()}`;
    const requests = [];
    for (const [amount, paymentMethod] of [
      [60, 'btc'],
      [150, 'paypal'],
      [90, 'btc'],
    ] as const) {
      const paymentDetails = paymentMethod === 'paypal' ? 'ada@example.com' : REQUEST.paymentDetails;
      const request = { amount, paymentMethod, paymentDetails };
      requests.push((await payee.post(MEMBER_WITHDRAWALS, request)).body);
      if (requests.length === 1) await settleDestinations(api);
      api.clock.advance(1_000);
    }
    ids = requests.map(({ id }) => id as string);
    await administrator.post(`${LIST}/${ids[0]}/approve`);
  });
  const listIds = async (path: string, query: string) =>
    (await administrator.get(`${path}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

  test('filters by status, payment method, member, name and id', async () => {
    expect(await listIds(LIST, 'status=processing')).toEqual([ids[0]]);
    expect(await listIds(LIST, 'paymentMethod=btc&sort=highest')).toEqual([ids[2], ids[0]]);
    expect(await listIds(LIST, `userId=${payee.user.id}&status=pending`)).toEqual([ids[2], ids[1]]);
    expect(await listIds(LIST, 'q=payee&sort=lowest')).toEqual([ids[0], ids[2], ids[1]]);
    expect(await listIds(LIST, `q=${ids[1]}`)).toEqual([ids[1]]);
    expect(await listIds(LIST, 'q=no-such-name')).toEqual([]);
  });

  test('shows pending withdrawals by when they are due, which is later for a new destination', async () => {
    expect(await listIds(`${LIST}/pending`, '')).toEqual([ids[2], ids[1]]);
    expect(await listIds(`${LIST}/pending`, 'sort=highest')).toEqual([ids[1], ids[2]]);
    expect(await listIds(`${LIST}/pending`, 'paymentMethod=btc')).toEqual([ids[2]]);
    expect((await administrator.get(`${LIST}/pending?status=failed`)).status).toBe(400);
  });

  test('exports to CSV with masked details and logs the administrator who exported it', async () => {
    const { body } = await administrator.get(`${LIST}.csv?${from}&sort=highest`);
    const lines = (body as string).trim().split('\r\n');

    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(new RegExp(`^${ids[1]},payee-one,150,paypal,a••••@e••••,[^,]+,pending,`));
    const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
    expect(entry).toMatchObject({
      by: administrator.user.username,
      reason: expect.stringMatching(/^withdrawals\.csv/),
    });
  });
});
