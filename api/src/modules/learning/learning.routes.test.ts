import type { Card } from 'ts-fsrs';
import type { CourseBank } from '@platform/content';
import type { AnsweredPractice, CourseProgress, Practice, Submission, WorkTask } from '@platform/contracts';
import {
  TEST_PATH,
  createLearner,
  finishAttempt,
  passTest,
  startAttempt,
} from '../../../test/support/attempts.ts';
import {
  BANK,
  COURSES,
  COURSE_ID,
  RIGHT_ANSWER,
  WRONG_ANSWER,
  createCourseDrawing,
} from '../../../test/support/courses.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { clientOf } from '../../../test/stress/second-client.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { PRACTICE, REWRITING, SUITE } from '../../../test/support/work-tasks.ts';

const PROGRESS = '/api/user/courses/progress';
const PRACTICE_PATH = '/api/user/practice';

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), COURSES);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
afterAll(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);
const readProgress = async (member: Pick<LoggedInClient, 'get'>, timeZone = 'UTC') =>
  (
    (await member.get(`/api/user/courses?timeZone=${encodeURIComponent(timeZone)}`)).body
      .items as CourseProgress[]
  )[0]!;

describe('lessons', () => {
  test('check answers for visitors and store nothing', async () => {
    const visitor = api.client();
    const { body: courses } = await visitor.get('/api/courses');
    expect(courses.items[0]).toMatchObject({ id: COURSE_ID, hasTest: true, isTestGating: true, gain: null });
    const before = await collection('learners').countDocuments();
    const right = await visitor.post('/api/learning-units/10.1-011/check', { answers: RIGHT_ANSWER });
    const wrong = await visitor.post('/api/learning-units/10.1-011/check', { answers: WRONG_ANSWER });
    expect([right.body.isRight, wrong.body.isRight]).toEqual([true, false]);
    expect(wrong.body.explanation).toBe('Why 10.1-011 is so.');
    const empty = await visitor.post('/api/learning-units/10.1-011/check', { answers: {} });
    expect([empty.status, empty.body.code]).toEqual([400, 'incomplete']);
    expect(await collection('learners').countDocuments()).toBe(before);
  });

  test('ask a pre-test of one question for each objective', async () => {
    const { body } = await api.client().get(`/api/courses/${COURSE_ID}/pre-test`);
    expect((body.items as { id: string }[]).map(({ id }) => id)).toEqual(
      ['1', '2', '3', '4', '5', '6'].map((number) => `10.${number}-012`),
    );
    expect((await api.client().get('/api/courses/3/pre-test')).status).toBe(404);
  });

  test('keep the union of what a visitor and the account have done, whichever way round, also twice', async () => {
    const member = await createMember(api);
    const slugs = ['10-1', '10-2', '10-3', '10-4', '10-5'].map((id) => `lesson-${id}`);
    const lessons = (count: number) => slugs.slice(0, count).map((slug) => ({ courseId: COURSE_ID, slug }));
    const add = (count: number, solvedUnits: string[]) =>
      member.post(PROGRESS, { lessons: lessons(count), solvedUnits });
    expect((await add(5, ['10.1-011'])).status).toBe(200);
    api.clock.advance(60_000);
    await add(3, ['10.2-011', '10.1-001', '10.9-999']);
    await add(3, ['10.2-011']);
    const { lessons: read, solvedUnits } = await readProgress(member);
    expect(read.map(({ slug }) => slug)).toEqual(slugs);
    expect(new Set(read.map(({ readAt }) => readAt)).size).toBe(1);
    // Nothing of a test, and nothing that does not exist.
    expect(solvedUnits.sort()).toEqual(['10.1-011', '10.2-011']);
    const unknown = { lessons: [{ courseId: COURSE_ID, slug: 'gone' }], solvedUnits: [] };
    expect((await member.post(PROGRESS, unknown)).body.items[0].lessons).toHaveLength(5);
  });

  test('lose nothing of two pages at once', async () => {
    const member = await createMember(api);
    const add = (slug: string) =>
      member.post(PROGRESS, { lessons: [{ courseId: COURSE_ID, slug }], solvedUnits: [] });
    await Promise.all(['lesson-10-1', 'lesson-10-2', 'lesson-10-3', 'lesson-10-4'].map(add));
    expect((await readProgress(member)).lessons).toHaveLength(4);
  });

  test('show the gain once ten members have answered before and after', async () => {
    const gain = async () => (await api.client().get('/api/courses')).body.items[0].gain as unknown;
    for (let count = 0; count < 10; count += 1) {
      expect(await gain()).toBeNull();
      const member = await createMember(api);
      const answer = (name: string, answers: object) =>
        member.post(`/api/learning-units/${name}/check`, { answers });
      await answer('10.1-012', WRONG_ANSWER);
      // The first answer counts, not the corrected one.
      await answer('10.1-012', RIGHT_ANSWER);
      await answer('10.1-011', RIGHT_ANSWER);
    }
    expect(await gain()).toEqual({ members: 10, before: 0, after: 1 });
  });
});

describe('the gate of paid work', () => {
  const listWork = async (member: LoggedInClient) =>
    (await member.get(`/api/tasks/blueprint/${COURSE_ID}/work`)).body.items as WorkTask[];
  const closedOf = (tasks: WorkTask[], id: string) => tasks.find((task) => task.id === id)!.closed;

  test('opens by passing; practice is never closed', async () => {
    const member = await createLearner(api);
    await activateBlueprint(api, member, COURSE_ID);
    const before = await listWork(member);
    expect([closedOf(before, SUITE.id), closedOf(before, PRACTICE.id)]).toEqual(['test_needed', null]);
    const { status, body } = await member.post(`/api/tasks/${SUITE.id}/work/start`);
    expect([status, body.code, body.path]).toEqual([
      409,
      'test_required',
      `/dashboard/learn/${COURSE_ID}/test`,
    ]);
    expect((await member.post(`/api/tasks/${PRACTICE.id}/work/start`)).status).toBe(200);
    expect((await member.get(TEST_PATH)).body.workGate).toBe('test_needed');

    await passTest(member);
    expect(closedOf(await listWork(member), SUITE.id)).toBeNull();
    expect((await member.post(`/api/tasks/${SUITE.id}/work/start`)).status).toBe(200);
  });

  test('lets members who started before go on, also with other tasks', async () => {
    const member = await createMember(api);
    await activateBlueprint(api, member, COURSE_ID);
    const submission = { ...(await collection('submissions').findOne({ isPractice: false }))! };
    const userId = (await collection('users').findOne({ username: member.user.username }))!._id;
    const { _id: _other, ...fields } = submission;
    await collection('submissions').insertOne({ ...fields, userId, state: 'returned', taskId: REWRITING.id });
    expect(closedOf(await listWork(member), SUITE.id)).toBeNull();
    expect((await member.post(`/api/tasks/${SUITE.id}/work/start`)).status).toBe(200);
    expect((await member.get(TEST_PATH)).body.workGate).toBe('open');
  });

  test('is open where random answers may pass', async () => {
    const twoOptions: CourseBank = {
      ...BANK,
      version: 'two-options',
      units: BANK.units.map((unit) => ({
        ...unit,
        parts: unit.parts.map((part) =>
          part.type === 'choice' ? { ...part, options: part.options.slice(2) } : part,
        ),
      })),
      templates: [],
    };
    const units = twoOptions.units.flatMap((unit) =>
      [0, 1, 2].map((copy) => ({ ...unit, id: `${unit.id.slice(0, 5)}${copy}${unit.id.slice(6)}` })),
    );
    const other = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), {
      ...COURSES,
      banks: [{ ...twoOptions, units }],
    });
    const member = await createLearner(other);
    await activateBlueprint(other, member, COURSE_ID);
    const { body } = await other.client().get('/api/courses');
    expect(body.items[0]).toMatchObject({ hasTest: true, isTestGating: false });
    expect((await member.post(`/api/tasks/${SUITE.id}/work/start`)).status).toBe(200);
    await other.stop();
  });
});

describe('practice', () => {
  const read = async (member: Pick<LoggedInClient, 'get'>, timeZone = 'UTC') =>
    (await member.get(`${PRACTICE_PATH}?timeZone=${encodeURIComponent(timeZone)}`)).body as Practice;
  const answer = (member: LoggedInClient, id: string, answers: object = RIGHT_ANSWER) =>
    member.post(`${PRACTICE_PATH}/answers`, { id, answers });

  test('is fed by what a test found wrong, ten a day, and the next day no more', async () => {
    const member = await createLearner(api);
    expect(await read(member)).toMatchObject({ items: [], later: 0, answered: 0 });
    await finishAttempt(member, await startAttempt(member), 0);
    const first = await read(member);
    expect(first).toMatchObject({ limit: 10, items: { length: 10 }, later: 8, timeZone: 'UTC' });
    expect(first.items[0]).toMatchObject({ reason: 'failed_objective', comment: null });
    expect(JSON.stringify(first)).not.toContain('SECRET');
    for (const { id } of first.items) expect((await answer(member, id)).status).toBe(200);
    expect(await read(member)).toMatchObject({ items: [], answered: 10, later: 8 });
    expect(await readProgress(member)).toMatchObject({ due: 0 });
    const beyond = await member.post(`${PRACTICE_PATH}/answers`, {
      ...{ id: `${first.day}~10.6-102~3`, answers: RIGHT_ANSWER },
    });
    expect([beyond.status, beyond.body.code]).toEqual([409, 'daily_limit_reached']);
    api.clock.advance(86_400_000);
    const { items } = await read(member);
    expect(items).toHaveLength(10);
    // Objectives are counted, however many questions of them are asked.
    const objectives = new Set(items.map(({ unit }) => unit.objective));
    expect(await readProgress(member)).toMatchObject({ due: objectives.size });
  });

  test('counts an answer once that is sent twice, also at once and without a key', async () => {
    const member = await createLearner(api);
    await finishAttempt(member, await startAttempt(member), 0);
    const [item, other] = (await read(member)).items;
    const responses = await Promise.all([answer(member, item!.id), answer(member, item!.id)]);
    const again = await answer(member, item!.id, WRONG_ANSWER);
    const bodies = [...responses, again].map(({ body }) => body as AnsweredPractice);
    expect(bodies.map(({ objective }) => objective.answered)).toEqual([1, 1, 1]);
    expect(bodies.map(({ checked }) => checked.isRight)).toEqual([true, true, true]);
    expect(new Set(bodies.map(({ dueAt }) => dueAt)).size).toBe(1);
    expect((await read(member)).answered).toBe(1);

    // Nor does the right answer count that one tab showed after a wrong one in another.
    expect((await answer(member, other!.id, WRONG_ANSWER)).body.checked.isRight).toBe(false);
    expect((await answer(member, other!.id)).body.checked.isRight).toBe(false);
  });

  test('asks a fact again from the start of its day in the zone of the member, and pages say so', async () => {
    const member = await createLearner(api);
    await finishAttempt(member, await startAttempt(member), 0);
    const userId = (await collection('users').findOne({ username: member.user.username }))!._id;
    expect((await read(member, 'America/Los_Angeles')).items).toHaveLength(10);
    const { items, day } = await read(member);
    const fact = items.find(({ id }) => /~10\.1-01[34]$/.test(id))!;
    const unit = fact.id.split('~')[1]!;
    expect((await answer(member, fact.id.replace(day, '2099-01-01'))).status).toBe(404);
    const { dueAt } = (await answer(member, fact.id)).body as AnsweredPractice;
    await collection('practice').deleteMany({ userId, unit: { $ne: unit } });
    const startOf = (hours: number) => new Date(dueAt!).setUTCHours(hours, 0, 0, 0);

    for (const [zone, start] of [
      ['Asia/Tokyo', startOf(-9)],
      ['UTC', startOf(0)],
      ['America/Phoenix', startOf(7)],
    ] as const) {
      api.clock.set(new Date(start - 1).toISOString());
      expect([(await read(member, zone)).items, (await readProgress(member, zone)).due]).toEqual([[], 0]);
      api.clock.advance(1);
      expect((await read(member, zone)).items).toMatchObject([{ reason: 'review' }]);
      expect((await readProgress(member, zone)).due).toBe(1);
    }

    // Another process goes on with what this one stored.
    api.clock.set(dueAt!);
    const second = await api.startSecondInstance();
    const client = clientOf(second, member);
    const [again] = (await read(client, 'America/Phoenix')).items;
    const before = (await collection('practice').findOne({ userId }))!.card as Card;
    const body = { id: again!.id, answers: RIGHT_ANSWER, timeZone: 'America/Phoenix' };
    const { status, body: answered } = await client.post(`${PRACTICE_PATH}/answers`, body);
    expect(status).toBe(200);
    const after = (await collection('practice').findOne({ userId }))!.card as Card;
    expect(after).toMatchObject({
      ...{ reps: 2, last_review: api.clock.now(), elapsed_days: before.scheduled_days },
    });
    expect(after.scheduled_days).toBeGreaterThan(before.scheduled_days);
    expect(answered.dueAt).toBe(after.due.toISOString());
    await second.stop();
  });

  test('asks the questions of a lesson again where an objective has no others', async () => {
    const member = await createLearner(api);
    await finishAttempt(member, await startAttempt(member), 0);
    const others = { objective: '10.1', use: 'practice', lesson: null };
    const removed = await collection('bank_items').find(others).toArray();
    await collection('bank_items').deleteMany(others);
    const { items, day } = await read(member);
    await collection('bank_items').insertMany(removed);
    expect(items.map(({ id }) => id)).toContain(`${day}~10.1-011`);
  });

  test('ends for a skill with four of the last five right', async () => {
    const member = await createLearner(api);
    await finishAttempt(member, await startAttempt(member), 0);
    await collection('practice').deleteMany({
      objective: { $ne: '10.1' },
      userId: (await collection('users').findOne({ username: member.user.username }))!._id,
    });
    for (const answers of [WRONG_ANSWER, RIGHT_ANSWER, RIGHT_ANSWER]) {
      const [item] = (await read(member)).items;
      await answer(member, item!.id, answers);
    }
    expect((await read(member)).items).toEqual([]);
    api.clock.advance(86_400_000);
    const next = await read(member);
    for (const { id } of next.items.slice(0, 2)) await answer(member, id);
    const { objectives } = await readProgress(member);
    expect(objectives[0]).toEqual({ id: '10.1', answered: 5, right: 4, isMastered: true });
  });

  test('begins anew for a skill that a test brings back: earlier answers do not master it', async () => {
    const member = await createLearner(api);
    await finishAttempt(member, await startAttempt(member), 0);
    const userId = (await collection('users').findOne({ username: member.user.username }))!._id;
    const skill = { userId, objective: '10.1', unit: null };
    const mastered = { $set: { isMastered: true, last: [true, true, true, true, true] } };
    await collection('practice').updateOne(skill, mastered);
    api.clock.advance(10 * 86_400_000);
    await finishAttempt(member, await startAttempt(member), 0);
    await collection('practice').deleteMany({ userId, $nor: [skill] });

    const [item] = (await read(member)).items;
    const { body } = await answer(member, item!.id);

    expect((body as AnsweredPractice).objective.isMastered).toBe(false);
    expect((await readProgress(member)).objectives[0]).toMatchObject({ id: '10.1', isMastered: false });
  });

  test('begins its day at midnight of the member', async () => {
    const member = await createLearner(api);
    const hours = new Date(api.clock.now()).getUTCHours();
    const west = await read(member, 'America/Los_Angeles');
    const east = await read(member, 'Pacific/Kiritimati');
    expect([west.timeZone, east.timeZone]).toEqual(['America/Los_Angeles', 'Pacific/Kiritimati']);
    expect(hours).toBeLessThan(24);
    expect(west.day < east.day).toBe(true);
    expect((await read(member, 'No/Where')).timeZone).toBe('UTC');
  });

  test('takes up the objective that a reviewer names in a comment', async () => {
    const member = await createLearner(api);
    await activateBlueprint(api, member, COURSE_ID);
    await passTest(member);
    const submission: Submission = await startTask(member, SUITE.id);
    const version = await answerAll(member, submission);
    await member.post(submissionPath(submission, '/submit'), {
      version,
      assistance: { used: false, tools: '' },
    });
    await member.post(submissionPath(submission, '/submit'), {
      version,
      assistance: { used: false, tools: '' },
    });
    expect((await reviewer.post(`/api/admin/reviews/${submission.id}/claim`)).status).toBe(200);
    const text = 'Look at what the text says, and not at what is likely.';
    const comment = { itemId: submission.items[0]!.id, part: null, target: null, span: null, text };
    const { status } = await reviewer.post(`/api/admin/reviews/${submission.id}/request-revision`, {
      ...{ criteria: {}, text: '' },
      comments: [
        { ...comment, objective: '10.4' },
        { ...comment, objective: '9.9' },
      ],
    });
    expect(status).toBe(200);
    expect((await read(member)).items).toMatchObject([
      { reason: 'comment', comment: text, unit: { objective: '10.4' } },
      { reason: 'comment' },
      { reason: 'comment' },
    ]);
    const { body } = await member.get(submissionPath(submission));
    expect(body.reviews[0].comments[0].objective).toBe('10.4');
  });
});
