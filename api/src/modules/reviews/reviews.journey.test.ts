import type { PairAnswer, ReviewDetail, Submission, SubmissionSummary } from '@platform/contracts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { answerAll, saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { LIMITED, SUITE, WORK_BLUEPRINT_ID, WORK_REWARD } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId } from '../../platform/ids.ts';

const ALL_CRITERIA = { care: 'high', sense: 'high', style: 'fair' };

let api: TestApi;
let member: LoggedInClient;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  reviewer = await createAdministrator(api);
});
afterAll(() => api.stop());

const summary = async (): Promise<SubmissionSummary> =>
  (await member.get('/api/user/submission-summary')).body;
const read = async ({ id }: { id: string }): Promise<Submission> =>
  (await member.get(submissionPath({ id }))).body;
const readAsReviewer = async ({ id }: { id: string }): Promise<ReviewDetail> =>
  (await reviewer.get(`/api/admin/reviews/${id}`)).body;

async function handIn(submission: Submission): Promise<void> {
  const version = await answerAll(member, submission);
  const body = { version, assistance: { used: true, tools: 'A translator' } };
  expect((await member.post(submissionPath(submission, '/submit'), body)).status).toBe(200);
}

async function decide({ id }: { id: string }, action: string, body: object): Promise<void> {
  expect((await reviewer.post('/api/admin/reviews/claim-next')).body.id).toBe(id);
  const { status, body: response } = await reviewer.post(`/api/admin/reviews/${id}/${action}`, body);
  expect([status, response.code]).toEqual([200, undefined]);
}

test('work is handed in, sent back with comments, handed in again, corrected and paid', async () => {
  const started = await startTask(member, SUITE.id);
  await handIn(started);
  expect(await summary()).toMatchObject({ inReview: 1, inReviewReward: WORK_REWARD, toRevise: 0, news: 0 });
  const [waiting] = (await reviewer.get('/api/admin/reviews')).body.items;
  expect(waiting).toMatchObject({ id: started.id, title: SUITE.title, state: 'submitted', round: 1 });
  expect((await reviewer.get('/api/admin/counters')).body).toMatchObject({ reviews: 1, appeals: 0 });

  await reviewer.post(`/api/admin/reviews/${started.id}/claim`);
  const takenBack = await member.post(submissionPath(started, '/withdraw-hand-in'));
  expect(takenBack.body.code).toBe('in_review');

  const itemId = started.items[0]!.id;
  const comment = { itemId, part: 'animal', target: 'option:cat', span: null, text: 'Does this one purr?' };
  await decide(started, 'request-revision', { criteria: {}, comments: [comment], text: 'One question.' });
  const revised = await read(started);
  expect(revised).toMatchObject({ state: 'revision', isNew: true });
  expect(revised.reviews[0]).toMatchObject({ decision: 'revision_requested', comments: [comment] });
  expect(await summary()).toMatchObject({ inReview: 0, toRevise: 1, news: 1 });

  api.clock.advance(3_600_000);
  const handedInAt = api.clock.now();
  await handIn(revised);
  const detail = await readAsReviewer(started);
  expect([detail.round, detail.hints, detail.assistance?.tools]).toEqual([
    2,
    ['changed_little'],
    'A translator',
  ]);

  expect(detail.timeline.map(({ action, by }) => [action, by])).toEqual([
    ['submission_handed_in', detail.alias],
    ['submission_revision_requested', reviewer.user.username],
    ['submission_handed_in', detail.alias],
  ]);
  expect(JSON.stringify(detail)).not.toContain(member.user.username);

  // The reviewer corrects a pair whose sides this member sees swapped, and one whose sides are as stored.
  const fixes = detail.items.map(({ id, answers }) => ({
    itemId: id,
    answers: { better: { ...(answers.better as PairAnswer), ratings: { clear: 3 } } },
  }));
  await decide(started, 'approve', { criteria: ALL_CRITERIA, comments: [], text: '', fixes });

  const approved = await read(started);
  expect(approved).toMatchObject({ state: 'approved', isNew: true });
  const ratings = new Map(
    approved.reviews[1]!.fixes.map((fix) => [fix.itemId, (fix.answers.better as PairAnswer).ratings.clear]),
  );
  for (const { id, parts } of approved.items) {
    const pair = parts.find((part) => part.type === 'pair')!;
    const isSwapped = pair.left.text === 'The right text.';
    expect(ratings.get(id)).toBe(isSwapped ? -3 : 3);
  }
  const { items } = (await member.get('/api/user/tasks')).body;
  expect(items).toMatchObject([
    { taskId: SUITE.id, reward: WORK_REWARD, completionDate: handedInAt.toISOString() },
  ]);
  expect((await reviewer.get('/api/admin/counters')).body).toMatchObject({ reviews: 0, appeals: 0 });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('a rejection is appealed and won, and the counters show both', async () => {
  const other = await createMember(api);
  await activateBlueprint(api, other, WORK_BLUEPRINT_ID);
  member = other;
  const started = await startTask(member, SUITE.id);
  await handIn(started);
  const anchor = { itemId: started.items[0]!.id, part: null, target: null, span: null };
  const text = 'The comments of the first item show why this is not the task that was asked for.';
  await decide(started, 'reject', {
    criteria: {},
    comments: [{ ...anchor, text: 'This is not an animal.' }],
    code: 'not_the_task',
    text,
  });
  const rejected = await read(started);
  expect(rejected.reviews[0]).toMatchObject({ decision: 'rejected', code: 'not_the_task', text });
  expect(rejected.appealUntil).not.toBeNull();

  const appeal = { text: 'Each of the items purrs, which only cats do, as the guideline says.' };
  expect((await member.post(submissionPath(started, '/appeal'), appeal)).status).toBe(200);
  expect((await reviewer.get('/api/admin/counters')).body).toMatchObject({ reviews: 0, appeals: 1 });
  expect((await reviewer.post('/api/admin/reviews/claim-next')).body.id).toBeNull();
  reviewer = await createAdministrator(api);
  await decide(started, 'grant-appeal', { text });

  expect(await read(started)).toMatchObject({ state: 'approved', isNew: true });
  expect((await reviewer.get('/api/admin/counters')).body).toMatchObject({ reviews: 0, appeals: 0 });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('a rejection cannot be appealed later than 14 days after it', async () => {
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  const started = await startTask(member, SUITE.id);
  await handIn(started);
  const anchor = { itemId: started.items[0]!.id, part: null, target: null, span: null };
  const text = 'The comments of the first item show why this is not the task that was asked for.';
  const comments = [{ ...anchor, text: 'This is not an animal.' }];
  await decide(started, 'reject', { criteria: {}, comments, code: 'not_the_task', text });

  api.clock.advance(14 * DAY_MS + 1);
  const { status, body } = await member.post(submissionPath(started, '/appeal'), { text });

  expect([status, body.code]).toEqual([409, 'too_late']);
  expect((await read(started)).state).toBe('rejected');
});

test('a revision that is not handed in frees its place in a limited task', async () => {
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  const started = await startTask(member, LIMITED.id);
  await handIn(started);
  const anchor = { itemId: started.items[0]!.id, part: null, target: null, span: null };
  const comments = [{ ...anchor, text: 'Look at the first item again.' }];
  await decide(started, 'request-revision', { criteria: {}, comments, text: '' });
  const places = api.database.connection.collection('work_slots');
  const filter = { userId: requireId(member.user.id) };
  expect(await places.countDocuments(filter)).toBe(1);

  api.clock.advance(14 * DAY_MS);
  await api.app.jobs.runNow('decide-overdue-work');

  expect((await read(started)).state).toBe('lapsed');
  expect(await places.countDocuments(filter)).toBe(0);
});

test('a revision that was handed in and taken back goes on from its decision', async () => {
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  const started = await startTask(member, SUITE.id);
  await handIn(started);
  const anchor = { itemId: started.items[0]!.id, part: null, target: null, span: null };
  await decide(started, 'request-revision', {
    criteria: {},
    comments: [{ ...anchor, text: 'Look at the first item again.' }],
    text: '',
  });
  const asked = await read(started);
  const version = await answerAll(member, asked);
  const [item] = asked.items;
  const changed = { ...item!.answers, animal: { selected: ['dog'], cannotTell: false, note: '' } };
  const edit = saveBody(asked, version, [{ itemId: item!.id, answers: changed, cannotDo: null }]);
  expect((await member.post(submissionPath(started, '/draft'), edit)).status).toBe(200);
  const submit = { version: version + 1, assistance: { used: false, tools: '' } };
  expect((await member.post(submissionPath(started, '/submit'), submit)).status).toBe(200);

  const { body } = await member.post(submissionPath(started, '/withdraw-hand-in'));

  expect(body).toMatchObject({ state: 'revision', round: 2, submittedAt: null });
  expect(body.items[0].answers).toEqual(changed);
  // Compared with what the reviewer saw, not with what was taken back.
  expect(body.items[0].previous).toEqual(item!.previous);
  expect(item!.previous).not.toEqual(changed);
  expect((await api.app.reconcile()).problems).toEqual([]);
  await handIn(await read(started));
  await decide(started, 'approve', { criteria: ALL_CRITERIA, comments: [], text: '', fixes: [] });
  expect((await api.app.reconcile()).problems).toEqual([]);
});
