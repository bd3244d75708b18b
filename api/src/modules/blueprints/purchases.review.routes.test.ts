import { BLUEPRINTS } from '@platform/contracts';
import { activate, aMember, anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let administrator: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api, 'console');
  colleague = await anAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START);
});

const LIST = '/api/admin/purchases';
const OWN = '/api/user/blueprints';
async function aPurchase(blueprintId = 2, further: Record<string, unknown> = {}) {
  const member = await aMember(api, further);
  await activate(api, member, 1);
  const { body } = await member.post(OWN, { blueprintId, paymentMethod: 'zelle' });
  return { member, id: body.id as string, reference: body.reference as string };
}
const approve = (id: string, by = administrator) => by.post(`${LIST}/${id}/approve`);
const reject = (id: string, body: object = { reason: 'No payment came.' }, by = administrator) =>
  by.post(`${LIST}/${id}/reject`, body);
/** Of the free blueprint and the purchase, the newest first. */
const statusesOf = async (member: SignedIn) =>
  (await member.get(OWN)).body.items.map(({ status }: { status: string }) => status);

test('a purchase is told with what is to be paid, how, and its whole life', async () => {
  const { member, id, reference } = await aPurchase(5);
  api.clock.advance(60_000);
  await member.post(`${OWN}/${id}/payment`, { transactionReference: 'TX-77' });

  expect((await administrator.get(`${LIST}/${id}`)).body).toMatchObject({
    id,
    userId: member.user.id,
    username: member.user.username,
    blueprintId: 5,
    price: 999.99,
    paymentMethod: 'zelle',
    reference,
    transactionReference: 'TX-77',
    status: 'pending',
    metadata: null,
    decidedAt: null,
    decidedBy: null,
    timeline: [
      { at: START, action: 'purchase_requested', by: member.user.username, reason: null },
      { at: '2026-03-10T12:01:00.000Z', action: 'purchase_payment_reported', by: member.user.username },
    ],
  });
});

test.each(BLUEPRINTS.filter(({ isFree }) => !isFree))(
  '$name costs what the catalogue says',
  async (blueprint) => {
    const { id } = await aPurchase(blueprint.id);

    expect((await administrator.get(`${LIST}/${id}`)).body.price).toBe(blueprint.price);
  },
);

test('approving opens the tasks, for life, and says so by mail', async () => {
  const { member, id, reference } = await aPurchase(3);
  const { status, body } = await approve(id);

  expect([status, body.status, body.approved]).toEqual([200, 'active', true]);
  expect(body).toMatchObject({ decidedAt: START, decidedBy: administrator.user.username, reason: null });
  expect((await member.get('/api/tasks/blueprint/3')).status).toBe(200);
  const mails = await mailsTo(api, member.user.email);
  expect(mails.at(-1)!.subject).toBe('AI Video Creation is active');
  expect(mails.at(-1)!.text).toContain(reference);
  expect(mails.at(-1)!.text).toContain('http://localhost:3000/dashboard/tasks');
  expect((await member.post(OWN, { blueprintId: 3 })).body.code).toBe('already_owned');
});

test('rejecting tells the reason, in the list and by mail, and leaves the member free to purchase again', async () => {
  const { member, id } = await aPurchase(4);
  const { status, body } = await reject(id);

  expect([status, body.status, body.reason]).toEqual([200, 'rejected', 'No payment came.']);
  expect((await member.get(OWN)).body.items[0]).toMatchObject({
    status: 'rejected',
    reason: 'No payment came.',
  });
  expect((await mailsTo(api, member.user.email)).at(-1)!.text).toContain('No payment came.');
  expect((await member.get('/api/tasks/blueprint/4')).body.code).toBe('blueprint_not_active');
  expect((await member.post(OWN, { blueprintId: 4 })).status).toBe(201);
});

test.each([
  {},
  { reason: 'ab' },
  { reason: 'x'.repeat(501) },
  { reason: 'Why', final: true },
  { reason: ['a b c'] },
])('a refusal %j is none, and nothing is decided', async (body) => {
  const { member, id } = await aPurchase();

  expect((await reject(id, body)).status).toBe(400);
  expect(await statusesOf(member)).toEqual(['pending', 'active']);
});

test.each([
  ['approve', 'approve'],
  ['approve', 'reject'],
] as const)(
  '%s and %s by two at once: one decides, the other is told what, who and when',
  async (one, other) => {
    const { member, id } = await aPurchase();
    const before = (await mailsTo(api, member.user.email)).length;
    const decide = (step: 'approve' | 'reject', by: SignedIn) =>
      step === 'approve' ? approve(id, by) : reject(id, undefined, by);
    const answers = await Promise.all([decide(one, administrator), decide(other, colleague)]);
    const won = answers.findIndex(({ status }) => status === 200);

    expect(answers[1 - won]).toMatchObject({
      status: 409,
      body: {
        code: 'already_decided',
        decision: answers[won]!.body.status,
        by: [administrator, colleague][won]!.user.username,
        at: START,
      },
    });
    expect(await mailsTo(api, member.user.email)).toHaveLength(before + 1);
  },
);

test('a cancel and an approval at once: one of them, and the administrator learns of the cancel', async () => {
  const { member, id } = await aPurchase();
  const [cancelled, approved] = await Promise.all([member.post(`${OWN}/${id}/cancel`), approve(id)]);

  expect([cancelled.status, approved.status].sort()).toEqual([200, 409]);
  expect((await statusesOf(member))[0]).toBe(cancelled.status === 200 ? 'cancelled' : 'active');

  const second = await aPurchase();
  await second.member.post(`${OWN}/${second.id}/cancel`);
  expect((await approve(second.id)).body).toMatchObject({
    code: 'already_decided',
    decision: 'cancelled',
    by: second.member.user.username,
  });
});

test('what was decided takes no payment and no cancel any more', async () => {
  const { member, id } = await aPurchase();
  await approve(id);

  for (const path of ['payment', 'cancel'])
    expect((await member.post(`${OWN}/${id}/${path}`, {})).body).toMatchObject({
      code: 'already_decided',
      decision: 'active',
      at: START,
    });
});

test.each(['1', 'f'.repeat(24), '%24ne'])('a purchase %s does not exist', async (id) => {
  for (const { status } of [await administrator.get(`${LIST}/${id}`), await approve(id), await reject(id)])
    expect(status).toBe(404);
});

describe('the lists', () => {
  let ids: string[];
  let from: string;
  let references: string[];
  beforeAll(async () => {
    api.clock.set(START);
    api.clock.advance(DAY_MS * 30);
    from = `from=${api.clock.now().toISOString()}`;
    const purchases = [];
    for (const [blueprintId, username] of [
      [10, 'rich-buyer'],
      [2, 'thrifty-buyer'],
      [5, 'other-buyer'],
    ] as const) {
      purchases.push(await aPurchase(blueprintId, { username }));
      api.clock.advance(1_000);
    }
    ids = purchases.map(({ id }) => id);
    references = purchases.map(({ reference }) => reference);
    await approve(ids[2]!);
  });
  const idsOf = async (path: string, query: string) =>
    (await administrator.get(`${path}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

  test('are put in order by time and price', async () => {
    expect(await idsOf(LIST, '')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await idsOf(LIST, 'sort=oldest')).toEqual(ids);
    expect(await idsOf(LIST, 'sort=highest')).toEqual([ids[0], ids[2], ids[1]]);
    expect(await idsOf(LIST, 'sort=lowest')).toEqual([ids[1], ids[2], ids[0]]);
  });

  test('are narrowed by status, blueprint, payment method, member, name and reference', async () => {
    expect(await idsOf(LIST, 'status=active')).toEqual([ids[2]]);
    expect(await idsOf(LIST, 'blueprintId=10&sort=lowest')).toEqual([ids[0]]);
    expect(await idsOf(LIST, 'paymentMethod=zelle&status=pending')).toEqual([ids[1], ids[0]]);
    expect(await idsOf(LIST, 'paymentMethod=btc')).toEqual([]);
    expect(await idsOf(LIST, 'q=thrifty')).toEqual([ids[1]]);
    expect(await idsOf(LIST, `q=${references[0]!.toLowerCase()}&sort=highest`)).toEqual([ids[0]]);
    expect(await idsOf(LIST, `q=${ids[2]}`)).toEqual([ids[2]]);
  });

  test('what is pending comes oldest first', async () => {
    const PENDING = '/api/admin/blueprints/pending';

    expect(await idsOf(PENDING, '')).toEqual([ids[0], ids[1]]);
    expect(await idsOf(PENDING, 'sort=newest')).toEqual([ids[1], ids[0]]);
    expect(await idsOf(PENDING, 'q=other-buyer')).toEqual([]);
    expect((await administrator.get(`${PENDING}?status=active`)).status).toBe(400);
  });

  test('page by price without a gap, also between equal prices', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const address: string = `${LIST}?sort=lowest&limit=3${cursor && `&cursor=${cursor}`}`;
      const { items, next } = (await administrator.get(address)).body;
      seen.push(...items.map(({ id }: { id: string }) => id));
      cursor = next;
    }
    const whole = (await administrator.get(`${LIST}?sort=lowest&limit=100`)).body.items;

    expect(seen).toEqual(whole.map(({ id }: { id: string }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('are also a file, and whoever takes it is in the log', async () => {
    const { body } = await administrator.get(`${LIST}.csv?${from}&sort=highest`);
    const lines = (body as string).trim().split('\r\n');

    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(
      `${ids[0]},rich-buyer,Creating and Selling AI-Generated Products,1999.99,zelle,`,
    );
    const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
    expect(entry).toMatchObject({
      by: administrator.user.username,
      reason: expect.stringMatching(/^purchases\.csv/),
    });
  });
});
