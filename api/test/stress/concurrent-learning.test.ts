import type { Attempt, Practice } from '@platform/contracts';
import {
  createLearner,
  finishAttempt,
  passTest,
  saveAnswers,
  startAttempt,
  TEST_PATH,
} from '../support/attempts.ts';
import { COURSES, createCourseDrawing, OBJECTIVES, RIGHT_ANSWER, WRONG_ANSWER } from '../support/courses.ts';
import { createAdministrator } from '../support/factories.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import type { TestClient } from '../support/test-client.ts';
import {
  by,
  byAny,
  createRaces,
  prepareBy,
  sampleRequests,
  type Effect,
  type LearningEndpoint,
  type PreparedRequest,
  type PrepareRequest,
  type Races,
} from './races.ts';
import { seeds } from './stress-parameters.ts';

const ADMIN = '/api/admin/learning';
const REASON = { reason: 'A reason of the tests' };

let api: TestApi;
let secondApi: TestApi;
let races: Races;
let administrators: TestClient[];
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), COURSES);
  secondApi = await api.startSecondInstance();
  races = createRaces(api, secondApi);
  administrators = [await createAdministrator(api), await createAdministrator(api)];
});
afterAll(async () => {
  await secondApi.stop();
  await api.stop();
});

const collection = (name: string) => api.database.connection.collection(name);

/** Returns the id of the only document of a collection. */
async function idIn(name: string): Promise<string> {
  return (await collection(name).findOne())!._id.toString();
}

/** Hands in an attempt that lacks one right answer, and has a report of a question that was answered wrong. */
async function createReport(): Promise<string> {
  // As for the first report: every question is on offer, and no other attempt is raised with this one.
  await collection('bank_items').updateMany({}, { $set: { isVoided: false } });
  for (const name of ['attempts', 'unit_reports', 'unit_corrections']) await collection(name).deleteMany();
  const member = await createLearner(api);
  const { id, items } = await startAttempt(member);
  const path = `/api/user/attempts/${id}`;
  const { units } = (await collection('attempts').findOne())! as unknown as Stored;
  const written = units.flatMap(({ objective, isDrawn }, index) =>
    isDrawn ? [] : [{ objective, number: index + 1 }],
  );
  const wrong = OBJECTIVES.slice(0, 4).flatMap((objective) =>
    written.filter((unit) => unit.objective === objective).slice(0, 2),
  );
  const numbers = wrong.map(({ number }) => number);
  await prepareBy(member, `${path}/answers`, saveAnswers(items.map((_, index) => index + 1)));
  await prepareBy(member, `${path}/answers`, saveAnswers(numbers, { answers: WRONG_ANSWER }));
  await prepareBy(member, `${path}/reports`, { number: numbers[0], reason: 'none_right' });
  const { body } = await member.post(`${path}/submit`);
  expect(body).toMatchObject({ state: 'failed', right: 22 } satisfies Partial<Attempt>);
  return idIn('unit_reports');
}

type Stored = { units: { objective: string; isDrawn: boolean }[] };

async function decideReport(action: string): Promise<PreparedRequest> {
  return byAny(administrators, `${ADMIN}/reports/${await createReport()}/${action}`, REASON);
}

/** Prepares a request about a certificate, after others. */
async function changeCertificate(action: string, ...before: string[]): Promise<PreparedRequest> {
  const { result } = await passTest(await createLearner(api));
  const path = `/api/admin/certificates/${result!.certificateCode}`;
  for (const each of before) await prepareBy(administrators[0]!, `${path}/${each}`, REASON);
  return byAny(administrators, `${path}/${action}`, REASON);
}

const REQUESTS: Record<LearningEndpoint, PrepareRequest> = {
  'tests.start': async () =>
    by(await createLearner(api), `${TEST_PATH}/start`, { kind: 'test', isLong: false }),
  'tests.submit': async () => {
    const member = await createLearner(api);
    const { id, items } = await startAttempt(member);
    const path = `/api/user/attempts/${id}`;
    await prepareBy(member, `${path}/answers`, saveAnswers(items.map((_, index) => index + 1)));
    return by(member, `${path}/submit`);
  },
  'practice.answer': async () => {
    const member = await createLearner(api);
    await finishAttempt(member, await startAttempt(member), 0);
    const { items } = (await member.get('/api/user/practice')).body as Practice;
    return by(member, '/api/user/practice/answers', { id: items[0]!.id, answers: RIGHT_ANSWER });
  },
  'learningReview.acceptReport': () => decideReport('accept'),
  'learningReview.rejectReport': () => decideReport('reject'),
  'learningReview.rescore': async () => {
    await prepareBy(administrators[0]!, `${ADMIN}/reports/${await createReport()}/accept`, REASON);
    return byAny(administrators, `${ADMIN}/corrections/${await idIn('unit_corrections')}/rescore`);
  },
  'learningReview.revokeCertificate': () => changeCertificate('revoke'),
  'learningReview.restoreCertificate': () => changeCertificate('restore', 'revoke'),
};

/** Endpoints where a repeated request without a key succeeds: it returns what the first one led to. */
const RESUMED = ['tests.start', 'tests.submit', 'practice.answer'];

/** What the default tier sends each day: an attempt, and what issues a certificate. */
const DAILY = ['tests.start', 'tests.submit'];

describe.each(sampleRequests(REQUESTS, DAILY))('%s', (id, prepare) => {
  let effect: Effect;
  beforeAll(async () => {
    effect = await races.measureOne(await prepare());
  });

  test.each(seeds())(
    'has one effect and one response for concurrent requests with the same key (seed %i)',
    async () => races.sendWithOneKey(await prepare(), effect),
  );

  test.each(seeds())('has one effect for concurrent requests without a common key (seed %i)', async () =>
    races.sendWithoutCommonKey(await prepare(), effect, RESUMED.includes(id) ? 'succeeded' : 409),
  );
});
