import { activate, aMember, offerTasks, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  tasks = await offerTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START);
});
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
});

const PATH = '/api/user/withdrawals';
const REQUEST = { amount: 120, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-tests' };

/** A member with $150 for each task, past the lock. */
async function aRichMember(completed = 4): Promise<SignedIn> {
  const member = await aMember(api);
  await activate(api, member, 10);
  for (const taskId of tasks.slice(0, completed)) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  return member;
}

test('takes the amount from available to held at the request', async () => {
  const member = await aRichMember();

  const { status, body } = await member.post(PATH, REQUEST);

  expect(status).toBe(201);
  expect(body).toEqual({
    ...REQUEST,
    id: expect.any(String),
    requestDate: '2026-03-25T12:00:00.000Z',
    approved: false,
    processed: false,
    status: 'pending',
    reason: null,
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

test('keeps the payment details sealed', async () => {
  const member = await aRichMember();
  await member.post(PATH, { ...REQUEST, paymentDetails: 'a detail that nobody else reads' });
  const stored = await api.database.connection.collection('withdrawals').find().toArray();

  expect(JSON.stringify([stored, api.logLines])).not.toContain('nobody else reads');
});

test('refuses in the order of the contract: amount, balance, minimum, available', async () => {
  const [poor, rich] = [await aRichMember(3), await aRichMember(4)];
  const ask = async (member: SignedIn, amount: unknown) =>
    (await member.post(PATH, { ...REQUEST, amount })).body;

  for (const amount of [0, -5, 10.005])
    expect(await ask(poor, amount)).toMatchObject({ code: 'invalid_amount' });
  expect(await ask(poor, 49.99)).toMatchObject({
    code: 'pending_requirement',
    status: 'pending_requirement',
    balance: 450,
  });
  expect(await ask(poor, 10_000)).toMatchObject({ code: 'pending_requirement' });
  expect(await ask(rich, 49.99)).toMatchObject({ code: 'below_minimum' });
  expect(await ask(rich, 600.01)).toMatchObject({ code: 'insufficient_funds', status: 'insufficient_funds' });
  expect(await ask(rich, '100')).toMatchObject({
    code: 'invalid_request',
    message: 'Please enter a valid amount.',
  });
  expect(await ask(rich, 600)).toMatchObject({ status: 'pending', amount: 600 });
});

test('cannot spend what is still locked', async () => {
  const member = await aMember(api);
  await activate(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.set('2026-03-25T11:59:59.999Z');
  expect((await member.post(PATH, REQUEST)).body).toMatchObject({ code: 'pending_requirement', balance: 0 });
  api.clock.set('2026-03-25T12:00:00.000Z');
  expect((await member.post(PATH, REQUEST)).status).toBe(201);
});

test('requests at once take no more than there is', async () => {
  const member = await aRichMember();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => member.post(PATH, { ...REQUEST, amount: 100 })),
  );

  // From $600: after the second one less than $500 is left, and the next one is refused.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 400, heldBalance: 200 });
});

describe('a withdrawal that is pending', () => {
  test('is taken back once, and its amount is available again', async () => {
    const member = await aRichMember();
    const { body: asked } = await member.post(PATH, REQUEST);

    const answers = await Promise.all([1, 2, 3].map(() => member.post(`${PATH}/${asked.id}/cancel`)));
    const done = answers.filter(({ status }) => status === 200);

    expect(done).toHaveLength(1);
    expect(done[0]!.body).toEqual({ ...asked, status: 'cancelled' });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.code).toBe('not_cancellable');
    expect((await member.get('/api/auth/me')).body).toMatchObject({
      balance: 600,
      heldBalance: 0,
      totalWithdrawn: 0,
    });
    expect((await member.get(PATH)).body.items).toEqual([done[0]!.body]);
  });

  test("is nobody else's", async () => {
    const member = await aRichMember();
    const { body: asked } = await member.post(PATH, REQUEST);
    const other = await aMember(api);

    expect((await other.post(`${PATH}/${asked.id}/cancel`)).status).toBe(404);
    expect((await member.post(`${PATH}/${'0'.repeat(24)}/cancel`)).status).toBe(404);
    expect((await member.get(PATH)).body.items[0].status).toBe('pending');
  });
});

test('no answer that is kept for a repeated request shows where the money goes', async () => {
  const member = await aRichMember();
  const body = { ...REQUEST, paymentDetails: 'a wallet that is kept to oneself' };
  const sent = { headers: { 'idempotency-key': 'withdrawal-1' } };
  const first = await member.post(PATH, body, sent);
  const again = await member.post(PATH, body, sent);
  const kept = await api.database.connection.collection('idempotent_answers').find().toArray();

  expect(again.body).toEqual(first.body);
  expect(first.body.paymentDetails).toBe(body.paymentDetails);
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain('a wallet');
});

test('the list comes page by page, the newest first', async () => {
  const member = await aRichMember();
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
