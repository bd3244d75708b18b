import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  activateBlueprint,
  buyBlueprint,
  createAdministrator,
  createBuyer,
  createMember,
  insertTasks,
  makePayable,
  PAID,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId, type Id } from '../../platform/ids.ts';

/** The right of return: blueprints that members give back for their price. */

/** Below the price of the blueprint with work, above those of the others. */
const LIMIT = 500;
const DATA_LABELING = 6;
let api: TestApi;
let cashier: LoggedInClient;
let second: LoggedInClient;
let demoTask: string;
beforeAll(async () => {
  api = await startTestApi({ payoutApprovalLimit: LIMIT });
  cashier = await createAdministrator(api, 'member', ['cashier']);
  second = await createAdministrator(api, 'console', ['owner']);
  [demoTask] = (await insertTasks(api, DATA_LABELING, 1)) as [string];
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => api.clock.set(START_TIME));

const collection = (name: string) => api.database.connection.collection(name);
const adminPath = (id: string, step = '') => `/api/admin/purchases/${id}${step}`;
const requestReturn = (member: TestClient, id: string) => member.post(`/api/user/blueprints/${id}/return`);
const complete = (id: string, by: TestClient = cashier) =>
  by.post(adminPath(id, '/return/complete'), { transactionReference: 'BACK-1' });
const codeOf = ({ body }: { body: { code?: string } }) => body.code;

/** Creates a member who has returned a blueprint. */
async function createReturn(blueprintId = DATA_LABELING) {
  const buyer = await createBuyer(api, cashier, blueprintId);
  expect((await requestReturn(buyer.member, buyer.id)).status).toBe(200);
  return buyer;
}

async function readOwn(member: TestClient, id: string) {
  const { items } = (await member.get('/api/user/blueprints')).body as { items: { id: string }[] };
  return items.find((row) => row.id === id);
}

test('closes the blueprint at once, and pays its price back to the payer when it was sent', async () => {
  const { member, id } = await createBuyer(api, cashier, DATA_LABELING);
  expect(await readOwn(member, id)).toMatchObject({ returnableUntil: '2026-03-24T12:00:00.000Z' });

  const requested = await requestReturn(member, id);

  expect(requested.body).toMatchObject({ status: 'returning', approved: false, returnableUntil: null });
  expect(codeOf(await member.get(`/api/tasks/blueprint/${DATA_LABELING}`))).toBe('blueprint_not_active');
  expect(codeOf(await member.post('/api/user/blueprints', { blueprintId: DATA_LABELING }))).toBe(
    'purchase_pending',
  );
  const { body } = await cashier.get(adminPath(id));
  expect(body.returnCase).toMatchObject({ payer: 'p••••@e••••', needsTwo: false, paidAt: null });
  expect((await cashier.post(adminPath(id, '/return/reveal'))).body).toEqual(PAID);

  const paid = await complete(id);

  expect(paid.body).toMatchObject({
    status: 'returned',
    decidedBy: cashier.user.username,
    returnCase: { transactionReference: 'BACK-1', paidBy: cashier.user.username },
  });
  expect(paid.body.timeline.map(({ action }: { action: string }) => action)).toEqual([
    'purchase_requested',
    'purchase_approved',
    'purchase_return_requested',
    'purchase_payer_revealed',
    'purchase_returned',
  ]);
  const events = (await member.get('/api/user/statement/events?month=2026-03')).body;
  expect(events.items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['blueprint_returned', 399.99],
    ['blueprint_purchase', -399.99],
  ]);
  expect(events.totals.purchases).toBe(0);
  const subjects = (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);
  expect(subjects.slice(-2)).toEqual([
    'You are returning Data Labeling / Annotation',
    'We sent $399.99 back for Data Labeling / Annotation',
  ]);
});

test('closes that blueprint alone, and it stays closed whatever the member opens', async () => {
  const { member, id } = await createBuyer(api, cashier, DATA_LABELING);
  const other = await buyBlueprint(member, cashier, 3);
  await requestReturn(member, id);
  await complete(id);

  for (let times = 0; times < 2; times += 1)
    expect(codeOf(await member.get(`/api/tasks/blueprint/${DATA_LABELING}`))).toBe('blueprint_not_active');
  expect(await readOwn(member, id)).toMatchObject({ status: 'returned', approved: false });
  expect((await member.get('/api/tasks/blueprint/3')).status).toBe(200);
  expect(await readOwn(member, other)).toMatchObject({ status: 'active', approved: true });
});

test('pays back what was paid, and shows it, when the catalogue has another price by now', async () => {
  const { member } = await createBuyer(api, cashier, 3);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: DATA_LABELING });
  const id = body.id as string;
  expect(body.price).toBe(399.99);
  // As if it had been requested before the price rose.
  await collection('user_blueprints').updateOne({ _id: requireId(id) }, { $set: { priceCents: 29_999 } });
  expect((await cashier.post(adminPath(id, '/approve'), PAID)).status).toBe(200);

  expect(await readOwn(member, id)).toMatchObject({ price: 299.99 });
  await requestReturn(member, id);
  expect((await complete(id)).status).toBe(200);
  const mail = (await findMailsTo(api, member.user.email)).at(-1)!;
  expect(mail.subject).toBe('We sent $299.99 back for Data Labeling / Annotation');
});

test('is possible once per blueprint: one that is bought again is kept', async () => {
  const { member, id } = await createReturn();
  await complete(id);

  const again = await buyBlueprint(member, cashier, DATA_LABELING);

  expect(await readOwn(member, again)).toMatchObject({ status: 'active', returnableUntil: null });
  expect(codeOf(await requestReturn(member, again))).toBe('not_returnable');
  expect(codeOf(await requestReturn(member, id))).toBe('wrong_state');
});

test.each([
  [14 * DAY_MS - 1, 200],
  [14 * DAY_MS, 409],
])('%i ms after the activation is answered with %i', async (ms, expectedStatus) => {
  const { member, id } = await createBuyer(api, cashier, DATA_LABELING);
  api.clock.advance(ms);
  expect((await requestReturn(member, id)).status).toBe(expectedStatus);
});

test('is over once a demo task is completed', async () => {
  const { member, id } = await createBuyer(api, cashier, DATA_LABELING);
  expect((await member.post('/api/user/tasks', { taskId: demoTask })).status).toBe(201);

  expect(await readOwn(member, id)).toMatchObject({ returnableUntil: null });
  expect(codeOf(await requestReturn(member, id))).toBe('not_returnable');
});

test('is over once a paid task is handed in, taken back or not, and not when it is started', async () => {
  const starter = await createBuyer(api, cashier, WORK_BLUEPRINT_ID);
  const worker = await createBuyer(api, cashier, WORK_BLUEPRINT_ID);
  const started = await startTask(starter.member, SUITE.id);
  const submission = await startTask(worker.member, SUITE.id);
  const version = await answerAll(worker.member, submission);
  const handIn = { version, assistance: { used: false, tools: '' } };
  expect((await worker.member.post(submissionPath(submission, '/submit'), handIn)).status).toBe(200);
  await worker.member.post(submissionPath(submission, '/withdraw-hand-in'));

  expect(codeOf(await requestReturn(worker.member, worker.id))).toBe('not_returnable');
  expect((await requestReturn(starter.member, starter.id)).status).toBe(200);
  const { state } = (await starter.member.get(submissionPath(started))).body;
  expect(state).toBe('returned');
});

test('is no right of others, and there is none for the free blueprint', async () => {
  const { member, id } = await createBuyer(api, cashier, DATA_LABELING);
  expect((await requestReturn(await createMember(api), id)).status).toBe(404);
  const { items } = (await member.get('/api/user/blueprints')).body as {
    items: { id: string; blueprintId: number }[];
  };
  const free = items.find(({ blueprintId }) => blueprintId === 1)!;
  expect((await requestReturn(member, free.id)).status).toBe(404);
});

test('is paid only after a confirmed address and a viewed identity, which the request needs not', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const id = await buyBlueprint(member, cashier, DATA_LABELING);
  expect((await requestReturn(member, id)).status).toBe(200);

  for (const [step, body] of [['reveal'], ['complete', { transactionReference: 'BACK-1' }]] as const)
    expect(codeOf(await cashier.post(adminPath(id, `/return/${step}`), body))).toBe(
      'payout_requirements_missing',
    );
  await makePayable(api, member);
  expect((await complete(id)).status).toBe(200);
});

describe('above the limit', () => {
  test('needs two administrators: the payer is shown to the second one only', async () => {
    const { id } = await createReturn(WORK_BLUEPRINT_ID);
    expect(codeOf(await cashier.post(adminPath(id, '/return/reveal')))).toBe('wrong_state');
    expect(codeOf(await complete(id))).toBe('wrong_state');

    const first = await cashier.post(adminPath(id, '/return/approve'));

    expect(first.body.returnCase).toMatchObject({
      needsTwo: true,
      firstApproval: { by: cashier.user.username },
    });
    for (const attempt of [
      await cashier.post(adminPath(id, '/return/approve')),
      await cashier.post(adminPath(id, '/return/reveal')),
      await complete(id),
    ])
      expect(codeOf(attempt)).toBe('second_administrator_needed');
    const notices = (await second.get('/api/user/notices')).body.items as { text: string }[];
    expect(notices[0]!.text).toBe('A return of $1,999.99 needs a second approval');
    expect((await second.post(adminPath(id, '/return/reveal'))).body).toEqual(PAID);
    expect((await complete(id, second)).body.status).toBe('returned');
  });

  test('cannot be split: several returns of one member count together', async () => {
    const { member, id } = await createBuyer(api, cashier, DATA_LABELING);
    const other = await buyBlueprint(member, cashier, 3);
    for (const each of [id, other]) await requestReturn(member, each);
    expect(codeOf(await complete(id))).toBe('wrong_state');
    expect((await cashier.post(adminPath(id, '/return/approve'))).status).toBe(200);
    expect((await complete(id, second)).status).toBe(200);
    expect((await complete(other)).status).toBe(200);

    const third = await buyBlueprint(member, cashier, 4);
    await requestReturn(member, third);
    expect((await cashier.get(adminPath(third))).body.returnCase.needsTwo).toBe(false);
    const fourth = await buyBlueprint(member, cashier, 8);
    await complete(third);
    await requestReturn(member, fourth);
    expect((await cashier.get(adminPath(fourth))).body.returnCase.needsTwo).toBe(true);
  });

  test('the approval of an administrator who has lost the role does not count', async () => {
    const { id } = await createReturn(WORK_BLUEPRINT_ID);
    const leaving = await createAdministrator(api, 'member', ['cashier']);
    await leaving.post(adminPath(id, '/return/approve'));
    await collection('users').updateOne({ username: leaving.user.username }, { $set: { adminRoles: [] } });

    expect(codeOf(await complete(id, second))).toBe('wrong_state');
    expect((await cashier.post(adminPath(id, '/return/approve'))).status).toBe(200);
    expect((await complete(id, second)).status).toBe(200);
  });
});

test('a rejected one opens the blueprint again, with the reason, and can be requested again in time', async () => {
  const { member, id } = await createReturn();
  const reason = 'Your payment service has given you the payment back.';

  const rejected = await cashier.post(adminPath(id, '/return/reject'), { reason });

  expect(rejected.body).toMatchObject({ status: 'active', returnCase: null });
  expect(await readOwn(member, id)).toMatchObject({ approved: true, reason, returnRequestedAt: null });
  expect((await member.get(`/api/tasks/blueprint/${DATA_LABELING}`)).status).toBe(200);
  expect((await findMailsTo(api, member.user.email)).at(-1)!.text).toContain(reason);
  expect((await requestReturn(member, id)).body).toMatchObject({ status: 'returning', reason: null });
});

test('of a disabled account is not paid, and can be rejected', async () => {
  const { member, id } = await createReturn();
  await collection('users').updateOne({ username: member.user.username }, { $set: { isDisabled: true } });

  for (const attempt of [await cashier.post(adminPath(id, '/return/reveal')), await complete(id)])
    expect(codeOf(attempt)).toBe('member_disabled');
  const reason = 'The account was disabled.';
  expect((await cashier.post(adminPath(id, '/return/reject'), { reason })).status).toBe(200);
});

test('is among what keeps an account from its deletion until it is paid', async () => {
  const { member, id } = await createReturn();
  expect((await member.get('/api/user/deletion')).body.purchases).toBe(1);
  await complete(id);
  expect((await member.get('/api/user/deletion')).body.purchases).toBe(0);
});

test('waits in the queue, among the cases that are due, and in the counters', async () => {
  const before = (await cashier.get('/api/admin/counters')).body.returns as number;
  const { id } = await createReturn();

  expect((await cashier.get('/api/admin/counters')).body.returns).toBe(before + 1);
  const { items } = (await cashier.get('/api/admin/purchases?status=returning&sort=due')).body;
  expect(items.find((row: { id: string }) => row.id === id)).toMatchObject({
    dueAt: '2026-03-24T12:00:00.000Z',
  });
  await complete(id);
});

test.each([
  [
    'a return that was paid back twice',
    (_id: Id) => collection('user_blueprints').updateOne({ _id }, { $set: { priceCents: 1 } }),
    /is returned for 1 cents, 39999 paid back in the ledger/,
  ],
  [
    'money paid back for a blueprint that is active',
    (_id: Id) =>
      collection('user_blueprints').updateOne(
        { _id },
        { $set: { status: 'active', open: true, returnCase: null } },
      ),
    /is active for 39999 cents, 39999 paid back in the ledger/,
  ],
  [
    'a blueprint that was returned although a task of it was done',
    (_id: Id) => collection('user_blueprints').updateOne({ _id }, { $set: { usedAt: new Date() } }),
    /is returned, but a task of it was done/,
  ],
])('reconciliation finds %s', async (_name, damage, expectedProblem) => {
  const { member, id } = await createReturn();
  await complete(id);
  const _id = requireId(id);
  const stored = await collection('user_blueprints').findOne({ _id });
  await damage(_id);

  expect((await api.app.reconcile()).problems.join('\n')).toMatch(expectedProblem);

  await collection('user_blueprints').replaceOne({ _id }, stored!);
  expect(await readOwn(member, id)).toMatchObject({ status: 'returned' });
});
