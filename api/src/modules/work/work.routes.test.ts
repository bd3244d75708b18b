import type { Submission } from '@platform/contracts';
import { requireId } from '../../platform/ids.ts';
import {
  LIMITED,
  PRACTICE,
  REWRITING,
  SECOND_SUITE,
  SUITE,
  WORK_BLUEPRINT_ID,
  WORK_REWARD,
} from '../../../test/support/work-tasks.ts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import {
  answerAll,
  fillIn,
  saveBody,
  startTask,
  submissionPath,
} from '../../../test/support/work-answers.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let api: TestApi;
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.set(START_TIME);
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
});

const LIST = `/api/tasks/blueprint/${WORK_BLUEPRINT_ID}/work`;
const pathOf = ({ id }: { id: string }) => `/api/tasks/${id}/work`;
const HAND_IN = { assistance: { used: false, tools: '' } };
const start = (task: { id: string }, client = member) => startTask(client, task.id);
const submit = (submission: Submission, version = submission.version, client = member) =>
  client.post(submissionPath(submission, '/submit'), { ...HAND_IN, version });
const read = async (submission: { id: string }): Promise<Submission> =>
  (await member.get(submissionPath(submission))).body;

/** Starts a task, answers everything and hands it in. */
async function handIn(task: { id: string }, client = member): Promise<Submission> {
  const started = await start(task, client);
  const { body } = await submit(started, await answerAll(client, started), client);
  return body as Submission;
}

describe('the work tasks of a blueprint', () => {
  test('are listed apart from the demo tasks, with reward, practice mark and free places', async () => {
    const { body } = await member.get(LIST);

    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([
      SUITE.id,
      LIMITED.id,
      PRACTICE.id,
      REWRITING.id,
      SECOND_SUITE.id,
    ]);
    expect(body.items[0]).toMatchObject({ reward: WORK_REWARD, itemCount: 6, partTypes: ['choice', 'pair'] });
    expect(body.items[1]).toMatchObject({ places: 36, placesLeft: 36, closed: null, submission: null });
    expect(body.items[2]).toMatchObject({ reward: 0, isPractice: true, places: null, placesLeft: null });
    const demo = await member.get(`/api/tasks/blueprint/${WORK_BLUEPRINT_ID}`);
    expect(JSON.stringify(demo.body)).not.toContain(SUITE.id);
  });

  test('are open to owners of the blueprint only', async () => {
    const other = await createMember(api);
    for (const path of [LIST, pathOf(SUITE)])
      expect((await other.get(path)).body.code).toBe('blueprint_not_active');
    expect((await other.post(`${pathOf(SUITE)}/start`)).body.code).toBe('blueprint_not_active');
    expect((await member.get('/api/tasks/free-fact-check/work')).status).toBe(404);
    expect((await member.get('/api/tasks/no-such-task/work')).status).toBe(404);
  });

  test('are not completed by a click', async () => {
    const { status, body } = await member.post('/api/user/tasks', { taskId: SUITE.id });
    expect([status, body.code, body.path]).toEqual([
      409,
      'work_required',
      `/dashboard/tasks/${SUITE.id}/work`,
    ]);
  });
});

describe('a start', () => {
  test('gives each member an order of items of their own, and returns the same submission when repeated', async () => {
    const first = await start(SUITE);
    const again = await start(SUITE);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ state: 'draft', version: 0, round: 0, reviews: [], files: [] });

    const orders = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const other = await createMember(api);
      await activateBlueprint(api, other, WORK_BLUEPRINT_ID);
      orders.add((await start(SUITE, other)).items.map(({ id }) => id).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('keeps a place for 24 hours where places are limited', async () => {
    expect((await start(SUITE)).placeKeptUntil).toBeNull();
    expect((await start(LIMITED)).placeKeptUntil).toBe('2026-03-11T12:00:00.000Z');
  });

  test('is rejected for a fourth paid task in progress; practice does not count', async () => {
    const first = await start(SUITE);
    for (const task of [LIMITED, PRACTICE, REWRITING]) await start(task);

    const { status, body } = await member.post(`${pathOf(SECOND_SUITE)}/start`);

    expect([status, body.code]).toEqual([409, 'too_many_open']);
    expect((await member.get('/api/user/submission-summary')).body.drafts).toBe(3);
    await member.post(submissionPath(first, '/give-back'));
    expect((await start(SECOND_SUITE)).state).toBe('draft');
    expect((await member.post(`${pathOf(SUITE)}/start`)).body.code).toBe('too_many_open');
  });
});

describe('a hand-in', () => {
  test('freezes the answers, counts once, and is due after 72 hours', async () => {
    const submission = await handIn(SUITE);

    expect(submission).toMatchObject({
      state: 'submitted',
      round: 1,
      submittedAt: START_TIME,
      dueAt: '2026-03-13T12:00:00.000Z',
      withdrawableUntil: '2026-03-10T12:30:00.000Z',
    });
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(1);
    expect((await member.get('/api/user/submission-summary')).body).toMatchObject({
      drafts: 0,
      inReview: 1,
      inReviewReward: WORK_REWARD,
    });
    expect((await member.get('/api/auth/me')).body.lockedBalance).toBe(0);
  });

  test('is rejected with the path of each missing answer; an item that cannot be done counts as answered', async () => {
    const submission = await start(SUITE);
    const path = submissionPath(submission, '/draft');
    const [first, second] = submission.items;
    const flagged = { itemId: second!.id, answers: {}, cannotDo: 'unreadable' };
    await member.post(path, saveBody(submission, 0, [fillIn(first!), flagged]));

    const { status, body } = await submit(submission, 1);

    expect([status, body.code]).toEqual([400, 'incomplete']);
    const paths = body.details.map((detail: { path: string }) => detail.path).join();
    expect(paths).not.toContain('items.0.');
    expect(paths).not.toContain('items.1.');
    expect(paths).toContain('items.2.answers.animal.selected');
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(0);
  });

  test('is rejected after 20 tasks of the day, and possible on the next day', async () => {
    const started = await start(SUITE);
    const version = await answerAll(member, started);
    const day = `${member.user.id}:2026-03-10`;
    const counters = api.database.connection.collection<{ _id: string }>('task_counters');
    await counters.insertOne({ _id: day, count: 20 } as never);

    expect((await submit(started, version)).body.code).toBe('daily_limit_reached');
    expect((await member.post(`${pathOf(REWRITING)}/start`)).body.code).toBe('daily_limit_reached');
    api.clock.advance(12 * HOUR_MS);
    expect((await submit(started, version)).status).toBe(200);
    await counters.deleteOne({ _id: day });
  });
});

describe('handed-in work', () => {
  test('is taken back within 30 minutes, handed in again, and counts once', async () => {
    const submission = await handIn(SUITE);
    api.clock.advance(30 * MINUTE_MS);

    const { body } = await member.post(submissionPath(submission, '/withdraw-hand-in'));

    expect(body).toMatchObject({ state: 'draft', submittedAt: null, dueAt: null, round: 1 });
    expect((await submit(body)).body).toMatchObject({ state: 'submitted', round: 2 });
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(1);
    api.clock.advance(30 * MINUTE_MS + 1);
    expect((await member.post(submissionPath(submission, '/withdraw-hand-in'))).body.code).toBe('too_late');
  });

  test('is not taken back while it is reviewed', async () => {
    const submission = await handIn(SUITE);
    await api.database.connection
      .collection('submissions')
      .updateOne(
        { _id: requireId(submission.id) },
        { $set: { claimedUntil: new Date(Date.parse(START_TIME) + HOUR_MS / 2) } },
      );
    expect((await member.post(submissionPath(submission, '/withdraw-hand-in'))).body.code).toBe('in_review');
  });
});

test('a submission is open to its member only', async () => {
  const submission = await start(SUITE);
  const other = await createMember(api);
  for (const path of ['/draft', '/submit', '/withdraw-hand-in', '/give-back', '/appeal', '/seen']) {
    const { status } = await other.post(submissionPath(submission, path), bodyOf(path, submission));
    expect([path, status]).toEqual([path, 404]);
  }
  expect((await other.get(submissionPath(submission))).status).toBe(404);
});

/** Every step that a state does not allow. */
describe.each([
  ['draft', ['withdraw-hand-in', 'appeal']],
  ['submitted', ['draft', 'submit', 'give-back', 'appeal', 'start']],
  ['returned', ['draft', 'submit', 'withdraw-hand-in', 'give-back', 'appeal']],
] as const)('in the state %s', (state, wrongSteps) => {
  test.each(wrongSteps)('%s is rejected and changes nothing', async (step) => {
    const submission = state === 'submitted' ? await handIn(SUITE) : await start(SUITE);
    if (state === 'returned') await member.post(submissionPath(submission, '/give-back'));
    const before = await read(submission);

    const { status, body } =
      step === 'start'
        ? await member.post(`${pathOf(SUITE)}/start`)
        : await member.post(submissionPath(submission, `/${step}`), bodyOf(`/${step}`, before));

    expect([status, body.code]).toEqual([409, 'wrong_state']);
    expect(await read(submission)).toEqual(before);
  });
});

describe('practice', () => {
  test('is scored at once with explanations, is not paid or counted, and can be repeated', async () => {
    const practiced = await handIn(PRACTICE);

    expect(practiced).toMatchObject({ state: 'practiced', dueAt: null, reward: 0 });
    for (const { result } of practiced.items) {
      expect(result!.explanation).toContain('cats purr');
      expect(result!.scores).toMatchObject([{ part: 'animal', score: 1 }]);
    }
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(0);
    const again = await start(PRACTICE);
    expect(again).toMatchObject({ id: practiced.id, state: 'draft', round: 1 });
    for (const { result, answers } of again.items) expect([result, answers]).toEqual([null, {}]);
  });
});

function bodyOf(path: string, submission: Submission): object | undefined {
  const { version } = submission;
  if (path === '/draft') return saveBody(submission, version, []);
  if (path === '/submit') return { ...HAND_IN, version };
  return path === '/appeal' ? { text: 'The decision is wrong, because the animal purrs.' } : undefined;
}
