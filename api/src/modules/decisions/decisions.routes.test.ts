import { BULK_DECISIONS_MAX, DECISIONS, type DecisionResult } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { dumpDatabase } from '../../../test/support/dump-database.ts';
import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { createSubmission, insertWorkTask, itemIdOf } from '../../../test/support/submitted-work.ts';
import { createFundedMember, requestWithdrawals } from '../../../test/support/funded-member.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { newId, requireId } from '../../platform/ids.ts';

let api: TestApi;
let tasks: string[];
let administrator: LoggedInClient;
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  tasks = await insertTasks(api, 10, 4);
  administrator = await createAdministrator(api);
  colleague = await createAdministrator(api, 'console');
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => api.clock.set(START_TIME));

/** Something to decide: the path of its record, and whose it is. */
type Case = { readonly id: string; readonly path: string; readonly member: LoggedInClient };

const REASON = { reason: 'The photos do not show the documents.' };
const TEXT = 'The second item shows a cat, as the guideline explains in its first section.';

async function createVerification(): Promise<Case> {
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member, { email: member.user.email });
  return { member, id, path: `/api/admin/verifications/${id}` };
}

async function createPurchase(): Promise<Case> {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'zelle' });
  return { member, id: body.id as string, path: `/api/admin/purchases/${body.id}` };
}

async function createWithdrawal(): Promise<Case> {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const [path] = await requestWithdrawals(api, member, [60]);
  return { member, id: path!.split('/').at(-1)!, path: path! };
}

/** Creates work that the administrator has claimed, of a task of its own, so that no limit of rejections counts. */
async function createWork(): Promise<Case> {
  workTaskId = await insertWorkTask(api);
  const work = await createSubmission(api, workTaskId);
  const path = `/api/admin/reviews/${work.id}`;
  await administrator.post(`${path}/claim`);
  return { ...work, path };
}
let workTaskId = '';

/** Creates a report of an item, as the record that accepted work leaves. */
async function createItemReport(): Promise<Case> {
  const member = await createMember(api);
  const [_id, submissionId] = [newId(), newId()];
  await api.database.connection.collection('item_reports').insertOne({
    ...{ _id, userId: requireId(member.user.id), submissionId, taskId: 'w06-01', itemId: 'item-1' },
    ...{ itemName: 'w06-01-01', itemNumber: 1, cannotDo: 'unreadable', reportedAt: api.clock.now() },
    ...{ dueAt: api.clock.now(), status: 'pending', reason: null, decidedAt: null, decidedBy: null },
  });
  const id = _id.toHexString();
  return { member, id, path: `/api/admin/item-reports/${id}` };
}

/** Creates work whose rejection by a colleague its member has appealed against. */
async function createAppeal(): Promise<Case> {
  const work = await createWork();
  await administrator.post(`${work.path}/unclaim`);
  await colleague.post(`${work.path}/claim`);
  await colleague.post(`${work.path}/reject`, rejection());
  await work.member.post(`/api/user/submissions/${work.id}/appeal`, { text: TEXT });
  await administrator.post(`${work.path}/claim`);
  return work;
}

const comment = () => ({
  itemId: itemIdOf(workTaskId, 0),
  ...{ part: null, target: null, span: null, text: 'This animal purrs.' },
});
const approval = () => ({ criteria: { care: 'high' }, comments: [], text: 'Well done.', fixes: [] });
const rejection = () => ({ criteria: {}, comments: [comment()], code: 'not_the_task', text: TEXT });

/** How each decision is prepared, its body, and the status or state that follows from it. */
const CASES: Record<string, [create: () => Promise<Case>, body: () => object, outcome: string]> = {
  'verification.approve': [createVerification, () => ({ mail: false }), 'active'],
  'verification.reject': [createVerification, () => ({ ...REASON, final: true }), 'rejected'],
  'blueprints.approvePurchase': [createPurchase, () => PAID, 'active'],
  'blueprints.rejectPurchase': [createPurchase, () => REASON, 'rejected'],
  'withdrawals.approve': [createWithdrawal, () => ({}), 'processing'],
  'withdrawals.reject': [createWithdrawal, () => REASON, 'rejected'],
  'itemReports.accept': [createItemReport, () => ({}), 'accepted'],
  'itemReports.reject': [createItemReport, () => REASON, 'rejected'],
  'reviews.approve': [createWork, approval, 'approved'],
  'reviews.requestRevision': [
    createWork,
    () => ({ criteria: {}, comments: [comment()], text: 'Look again.' }),
    'revision',
  ],
  'reviews.reject': [createWork, rejection, 'rejected'],
  'reviews.grantAppeal': [createAppeal, () => ({ text: TEXT }), 'approved'],
  'reviews.denyAppeal': [createAppeal, () => ({ text: TEXT }), 'rejected'],
};

const check = (decision: string, id: string, body: object, by = administrator) =>
  by.post('/api/admin/decisions/check', { decision, id, body });
const checkMany = (decision: string, ids: readonly string[], body: object, by = administrator) =>
  by.post('/api/admin/decisions/check-many', { decision, ids, body });
const decideMany = (decision: string, ids: readonly string[], body: object, headers = {}) =>
  administrator.post('/api/admin/decisions', { decision, ids, body }, { headers });
const readStatus = async ({ path }: Case) => {
  const { status, state } = (await administrator.get(path)).body;
  return (status ?? state) as string;
};
const codesOf = ({ body }: { body: { results: DecisionResult[] } }) =>
  body.results.map(({ id, error }) => [id, error?.code ?? null]);

describe.each(sampleCases(DECISIONS))('the check of $id', ({ id: decision, path }) => {
  const [create, createBody, outcome] = CASES[decision]!;

  test('writes nothing, and has the outcome of the decision', async () => {
    const subject = await create();
    const body = createBody();
    const before = await dumpDatabase(api);

    const possible = await check(decision, subject.id, body);

    expect([possible.status, possible.body]).toEqual([204, '']);
    expect(await dumpDatabase(api)).toEqual(before);

    const decide = () => administrator.post(path.replace(':id', subject.id), body);
    expect((await decide()).status).toBe(200);
    expect(await readStatus(subject)).toBe(outcome);
    const { requestId: _first, ...again } = (await check(decision, subject.id, body)).body;
    const { requestId: _second, ...repeated } = (await decide()).body;
    expect(again).toEqual(repeated);
    expect(again).toMatchObject({ code: 'already_decided', by: administrator.user.username });
  });
});

describe('a check', () => {
  test('is rejected like the decision while another administrator has claimed the case', async () => {
    const { id } = await createPurchase();
    await colleague.post(`/api/admin/cases/purchase/${id}/claim`);

    const { status, body } = await check('blueprints.approvePurchase', id, PAID);

    expect([status, body.code, body.by]).toEqual([409, 'claimed', colleague.user.username]);
  });

  test.each([{}, { reason: '' }, { reason: 'Too short' }])(
    'names the field of the body: %j',
    async (body) => {
      const { id } = await createPurchase();
      const response = await check('blueprints.rejectPurchase', id, body);
      expect([response.status, response.body.details[0].path]).toEqual([400, 'reason']);
    },
  );

  test('passes once the clock is set back, which would make a claim last for as long', async () => {
    const { id } = await createPurchase();
    await colleague.post(`/api/admin/cases/purchase/${id}/claim`);
    api.clock.advance(-86_400_000);

    expect((await check('blueprints.approvePurchase', id, PAID)).body.code).not.toBe('claimed');
  });

  test('reads what was written about work', async () => {
    const { id } = await createWork();
    const { status, body } = await check('reviews.approve', id, { ...approval(), criteria: {} });
    expect([status, body.details[0].path]).toEqual([400, 'criteria.care']);
  });

  test('needs the role of the decision', async () => {
    const cashier = await createAdministrator(api, 'member', ['cashier']);
    const { id } = await createVerification();
    for (const response of [
      await check('verification.approve', id, {}, cashier),
      await checkMany('verification.approve', [id], {}, cashier),
    ])
      expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
  });

  test('asks for the password when the rights of the administrator have lapsed', async () => {
    const lapsed = await createAdministrator(api);
    const { id } = await createPurchase();
    const sessionId = decodeURIComponent(lapsed.cookies.get('sid-3000')!).slice(2).split('.')[0]!;
    await api.database.connection
      .collection<{ _id: string }>('sessions_member')
      .updateOne({ _id: sessionId }, { $unset: { 'session.signedInAtMs': '' } });
    expect((await check('blueprints.approvePurchase', id, PAID, lapsed)).body.code).toBe('sign_in_again');
  });
});

test('an administrator who loses the role after the check cannot decide any more', async () => {
  const cashier = await createAdministrator(api, 'member', ['cashier']);
  const purchase = await createPurchase();
  expect((await check('blueprints.approvePurchase', purchase.id, PAID, cashier)).status).toBe(204);
  await api.database.connection
    .collection('users')
    .updateOne({ username: cashier.user.username }, { $set: { adminRoles: ['support'] } });

  expect((await cashier.post(`${purchase.path}/approve`, PAID)).body.code).toBe('forbidden');
  expect(await readStatus(purchase)).toBe('pending');
});

test('of two administrators at once the first one decides', async () => {
  const purchase = await createPurchase();

  const responses = await Promise.all([
    administrator.post(`${purchase.path}/approve`, PAID),
    colleague.post(`${purchase.path}/reject`, REASON),
  ]);

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('several cases', () => {
  /** Creates two purchases that can be decided, and one for each reason why another cannot. */
  async function createMixed() {
    const free = [await createPurchase(), await createPurchase()] as const;
    const [decided, claimed, referred] = [
      await createPurchase(),
      await createPurchase(),
      await createPurchase(),
    ];
    await colleague.post(`${decided.path}/approve`, PAID);
    await colleague.post(`/api/admin/cases/purchase/${claimed.id}/claim`);
    await refer(api, administrator, referred.member);
    const missing = 'f'.repeat(24);
    const ids = [...free, decided, claimed, referred].map(({ id }) => id);
    const expected = [
      [free[0].id, null],
      [free[1].id, null],
      [decided.id, 'already_decided'],
      [claimed.id, 'claimed'],
      [referred.id, 'not_allowed_to_review'],
      [missing, 'not_found'],
    ];
    return { free, referred, ids: [...ids, missing], expected };
  }

  test('are checked one by one, which writes nothing', async () => {
    const { ids, expected } = await createMixed();
    const before = await dumpDatabase(api);

    const response = await checkMany('blueprints.rejectPurchase', ids, REASON);

    expect([response.status, codesOf(response)]).toEqual([200, expected]);
    expect(response.body.results[3].error.message).toBe(
      `${colleague.user.username} has claimed it until 12:30 UTC.`,
    );
    expect(await dumpDatabase(api)).toEqual(before);
    await api.database.connection.collection('referrals').deleteMany({});
  });

  test('are decided with one reason, each with its own result and audit entry', async () => {
    const { free, referred, ids, expected } = await createMixed();

    const response = await decideMany('blueprints.rejectPurchase', ids, REASON);

    expect([response.status, codesOf(response)]).toEqual([200, expected]);
    expect(api.logLines.join('')).not.toContain('could not be decided');
    expect(await Promise.all([...free, referred].map(readStatus))).toEqual([
      'rejected',
      'rejected',
      'pending',
    ]);
    for (const { member } of free) {
      const mails = await findMailsTo(api, member.user.email);
      expect(mails.at(-1)?.text).toContain(REASON.reason);
    }
    await api.database.connection.collection('referrals').deleteMany({});
    const entries = await api.database.connection
      .collection('audit_log')
      .find({ action: 'purchase_rejected', subjectId: { $exists: true }, reason: REASON.reason })
      .sort({ _id: -1 })
      .limit(2)
      .toArray();
    expect(entries.map(({ subjectId }) => String(subjectId)).sort()).toEqual(free.map(({ id }) => id).sort());
    expect(entries[0]!.requestId).toEqual(expect.any(String));
    expect(new Set(entries.map(({ requestId }) => requestId as string)).size).toBe(1);
  });

  test('are decided once, and have the same results, although the call is repeated', async () => {
    const [first, second] = [await createVerification(), await createVerification()];
    const headers = { 'idempotency-key': 'several-1' };
    const once = await decideMany('verification.approve', [first.id], {}, headers);
    expect(codesOf(once)).toEqual([[first.id, null]]);

    // As after a lost response: the first case is decided, the second one is not.
    const ids = [first.id, second.id];
    const repeated = await decideMany('verification.approve', ids, {}, headers);
    const again = await decideMany('verification.approve', ids, {}, headers);

    expect(codesOf(repeated)).toEqual(ids.map((id) => [id, null]));
    expect(repeated.body.results[0].status).toBe('active');
    expect(again.body).toEqual(repeated.body);
    for (const { member } of [first, second]) {
      const subjects = (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /approved|verified/i.test(subject))).toHaveLength(1);
    }
    const other = await decideMany('verification.reject', ids, REASON, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: BULK_DECISIONS_MAX + 1 }, (_, index) => `case-${1_000 + index}`)],
    ['one twice', ['case-1000', 'case-1000']],
  ])('are rejected as a whole if there are %s', async (_, ids) => {
    expect((await decideMany('blueprints.rejectPurchase', ids, REASON)).status).toBe(400);
    expect((await checkMany('blueprints.rejectPurchase', ids, REASON)).status).toBe(400);
  });

  test('are rejected as a whole without the reason, and for decisions about work', async () => {
    const { id } = await createPurchase();
    const { status, body } = await decideMany('blueprints.rejectPurchase', [id], {});
    expect([status, body.details[0].path]).toEqual([400, 'reason']);
    expect((await decideMany('reviews.approve', [id], approval())).status).toBe(400);
  });
});
