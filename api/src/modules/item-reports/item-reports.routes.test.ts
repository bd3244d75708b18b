import type { ItemReportRow, Notice, Submission } from '@platform/contracts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  refer,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { REWRITING, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** A task of one item, which members report as impossible. */

const LIST = '/api/admin/item-reports';
const REASON = { reason: 'We looked at it: the text can be read.' };
let api: TestApi;
let reviewer: LoggedInClient;
let owner: LoggedInClient;
let visitor: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
  owner = await createAdministrator(api);
  visitor = await createOwner();
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
afterEach(async () => {
  await collection('item_reports').deleteMany({});
  await collection('work_items').updateMany({}, { $unset: { acceptedReports: '', closedAt: '' } });
});

const collection = (name: string) => api.database.connection.collection(name);
const readClosed = async () => (await visitor.get(`/api/tasks/${REWRITING.id}/work`)).body.closed as unknown;
const listReports = async (query = 'status=pending') =>
  (await reviewer.get(`${LIST}?${query}`)).body.items as ItemReportRow[];
const decide = (id: string, step: 'accept' | 'reject' | 'reinstate', by = reviewer) =>
  by.post(`${LIST}/${id}/${step}`, step === 'accept' ? undefined : REASON);
const actions = async () => {
  const { items } = (await owner.get('/api/admin/audit?subject=report&sort=oldest')).body;
  return (items as { action: string }[]).map(({ action }) => action);
};

async function createOwner(): Promise<LoggedInClient> {
  const client = await createMember(api);
  await activateBlueprint(api, client, WORK_BLUEPRINT_ID);
  return client;
}

type Reported = { readonly member: LoggedInClient; readonly submission: Submission };

/** Hands work in that reports its only item. */
async function handInReport(): Promise<Reported> {
  const member = await createOwner();
  const started = await startTask(member, REWRITING.id);
  const flagged = { itemId: started.items[0]!.id, answers: {}, cannotDo: 'unreadable' };
  await member.post(submissionPath(started, '/draft'), saveBody(started, 0, [flagged]));
  const handIn = { assistance: { used: false, tools: '' }, version: 1 };
  const { status, body } = await member.post(submissionPath(started, '/submit'), handIn);
  expect(status).toBe(200);
  return { member, submission: body as Submission };
}

async function approve({ submission: { id } }: Reported): Promise<void> {
  expect((await reviewer.post(`/api/admin/reviews/${id}/claim`)).status).toBe(200);
  const criteria = { care: 'high', sense: 'high', style: 'high' };
  const body = { criteria, comments: [], text: 'That is right.', fixes: [] };
  expect((await reviewer.post(`/api/admin/reviews/${id}/approve`, body)).status).toBe(200);
}

/** Files a report: hands it in, and has the work approved. */
async function report(): Promise<{
  readonly id: string;
  readonly member: LoggedInClient;
  readonly read: () => Promise<unknown>;
}> {
  const reported = await handInReport();
  await approve(reported);
  const { member, submission } = reported;
  const row = (await listReports('')).find(({ submissionId }) => submissionId === submission.id);
  const read = async () =>
    ((await member.get(submissionPath(submission))).body as Submission).items[0]!.report;
  return { id: row!.id, member, read };
}

test('reports of any number of members close nothing, also in work that was approved unread', async () => {
  await report();
  await handInReport();
  await handInReport();
  api.clock.advance(4 * DAY_MS);
  await api.app.jobs.runNow('decide-overdue-work');

  const reports = await listReports();
  expect(reports).toHaveLength(3);
  expect(reports[0]).toMatchObject({
    ...{ taskId: REWRITING.id, title: REWRITING.title, itemName: 'w10-rewriting-01', itemNumber: 1 },
    ...{ cannotDo: 'unreadable', status: 'pending', reason: null, dueAt: expect.any(String) },
  });
  expect(await readClosed()).toBeNull();
  const { items } = (await reviewer.get('/api/admin/due-cases')).body;
  expect((items as { kind: string }[]).filter(({ kind }) => kind === 'report')).toHaveLength(3);
  expect((await reviewer.get('/api/admin/counters')).body.itemReports).toBe(3);
});

test('files no report of work that was taken back', async () => {
  const { member, submission } = await handInReport();
  await member.post(submissionPath(submission, '/withdraw-hand-in'));
  expect(await listReports('')).toEqual([]);
});

test('closes an item when the reports of two members are accepted, and offers it again', async () => {
  const [first, second] = [await report(), await report()];
  const before = await actions();
  expect((await decide(first.id, 'accept')).body).toMatchObject({
    status: 'accepted',
    accepted: 1,
    closedAt: null,
  });
  expect(await readClosed()).toBeNull();
  expect((await decide(first.id, 'reinstate')).body.code).toBe('wrong_state');

  const { body } = await decide(second.id, 'accept');

  expect(body).toMatchObject({ status: 'accepted', accepted: 2, closedAt: api.clock.now().toISOString() });
  expect(body.repeats).toMatchObject([{ id: first.id, status: 'accepted' }]);
  expect(await readClosed()).toBe('no_place_left');
  expect((await visitor.post(`/api/tasks/${REWRITING.id}/work/start`)).body.code).toBe('no_place_left');
  expect(await first.read()).toEqual({ status: 'accepted', reason: null });
  const { items } = (await first.member.get('/api/user/notices')).body as { items: Notice[] };
  expect(items.map(({ text }) => text)).toContain('Your report of an item of "Plain words" was accepted');

  expect((await decide(second.id, 'reinstate')).body).toMatchObject({
    status: 'overturned',
    accepted: 0,
    closedAt: null,
  });

  expect(await readClosed()).toBeNull();
  expect(await first.read()).toEqual({ status: 'overturned', ...REASON });
  expect((await actions()).slice(before.length)).toEqual([
    ...['report_accepted', 'report_accepted', 'report_item_closed', 'report_item_reinstated'],
  ]);
  // Those that were overturned do not count: one more report does not close it.
  await decide((await report()).id, 'accept');
  expect(await readClosed()).toBeNull();
});

test('two acceptances at once close the item', async () => {
  const [first, second] = [await report(), await report()];
  const [one, other] = await Promise.all([decide(first.id, 'accept'), decide(second.id, 'accept')]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(await readClosed()).toBe('no_place_left');
});

test('a rejected report closes nothing, costs its member nothing, and is decided once', async () => {
  const { id, member, read } = await report();
  const { balance, lockedBalance } = (await member.get('/api/auth/me')).body;

  expect((await decide(id, 'reject')).body).toMatchObject({ status: 'rejected', ...REASON, dueAt: null });

  expect(await read()).toEqual({ status: 'rejected', ...REASON });
  expect((await member.get('/api/auth/me')).body).toMatchObject({ balance, lockedBalance });
  const again = await decide(id, 'accept');
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'already_decided', decision: 'rejected', by: reviewer.user.username },
  ]);
});

test('of a disabled member can be rejected without a notice, and not be accepted', async () => {
  const { id, member } = await report();
  const notices = () => collection('notices').countDocuments({ kind: 'item_reports' });
  const before = await notices();
  await owner.post(`/api/admin/users/${member.user.id}/disable`, REASON);

  expect((await decide(id, 'accept')).body.code).toBe('member_disabled');
  expect((await decide(id, 'reject')).body.status).toBe('rejected');

  expect(await notices()).toBe(before);
});

test('is a case: claimed by one administrator, and decided by none who has an interest', async () => {
  const { id, member } = await report();
  const [colleague, referrer] = [
    await createAdministrator(api, 'member', ['reviewer']),
    await createAdministrator(api, 'member', ['reviewer']),
  ];
  await refer(api, referrer, member);
  expect((await decide(id, 'accept', referrer)).body.code).toBe('not_allowed_to_review');
  await colleague.post(`/api/admin/cases/report/${id}/claim`);

  expect((await decide(id, 'accept')).body).toMatchObject({ code: 'claimed', by: colleague.user.username });
  await colleague.post(`/api/admin/cases/report/${id}/notes`, { text: 'The text is empty on phones.' });
  expect((await decide(id, 'accept', colleague)).status).toBe(200);
  await collection('referrals').deleteMany({});
});
