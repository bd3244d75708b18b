import { RETURN_TEST_SENTENCE } from '@platform/contracts';
import {
  createLearner,
  finishAttempt,
  passTest,
  saveAnswers,
  startAttempt,
  TEST_PATH,
} from '../../../test/support/attempts.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { COURSES, createCourseDrawing } from '../../../test/support/courses.ts';
import {
  activateBlueprint,
  buyBlueprint,
  createAdministrator,
  createBuyer,
  insertTasks,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { addDays, DAY_MS } from '../../platform/clock.ts';

/** The right to return a blueprint whose paid work needs a test. */

let api: TestApi;
let cashier: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), COURSES);
  cashier = await createAdministrator(api, 'member', ['cashier']);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => api.clock.set(START_TIME));

const createOwner = () => createBuyer(api, cashier, WORK_BLUEPRINT_ID);
type Owner = Awaited<ReturnType<typeof createOwner>>;

const dayAfter = (days: number) => addDays(new Date(START_TIME), days).toISOString();
const goToDay = (days: number) => api.clock.set(dayAfter(days));
async function readEnd({ member, id }: Owner): Promise<unknown> {
  const { items } = (await member.get('/api/user/blueprints')).body as {
    items: { id: string; returnableUntil: string | null }[];
  };
  return items.find((row) => row.id === id)!.returnableUntil;
}
const requestReturn = ({ member, id }: Owner) => member.post(`/api/user/blueprints/${id}/return`);
async function failTest(member: LoggedInClient): Promise<void> {
  await finishAttempt(member, await startAttempt(member), 0);
}

/** Expects that a blueprint can be returned until a time, and no longer: what pages show is what counts. */
async function expectEnd(owner: Owner, days: number): Promise<void> {
  const end = dayAfter(days);
  expect(await readEnd(owner)).toBe(end);
  expect((await cashier.get(`/api/admin/purchases/${owner.id}`)).body.returnableUntil).toBe(end);
  api.clock.set(end);
  expect(await readEnd(owner)).toBeNull();
  expect((await requestReturn(owner)).body.code).toBe('not_returnable');
  api.clock.advance(-1);
  expect((await requestReturn(owner)).status).toBe(200);
}

test('lasts 60 days without a second attempt, and the email of the activation says so', async () => {
  const owner = await createOwner();
  await failTest(owner.member);

  await expectEnd(owner, 60);

  const mails = await findMailsTo(api, owner.member.user.email);
  expect(mails.find(({ subject }) => subject.endsWith('is active'))!.text).toContain(RETURN_TEST_SENTENCE);
});

test('lasts 14 days from the end of the second attempt, whatever follows it', async () => {
  const owner = await createOwner();
  goToDay(10);
  await failTest(owner.member);
  goToDay(20);
  await failTest(owner.member);
  goToDay(25);
  await failTest(owner.member);

  await expectEnd(owner, 34);
});

test('lasts 60 days at most after a late second attempt', async () => {
  const owner = await createOwner();
  goToDay(10);
  await failTest(owner.member);
  goToDay(50);
  await failTest(owner.member);

  await expectEnd(owner, 60);
});

test('lasts 14 days from the activation at least, however early the attempts were', async () => {
  const member = await createLearner(api);
  await activateBlueprint(api, member, 1);
  api.clock.set(dayAfter(-30));
  await failTest(member);
  api.clock.set(dayAfter(-20));
  await failTest(member);
  api.clock.set(START_TIME);

  await expectEnd({ member, id: await buyBlueprint(member, cashier, WORK_BLUEPRINT_ID) }, 14);
});

test('lasts 14 days from the activation for members who have passed', async () => {
  const owner = await createOwner();
  goToDay(5);
  await passTest(owner.member);

  await expectEnd(owner, 14);
});

test('is over at once for a member who passes later', async () => {
  const owner = await createOwner();
  goToDay(20);
  expect(await readEnd(owner)).toBe(dayAfter(60));

  await passTest(owner.member);

  expect(await readEnd(owner)).toBeNull();
  expect((await requestReturn(owner)).body.code).toBe('not_returnable');
});

test('is over once a demo task is completed', async () => {
  const owner = await createOwner();
  goToDay(20);
  const [taskId] = await insertTasks(api, WORK_BLUEPRINT_ID, 1);
  expect((await owner.member.post('/api/user/tasks', { taskId })).status).toBe(201);

  expect(await readEnd(owner)).toBeNull();
  expect((await requestReturn(owner)).body.code).toBe('not_returnable');
});

test('counts an open attempt once it has ended, at the end of its time', async () => {
  const owner = await createOwner();
  await failTest(owner.member);
  goToDay(20);
  await startAttempt(owner.member);
  expect(await readEnd(owner)).toBe(dayAfter(60));

  api.clock.advance(DAY_MS);
  await owner.member.get(TEST_PATH);

  const minutes = 60;
  await expectEnd(owner, 34 + minutes / (24 * 60));
});

test('leaves an attempt open that can be passed after the return', async () => {
  const owner = await createOwner();
  goToDay(20);
  const attempt = await startAttempt(owner.member);
  expect((await requestReturn(owner)).status).toBe(200);

  expect((await finishAttempt(owner.member, attempt, attempt.items.length)).state).toBe('passed');
});

test('that is asked for while the test is passed has one verdict, and the certificate stays', async () => {
  const owner = await createOwner();
  goToDay(20);
  const { id, items } = await startAttempt(owner.member);
  const path = `/api/user/attempts/${id}`;
  await owner.member.post(`${path}/answers`, saveAnswers(items.map((_, index) => index + 1)));

  const [handedIn, returned] = await Promise.all([owner.member.post(`${path}/submit`), requestReturn(owner)]);

  expect(handedIn.body.state).toBe('passed');
  const { items: rows } = (await owner.member.get('/api/user/blueprints')).body as {
    items: { id: string; status: string }[];
  };
  const { status } = rows.find((row) => row.id === owner.id)!;
  expect([returned.status, returned.body.code, status]).toEqual(
    returned.status === 200 ? [200, undefined, 'returning'] : [409, 'not_returnable', 'active'],
  );
  expect((await owner.member.get(TEST_PATH)).body.certificate.state).toBe('valid');
});
