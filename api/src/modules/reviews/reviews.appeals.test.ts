import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  WORK_BLUEPRINT,
  createSubmission,
  insertWorkTask,
  itemIdOf,
  type SubmittedWork,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { newId, requireId } from '../../platform/ids.ts';

const HOUR_MS = 3_600_000;
const JOB = 'decide-overdue-work';
const REASON = 'The second item shows a cat, as the guideline explains in its first section.';
const APPEAL = { text: 'The animal purrs, and the guideline says that only cats purr.' };

let api: TestApi;
let taskId: string;
let reviewer: LoggedInClient;
let other: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  taskId = await insertWorkTask(api);
  reviewer = await createAdministrator(api);
  other = await createAdministrator(api);
});
afterAll(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});

function pathOf({ id }: SubmittedWork, action = ''): string {
  return `/api/admin/reviews/${id}${action}`;
}

async function decide(by: LoggedInClient, work: SubmittedWork, action: string, body: object) {
  expect((await by.post(pathOf(work, '/claim'))).status).toBe(200);
  return by.post(pathOf(work, `/${action}`), body);
}

async function createRejected(task = taskId): Promise<SubmittedWork> {
  const work = await createSubmission(api, task);
  const comment = { itemId: itemIdOf(task, 0), part: null, target: null, span: null, text: 'This is a cat.' };
  const body = { criteria: {}, comments: [comment], code: 'not_the_task', text: REASON };
  expect((await decide(reviewer, work, 'reject', body)).status).toBe(200);
  return work;
}

async function createAppealed(): Promise<SubmittedWork> {
  // A task of its own, so that the share of rejections stays below its limit.
  const work = await createRejected(await insertWorkTask(api));
  expect((await work.member.post(`/api/user/submissions/${work.id}/appeal`, APPEAL)).status).toBe(200);
  return work;
}

const stateOf = async (work: SubmittedWork) => (await reviewer.get(pathOf(work))).body.state as string;
const balanceOf = async ({ member }: SubmittedWork) =>
  (await member.get('/api/auth/me')).body.balance as number;
test('an appeal names its member to no reviewer', async () => {
  const work = await createAppealed();
  const { body } = await other.get(pathOf(work));
  expect([body.state, body.username, body.userId]).toEqual(['appealed', null, null]);
});

const mailsOf = async ({ member }: SubmittedWork) =>
  (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);

describe('work that is not reviewed in time', () => {
  test('is pending for 71:59:59 and approved at 72:00:00', async () => {
    const work = await createSubmission(api, taskId, { isRight: true });
    const handedInAt = api.clock.now();

    api.clock.advance(72 * HOUR_MS - 1_000);
    await api.app.jobs.runNow(JOB);
    expect(await stateOf(work)).toBe('submitted');
    api.clock.advance(1_000);
    await Promise.all([api.app.jobs.runNow(JOB), api.app.jobs.runNow(JOB)]);

    const { body } = await reviewer.get(pathOf(work));
    expect(body).toMatchObject({ state: 'approved', decidedBy: null });
    expect(body.reviews).toMatchObject([{ decision: 'approved', isAutomatic: true, decidedBy: null }]);
    expect(body.timeline.at(-1)).toMatchObject({ action: 'submission_approved', by: null });
    const { items } = (await work.member.get('/api/user/tasks')).body;
    expect(items).toMatchObject([{ taskId, completionDate: handedInAt.toISOString() }]);
    expect((await mailsOf(work)).filter((subject) => subject.includes('approved'))).toHaveLength(1);
  });

  test('is approved even if a reviewer has claimed it', async () => {
    const work = await createSubmission(api, taskId, { isRight: true });
    api.clock.advance(72 * HOUR_MS - 1_000);
    await reviewer.post(pathOf(work, '/claim'));
    api.clock.advance(1_000);
    await api.app.jobs.runNow(JOB);
    expect(await stateOf(work)).toBe('approved');
  });
});

describe('an appeal', () => {
  test('is confirmed by email, and decided by another administrator', async () => {
    const work = await createAppealed();
    expect(await mailsOf(work)).toContainEqual(expect.stringContaining('We received your appeal'));
    const [notice] = (await work.member.get('/api/user/notices')).body.items;
    expect(notice).toMatchObject({ text: expect.stringContaining('We received your appeal'), unread: false });

    expect((await reviewer.get(pathOf(work))).body.conflictOfInterest).toBe('decided_before');
    const own = await reviewer.post(pathOf(work, '/claim'));
    expect([own.status, own.body.code]).toEqual([403, 'not_allowed_to_review']);

    const { body } = await decide(other, work, 'grant-appeal', { text: REASON });
    expect([body.state, body.decidedBy, body.appeal.text]).toEqual([
      'approved',
      other.user.username,
      APPEAL.text,
    ]);
    expect(await mailsOf(work)).toContainEqual(expect.stringContaining('appeal was granted'));
  });

  test('won on day 20 makes the reward available at once', async () => {
    const work = await createRejected(await insertWorkTask(api));
    const before = await balanceOf(work);
    api.clock.advance(14 * DAY_MS - 1_000);
    // The platform would grant the appeal after 72 hours, so the reviewer's decision is made late by hand.
    expect((await work.member.post(`/api/user/submissions/${work.id}/appeal`, APPEAL)).status).toBe(200);
    const late = new Date(api.clock.now().getTime() + 30 * DAY_MS);
    await api.database.connection
      .collection('submissions')
      .updateOne({ taskId: work.taskId }, { $set: { dueAt: late } });
    api.clock.advance(6 * DAY_MS);
    expect(await balanceOf(work)).toBe(before);

    await decide(other, work, 'grant-appeal', { text: REASON });

    expect(await balanceOf(work)).toBe(before + WORK_BLUEPRINT.rewardDollars);
    const mail = (await findMailsTo(api, work.member.user.email)).at(-1)!;
    expect(mail.text).toContain('is available now');
    api.clock.advance(-6 * DAY_MS);
  });

  test('is denied with a reason, and the rejection is final', async () => {
    const work = await createAppealed();

    const { body } = await decide(other, work, 'deny-appeal', { text: REASON });

    expect([body.state, body.reviews.length]).toEqual(['rejected', 2]);
    const again = await work.member.post(`/api/user/submissions/${work.id}/appeal`, APPEAL);
    expect([again.status, again.body.code]).toEqual([409, 'already_appealed']);
    const late = await other.post(pathOf(work, '/grant-appeal'), { text: REASON });
    expect(late.body).toMatchObject({
      code: 'already_decided',
      decision: 'appeal_denied',
      by: other.user.username,
    });
    const mail = (await findMailsTo(api, work.member.user.email)).at(-1)!;
    expect(mail.text).toContain('This decision is final');
    expect(mail.text).toContain(REASON);
  });

  test('is granted by the platform after 72 hours', async () => {
    const work = await createAppealed();
    api.clock.advance(72 * HOUR_MS - 1_000);
    await api.app.jobs.runNow(JOB);
    expect(await stateOf(work)).toBe('appealed');
    api.clock.advance(1_000);
    await api.app.jobs.runNow(JOB);
    const { body } = await reviewer.get(pathOf(work));
    expect(body.state).toBe('approved');
    expect(body.reviews.at(-1)).toMatchObject({ decision: 'appeal_granted', isAutomatic: true });
    expect(body.timeline.at(-1)).toMatchObject({ action: 'submission_appeal_granted', by: null });
  });

  test('shows its member every decision, and no name of a reviewer', async () => {
    const work = await createAppealed();
    await decide(other, work, 'deny-appeal', { text: REASON });

    const { body } = await work.member.get(`/api/user/submissions/${work.id}`);

    expect(body.reviews.map(({ decision }: { decision: string }) => decision)).toEqual([
      'rejected',
      'appeal_denied',
    ]);
    for (const { user } of [reviewer, other]) {
      expect(JSON.stringify(body)).not.toContain(user.username);
      expect(JSON.stringify(body)).not.toContain(user.id);
    }
  });
});

describe('the limits on rejections', () => {
  test('stop an administrator at more than 30 percent of their decisions about a task, from ten on', async () => {
    const task = await insertWorkTask(api);
    const strict = await createAdministrator(api);
    await insertReviews(strict, task, ['rejected', 'rejected', 'rejected', 'rejected', ...approvals(4)]);
    const ninth = await createSubmission(api, task);
    expect((await reject(strict, ninth)).status).toBe(200);

    const tenth = await createSubmission(api, task);
    const stopped = await reject(strict, tenth);
    expect([stopped.status, stopped.body.code]).toEqual([409, 'rejection_limit_reached']);
    expect(await stateOf(tenth)).toBe('submitted');
    await strict.post(pathOf(tenth, '/unclaim'));
    expect((await reject(other, tenth)).status).toBe(200);
    await removeReviews();
  });

  test('stop an administrator after 20 rejections on one UTC day', async () => {
    const strict = await createAdministrator(api);
    await insertReviews(strict, await insertWorkTask(api), Array<string>(20).fill('rejected'));
    const work = await createSubmission(api, await insertWorkTask(api));

    expect((await reject(strict, work)).body.code).toBe('rejection_limit_reached');
    api.clock.advance(DAY_MS);
    expect((await reject(strict, work)).status).toBe(200);
    await removeReviews();
  });

  test('stop an administrator after 20 rejections that are sent at once', async () => {
    const strict = await createAdministrator(api);
    await insertReviews(strict, await insertWorkTask(api), Array<string>(19).fill('rejected'));
    const taskIds = [await insertWorkTask(api), await insertWorkTask(api), await insertWorkTask(api)];
    const works = await Promise.all(taskIds.map((taskId) => createSubmission(api, taskId)));

    const responses = await Promise.all(works.map((work) => reject(strict, work)));

    expect(responses.map(({ body }) => (body.code ?? 'rejected') as string).sort()).toEqual([
      'rejected',
      'rejection_limit_reached',
      'rejection_limit_reached',
    ]);
    await removeReviews();
  });

  function approvals(count: number): string[] {
    return Array<string>(count).fill('approved');
  }

  async function reject(by: LoggedInClient, work: SubmittedWork) {
    const itemId = itemIdOf(work.taskId, 0);
    const comment = { itemId, part: null, target: null, span: null, text: 'This is a cat.' };
    return decide(by, work, 'reject', {
      criteria: {},
      comments: [comment],
      code: 'not_the_task',
      text: REASON,
    });
  }

  /** Inserts decisions about work of members who do not exist, which no other check reads. */
  async function insertReviews(
    by: LoggedInClient,
    task: string,
    decisions: readonly string[],
  ): Promise<void> {
    await api.database.connection.collection('reviews').insertMany(
      decisions.map((decision) => ({
        ...{ _id: newId(), submissionId: newId(), userId: newId(), taskId: task, round: 1, kind: 'review' },
        ...{ decision, decidedBy: requireId(by.user.id), decidedAt: api.clock.now(), code: null, text: null },
        ...{ criteria: {}, comments: [], fixes: [] },
      })),
    );
  }

  async function removeReviews(): Promise<void> {
    const submissions = await api.database.connection.collection('submissions').find().toArray();
    await api.database.connection
      .collection('reviews')
      .deleteMany({ submissionId: { $nin: submissions.map(({ _id }) => _id) } });
  }
});
