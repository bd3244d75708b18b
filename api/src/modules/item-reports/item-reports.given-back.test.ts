import type { Drawing, WorkTaskSeed } from '@platform/content';
import { ITEM_REPORTS_MAX, type ItemReportRow, type Submission } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { fillIn, saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** Work that reports more of its items than can be handed in. Every right answer is a cat. */

const ITEMS = SUITE.batches[0]!.map(({ parts: [choice], truth: { animal }, ...item }) => ({
  ...item,
  parts: [choice!],
  truth: { animal: animal! },
}));
const ANIMALS: WorkTaskSeed = { ...SUITE, id: 'w10-animals', title: 'Animals', batches: [ITEMS] };
const DRAWN: WorkTaskSeed = {
  ...{ ...ANIMALS, id: 'w10-drawn', title: 'Drawn animals', freshItems: 4 },
  batches: [ITEMS.slice(0, 2).map((item) => ({ ...item, id: `${item.id}-shared` }))],
};
const drawing: Drawing = {
  draw: (_task, _secret, count) =>
    Promise.resolve(Array.from({ length: count }, (_, drawnFrom) => ({ ...ITEMS[drawnFrom]!, drawnFrom }))),
  drawAgain: () => Promise.resolve(undefined),
};
const HOUR_MS = DAY_MS / 24;
const LIST = '/api/admin/item-reports';
const REASON = { reason: 'We looked at it: it can be done.' };

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [ANIMALS, DRAWN], undefined, drawing);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
afterEach(async () => {
  await collection('item_reports').deleteMany({});
  await collection('work_items').updateMany({}, { $unset: { acceptedReports: '', closedAt: '' } });
});

const collection = (name: string) => api.database.connection.collection(name);
async function takeOutUnread(): Promise<void> {
  await api.app.jobs.runNow('take-out-unread-items');
  // What other tests handed in is due as well.
  await api.app.jobs.runNow('decide-overdue-work');
}

type Work = { readonly member: LoggedInClient; readonly submission: Submission; readonly version: number };

/** Answers a task; of the first items it says that they cannot be done. */
async function answer(reported: number, taskId = ANIMALS.id): Promise<Work> {
  const member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  return save(member, await startTask(member, taskId), reported);
}

async function save(member: LoggedInClient, submission: Submission, reported: number): Promise<Work> {
  const items = submission.items.map((item, index) =>
    index < reported ? { itemId: item.id, answers: {}, cannotDo: 'unreadable' } : fillIn(item),
  );
  const body = saveBody(submission, submission.version, items);
  const saved = await member.post(submissionPath(submission, '/draft'), body);
  expect(saved.status).toBe(200);
  return { member, submission, version: saved.body.version as number };
}

const handIn = ({ member, submission, version }: Work) =>
  member.post(submissionPath(submission, '/submit'), { version, assistance: { used: false, tools: '' } });
const giveBack = ({ member, submission, version }: Work) =>
  member.post(submissionPath(submission, '/report'), { version });
const start = ({ member, submission: { taskId } }: Work) => member.post(`/api/tasks/${taskId}/work/start`);
const listReports = async () =>
  (await reviewer.get(`${LIST}?status=pending&sort=oldest`)).body.items as ItemReportRow[];
const decide = (id: string, step: 'accept' | 'reject') =>
  reviewer.post(`${LIST}/${id}/${step}`, step === 'accept' ? undefined : REASON);
const readScore = async ({ submission }: Work) =>
  (await reviewer.get(`/api/admin/reviews/${submission.id}`)).body.score.known as {
    items: number;
    share: number;
  };
const readClosed = async ({ member, submission: { taskId } }: Work) =>
  (await member.get(`/api/tasks/${taskId}/work`)).body.closed as unknown;

test('one item can be reported: it counts as wrong until a person accepts a report of it', async () => {
  const work = await answer(1);
  expect((await handIn(work)).status).toBe(200);
  const score = await readScore(work);
  expect(score).toMatchObject({ items: 6, share: expect.closeTo(5 / 6) });

  await collection('work_items').updateOne(
    { _id: work.submission.items[0]!.id as never },
    { $set: { acceptedReports: 1 } },
  );

  expect(await readScore(work)).toMatchObject({ items: 5, share: 1 });
});

test('more than a tenth of the items, and at least two, cannot be handed in', async () => {
  const work = await answer(2);
  const { status, body } = await handIn(work);
  expect([status, body.code]).toEqual([409, 'too_many_reports']);
  expect((await giveBack({ ...work, version: work.version - 1 })).body.code).toBe('draft_newer');
  expect((await giveBack(await answer(1))).body.code).toBe('wrong_state');
  expect(await listReports()).toEqual([]);
});

test('a person takes items out or says why not, and the draft goes on', async () => {
  const work = await answer(2);
  const { body: returned } = await giveBack(work);
  expect(returned).toMatchObject({ state: 'returned', reportsDueAt: expect.any(String) });
  expect(await readClosed(work)).toBe('reports_wait');
  expect((await start(work)).body.code).toBe('wrong_state');
  const [first, second] = await listReports();
  expect(first).toMatchObject({ isGivenBack: true, takenOutAt: null, cannotDo: 'unreadable' });
  const detail = (await reviewer.get(`${LIST}/${first!.id}`)).body;
  expect(detail.item.material[0].text).toContain('purrs');

  expect((await decide(first!.id, 'accept')).status).toBe(200);
  expect(await readClosed(work)).toBe('reports_wait');
  expect((await decide(second!.id, 'reject')).status).toBe(200);

  const { body: continued } = await start(work);
  expect(continued.items).toHaveLength(5);
  const [accepted, rejected] = work.submission.items;
  const ids = (continued as Submission).items.map(({ id }) => id);
  expect([ids.includes(accepted!.id), ids[0]]).toEqual([false, rejected!.id]);
  expect(continued.items[0]).toMatchObject({ cannotDo: null, report: { status: 'rejected', ...REASON } });
  expect(continued.items[1].answers).toEqual(fillIn(continued.items[1]).answers);
  const { items: notices } = (await work.member.get('/api/user/notices')).body;
  expect((notices as { text: string }[]).map(({ text }) => text)).toContain('You can go on with "Animals"');
  const mails = await findMailsTo(api, work.member.user.email);
  const mail = mails.find(({ subject }) => subject.includes('go on'));
  expect(mail?.text).toMatch(/Item 1 was taken out\.[^]*Item 2 can be done\. Why:\nWe looked at it/);

  // Only one of the items is reported now, and that was rejected: it is not filed again.
  const again = await save(work.member, continued as Submission, 1);
  expect((await handIn(again)).status).toBe(200);
  expect(await readScore(work)).toMatchObject({ items: 5, share: expect.closeTo(4 / 5) });
  api.clock.advance(73 * HOUR_MS);
  await api.app.jobs.runNow('decide-overdue-work');
  expect((await work.member.get(submissionPath(work.submission))).body.state).toBe('approved');
  const filed = (await listReports()).map(({ submissionId }) => submissionId);
  expect(filed).not.toContain(work.submission.id);
});

test('what a person has called possible is not reported again', async () => {
  const work = await answer(2);
  await giveBack(work);
  // Both at once: one of them sees that it is the last, and lets the member go on.
  await Promise.all((await listReports()).map(({ id }) => decide(id, 'reject')));
  const again = await save(work.member, (await start(work)).body as Submission, 2);

  expect((await handIn(again)).body.code).toBe('too_many_reports');
  const { status, body } = await giveBack(again);
  expect([status, body.code]).toEqual([409, 'wrong_state']);
  expect(body.message).toMatch(/they can be done/);
});

test('unread after 72 hours, items are taken out for this member, and stay in the score', async () => {
  const work = await answer(2);
  await giveBack(work);
  api.clock.advance(72 * HOUR_MS - 1);
  await takeOutUnread();
  expect(await readClosed(work)).toBe('reports_wait');
  api.clock.advance(1);
  await Promise.all([takeOutUnread(), takeOutUnread()]);

  const { body: continued } = await start(work);
  expect(continued.items).toHaveLength(4);
  expect((await handIn(await save(work.member, continued as Submission, 0))).status).toBe(200);
  expect(await readScore(work)).toMatchObject({ items: 6, share: expect.closeTo(4 / 6) });
  // A machine accepts nothing: others get the items, and a person still decides.
  expect((await answer(0)).submission.items).toHaveLength(6);
  const waiting = await listReports();
  expect(waiting.map(({ takenOutAt }) => takenOutAt)).toEqual([expect.any(String), expect.any(String)]);
  await decide(waiting[0]!.id, 'accept');
  expect(await readScore(work)).toMatchObject({ items: 5, share: expect.closeTo(4 / 5) });
  expect((await decide(waiting[1]!.id, 'reject')).status).toBe(200);
  expect((await work.member.get(submissionPath(work.submission))).body.items).toHaveLength(4);
});

test('who reports every item earns nothing by waiting', async () => {
  const work = await answer(6);
  await giveBack(work);
  api.clock.advance(72 * HOUR_MS);
  await takeOutUnread();

  expect(await readClosed(work)).toBe('taken_out');
  const { status, body } = await start(work);
  expect([status, body.code]).toEqual([409, 'no_place_left']);
  expect(body.message).toMatch(/All items/);
});

test('a template replaces the items that are taken out', async () => {
  const work = await answer(6, DRAWN.id);
  await giveBack(work);
  api.clock.advance(72 * HOUR_MS);
  await takeOutUnread();

  const { body: continued } = await start(work);
  const before = new Set(work.submission.items.map(({ id }) => id));
  const ids = (continued as Submission).items.map(({ id }) => id);
  expect([ids.length, ids.some((id) => before.has(id))]).toEqual([6, false]);
  expect((await handIn(await save(work.member, continued as Submission, 0))).status).toBe(200);
  expect(await readScore(work)).toMatchObject({ items: 6, share: 1 });
});

test('accepted reports of two members close an item, those of one member do not', async () => {
  const [one, other] = [await answer(2), await answer(2)];
  const shared = new Set(one.submission.items.map(({ id }) => id));
  expect(other.submission.items.every(({ id }) => shared.has(id))).toBe(true);
  // Both report the same items, whatever the order in which they see them.
  const reported = one.submission.items.slice(0, 2).map(({ id }) => id);
  const sorted = other.submission.items.toSorted(
    (a, b) => Number(reported.includes(b.id)) - Number(reported.includes(a.id)),
  );
  const again = await save(other.member, { ...other.submission, items: sorted, version: other.version }, 2);
  await giveBack(one);
  for (const { id } of await listReports()) expect((await decide(id, 'accept')).body.closedAt).toBeNull();
  await giveBack(again);
  for (const { id } of await listReports())
    expect((await decide(id, 'accept')).body).toMatchObject({
      accepted: ITEM_REPORTS_MAX,
      closedAt: api.clock.now().toISOString(),
    });

  expect((await answer(0)).submission.items).toHaveLength(4);
});
