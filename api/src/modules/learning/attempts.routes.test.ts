import type { Attempt, TestState } from '@platform/contracts';
import {
  TEST_PATH,
  createLearner,
  finishAttempt,
  passTest,
  saveAnswers,
  startAttempt,
} from '../../../test/support/attempts.ts';
import {
  BANK,
  COURSES,
  COURSE_ID,
  OBJECTIVES,
  RIGHT_ANSWER,
  TEST_SECRET,
  WRONG_ANSWER,
  createCourseDrawing,
} from '../../../test/support/courses.ts';
import { createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), COURSES);
});
afterAll(() => api.stop());

const pathOf = ({ id }: Pick<Attempt, 'id'>, rest = '') => `/api/user/attempts/${id}${rest}`;
const collection = (name: string) => api.database.connection.collection(name);
const readTest = async (member: LoggedInClient) => (await member.get(TEST_PATH)).body as TestState;
const save = (member: LoggedInClient, attempt: Attempt, body: object) =>
  member.post(pathOf(attempt, '/answers'), body);
const readAttempt = async (member: LoggedInClient, attempt: Attempt) =>
  (await member.get(pathOf(attempt))).body as Attempt;

describe('a start', () => {
  test('needs a confirmed address', async () => {
    const member = await createMember(api);
    expect((await readTest(member)).closed).toBe('email_not_confirmed');
    const { status, body } = await member.post(`${TEST_PATH}/start`, { kind: 'test', isLong: false });
    expect([status, body.code]).toEqual([409, 'email_not_confirmed']);
  });

  test('asks 30 questions, five of each objective, two of them from its template', async () => {
    const attempt = await startAttempt(await createLearner(api));
    expect(attempt.items.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, i) => `${i + 1}`));
    const stored = await collection('attempts').findOne({ state: 'open' }, { sort: { _id: -1 } });
    for (const objective of OBJECTIVES) {
      const own = (stored!.units as { objective: string; isDrawn: boolean }[]).filter(
        (unit) => unit.objective === objective,
      );
      expect([own.length, own.filter(({ isDrawn }) => isDrawn).length]).toEqual([5, 2]);
    }
  });

  test('gives the longer time without a reason, from the moment of the start', async () => {
    const attempt = await startAttempt(await createLearner(api), { isLong: true });
    expect(Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)).toBe(90 * MINUTE_MS);
    expect([attempt.startedAt, attempt.now]).toEqual([api.clock.now().toISOString(), attempt.startedAt]);
  });

  test('at the same time on two devices and in two processes is one attempt', async () => {
    const member = await createLearner(api);
    const second = await api.startSecondInstance();
    const other = second.client();
    await other.post('/api/auth/login', {
      username: member.user.username,
      password: 'a password of the tests',
    });
    const start = (client: Pick<LoggedInClient, 'post'>) =>
      client.post(`${TEST_PATH}/start`, { kind: 'test', isLong: false });
    const responses = await Promise.all([start(member), start(member), start(other), start(member)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body.items))).size).toBe(1);
    expect((await readTest(member)).attempts).toHaveLength(1);
    await second.stop();
  });

  test('goes on with an open attempt, which uses no other one', async () => {
    const member = await createLearner(api);
    const first = await startAttempt(member);
    api.clock.advance(10 * MINUTE_MS);
    const again = await startAttempt(member, { isLong: true });
    expect([again.id, again.endsAt]).toEqual([first.id, first.endsAt]);
    expect(await readTest(member)).toMatchObject({ closed: 'attempt_open', openAttemptId: first.id });
  });

  test('of a course without enough questions says so', async () => {
    const poor = { ...BANK, version: 'poor', units: BANK.units.slice(0, 10), templates: [] };
    const other = await startTestApi({}, undefined, [], undefined, createCourseDrawing(), {
      ...COURSES,
      banks: [poor],
    });
    const member = await createLearner(other);
    expect((await member.get(TEST_PATH)).body).toMatchObject({ closed: 'no_test', workGate: 'open' });
    const { status, body } = await member.post(`${TEST_PATH}/start`, { kind: 'test', isLong: false });
    expect([status, body.code]).toEqual([409, 'no_test']);
    await other.stop();
  });
});

describe('answers', () => {
  test('are there on another device, with marks, until it ends', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    const body = saveAnswers([3, 7]);
    body.items[1]!.isMarked = true;
    expect((await save(member, attempt, body)).body).toMatchObject({ version: 1, endsAt: attempt.endsAt });
    const seen = await readAttempt(member, attempt);
    expect(seen).toMatchObject({ version: 1, savedBy: 'Firefox on Linux' });
    expect(seen.items[2]).toMatchObject({ answers: RIGHT_ANSWER, isMarked: false, version: 1 });
    expect(seen.items[6]).toMatchObject({ answers: RIGHT_ANSWER, isMarked: true });
    expect(seen.items.map(({ parts }) => parts)).toEqual(attempt.items.map(({ parts }) => parts));
  });

  test('that were undone are gone, and those to other questions stay', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    await save(member, attempt, saveAnswers([1, 2]));
    const undone = await save(member, attempt, saveAnswers([1], { answers: {}, version: 1 }));
    expect(undone.status).toBe(200);
    const { items } = await readAttempt(member, attempt);
    expect([items[0]!.answers, items[1]!.answers]).toEqual([{}, RIGHT_ANSWER]);
  });

  test('of two devices are merged by question; newer ones are not overwritten', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    await save(member, attempt, saveAnswers([1]));
    const merged = await save(member, attempt, saveAnswers([2], { editorId: 'page-2' }));
    expect([merged.status, merged.body.version]).toEqual([200, 2]);
    const stale = saveAnswers([1], { editorId: 'page-2', answers: WRONG_ANSWER });
    const older = await save(member, attempt, stale);
    expect([older.status, older.body.code, older.body.version]).toEqual([409, 'draft_newer', 2]);
    // A page may repeat its request.
    expect((await save(member, attempt, saveAnswers([2], { editorId: 'page-2' }))).status).toBe(200);
  });

  test('that do not fit the question are rejected with their place', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    const { status, body } = await save(member, attempt, saveAnswers([1], { answers: { other: {} } }));
    expect([status, body.details[0].path]).toEqual([400, 'items.0.answers.other']);
    const none = await save(member, attempt, saveAnswers([31]));
    expect(none.status).toBe(400);
  });

  test('count until 5 seconds after the end, and not a millisecond longer', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    api.clock.advance(60 * MINUTE_MS + 1);
    expect((await save(member, attempt, saveAnswers([1]))).status).toBe(200);
    api.clock.advance(4_999);
    expect((await save(member, attempt, saveAnswers([2]))).status).toBe(200);
    api.clock.advance(1);
    const { status, body } = await save(member, attempt, saveAnswers([3]));
    expect([status, body.code]).toEqual([409, 'too_late']);
    const ended = await readAttempt(member, attempt);
    expect(ended).toMatchObject({ state: 'failed', right: 2, ending: 'time_over', endedAt: attempt.endsAt });
  });
});

describe('the end', () => {
  test('passes with 23 of 30 and two of five in each objective', async () => {
    const member = await createLearner(api);
    const result = await finishAttempt(member, await startAttempt(member), 23);
    const weakest = Math.min(...result.result!.objectives.map(({ right }) => right));
    expect(result.right).toBe(23);
    expect(result.result!.isPassed).toBe(weakest >= 2);
    expect(result.result!.objectives.reduce((sum, { right }) => sum + right, 0)).toBe(23);
  });

  test('shows lessons and a solved example of practice, and no key of the test', async () => {
    const member = await createLearner(api);
    const failed = await finishAttempt(member, await startAttempt(member), 0);
    expect(failed).toMatchObject({ state: 'failed', right: 0, rightToPass: 23, items: [] });
    expect(failed.result!.objectives).toHaveLength(6);
    expect(failed.result!.objectives[0]).toMatchObject({
      ...{ id: '10.1', right: 0, of: 5, isEnough: false },
      lesson: { slug: 'lesson-10-1', title: 'Lesson 10.1' },
    });
    expect(failed.result!.examples[0]).toMatchObject({ objective: '10.1', solution: { isRight: true } });
    expect(JSON.stringify(failed)).not.toContain(TEST_SECRET);
  });

  test('is final: nothing is changed or handed in again, and the result stays', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    const result = await finishAttempt(member, attempt, 10);
    const late = await save(member, attempt, saveAnswers([20]));
    expect([late.status, late.body.code]).toEqual([409, 'wrong_state']);
    expect((await member.post(pathOf(attempt, '/submit'))).body).toMatchObject({ right: 10 });
    expect(await readAttempt(member, attempt)).toMatchObject({ right: 10, result: result.result });
    expect((await readTest(member)).attempts).toHaveLength(1);
  });

  test('comes by the job for a member who does not come back, once in two processes', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    await save(member, attempt, saveAnswers([1, 2, 3]));
    api.clock.advance(2 * HOUR_MS);
    await Promise.all([api.app.jobs.runNow('end-test-attempts'), api.app.jobs.runNow('end-test-attempts')]);
    const stored = await collection('attempts').findOne({ state: 'failed' }, { sort: { _id: -1 } });
    expect(stored).toMatchObject({ right: 3, ending: 'time_over' });
    const { items } = (await member.get('/api/user/notices')).body;
    expect(items[0].text).toContain('is over: not passed');
    expect((await readTest(member)).closed).toBe('wait');
  });

  test('says so when another member asks', async () => {
    const attempt = await startAttempt(await createLearner(api));
    const stranger = await createLearner(api);
    for (const response of [
      await stranger.get(pathOf(attempt)),
      await stranger.post(pathOf(attempt, '/answers'), saveAnswers([1])),
      await stranger.post(pathOf(attempt, '/submit')),
      await stranger.post(pathOf(attempt, '/reports'), { number: 1, reason: 'unclear', text: '' }),
    ])
      expect(response.status).toBe(404);
  });
});

describe('a retake', () => {
  test('is possible after 24 hours, 72 hours, and then 14 days each, to the millisecond', async () => {
    const member = await createLearner(api);
    for (const hours of [24, 72, 336, 336]) {
      await finishAttempt(member, await startAttempt(member), 5);
      const { retakeAt, closed } = await readTest(member);
      expect([closed, Date.parse(retakeAt!) - api.clock.now().getTime()]).toEqual(['wait', hours * HOUR_MS]);
      api.clock.advance(hours * HOUR_MS - 1);
      const early = await member.post(`${TEST_PATH}/start`, { kind: 'test', isLong: false });
      expect([early.status, early.body.code, early.body.retakeAt]).toEqual([
        409,
        'retake_too_soon',
        retakeAt,
      ]);
      api.clock.advance(1);
    }
  });

  test('starts empty, and repeats no question by hand within three attempts', async () => {
    const member = await createLearner(api);
    const seen: string[][] = [];
    for (let number = 0; number < 4; number += 1) {
      const attempt = await startAttempt(member);
      expect(attempt.items.every(({ answers }) => Object.keys(answers).length === 0)).toBe(true);
      seen.push(attempt.items.map(({ material }) => JSON.stringify(material)));
      await finishAttempt(member, attempt, 3);
      api.clock.advance(400 * HOUR_MS);
    }
    expect(new Set(seen.slice(0, 3).flat()).size).toBe(90);
    // The latest two attempts rest, so the fourth one asks what the first one did.
    const byHand = (asked: string[] = []) => asked.filter((text) => text.includes('The text of')).sort();
    expect(byHand(seen[3])).toEqual(byHand(seen[0]));
  });

  test('is over once the test is passed', async () => {
    const member = await createLearner(api);
    expect(await passTest(member)).toMatchObject({ state: 'passed', right: 30 });
    expect(await readTest(member)).toMatchObject({ closed: 'passed', retakeAt: null, workGate: 'passed' });
    const { body } = await member.post(`${TEST_PATH}/start`, { kind: 'test', isLong: false });
    expect(body.code).toBe('already_passed');
  });
});

test('no response of a member or visitor tells a key of the test', async () => {
  const member = await createLearner(api);
  const attempt = await startAttempt(member);
  const responses = [
    attempt,
    (await member.get('/api/courses')).body,
    (await member.get('/api/user/courses')).body,
    (await member.get(`/api/courses/${COURSE_ID}/pre-test`)).body,
    (await member.get('/api/user/practice')).body,
    await finishAttempt(member, attempt, 12),
    await readTest(member),
  ];
  for (const response of responses) {
    expect(JSON.stringify(response)).not.toContain(TEST_SECRET);
    expect(JSON.stringify(response)).not.toContain('drawnFrom');
    expect(JSON.stringify(response)).not.toContain('"seed"');
  }
  for (const name of ['10.1-001', '10.1-101', 'unknown'])
    expect((await member.post(`/api/learning-units/${name}/check`, { answers: RIGHT_ANSWER })).status).toBe(
      404,
    );
});
