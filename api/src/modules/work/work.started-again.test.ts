import type { Submission, SubmissionRow } from '@platform/contracts';
import { requireId } from '../../platform/ids.ts';
import { PRACTICE, SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';

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

const pathOf = ({ id }: { id: string }) => `/api/tasks/${id}/work`;
const HAND_IN = { assistance: { used: false, tools: '' } };
const start = (task: { id: string }, client = member) => startTask(client, task.id);
const submit = (submission: Submission, version = submission.version, client = member) =>
  client.post(submissionPath(submission, '/submit'), { ...HAND_IN, version });

/** Starts a task, answers everything and hands it in. */
async function handIn(task: { id: string }, client = member): Promise<Submission> {
  const started = await start(task, client);
  const { body } = await submit(started, await answerAll(client, started), client);
  return body as Submission;
}

describe('a hand-in', () => {
  test('repeated with its key gives the same answer and counts once', async () => {
    const started = await start(SUITE);
    const version = await answerAll(member, started);
    const path = submissionPath(started, '/submit');
    const headers = { 'idempotency-key': 'hand-in-once' };
    // As a browser does, it asks again while the first attempt is in progress.
    const send = async () => {
      for (;;) {
        const response = await member.post(path, { ...HAND_IN, version }, { headers });
        if (response.body.code !== 'idempotency_in_flight') return response;
      }
    };

    const [first, second] = await Promise.all([send(), send()]);

    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await member.post(path, { ...HAND_IN, version })).body.code).toBe('wrong_state');
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(1);
  });

  test('of an old version is rejected', async () => {
    const started = await start(SUITE);
    const version = await answerAll(member, started);
    expect((await submit(started, version - 1)).body.code).toBe('draft_newer');
  });
});

test('a task that was given back goes on with its answers', async () => {
  const submission = await start(SUITE);
  await answerAll(member, submission);
  const { body } = await member.post(submissionPath(submission, '/give-back'));
  expect(body.state).toBe('returned');

  const again = await start(SUITE);

  expect(again).toMatchObject({ id: submission.id, state: 'draft' });
  expect(again.items.map(({ id }) => id)).toEqual(submission.items.map(({ id }) => id));
  expect((await submit(again)).status).toBe(200);
});

test('a task that is started again has the reward that it shows now', async () => {
  const submission = await start(SUITE);
  // As if it had been started before the reward changed.
  await api.database.connection
    .collection('submissions')
    .updateOne({ _id: requireId(submission.id) }, { $set: { rewardCents: 100 } });
  await member.post(submissionPath(submission, '/give-back'));

  expect((await start(SUITE)).reward).toBe((await member.get(pathOf(SUITE))).body.reward);
});

test("a member's submissions are listed newest first and filtered by state", async () => {
  const first = await handIn(SUITE);
  api.clock.advance(MINUTE_MS);
  const second = await start(PRACTICE);
  const ids = async (query: string): Promise<string[]> =>
    (await member.get(`/api/user/submissions${query}`)).body.items.map(({ id }: SubmissionRow) => id);

  expect(await ids('')).toEqual([second.id, first.id]);
  expect(await ids('?state=submitted')).toEqual([first.id]);
  expect((await member.get('/api/user/submissions?state=open')).status).toBe(400);
  const { body } = await member.get('/api/user/submissions?limit=1');
  expect((await ids(`?limit=1&cursor=${body.next}`))[0]).toBe(first.id);
});
