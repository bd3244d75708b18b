import type { ReviewDetail, Submission, WorkWarning } from '@platform/contracts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import {
  allCats,
  beginVaried,
  right,
  saveVaried,
  submitVaried,
  wrong,
} from '../../../test/support/varied-work.ts';
import { startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { REWRITING, VARIED } from '../../../test/support/work-tasks.ts';

/** What a member is told before a hand-in counts: once, and never which answers are meant. */

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [VARIED, REWRITING]);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
afterAll(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});

const readAsReviewer = async ({ id }: Submission): Promise<ReviewDetail> =>
  (await reviewer.get(`/api/admin/reviews/${id}`)).body;

test.each<[string, typeof right, number, WorkWarning[]]>([
  ['the same answer everywhere', allCats, 600, ['identical_answers']],
  ['answers that are all wrong', wrong, 600, ['like_a_guess']],
  ['a fifth of the estimated time', right, 240, ['very_quick']],
  ['the same answer at once', () => 'owl', 10, ['identical_answers', 'very_quick']],
])(
  '%s: the member is told, may go on, and the reviewer sees the same',
  async (_name, choose, seconds, said) => {
    const { member, started } = await beginVaried(api);
    const version = await saveVaried(member, started, choose, seconds);

    const told = await submitVaried(member, started, version);

    expect(told).toMatchObject({ state: 'draft', warnings: said, submittedAt: null, round: 0 });
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(0);
    expect((await reviewer.get(`/api/admin/reviews/${started.id}`)).status).toBe(404);

    expect(await submitVaried(member, told, version)).toMatchObject({ state: 'submitted', round: 1 });
    expect((await member.get('/api/auth/me')).body.tasksToday.completed).toBe(1);
    expect(await readAsReviewer(started)).toMatchObject({ hints: said, warnings: said });
    const { timeline } = await readAsReviewer(started);
    expect(timeline.filter(({ action }) => action === 'submission_handed_in')).toHaveLength(1);
  },
);

test('work that is right in its time is handed in at once', async () => {
  const { member, started } = await beginVaried(api);
  const handedIn = await submitVaried(member, started, await saveVaried(member, started, right));
  expect(handedIn).toMatchObject({ state: 'submitted', warnings: [] });
  expect(await readAsReviewer(started)).toMatchObject({ hints: [], warnings: [] });
});

test('nothing renews the warning, so that no one can ask which answers are right', async () => {
  const { member, started } = await beginVaried(api);
  const told = await submitVaried(member, started, await saveVaried(member, started, wrong));
  expect(told.warnings).toEqual(['like_a_guess']);
  const others = await saveVaried(member, told, allCats);
  expect(await submitVaried(member, told, others)).toMatchObject({
    state: 'submitted',
    warnings: ['like_a_guess'],
  });

  // Taken back, changed and handed in; given back, started again and handed in: nothing is said.
  const taken = (await member.post(submissionPath(started, '/withdraw-hand-in'))).body as Submission;
  expect((await submitVaried(member, taken, await saveVaried(member, taken, wrong))).state).toBe('submitted');
  const again = (await member.post(submissionPath(started, '/withdraw-hand-in'))).body as Submission;
  await member.post(submissionPath(started, '/give-back'));
  const restarted = await startTask(member, VARIED.id);
  expect(restarted.id).toBe(again.id);
  expect((await submitVaried(member, restarted, await saveVaried(member, restarted, wrong))).state).toBe(
    'submitted',
  );
  // The reviewer sees what looks wrong in what was handed in.
  expect((await readAsReviewer(started)).hints).toEqual(['like_a_guess']);
});

test('a first hand-in without a warning uses the warning up', async () => {
  const { member, started } = await beginVaried(api);
  await submitVaried(member, started, await saveVaried(member, started, right));
  const taken = (await member.post(submissionPath(started, '/withdraw-hand-in'))).body as Submission;
  expect((await submitVaried(member, taken, await saveVaried(member, taken, allCats))).state).toBe(
    'submitted',
  );
});
