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

const APPROVAL = { criteria: { care: 'high' }, comments: [], text: '', fixes: [] };

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api);
});
afterAll(() => api.stop());

async function list(query = ''): Promise<string[]> {
  const { status, body } = await reviewer.get(`/api/admin/reviews${query}`);
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id);
}

async function decide(work: SubmittedWork, action: string, body: object): Promise<void> {
  await reviewer.post(`/api/admin/reviews/${work.id}/claim`);
  expect((await reviewer.post(`/api/admin/reviews/${work.id}/${action}`, body)).status).toBe(200);
}

async function findHints({ id }: SubmittedWork): Promise<string[]> {
  return (await reviewer.get(`/api/admin/reviews/${id}`)).body.hints as string[];
}

test('lists what is due first, and what was decided by its hand-in', async () => {
  const taskId = await insertWorkTask(api);
  const later = await createSubmission(api, taskId);
  api.clock.advance(1_000);
  const due = new Date(api.clock.now().getTime() + 1_000);
  const sooner = await createSubmission(api, taskId, { dueAt: due });
  const approved = await createSubmission(api, taskId);
  await decide(approved, 'approve', APPROVAL);

  expect(await list(`?taskId=${taskId}`)).toEqual([sooner.id, later.id]);
  expect(await list(`?taskId=${taskId}&state=approved`)).toEqual([approved.id]);
  expect(await list(`?taskId=${taskId}&state=submitted&sort=oldest`)).toEqual([later.id, sooner.id]);
  expect((await list(`?taskId=${taskId}&sort=newest`)).length).toBe(3);
  expect(await list(`?taskId=${taskId}&blueprintId=9`)).toEqual([]);
  const first = (await reviewer.get(`/api/admin/reviews?taskId=${taskId}&limit=1`)).body;
  const second = await reviewer.get(`/api/admin/reviews?taskId=${taskId}&limit=1&cursor=${first.next}`);
  expect([first.items[0].id, second.body.items[0].id]).toEqual([sooner.id, later.id]);
});

test('leaves out drafts, practice and tasks that were given back', async () => {
  const taskId = await insertWorkTask(api);
  for (const state of ['draft', 'practiced', 'returned'] as const)
    await createSubmission(api, taskId, { state, dueAt: null, isPractice: state === 'practiced' });
  for (const sort of ['due', 'newest', 'oldest'])
    expect(await list(`?taskId=${taskId}&sort=${sort}`)).toEqual([]);
});

test('finds submissions by alias and id, and by no name or id of a member', async () => {
  const work = await createSubmission(api, await insertWorkTask(api));
  const { body } = await reviewer.get(`/api/admin/reviews/${work.id}`);

  expect(await list(`?q=${body.alias.toLowerCase()}`)).toEqual([work.id]);
  expect(await list(`?q=${work.id}`)).toEqual([work.id]);
  expect(await list(`?q=${work.member.user.username}`)).toEqual([]);
  expect(await list(`?q=${work.member.user.id}`)).toEqual([]);
});

test('names no member before the decision, neither in lists nor in a file', async () => {
  const work = await createSubmission(api, await insertWorkTask(api));
  const { username, id, email } = work.member.user;
  const responses = [
    await reviewer.get(`/api/admin/reviews/${work.id}`),
    await reviewer.get(`/api/admin/reviews?taskId=${work.taskId}`),
    await reviewer.get(`/api/admin/reviews.csv?taskId=${work.taskId}`),
    await reviewer.post(`/api/admin/reviews/${work.id}/claim`),
  ];
  for (const { status, body } of responses) {
    expect(status).toBe(200);
    for (const trace of [username, id, email]) expect(JSON.stringify(body)).not.toContain(trace);
  }
  await decide(work, 'approve', APPROVAL);
  const { body } = await reviewer.get(`/api/admin/reviews/${work.id}`);
  expect([body.username, body.userId]).toEqual([username, id]);
});

test('shows a reviewer the right answers, the scores and the rubric', async () => {
  const work = await createSubmission(api, await insertWorkTask(api));

  const { body } = await reviewer.get(`/api/admin/reviews/${work.id}`);

  const [first, second] = body.items;
  expect([first.id, second.id]).toEqual([itemIdOf(work.taskId, 1), itemIdOf(work.taskId, 0)]);
  expect(first).toMatchObject({
    answers: pick('cat'),
    previous: null,
    change: null,
    explanation: 'Cats purr.',
  });
  expect(first.scores).toMatchObject([{ part: 'pick', score: 1, truth: pick('cat').pick }]);
  expect(second.scores).toMatchObject([{ part: 'pick', score: 0 }]);
  expect(body.rubric).toHaveLength(1);
  expect(body.score).toEqual({ known: { right: 1, items: 2, share: 0.5 }, hard: null });
  expect([body.conflictOfInterest, body.isMine, body.revisionsLeft]).toEqual([null, false, 2]);
});

describe('the hints', () => {
  test('name work that was far faster than ten accepted submissions', async () => {
    const taskId = await insertWorkTask(api);
    const decidedBy = requireId(reviewer.user.id);
    const insertAccepted = async (activeSeconds: number) =>
      createSubmission(api, taskId, { state: 'approved', activeSeconds, dueAt: null, decidedBy });
    for (let count = 0; count < 9; count += 1) await insertAccepted(600 + count);
    const fast = await createSubmission(api, taskId, { activeSeconds: 30 });
    const usual = await createSubmission(api, taskId, { activeSeconds: 590 });
    expect(await findHints(fast)).toEqual([]);

    await insertAccepted(620);
    expect(await findHints(fast)).toEqual(['very_fast']);
    expect(await findHints(usual)).toEqual([]);
  });

  test('name work of which more than 80 percent was pasted', async () => {
    const taskId = await insertWorkTask(api);
    const effort = (pasted: number) => ({ typed: 100 - pasted, pasted, inserted: 0 });
    const pasted = await createSubmission(api, taskId, { effort: effort(81) });
    const typed = await createSubmission(api, taskId, { effort: effort(80) });
    expect([await findHints(pasted), await findHints(typed)]).toEqual([['mostly_pasted'], []]);
  });

  test('name a revision that changed little', async () => {
    const taskId = await insertWorkTask(api);
    const comment = {
      itemId: itemIdOf(taskId, 0),
      part: null,
      target: null,
      span: null,
      text: 'Look again.',
    };
    const body = { criteria: {}, comments: [comment], text: '' };
    const work = await createSubmission(api, taskId);
    await decide(work, 'request-revision', body);
    await resubmit(api, work);
    expect(await findHints(work)).toEqual(['changed_little']);
    expect((await reviewer.get(`/api/admin/reviews?taskId=${taskId}`)).body.items[0].hints).toEqual([
      'changed_little',
    ]);
  });
});
