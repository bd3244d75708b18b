import type { CourseBank } from '@platform/content';
import type { Correction, TestHealth, UnitReportRow, User } from '@platform/contracts';
import {
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
  WRONG_ANSWER,
  createCourseDrawing,
} from '../../../test/support/courses.ts';
import type { LearningModels } from './learning.model.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const ADMIN = '/api/admin/learning';
const REASON = { reason: 'We looked at this question together.' };

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), COURSES);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
  const member = await createLearner(api);
  await finishAttempt(member, await startAttempt(member), 15);
});
afterAll(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);

describe('the console', () => {
  const listReports = async () =>
    (await reviewer.get(`${ADMIN}/reports?status=pending`)).body.items as UnitReportRow[];
  const listCorrections = async (query = '') =>
    (await reviewer.get(`${ADMIN}/corrections${query}`)).body.items as Correction[];
  const readCounters = async () => {
    const { unitReports, corrections } = (await reviewer.get('/api/admin/counters')).body;
    return { unitReports, corrections };
  };

  test('counts how questions do, once', async () => {
    await api.app.jobs.runNow('count-test-answers');
    await api.app.jobs.runNow('count-test-answers');
    const { status, body } = await reviewer.get(`${ADMIN}/units?courseId=${COURSE_ID}`);
    expect(status).toBe(200);
    const [health] = body.items as [TestHealth];
    expect(health.guessProbability).toBeLessThan(1e-6);
    const asked = health.units.reduce((sum, unit) => sum + unit.asked, 0);
    expect(asked).toBe(health.attempts * 30);
    const unit = health.units.find(({ kind, facility }) => kind === 'hand' && (facility ?? 0) > 0)!;
    expect(unit.parts[0]!.options.find(({ isRight }) => isRight)).toMatchObject({ id: 'right' });
  });

  test('an accepted report takes a question away, and rescoring lets members pass by it', async () => {
    const member = await createLearner(api);
    const attempt = await startAttempt(member);
    // 22 right, at least two in each objective: one more passes.
    const stored = await collection('attempts').findOne({ state: 'open' }, { sort: { _id: -1 } });
    const units = stored!.units as { objective: string; isDrawn: boolean; name: string }[];
    const wrong = new Set<number>();
    for (const objective of ['10.1', '10.2', '10.3'])
      units.forEach((unit, index) => {
        const count = [...wrong].filter((number) => units[number - 1]!.objective === objective).length;
        if (unit.objective === objective && count < (objective === '10.3' ? 2 : 3)) wrong.add(index + 1);
      });
    const reported = [...wrong].find((number) => !units[number - 1]!.isDrawn)!;
    const path = `/api/user/attempts/${attempt.id}`;
    const report = { number: reported, reason: 'none_right', text: 'Nothing fits.' };
    expect((await member.post(`${path}/reports`, report)).status).toBe(204);
    expect((await member.post(`${path}/reports`, report)).status).toBe(204);
    const numbers = units.map((_, index) => index + 1);
    const items = [
      ...saveAnswers(numbers.filter((number) => !wrong.has(number))).items,
      ...saveAnswers([...wrong], { answers: WRONG_ANSWER }).items,
    ];
    await member.post(`${path}/answers`, { ...saveAnswers([]), items });
    expect((await member.post(`${path}/submit`)).body).toMatchObject({ state: 'failed', right: 22 });

    const [row] = await listReports();
    expect(await readCounters()).toEqual({ unitReports: 1, corrections: 0 });
    expect(row).toMatchObject({ name: units[reported - 1]!.name, number: reported, text: 'Nothing fits.' });
    const { body: detail } = await reviewer.get(`${ADMIN}/reports/${row!.id}`);
    expect(detail).toMatchObject({
      isOffered: true,
      checked: { isRight: false },
      unit: { answers: WRONG_ANSWER },
    });
    const accepted = await reviewer.post(`${ADMIN}/reports/${row!.id}/accept`, REASON);
    expect(accepted.body).toMatchObject({ status: 'accepted', isOffered: false });
    expect((await reviewer.post(`${ADMIN}/reports/${row!.id}/reject`, REASON)).body.code).toBe(
      'already_decided',
    );

    const [correction] = await listCorrections('?state=pending');
    expect(correction).toMatchObject({ name: row!.name, isVoided: true, raised: 0 });
    expect(await readCounters()).toEqual({ unitReports: 0, corrections: 1 });
    for (const q of [correction!.id, correction!.name])
      expect(await listCorrections(`?q=${q}`)).toEqual([correction]);
    // It belongs to no member.
    const { id, username } = (await member.get('/api/auth/me')).body as User;
    for (const q of [id, username]) expect(await listCorrections(`?q=${q}`)).toEqual([]);
    const rescored = await reviewer.post(`${ADMIN}/corrections/${correction!.id}/rescore`);
    expect(rescored.body).toMatchObject({ state: 'rescored', passed: 1 });
    expect(await readCounters()).toEqual({ unitReports: 0, corrections: 0 });
    expect((await reviewer.post(`${ADMIN}/corrections/${correction!.id}/rescore`)).body.code).toBe(
      'already_decided',
    );
    const after = (await member.get(path)).body;
    expect(after).toMatchObject({ state: 'passed', right: 23, wasRescored: true });
    expect((await member.get(`/api/certificates/${after.result.certificateCode}`)).body.signed.right).toBe(
      23,
    );
    const { items: notices } = (await member.get('/api/user/notices')).body;
    expect((notices as { text: string }[]).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('You have passed the test'),
    );
  });

  test('a corrected key raises results and lowers none; what was seen stays', async () => {
    const [right, wrong] = [await createLearner(api), await createLearner(api)];
    const passed = await passTest(right);
    const failed = await finishAttempt(wrong, await startAttempt(wrong), 0);
    const stored = await collection('attempts').findOne({ right: 0, state: 'failed' }, { sort: { _id: -1 } });
    const { name } = (stored!.units as { name: string; isDrawn: boolean }[]).find(({ isDrawn }) => !isDrawn)!;
    const corrected: CourseBank = {
      ...BANK,
      version: 'version-2',
      units: BANK.units.map((unit) =>
        unit.id === name
          ? { ...unit, truth: { answer: { answers: [{ selected: ['a'], cannotTell: false, note: '' }] } } }
          : unit,
      ),
    };
    const { seedBanks } = await import('./bank.seeding.ts');
    const models = Object.fromEntries(
      Object.entries({
        attempts: 'Attempt',
        items: 'BankItem',
        keys: 'BankKey',
        versions: 'CourseVersion',
        corrections: 'Correction',
      }).map(([key, model]) => [key, api.database.connection.model(model)]),
    ) as unknown as LearningModels;
    await seedBanks(models, [corrected], createCourseDrawing(), api.clock.now());
    await seedBanks(models, [corrected], createCourseDrawing(), api.clock.now());

    const pending = await listCorrections('?state=pending');
    expect(pending.map((correction) => correction.name)).toEqual([name]);
    expect(pending[0]!.attempts).toBeGreaterThanOrEqual(1);
    const { body } = await reviewer.post(`${ADMIN}/corrections/${pending[0]!.id}/rescore`);
    expect(body.raised).toBeGreaterThanOrEqual(1);
    expect((await wrong.get(`/api/user/attempts/${failed.id}`)).body).toMatchObject({
      right: 1,
      state: 'failed',
    });
    expect((await right.get(`/api/user/attempts/${passed.id}`)).body).toMatchObject({
      right: 30,
      state: 'passed',
    });
  });

  test('lists attempts of members who did not come back, and their certificates, also as files', async () => {
    const { body } = await reviewer.get(`${ADMIN}/attempts?state=failed`);
    expect(body.items[0]).toMatchObject({ courseId: COURSE_ID, state: 'failed' });
    const { body: certificates } = await reviewer.get('/api/admin/certificates?state=valid');
    expect(certificates.items.length).toBeGreaterThan(0);
    for (const path of [`${ADMIN}/attempts.csv`, '/api/admin/certificates.csv', `${ADMIN}/reports.csv`])
      expect((await reviewer.get(path)).status).toBe(200);
  });
});
