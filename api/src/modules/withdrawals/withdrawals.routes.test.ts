import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createMember,
  insertTasks,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

let api: TestApi;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  tasks = await insertTasks(api, 10, 4);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const PATH = '/api/user/withdrawals';
const REQUEST = {
  amount: 120,
  paymentMethod: 'btc',
  paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

/** Creates a member with $150 of available balance per completed task. */
async function createFundedMember(completedTasks = 4): Promise<LoggedInClient> {
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks.slice(0, completedTasks)) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  return member;
}

test('a request moves its amount from available to held', async () => {
  const member = await createFundedMember();

  const { status, body } = await member.post(PATH, REQUEST);

  expect(status).toBe(201);
  expect(body).toEqual({
    ...REQUEST,
    id: expect.any(String),
    requestDate: '2026-03-25T12:00:00.000Z',
    dueAt: '2026-03-28T12:00:00.000Z',
    ...{ cooldownUntil: '2026-03-27T12:00:00.000Z', cooldownCause: 'new_destination' },
    awaitsSecondApproval: false,
    approved: false,
    processed: false,
    status: 'pending',
    reason: null,
    transactionReference: null,
    returnReference: null,
  });
  expect((await member.get('/api/auth/me')).body).toMatchObject({
    balance: 480,
    lockedBalance: 0,
    heldBalance: 120,
    totalEarned: 600,
    totalWithdrawn: 0,
  });
  expect((await member.get(PATH)).body).toEqual({ items: [body], next: null });
});

test.each(['   ', '\u00a0\n\t', '\u200b\u200b'])(
  'rejects blank payment details (%j) and holds nothing',
  async (blank) => {
    const member = await createFundedMember();

    expect(await member.post(PATH, { ...REQUEST, paymentDetails: blank })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        details: [{ path: 'paymentDetails', message: 'Please fill in all required fields.' }],
      },
    });
    expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 600, heldBalance: 0 });
  },
);

test.each([
  ['btc', 'an address', 'Enter a Bitcoin address. It starts with bc1, 1 or 3.'],
  ['usdt', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'Select the network: TRC20, ERC20 or BEP20.'],
  ['paypal', 'maria', 'Please enter a valid email address'],
  ['cash_app', '$1', 'Enter a $cashtag: $ and up to 20 letters and digits.'],
])(
  'rejects %s details %j that do not fit the method and holds nothing',
  async (paymentMethod, paymentDetails, message) => {
    const member = await createFundedMember();

    expect(await member.post(PATH, { ...REQUEST, paymentMethod, paymentDetails })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ path: 'paymentDetails', message }] },
    });
    expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 600, heldBalance: 0 });
  },
);

test('details that do not fit their method any more stay readable', async () => {
  const member = await createFundedMember();
  const { body } = await member.post(PATH, REQUEST);
  await api.database.connection
    .collection('withdrawals')
    .updateMany({}, { $set: { paymentMethod: 'zelle' } });

  expect((await member.get(PATH)).body.items).toEqual([{ ...body, paymentMethod: 'zelle' }]);
});

test('a request is confirmed by email', async () => {
  const member = await createFundedMember();
  await member.post(PATH, REQUEST);

  const mails = await api.database.connection.collection('outbox').find({ to: member.user.email }).toArray();
  const subjects = mails.map(({ subject }) => subject as string);
  expect(subjects).toContain('Your withdrawal of $120.00 was received');
});

test('payment details are stored encrypted and never logged', async () => {
  const member = await createFundedMember();
  await member.post(PATH, {
    ...REQUEST,
    paymentMethod: 'paypal',
    paymentDetails: 'stays.private@example.org',
  });
  const stored = await api.database.connection.collection('withdrawals').find().toArray();

  expect(JSON.stringify([stored, api.logLines])).not.toContain('stays.private');
});

test('a request is checked in the order of the contract: amount, balance, minimum, available balance', async () => {
  const [belowMinimumMember, fundedMember] = [await createFundedMember(3), await createFundedMember(4)];
  const request = async (member: LoggedInClient, amount: unknown) =>
    (await member.post(PATH, { ...REQUEST, amount })).body;

  for (const amount of [0, -5, 10.005])
    expect(await request(belowMinimumMember, amount)).toMatchObject({ code: 'invalid_amount' });
  expect(await request(belowMinimumMember, 49.99)).toMatchObject({
    code: 'pending_requirement',
    status: 'pending_requirement',
    balance: 450,
  });
  expect(await request(belowMinimumMember, 10_000)).toMatchObject({ code: 'pending_requirement' });
  expect(await request(fundedMember, 49.99)).toMatchObject({ code: 'below_minimum' });
  expect(await request(fundedMember, 600.01)).toMatchObject({
    code: 'insufficient_funds',
    status: 'insufficient_funds',
  });
  expect(await request(fundedMember, '100')).toMatchObject({
    code: 'invalid_request',
    message: 'Please enter a valid amount.',
  });
  expect(await request(fundedMember, 600)).toMatchObject({ status: 'pending', amount: 600 });
});

test('a request cannot spend locked rewards', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.set('2026-03-25T11:59:59.999Z');
  expect((await member.post(PATH, REQUEST)).body).toMatchObject({ code: 'pending_requirement', balance: 0 });
  api.clock.set('2026-03-25T12:00:00.000Z');
  expect((await member.post(PATH, REQUEST)).status).toBe(201);
});

test('concurrent requests never take more than the available balance', async () => {
  const member = await createFundedMember();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => member.post(PATH, { ...REQUEST, amount: 100 })),
  );

  // Starting from $600, the second request leaves less than $500, so the next one is rejected.
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
  expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 400, heldBalance: 200 });
});

describe('a pending withdrawal', () => {
  test('is canceled once, and its amount is available again', async () => {
    const member = await createFundedMember();
    const { body: requested } = await member.post(PATH, REQUEST);

    const responses = await Promise.all([1, 2, 3].map(() => member.post(`${PATH}/${requested.id}/cancel`)));
    const succeeded = responses.filter(({ status }) => status === 200);

    expect(succeeded).toHaveLength(1);
    expect(succeeded[0]!.body).toEqual({
      ...requested,
      ...{ status: 'cancelled', dueAt: null, cooldownUntil: null, cooldownCause: null },
    });
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        code: 'not_cancellable',
        message: 'You have already canceled this withdrawal.',
      });
    expect((await member.get('/api/auth/me')).body).toMatchObject({
      balance: 600,
      heldBalance: 0,
      totalWithdrawn: 0,
    });
    expect((await member.get(PATH)).body.items).toEqual([succeeded[0]!.body]);
  });

  test('cannot be canceled by another member', async () => {
    const member = await createFundedMember();
    const { body: requested } = await member.post(PATH, REQUEST);
    const other = await createMember(api);

    expect((await other.post(`${PATH}/${requested.id}/cancel`)).status).toBe(404);
    expect((await member.post(`${PATH}/${'0'.repeat(24)}/cancel`)).status).toBe(404);
    expect((await member.get(PATH)).body.items[0].status).toBe('pending');
  });
});

test('responses stored for idempotent retries do not contain payment details in clear', async () => {
  const member = await createFundedMember();
  const body = { ...REQUEST, paymentMethod: 'paypal', paymentDetails: 'a.wallet@example.org' };
  const options = { headers: { 'idempotency-key': 'withdrawal-1' } };
  const first = await member.post(PATH, body, options);
  const repeated = await member.post(PATH, body, options);
  const stored = await api.database.connection.collection('idempotent_responses').find().toArray();

  expect(repeated.body).toEqual(first.body);
  expect(first.body.paymentDetails).toBe(body.paymentDetails);
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain('a.wallet');
});

test('the list is paged, newest first', async () => {
  const member = await createFundedMember();
  const ids: string[] = [];
  for (const amount of [50, 50]) {
    ids.unshift((await member.post(PATH, { ...REQUEST, amount })).body.id as string);
    api.clock.advance(1_000);
  }
  const first = (await member.get(`${PATH}?limit=1`)).body;
  const second = (await member.get(`${PATH}?limit=1&cursor=${first.next}`)).body;

  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(second.next).toBeNull();
  expect((await member.get(`${PATH}?cursor=${first.next}x`)).status).toBe(400);
  expect((await member.get(`${PATH}?sort=highest`)).status).toBe(400);
});
