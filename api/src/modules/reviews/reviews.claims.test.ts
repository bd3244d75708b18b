import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  createSubmission,
  insertWorkTask,
  itemIdOf,
  pick,
  resubmit,
  type SubmittedWork,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { requireId } from '../../platform/ids.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let taskId: string;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api);
  taskId = await insertWorkTask(api);
});
afterAll(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});

function pathOf({ id }: SubmittedWork, action = ''): string {
  return `/api/admin/reviews/${id}${action}`;
}

function comment(overrides: object = {}) {
  const anchor = { itemId: itemIdOf(taskId, 0), part: 'pick', target: 'option:dog', span: null };
  return { ...anchor, text: 'This animal purrs.', ...overrides };
}

const APPROVAL = { criteria: { care: 'high' }, comments: [], text: '', fixes: [] };
const revision = () => ({ criteria: {}, comments: [comment()], text: 'Look again.' });

/** Claims and decides; returns the response to the decision. */
async function decide(by: LoggedInClient, work: SubmittedWork, action: string, body: object) {
  expect((await by.post(pathOf(work, '/claim'))).status).toBe(200);
  return by.post(pathOf(work, `/${action}`), body);
}

async function findSubmission({ id }: SubmittedWork, by = reviewer) {
  return (await by.get(`/api/admin/reviews/${id}`)).body;
}

describe('an approval', () => {
  test('shows the member what the reviewer corrected', async () => {
    const work = await createSubmission(api, taskId);
    const fixes = [{ itemId: itemIdOf(taskId, 0), answers: pick('cat') }];

    const { body } = await decide(reviewer, work, 'approve', { ...APPROVAL, fixes });

    expect(body.reviews[0].fixes).toEqual(fixes);
    expect((await findMailsTo(api, work.member.user.email)).at(-1)!.text).toContain('corrected 1 item');
  });
});

describe('a revision', () => {
  test('of a note, or of what cannot be done, is a change too', async () => {
    const work = await createSubmission(api, taskId);
    await decide(reviewer, work, 'request-revision', revision());
    await resubmit(api, work);
    const answers = api.database.connection.collection('answers');
    const second = { submissionId: requireId(work.id), round: 2 };
    const note = { 'answers.pick.note': 'It purrs in the second line.' };
    await answers.updateOne({ ...second, itemId: itemIdOf(taskId, 1) }, { $set: note });
    await answers.updateOne({ ...second, itemId: itemIdOf(taskId, 0) }, { $set: { cannotDo: 'unreadable' } });

    const { items, hints } = await findSubmission(work);

    expect(items.map(({ change }: { change: number }) => change)).toEqual([0.5, 1]);
    expect(hints).not.toContain('changed_little');
  });
});

describe('a claim', () => {
  test('is given to one of two administrators at once', async () => {
    const reviewers = [await createAdministrator(api), await createAdministrator(api)];
    const work = await createSubmission(api, taskId);
    const claims = await Promise.all(reviewers.map((reviewer) => reviewer.post(pathOf(work, '/claim'))));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of the next submission takes what is due first and skips what one may not decide', async () => {
    const reviewer = await createAdministrator(api);
    const other = await createAdministrator(api);
    const hourAgo = new Date(api.clock.now().getTime() + 60 * MINUTE_MS);
    const own = await createSubmission(api, taskId, { member: reviewer, dueAt: hourAgo });
    const taken = await createSubmission(api, taskId, { dueAt: hourAgo });
    await other.post(pathOf(taken, '/claim'));
    const free = await createSubmission(api, taskId, {
      dueAt: new Date(hourAgo.getTime() + MINUTE_MS),
    });

    expect((await reviewer.post('/api/admin/reviews/claim-next')).body.id).toBe(free.id);
    // An administrator who has claimed one goes on with it.
    expect((await reviewer.post('/api/admin/reviews/claim-next')).body.id).toBe(free.id);
    expect((await other.post('/api/admin/reviews/claim-next')).body.id).toBe(own.id);
    // A decision about it is on its way.
    const { body } = await reviewer.post('/api/admin/reviews/claim-next', { except: [free.id] });
    expect([free.id, own.id, taken.id]).not.toContain(body.id);
  });
});

describe('a decision', () => {
  test('sent three times at once has one effect', async () => {
    const work = await createSubmission(api, taskId);
    await reviewer.post(pathOf(work, '/claim'));
    const calls = [1, 2, 3].map(() => reviewer.post(pathOf(work, '/approve'), APPROVAL));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await work.member.get('/api/user/tasks')).body.items).toHaveLength(1);
  });

  test('about work that was never handed in, was given back or is practice finds nothing', async () => {
    for (const change of [
      { state: 'draft' },
      { state: 'returned' },
      { state: 'practiced', isPractice: true },
    ]) {
      const task = await insertWorkTask(api);
      const work = await createSubmission(api, task, {
        ...change,
        dueAt: null,
        firstSubmittedAt: null,
      } as object);
      for (const call of ['/claim', '/approve'])
        expect(
          (await reviewer.post(pathOf(work, call), call === '/claim' ? undefined : APPROVAL)).status,
        ).toBe(404);
    }
  });
});
