import { BLUEPRINTS } from '@platform/contracts';
import {
  PAID,
  activateBlueprint,
  createMember,
  createAdministrator,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api, 'console');
  colleague = await createAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const LIST = '/api/admin/purchases';
const MEMBER_PURCHASES = '/api/user/blueprints';
async function createPurchase(blueprintId = 2, memberFields: Record<string, unknown> = {}) {
  const member = await createMember(api, memberFields);
  await activateBlueprint(api, member, 1);
  const { body } = await member.post(MEMBER_PURCHASES, { blueprintId, paymentMethod: 'zelle' });
  return { member, id: body.id as string, reference: body.reference as string };
}
const approve = (id: string, reviewer = administrator) => reviewer.post(`${LIST}/${id}/approve`, PAID);
const reject = (
  id: string,
  body: object = { reason: 'We did not receive a payment.' },
  reviewer = administrator,
) => reviewer.post(`${LIST}/${id}/reject`, body);
/** Lists the statuses of a member's purchase and free blueprint, newest first. */
const listStatuses = async (member: LoggedInClient) =>
  (await member.get(MEMBER_PURCHASES)).body.items.map(({ status }: { status: string }) => status);

test('a purchase shows its price, payment and complete timeline', async () => {
  const { member, id, reference } = await createPurchase(5);
  api.clock.advance(60_000);
  await member.post(`${MEMBER_PURCHASES}/${id}/payment`, { transactionReference: 'TX-77' });

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
      { at: START_TIME, action: 'purchase_requested', by: member.user.username, reason: null },
      { at: '2026-03-10T12:01:00.000Z', action: 'purchase_payment_reported', by: member.user.username },
    ],
  });
});

test.each(BLUEPRINTS.filter(({ isFree }) => !isFree))(
  '$name has the price of the catalogue',
  async (blueprint) => {
    const { id } = await createPurchase(blueprint.id);

    expect((await administrator.get(`${LIST}/${id}`)).body.price).toBe(blueprint.price);
  },
);

test('approving a purchase opens its tasks and emails the member', async () => {
  const { member, id, reference } = await createPurchase(3);
  const { status, body } = await approve(id);

  expect([status, body.status, body.approved]).toEqual([200, 'active', true]);
  expect(body).toMatchObject({ decidedAt: START_TIME, decidedBy: administrator.user.username, reason: null });
  expect((await member.get('/api/tasks/blueprint/3')).status).toBe(200);
  const mails = await findMailsTo(api, member.user.email);
  expect(mails.at(-1)!.subject).toBe('AI Video Creation is active');
  expect(mails.at(-1)!.text).toContain(reference);
  expect(mails.at(-1)!.text).toContain('http://localhost:3000/dashboard/tasks');
  expect((await member.post(MEMBER_PURCHASES, { blueprintId: 3 })).body.code).toBe('already_owned');
});

test('rejecting a purchase shows the reason in the list and by email, and the member can purchase again', async () => {
  const { member, id } = await createPurchase(4);
  const { status, body } = await reject(id);

  expect([status, body.status, body.reason]).toEqual([200, 'rejected', 'We did not receive a payment.']);
  expect((await member.get(MEMBER_PURCHASES)).body.items[0]).toMatchObject({
    status: 'rejected',
    reason: 'We did not receive a payment.',
  });
  expect((await findMailsTo(api, member.user.email)).at(-1)!.text).toContain('We did not receive a payment.');
  expect((await member.get('/api/tasks/blueprint/4')).body.code).toBe('blueprint_not_active');
  expect((await member.post(MEMBER_PURCHASES, { blueprintId: 4 })).status).toBe(201);
});

test.each([
  {},
  { reason: 'Too short' },
  { reason: 'x'.repeat(501) },
  { reason: 'A reason of the tests', final: true },
  { reason: ['a b c'] },
])('an invalid rejection %j is an error and decides nothing', async (body) => {
  const { member, id } = await createPurchase();

  expect((await reject(id, body)).status).toBe(400);
  expect(await listStatuses(member)).toEqual(['pending', 'active']);
});

test.each([
  ['approve', 'approve'],
  ['approve', 'reject'],
] as const)(
  '%s and %s by two administrators concurrently: one decides, the other learns the decision, its author and its time',
  async (firstAction, secondAction) => {
    const { member, id } = await createPurchase();
    const mailsBefore = (await findMailsTo(api, member.user.email)).length;
    const decide = (action: 'approve' | 'reject', reviewer: LoggedInClient) =>
      action === 'approve' ? approve(id, reviewer) : reject(id, undefined, reviewer);
    const responses = await Promise.all([
      decide(firstAction, administrator),
      decide(secondAction, colleague),
    ]);
    const winner = responses.findIndex(({ status }) => status === 200);

    expect(responses[1 - winner]).toMatchObject({
      status: 409,
      body: {
        code: 'already_decided',
        decision: responses[winner]!.body.status,
        by: [administrator, colleague][winner]!.user.username,
        at: START_TIME,
      },
    });
    expect(await findMailsTo(api, member.user.email)).toHaveLength(mailsBefore + 1);
  },
);

test('of a concurrent cancellation and approval one succeeds, and the administrator learns of the cancellation', async () => {
  const { member, id } = await createPurchase();
  const [canceled, approved] = await Promise.all([
    member.post(`${MEMBER_PURCHASES}/${id}/cancel`),
    approve(id),
  ]);

  expect([canceled.status, approved.status].sort()).toEqual([200, 409]);
  expect((await listStatuses(member))[0]).toBe(canceled.status === 200 ? 'cancelled' : 'active');

  const second = await createPurchase();
  await second.member.post(`${MEMBER_PURCHASES}/${second.id}/cancel`);
  expect((await approve(second.id)).body).toMatchObject({
    code: 'already_decided',
    decision: 'cancelled',
    by: second.member.user.username,
  });
});

test('a decided purchase accepts neither a payment nor a cancellation', async () => {
  const { member, id } = await createPurchase();
  await approve(id);

  for (const path of ['payment', 'cancel'])
    expect((await member.post(`${MEMBER_PURCHASES}/${id}/${path}`, {})).body).toMatchObject({
      code: 'already_decided',
      decision: 'active',
      at: START_TIME,
    });
});

test.each(['1', 'f'.repeat(24), '%24ne'])('an unknown purchase %s is not found', async (id) => {
  for (const { status } of [await administrator.get(`${LIST}/${id}`), await approve(id), await reject(id)])
    expect(status).toBe(404);
});

describe('the purchase list', () => {
  let ids: string[];
  let from: string;
  let references: string[];
  beforeAll(async () => {
    api.clock.set(START_TIME);
    api.clock.advance(DAY_MS * 30);
    from = `from=${api.clock.now().toISOString()}`;
    const purchases = [];
    for (const [blueprintId, username] of [
      [10, 'rich-buyer'],
      [2, 'thrifty-buyer'],
      [5, 'other-buyer'],
    ] as const) {
      purchases.push(await createPurchase(blueprintId, { username }));
      api.clock.advance(1_000);
    }
    ids = purchases.map(({ id }) => id);
    references = purchases.map(({ reference }) => reference);
    await approve(ids[2]!);
  });
  const listIds = async (path: string, query: string) =>
    (await administrator.get(`${path}?${from}&${query}`)).body.items.map(({ id }: { id: string }) => id);

  test('sorts by time and price', async () => {
    expect(await listIds(LIST, '')).toEqual([ids[2], ids[1], ids[0]]);
    expect(await listIds(LIST, 'sort=oldest')).toEqual(ids);
    expect(await listIds(LIST, 'sort=highest')).toEqual([ids[0], ids[2], ids[1]]);
    expect(await listIds(LIST, 'sort=lowest')).toEqual([ids[1], ids[2], ids[0]]);
  });

  test('filters by status, blueprint, payment method, member, name and reference', async () => {
    expect(await listIds(LIST, 'status=active')).toEqual([ids[2]]);
    expect(await listIds(LIST, 'blueprintId=10&sort=lowest')).toEqual([ids[0]]);
    expect(await listIds(LIST, 'paymentMethod=zelle&status=pending')).toEqual([ids[0], ids[1]]);
    expect(await listIds(LIST, 'paymentMethod=btc')).toEqual([]);
    expect(await listIds(LIST, 'q=thrifty')).toEqual([ids[1]]);
    expect(await listIds(LIST, `q=${references[0]!.toLowerCase()}&sort=highest`)).toEqual([ids[0]]);
    expect(await listIds(LIST, `q=${ids[2]}`)).toEqual([ids[2]]);
  });

  test('shows pending purchases oldest first by default', async () => {
    const PENDING = '/api/admin/blueprints/pending';

    expect(await listIds(PENDING, '')).toEqual([ids[0], ids[1]]);
    expect(await listIds(PENDING, 'sort=newest')).toEqual([ids[1], ids[0]]);
    expect(await listIds(PENDING, 'q=other-buyer')).toEqual([]);
    expect((await administrator.get(`${PENDING}?status=active`)).status).toBe(400);
  });

  test('pages by price without gaps, even between equal prices', async () => {
    const pagedIds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const path: string = `${LIST}?sort=lowest&limit=3${cursor && `&cursor=${cursor}`}`;
      const { items, next } = (await administrator.get(path)).body;
      pagedIds.push(...items.map(({ id }: { id: string }) => id));
      cursor = next;
    }
    const allItems = (await administrator.get(`${LIST}?sort=lowest&limit=100`)).body.items;

    expect(pagedIds).toEqual(allItems.map(({ id }: { id: string }) => id));
    expect(new Set(pagedIds).size).toBe(pagedIds.length);
  });

  test('exports to CSV and logs the administrator who exported it', async () => {
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
