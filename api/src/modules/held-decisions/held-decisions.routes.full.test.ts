import {
  DECISION_HOLD_SECONDS,
  HELD_DECISIONS_MAX,
  type AuditEntry,
  type HeldDecision,
  type TimelineEvent,
} from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
let administrator: LoggedInClient;
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  colleague = await createAdministrator(api, 'console');
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(async () => {
  api.clock.set(START_TIME);
  await api.database.connection.collection('held_decisions').deleteMany({});
});

const HOLD_MS = DECISION_HOLD_SECONDS * 1_000;
const APPROVE = { decision: 'approve' };
const REASON = 'The photos do not show the documents.';
const REJECT = { decision: 'reject', reason: REASON };

async function createVerification() {
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member, { email: member.user.email });
  return { member, id, path: `/api/admin/verifications/${id}` };
}

async function createPurchase() {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'zelle' });
  return { member, id: body.id as string, path: `/api/admin/purchases/${body.id}` };
}

const hold = ({ path }: { path: string }, body: object = APPROVE, by = administrator) =>
  by.post(`${path}/held-decisions`, body);
const undo = (ids: string[], by = administrator) => by.post('/api/admin/held-decisions/undo', { ids });
const listHeld = async () => (await administrator.get('/api/admin/held-decisions')).body.items;
const statusOf = async ({ path }: { path: string }) => (await administrator.get(path)).body.status as string;
const applyDue = () => api.app.jobs.runNow('apply-held-decisions');

describe('a held decision', () => {
  test('changes nothing until its time, and is then applied once', async () => {
    const verification = await createVerification();
    const { member, id, path } = verification;

    const held = await hold(verification);

    expect([held.status, held.body]).toEqual([
      201,
      {
        kind: 'verification',
        caseId: id,
        decision: 'approve',
        by: administrator.user.username,
        applyAt: new Date(api.clock.now().getTime() + HOLD_MS).toISOString(),
        secondsLeft: DECISION_HOLD_SECONDS,
        needsSecondApproval: false,
      },
    ]);
    expect(await listHeld()).toEqual([held.body]);
    const mailsBefore = (await findMailsTo(api, member.user.email)).length;
    api.clock.advance(HOLD_MS - 1);
    await applyDue();
    expect(await statusOf(verification)).toBe('pending');

    api.clock.advance(1);
    await Promise.all([applyDue(), applyDue()]);
    await applyDue();

    expect(await statusOf(verification)).toBe('active');
    expect(await listHeld()).toEqual([]);
    expect(await findMailsTo(api, member.user.email)).toHaveLength(mailsBefore + 1);
    const { timeline, decidedBy } = (await administrator.get(path)).body;
    expect(decidedBy).toBe(administrator.user.username);
    expect(timeline.map(({ action }: TimelineEvent) => action)).toEqual([
      'verification_submitted',
      'verification_approved',
    ]);
  });

  test('is undone by its administrator, and the case can be decided again', async () => {
    const purchase = await createPurchase();
    await hold(purchase, REJECT);

    const { body } = await undo([purchase.id]);

    expect(body).toEqual({ results: [{ caseId: purchase.id, outcome: 'undone' }] });
    api.clock.advance(HOLD_MS);
    await applyDue();
    expect(await statusOf(purchase)).toBe('pending');
    expect((await undo([purchase.id])).body.results[0].outcome).toBe('not_held');
    expect((await hold(purchase)).status).toBe(201);
  });

  test('keeps others from deciding and from undoing it, and is no obstacle to reading', async () => {
    const purchase = await createPurchase();
    await hold(purchase);

    for (const { status, body } of [
      await hold(purchase, REJECT, colleague),
      await hold(purchase, APPROVE),
      await colleague.post(`${purchase.path}/approve`),
      await colleague.post(`${purchase.path}/reject`, { reason: REASON }),
    ])
      expect([status, body.code, body.by, body.decision]).toEqual([
        409,
        'decision_held',
        administrator.user.username,
        'approved',
      ]);
    expect((await undo([purchase.id], colleague)).body.results[0].outcome).toBe('held_by_other');
    expect((await colleague.get(purchase.path)).body.status).toBe('pending');
  });

  test('of two administrators at once is the one of the first', async () => {
    const purchase = await createPurchase();

    const responses = await Promise.all([hold(purchase), hold(purchase, REJECT, colleague)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listHeld()).toHaveLength(1);
  });

  test.each([undefined, '', 'Too short'])('that rejects needs a reason: %s', async (reason) => {
    const purchase = await createPurchase();

    const { status, body } = await hold(purchase, {
      decision: 'reject',
      ...(reason !== undefined && { reason }),
    });

    expect([status, body.details[0].path]).toEqual([400, 'reason']);
  });

  test('can reject permanently, and approve with an email of its own or none', async () => {
    const rejected = await createVerification();
    const approved = await createVerification();
    const silent = await createVerification();
    const mail = { subject: 'Welcome to the work', text: 'Your documents are fine.' };
    await hold(rejected, { ...REJECT, final: true });
    await hold(approved, { ...APPROVE, mail });
    await hold(silent, { ...APPROVE, mail: false });

    api.clock.advance(HOLD_MS);
    await applyDue();

    expect((await administrator.get(rejected.path)).body).toMatchObject({
      status: 'rejected',
      final: true,
      reason: REASON,
    });
    const subjects = async ({ member }: typeof approved) =>
      (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);
    expect(await subjects(approved)).toContain(mail.subject);
    expect(await subjects(silent)).not.toContainEqual(expect.stringMatching(/approved|is verified/));
  });

  test('is not applied if the case has ended meanwhile, of which its administrator is always told', async () => {
    const purchase = await createPurchase();
    const preference = { kind: 'second_approvals', mail: 'off' };
    expect((await administrator.post('/api/user/notice-preferences', preference)).status).toBe(200);
    await hold(purchase);
    expect((await purchase.member.post(`/api/user/blueprints/${purchase.id}/cancel`)).status).toBe(200);

    api.clock.advance(HOLD_MS);
    await applyDue();

    expect(await listHeld()).toEqual([]);
    const [notice] = (await administrator.get('/api/user/notices')).body.items;
    expect(notice).toMatchObject({
      text: expect.stringMatching(/^Your approval of a purchase was not applied: .+ already cancelled\.$/),
      path: `/dashboard/admin/blueprints/${purchase.id}`,
    });
    const subjects = (await findMailsTo(api, administrator.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your approval of a purchase was not applied');
  });

  test('is not applied for an administrator who has lost the role meanwhile', async () => {
    const cashier = await createAdministrator(api, 'member', ['cashier']);
    const purchase = await createPurchase();
    await hold(purchase, APPROVE, cashier);
    await api.database.connection
      .collection('users')
      .updateOne({ username: cashier.user.username }, { $set: { adminRoles: ['support'] } });

    api.clock.advance(HOLD_MS);
    await applyDue();

    expect(await statusOf(purchase)).toBe('pending');
    expect((await cashier.get('/api/user/notices')).body.items[0].text).toContain('not applied');
  });

  test('is left alone by the automatic approval', async () => {
    const verification = await createVerification();
    api.clock.advance(24 * 3_600_000);
    await hold(verification, REJECT);

    await api.app.jobs.runNow('approve-overdue-verifications');

    expect(await statusOf(verification)).toBe('pending');
    api.clock.advance(HOLD_MS);
    await applyDue();
    expect(await statusOf(verification)).toBe('rejected');
  });
});

test('the audit log has every decision that was held, undone, not applied, and applied', async () => {
  const [undone, dropped, applied] = [await createPurchase(), await createPurchase(), await createPurchase()];
  await hold(undone, REJECT);
  await undo([undone.id]);
  await hold(dropped);
  await dropped.member.post(`/api/user/blueprints/${dropped.id}/cancel`);
  await hold(applied);
  api.clock.advance(HOLD_MS);
  await applyDue();

  const entriesOf = async ({ id, member }: typeof undone) => {
    const { items } = (await administrator.get(`/api/admin/audit?userId=${member.user.id}&sort=oldest`)).body;
    const own = (items as AuditEntry[]).filter(
      ({ subjectId, by }) => subjectId === id && by === administrator.user.username,
    );
    return own.map(({ action, reason }) => [action, reason]);
  };
  expect(await entriesOf(undone)).toEqual([
    ['case_decision_held', 'reject purchase'],
    ['case_decision_undone', 'reject purchase'],
  ]);
  expect(await entriesOf(dropped)).toEqual([
    ['case_decision_held', 'approve purchase'],
    ['case_decision_dropped', expect.stringMatching(/^approve purchase: .+ already cancelled\.$/)],
  ]);
  expect(await entriesOf(applied)).toEqual([
    ['case_decision_held', 'approve purchase'],
    ['purchase_approved', null],
  ]);
});

describe('several cases', () => {
  test('are decided with one reason, each with its own outcome and audit entry', async () => {
    const [first, second, decided, held, claimed, referred] = [
      await createPurchase(),
      await createPurchase(),
      await createPurchase(),
      await createPurchase(),
      await createPurchase(),
      await createPurchase(),
    ];
    await colleague.post(`${decided.path}/approve`);
    await hold(held, APPROVE, colleague);
    await colleague.post(`/api/admin/cases/purchase/${claimed.id}/claim`);
    await refer(api, administrator, referred.member);
    const missing = 'f'.repeat(24);
    const ids = [first, second, decided, held, claimed, referred].map(({ id }) => id);

    const { status, body } = await administrator.post('/api/admin/purchases/held-decisions', {
      ids: [...ids, missing],
      ...REJECT,
    });

    expect(status).toBe(200);
    const outcomes = body.results.map(({ caseId, outcome }: { caseId: string; outcome: string }) => [
      caseId,
      outcome,
    ]);
    expect(outcomes).toEqual([
      [first.id, 'held'],
      [second.id, 'held'],
      [decided.id, 'already_decided'],
      [held.id, 'already_held'],
      [claimed.id, 'claimed'],
      [referred.id, 'not_allowed'],
      [missing, 'not_found'],
    ]);
    const byName = `${colleague.user.username} has claimed it until 12:30 UTC.`;
    expect(body.results[4].message).toBe(byName);
    expect(api.logLines.join('')).not.toContain('could not be held');
    api.clock.advance(HOLD_MS);
    await applyDue();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['rejected', 'rejected']);
    expect([await statusOf(held), await statusOf(referred)]).toEqual(['active', 'pending']);
    await api.database.connection.collection('referrals').deleteMany({});
    const entries = await api.database.connection
      .collection('audit_log')
      .find({ action: 'purchase_rejected', userId: { $exists: true }, reason: REASON })
      .toArray();
    expect(entries).toHaveLength(2);
    expect(entries[0]!.requestId).toEqual(expect.any(String));
    expect(new Set(entries.map(({ requestId }) => requestId as string)).size).toBe(1);
  });

  test('begin their time together, after the last of them', async () => {
    const purchases = [await createPurchase(), await createPurchase(), await createPurchase()];
    const now = api.clock.now.bind(api.clock);
    // As if each step took a second and a half, which is more than ten seconds for all of them.
    const slow = jest.spyOn(api.clock, 'now').mockImplementation(() => {
      api.clock.advance(1_500);
      return now();
    });
    const startedAtMs = now().getTime();
    const { body } = await administrator.post('/api/admin/purchases/held-decisions', {
      ids: purchases.map(({ id }) => id),
      ...APPROVE,
    });
    slow.mockRestore();

    const times = body.results.map(({ held }: { held: HeldDecision }) => [held.applyAt, held.secondsLeft]);
    expect(new Set(times.map(String)).size).toBe(1);
    expect(times[0][1]).toBe(DECISION_HOLD_SECONDS);
    expect(Date.parse(times[0][0])).toBeGreaterThan(startedAtMs + HOLD_MS);
    expect((await listHeld()).map(({ applyAt }: HeldDecision) => applyAt)).toEqual(
      times.map(([at]: [string]) => at),
    );
    api.clock.set(times[0][0]);
    await applyDue();
    expect(await Promise.all(purchases.map(statusOf))).toEqual(['active', 'active', 'active']);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: HELD_DECISIONS_MAX + 1 }, (_, index) => `case-${1_000 + index}`)],
    ['one twice', ['case-1000', 'case-1000']],
  ])('are rejected as a whole if there are %s', async (_, ids) => {
    const { status } = await administrator.post('/api/admin/purchases/held-decisions', { ids, ...REJECT });
    expect(status).toBe(400);
  });

  test('are decided by the roles of their kind only', async () => {
    const cashier = await createAdministrator(api, 'member', ['cashier']);
    const { id } = await createVerification();

    const { status, body } = await cashier.post('/api/admin/verifications/held-decisions', {
      ids: [id],
      ...APPROVE,
    });

    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});
