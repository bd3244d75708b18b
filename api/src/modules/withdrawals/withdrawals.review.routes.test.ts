import { activate, aMember, anAdministrator, offerTasks, type SignedIn } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let administrator: SignedIn;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api, 'console');
  tasks = await offerTasks(api, 10, 6);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START);
});

const OWN = '/api/user/withdrawals';
const LIST = '/api/admin/withdrawals';
const REASON = { reason: 'The account name does not match.' };
const REQUEST = { amount: 120, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-tests' };

/** A member who can withdraw up to $900. */
async function aRichMember(further: Record<string, unknown> = {}): Promise<SignedIn> {
  const member = await aMember(api, further);
  await activate(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  return member;
}
async function aRequest(change: object = {}, further: Record<string, unknown> = {}) {
  const member = await aRichMember(further);
  const { status, body } = await member.post(OWN, { ...REQUEST, ...change });
  expect(status).toBe(201);
  return { member, id: body.id as string, at: `${LIST}/${body.id}` };
}
const now = () => api.clock.now().toISOString();
const mailsOf = async ({ user }: SignedIn) => (await mailsTo(api, user.email)).slice(1);

test('a withdrawal is told with what is asked for, masked, and its whole life', async () => {
  const { member, id, at } = await aRequest();
  const asked = now();
  api.clock.advance(60_000);
  await administrator.post(`${at}/approve`);
  const { body } = await administrator.get(at);

  expect(body).toEqual({
    id,
    userId: member.user.id,
    username: member.user.username,
    amount: 120,
    paymentMethod: 'btc',
    paymentDetails: '••••••ests',
    requestDate: asked,
    approved: true,
    processed: false,
    status: 'processing',
    reason: null,
    decidedAt: now(),
    decidedBy: administrator.user.username,
    timeline: [
      { at: asked, action: 'withdrawal_requested', by: member.user.username, reason: null },
      { at: now(), action: 'withdrawal_approved', by: administrator.user.username, reason: null },
    ],
  });
});

test.each([
  ['bc1q-an-address-of-the-tests', '••••••ests'],
  ['ada@example.com', 'a••••@e••••'],
  ['short', '••••••••'],
])(
  'where the money goes, %j, is shown as %j until it is revealed, which is written down',
  async (clear, masked) => {
    const { at } = await aRequest({ paymentDetails: clear });
    expect((await administrator.get(at)).body.paymentDetails).toBe(masked);

    const { status, body } = await administrator.post(`${at}/reveal`);

    expect([status, body]).toEqual([200, { paymentDetails: clear }]);
    const { timeline, ...shown } = (await administrator.get(at)).body;
    expect(timeline.at(-1)).toMatchObject({ action: 'withdrawal_revealed', by: administrator.user.username });
    expect(JSON.stringify(shown)).not.toContain(clear);
  },
);

describe('the member is told by mail', () => {
  test('nothing of an approval, and that the money is sent when it is', async () => {
    const { member, at } = await aRequest({ amount: 99.5 });
    await administrator.post(`${at}/approve`);
    expect(await mailsOf(member)).toEqual([]);
    await administrator.post(`${at}/process`);

    const [mail, ...more] = await mailsOf(member);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your withdrawal of $99.50 is paid out');
    expect(mail!.text).toContain('Bitcoin (BTC)');
    expect((await member.get(OWN)).body.items[0]).toMatchObject({
      status: 'completed',
      approved: true,
      processed: true,
    });
  });

  test.each([
    ['reject', [], 'was not approved', 'rejected'],
    ['fail', ['approve'], 'could not be paid out', 'failed'],
  ] as const)('the reason of a %s, and that the money is back', async (step, ways, words, end) => {
    const { member, at } = await aRequest();
    for (const way of ways) await administrator.post(`${at}/${way}`);
    const { status, body } = await administrator.post(`${at}/${step}`, REASON);

    expect([status, body.status, body.reason]).toEqual([200, end, REASON.reason]);
    const [mail] = await mailsOf(member);
    expect(mail!.subject).toBe(`Your withdrawal of $120.00 ${words}`);
    expect(mail!.text).toContain(REASON.reason);
    expect(mail!.text).toContain('The money is back in your available balance.');
    expect((await member.get(OWN)).body.items[0]).toMatchObject({ status: end, ...REASON, approved: false });
    expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 900, heldBalance: 0 });
  });
});

test('what the member has cancelled is told as such to whoever decides later', async () => {
  const { member, id, at } = await aRequest();
  await member.post(`${OWN}/${id}/cancel`);

  expect((await administrator.post(`${at}/approve`)).body).toMatchObject({
    code: 'already_decided',
    decision: 'cancelled',
    by: member.user.username,
    at: now(),
  });
  expect((await administrator.get(at)).body).toMatchObject({ decidedAt: null, decidedBy: null });
});

test.each(['reject', 'fail'])('%s needs a reason that fits', async (step) => {
  const { member, at } = await aRequest();
  if (step === 'fail') await administrator.post(`${at}/approve`);

  for (const body of [
    {},
    { reason: 'ab' },
    { reason: 'x'.repeat(501) },
    { reason: { $ne: '' } },
    { ...REASON, final: true },
  ])
    expect((await administrator.post(`${at}/${step}`, body)).status).toBe(400);
  expect((await member.get('/api/auth/me')).body.heldBalance).toBe(120);
});

test.each(['1', 'f'.repeat(24), '%24ne'])('a withdrawal %s does not exist', async (id) => {
  expect((await administrator.get(`${LIST}/${id}`)).status).toBe(404);
  for (const step of ['approve', 'process', 'reveal'])
    expect((await administrator.post(`${LIST}/${id}/${step}`)).status).toBe(404);
  for (const step of ['reject', 'fail'])
    expect((await administrator.post(`${LIST}/${id}/${step}`, REASON)).status).toBe(404);
});

describe('the lists', () => {
  let ids: string[];
  let from: string;
  let payee: SignedIn;
  beforeAll(async () => {
    api.clock.set('2026-06-01T12:00:00.000Z');
    payee = await aRichMember({ username: 'payee-one' });
    from = `from=${now()}`;
    const requests = [];
    for (const [amount, paymentMethod] of [
      [60, 'btc'],
      [150, 'zelle'],
      [90, 'btc'],
    ] as const) {
      requests.push((await payee.post(OWN, { ...REQUEST, amount, paymentMethod })).body);
      api.clock.advance(1_000);
    }
    ids = requests.map(({ id }) => id as string);
    await administrator.post(`${LIST}/${ids[0]}/approve`);
  });
  const idsOf = async (path: string, query: string) =>
    (await administrator.get(`${path}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

  test('are put in order by time and amount', async () => {
    expect(await idsOf(LIST, '')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await idsOf(LIST, 'sort=oldest')).toEqual(ids);
    expect(await idsOf(LIST, 'sort=highest')).toEqual([ids[1], ids[2], ids[0]]);
    expect(await idsOf(LIST, 'sort=lowest')).toEqual([ids[0], ids[2], ids[1]]);
  });

  test('are narrowed by status, payment method, member, name and id', async () => {
    expect(await idsOf(LIST, 'status=processing')).toEqual([ids[0]]);
    expect(await idsOf(LIST, 'paymentMethod=btc&sort=highest')).toEqual([ids[2], ids[0]]);
    expect(await idsOf(LIST, `userId=${payee.user.id}&status=pending`)).toEqual([ids[2], ids[1]]);
    expect(await idsOf(LIST, 'q=payee&sort=lowest')).toEqual([ids[0], ids[2], ids[1]]);
    expect(await idsOf(LIST, `q=${ids[1]}`)).toEqual([ids[1]]);
    expect(await idsOf(LIST, 'q=nobody')).toEqual([]);
  });

  test('what is pending comes oldest first', async () => {
    expect(await idsOf(`${LIST}/pending`, '')).toEqual([ids[1], ids[2]]);
    expect(await idsOf(`${LIST}/pending`, 'sort=highest')).toEqual([ids[1], ids[2]]);
    expect(await idsOf(`${LIST}/pending`, 'paymentMethod=btc')).toEqual([ids[2]]);
    expect((await administrator.get(`${LIST}/pending?status=failed`)).status).toBe(400);
  });

  test.each(['status=lost', 'sort=username', 'paymentMethod=cash', 'q[$ne]=1', 'limit=0'])(
    'refuse %s',
    async (query) => {
      expect((await administrator.get(`${LIST}?${query}`)).body.code).toBe('invalid_request');
    },
  );

  test('are also a file, masked, and whoever takes it is in the log', async () => {
    const { body } = await administrator.get(`${LIST}.csv?${from}&sort=highest`);
    const lines = (body as string).trim().split('\r\n');

    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(new RegExp(`^${ids[1]},payee-one,150,zelle,••••••ests,[^,]+,pending,`));
    const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
    expect(entry).toMatchObject({
      by: administrator.user.username,
      reason: expect.stringMatching(/^withdrawals\.csv/),
    });
  });
});
