import { DECISION_HOLD_SECONDS, REJECTIONS_PER_DAY } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  createSubmission,
  insertAppeal,
  insertWorkTask,
  itemIdOf,
  resubmit,
  type SubmittedWork,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { newId, requireId } from '../../platform/ids.ts';

/** Decisions about handed-in work that are held. */

const HOLD_MS = DECISION_HOLD_SECONDS * 1_000;
const MINUTE_MS = 60_000;
const OVERDUE_MS = 72 * 60 * MINUTE_MS;
const TEXT = 'The second item shows a cat, as the guideline explains in its first section.';

let api: TestApi;
let taskId: string;
let reviewer: LoggedInClient;
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  taskId = await insertWorkTask(api);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
  colleague = await createAdministrator(api, 'console', ['reviewer']);
});
afterAll(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});
beforeEach(async () => {
  await api.database.connection.collection('held_decisions').deleteMany({});
});

const APPROVAL = { criteria: { care: 'high' }, comments: [], text: 'Well done.', fixes: [] };
const comment = () => ({
  itemId: itemIdOf(taskId, 0),
  ...{ part: null, target: null, span: null, text: 'This animal purrs.' },
});
const REVISION = () => ({ criteria: {}, comments: [comment()], text: 'Look again.' });
const REJECTION = () => ({ criteria: {}, comments: [comment()], code: 'not_the_task', text: TEXT });

const pathOf = ({ id }: SubmittedWork, action = '') => `/api/admin/reviews/${id}${action}`;
const claim = (work: SubmittedWork, by = reviewer) => by.post(pathOf(work, '/claim'));
const send = (work: SubmittedWork, action: string, body: object, by = reviewer) =>
  by.post(pathOf(work, `/held-decisions/${action}`), body);
const undo = ({ id }: SubmittedWork, by = reviewer) =>
  by.post('/api/admin/held-decisions/undo', { ids: [id] });
const read = async (work: SubmittedWork) => (await reviewer.get(pathOf(work))).body;
const listHeld = async () => (await reviewer.get('/api/admin/held-decisions')).body.reviews;
const applyDue = () => api.app.jobs.runNow('apply-held-decisions');
const mailsOf = async ({ member }: SubmittedWork) => (await findMailsTo(api, member.user.email)).length;

async function hold(work: SubmittedWork, action: string, body: object) {
  expect((await claim(work)).status).toBe(200);
  return send(work, action, body);
}

async function passHold(): Promise<void> {
  api.clock.advance(HOLD_MS);
  await applyDue();
}

test('change nothing until their time, are then applied once, and name no member', async () => {
  const work = await createSubmission(api, taskId);
  const mailsBefore = await mailsOf(work);

  const held = await hold(work, 'reject', REJECTION());

  expect([held.status, held.body]).toEqual([
    201,
    {
      caseId: work.id,
      decision: 'reject',
      by: reviewer.user.username,
      applyAt: new Date(api.clock.now().getTime() + HOLD_MS).toISOString(),
      secondsLeft: DECISION_HOLD_SECONDS,
    },
  ]);
  expect(await listHeld()).toEqual([held.body]);
  expect((await reviewer.get('/api/admin/held-decisions')).body.items).toEqual([]);
  expect(await read(work)).toMatchObject({ state: 'submitted', username: null, reviews: [] });
  expect(await mailsOf(work)).toBe(mailsBefore);

  api.clock.advance(HOLD_MS);
  await Promise.all([applyDue(), applyDue()]);

  const { state, decidedBy, reviews, timeline } = await read(work);
  expect([state, decidedBy]).toEqual(['rejected', reviewer.user.username]);
  expect(reviews).toMatchObject([{ decision: 'rejected', text: TEXT, isAutomatic: false }]);
  expect(timeline.at(-1)).toMatchObject({ action: 'submission_rejected', by: reviewer.user.username });
  expect(await mailsOf(work)).toBe(mailsBefore + 1);
  expect(await listHeld()).toEqual([]);
});

test.each([
  ['approve', () => APPROVAL, 'approved'],
  ['request-revision', REVISION, 'revision'],
] as const)('%s the work with all that was written', async (action, body, state) => {
  const work = await createSubmission(api, taskId);
  expect((await hold(work, action, body())).status).toBe(201);
  await passHold();
  expect(await read(work)).toMatchObject({ state, reviews: [{ text: body().text }] });
});

test.each([
  ['grant-appeal', 'approved', 'appeal_granted'],
  ['deny-appeal', 'rejected', 'appeal_denied'],
])('%s decides an appeal', async (action, state, decision) => {
  const work = await createSubmission(api, taskId);
  await insertAppeal(api, work);
  expect((await hold(work, action, { text: TEXT })).status).toBe(201);
  expect((await read(work)).state).toBe('appealed');
  await passHold();
  const { reviews, ...decided } = await read(work);
  expect(decided.state).toBe(state);
  expect(reviews.at(-1)).toMatchObject({ decision, text: TEXT });
});

test('are undone by their administrator only, who still has the claim and can decide again', async () => {
  const work = await createSubmission(api, taskId);
  await hold(work, 'reject', REJECTION());
  expect((await undo(work, colleague)).body.results[0].outcome).toBe('held_by_other');

  expect((await undo(work)).body.results[0].outcome).toBe('undone');

  await passHold();
  expect(await read(work)).toMatchObject({ state: 'submitted', isMine: true });
  expect((await send(work, 'approve', APPROVAL)).status).toBe(201);
  await passHold();
  expect((await read(work)).state).toBe('approved');
});

test('keep others from claiming and deciding, and the next claim is another submission', async () => {
  const work = await createSubmission(api, taskId);
  await hold(work, 'approve', APPROVAL);
  const next = await createSubmission(api, taskId);

  const { body: again } = await send(work, 'reject', REJECTION());
  expect([again.code, again.decision, again.by]).toEqual([
    'decision_held',
    'approved',
    reviewer.user.username,
  ]);
  expect((await reviewer.post(pathOf(work, '/reject'), REJECTION())).body.code).toBe('decision_held');
  await reviewer.post(pathOf(work, '/release'));
  expect((await claim(work, colleague)).body.code).toBe('decision_held');
  const { id } = (await colleague.post('/api/admin/reviews/claim-next')).body;
  expect(id).not.toBe(work.id);
  await passHold();
  expect((await read(work)).state).toBe('approved');
  expect((await read(next)).state).toBe('submitted');
});

test('are checked like decisions that are applied at once', async () => {
  const work = await createSubmission(api, taskId);
  expect((await send(work, 'approve', APPROVAL)).body.code).toBe('wrong_state');
  await claim(work);
  const { status, body } = await send(work, 'approve', { ...APPROVAL, criteria: {} });
  expect([status, body.details[0].path]).toEqual([400, 'criteria.care']);
  expect((await send(work, 'grant-appeal', { text: TEXT })).body.code).toBe('wrong_state');
  expect((await send(work, 'approve', APPROVAL, colleague)).body.code).toBe('claimed');
  const cashier = await createAdministrator(api, 'member', ['cashier']);
  expect((await send(work, 'approve', APPROVAL, cashier)).body.code).toBe('forbidden');
});

test('are applied although the claim has ended within the seconds', async () => {
  const work = await createSubmission(api, taskId);
  await claim(work);
  api.clock.advance(30 * MINUTE_MS - 1_000);
  expect((await send(work, 'approve', APPROVAL)).status).toBe(201);
  await passHold();
  expect((await read(work)).state).toBe('approved');
});

describe('at the end of the time for a review', () => {
  test('are not overtaken by the approval of the platform', async () => {
    const work = await createSubmission(api, taskId);
    api.clock.advance(OVERDUE_MS - 1_000);
    await hold(work, 'reject', REJECTION());
    api.clock.advance(1_000);
    await api.app.jobs.runNow('decide-overdue-work');
    expect((await read(work)).state).toBe('submitted');
    await passHold();
    expect(await read(work)).toMatchObject({ state: 'rejected', decidedBy: reviewer.user.username });
  });

  test('leave it to the platform if they are undone', async () => {
    const work = await createSubmission(api, taskId);
    api.clock.advance(OVERDUE_MS - 1_000);
    await hold(work, 'reject', REJECTION());
    await undo(work);
    api.clock.advance(1_000);
    await api.app.jobs.runNow('decide-overdue-work');
    expect(await read(work)).toMatchObject({ state: 'approved', decidedBy: null });
  });
});

test('are not applied beyond the limit of rejections, of which their administrator is told', async () => {
  const strict = await createAdministrator(api, 'member', ['reviewer']);
  const work = await createSubmission(api, taskId);
  await claim(work, strict);
  expect((await send(work, 'reject', REJECTION(), strict)).status).toBe(201);
  const decidedBy = requireId(strict.user.id);
  const at = api.clock.now();
  await api.database.connection.collection('reviews').insertMany(
    Array.from({ length: REJECTIONS_PER_DAY }, () => ({
      ...{ _id: newId(), submissionId: newId(), userId: newId(), taskId: 'another', round: 1 },
      ...{ kind: 'review', decision: 'rejected', code: 'not_the_task', text: TEXT, criteria: {} },
      ...{ comments: [], fixes: [], decidedBy, decidedAt: at },
    })),
  );

  await passHold();

  expect((await read(work)).state).toBe('submitted');
  const [notice] = (await strict.get('/api/user/notices')).body.items;
  expect(notice.text).toMatch(/^Your rejection of a submission was not applied: You have rejected too much/);
  expect(notice.path).toBe(`/dashboard/admin/reviews/${work.id}`);
  await api.database.connection.collection('reviews').deleteMany({ decidedBy, taskId: 'another' });
});

describe('about work that its member takes back', () => {
  const takeBack = ({ id, member }: SubmittedWork) => member.post(`/api/user/submissions/${id}/take-back`);
  /** Takes work back in the moment in which a decision is held: neither sees the other. */
  const takeBackMeanwhile = ({ id }: SubmittedWork) =>
    api.database.connection
      .collection('submissions')
      .updateOne({ _id: requireId(id) }, { $set: { state: 'draft', submittedAt: null, dueAt: null } });

  test('keep it from being taken back, although the claim was released', async () => {
    const work = await createSubmission(api, taskId);
    await hold(work, 'reject', REJECTION());
    await reviewer.post(pathOf(work, '/release'));

    const { status, body } = await takeBack(work);

    expect([status, body.code]).toEqual([409, 'in_review']);
    expect(JSON.stringify(body)).not.toContain(reviewer.user.username);
    await undo(work);
    expect((await takeBack(work)).status).toBe(200);
  });

  test('are dropped if it was taken back in the same moment, and their administrator is told', async () => {
    const work = await createSubmission(api, taskId);
    await hold(work, 'reject', REJECTION());
    await takeBackMeanwhile(work);

    await passHold();

    expect(await listHeld()).toEqual([]);
    const [notice] = (await reviewer.get('/api/user/notices')).body.items;
    expect(notice.text).toBe(
      'Your rejection of a submission was not applied: Its member has taken this work back.',
    );
    const { body } = await work.member.get(`/api/user/submissions/${work.id}`);
    expect(body.state).toBe('draft');
  });

  test('can be undone', async () => {
    const work = await createSubmission(api, taskId);
    await hold(work, 'approve', APPROVAL);
    await takeBackMeanwhile(work);
    expect((await undo(work)).body.results[0].outcome).toBe('undone');
  });

  test('are not applied to what is handed in next', async () => {
    const work = await createSubmission(api, taskId);
    await hold(work, 'approve', APPROVAL);
    await takeBackMeanwhile(work);
    await resubmit(api, work, 'dog');

    await passHold();

    expect(await listHeld()).toEqual([]);
    expect(await read(work)).toMatchObject({ state: 'submitted', reviews: [] });
  });
});
