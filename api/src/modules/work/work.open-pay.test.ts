import type { WorkTaskSeed } from '@platform/content';
import type { OpenPay } from '@platform/contracts';
import { createLearner, passTest } from '../../../test/support/attempts.ts';
import { COURSES, COURSE_ID, createCourseDrawing } from '../../../test/support/courses.ts';
import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { CHEAP_HASH_COST, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { LIMITED, PRACTICE, REWRITING, SUITE, TEST_WORK_TASKS } from '../../../test/support/work-tasks.ts';
import { newId } from '../../platform/ids.ts';

/** Transcription costs $59.99 and pays $15: with these four tasks just enough, one of which has a single place. */
const BLUEPRINT = 8;
const PRICE = 59.99;
const [FIRST, SECOND, THIRD] = ['w08-first', 'w08-second', 'w08-third'].map((id): WorkTaskSeed => ({
  ...REWRITING,
  id,
  blueprintId: BLUEPRINT,
}));
const PLACE: WorkTaskSeed = {
  ...LIMITED,
  id: 'w08-place',
  blueprintId: BLUEPRINT,
  overlap: 1,
  batches: LIMITED.batches.slice(0, 1),
};
const PRACTICING: WorkTaskSeed = { ...PRACTICE, id: 'w08-practice', blueprintId: BLUEPRINT };
const SEEDS = [FIRST, SECOND, THIRD, PLACE, PRACTICING].flatMap((seed) => seed ?? []);

type Overrides = Parameters<typeof startTestApi>[0];

let api: TestApi;
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

const start = async (overrides: Overrides = {}) =>
  (api = await startTestApi(overrides, CHEAP_HASH_COST, [...TEST_WORK_TASKS, ...SEEDS]));

async function readPay(client = api.client(), blueprintId = BLUEPRINT): Promise<OpenPay | undefined> {
  // What visitors see is reused for 10 s.
  api.clock.advance(10_000);
  const { body } = await client.get('/api/open-pay');
  return (body.items as OpenPay[]).find((one) => one.blueprintId === blueprintId);
}
const payOf = (count: number) => ({ count, dollars: count * 15 });

/** Creates a member who can order blueprints. */
async function createBuyer(): Promise<LoggedInClient> {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  return member;
}
const order = (member: LoggedInClient, blueprintId = BLUEPRINT) =>
  member.post('/api/user/blueprints', { blueprintId, paymentMethod: 'paypal' });

describe('what can be earned now', () => {
  test('is public: the open work of each blueprint, its demo tasks apart', async () => {
    await start();

    const { body } = await api.client().get('/api/open-pay');

    expect(body.items.map(({ blueprintId }: OpenPay) => blueprintId)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(await readPay()).toEqual({
      blueprintId: BLUEPRINT,
      work: payOf(4),
      needsTest: false,
      demo: payOf(24),
      practice: 1,
      completed: 0,
      isBudgetUsedUp: false,
      allowsOrder: true,
    });
    (api.settings as { demoTasks: boolean }).demoTasks = false;
    expect(await readPay()).toMatchObject({ work: payOf(4), demo: null });
  });

  test('is without what the member has handed in or completed by a click, and with what they have begun', async () => {
    await start();
    const [demoId] = await insertTasks(api, BLUEPRINT, 1);
    const member = await createMember(api);
    await activateBlueprint(api, member, BLUEPRINT);
    await member.post('/api/user/tasks', { taskId: demoId });
    const submission = await startTask(member, 'w08-first');
    expect(await readPay(member)).toMatchObject({ work: payOf(4), demo: payOf(24), completed: 1 });

    const version = await answerAll(member, submission);
    const handIn = { version, assistance: { used: false, tools: '' } };
    expect((await member.post(submissionPath(submission, '/submit'), handIn)).status).toBe(200);
    expect((await readPay(member))?.work).toEqual(payOf(3));
  });

  test('counts a place for one member: not for those behind an owner who may take it', async () => {
    await start();
    const owner = await createMember(api);
    await activateBlueprint(api, owner, BLUEPRINT);
    const owned = async () => (await readPay(owner))?.work.count;
    const visited = async () => (await readPay())?.work.count;
    expect([await owned(), await visited()]).toEqual([4, 3]);

    await startTask(owner, PLACE.id);
    expect([await owned(), await visited()]).toEqual([4, 3]);

    await api.database.connection
      .collection('work_slots')
      .updateOne({ taskId: PLACE.id }, { $set: { userId: newId(), submissionId: newId(), until: null } });
    expect([await owned(), await visited()]).toEqual([3, 3]);
  });

  test('is nothing if a reward is above the budget of a whole day, and waits for midnight if it is used up', async () => {
    await start({ houseDailyBudget: 149, demoTasks: false });
    const owner = await createMember(api);
    await activateBlueprint(api, owner, BLUEPRINT);

    expect(await readPay(owner, SUITE.blueprintId)).toMatchObject({ work: payOf(0), isBudgetUsedUp: false });
    expect(await readPay(owner)).toMatchObject({ work: payOf(4), isBudgetUsedUp: false });
    await api.database.connection
      .collection<{ _id: string; count: number }>('task_counters')
      .insertOne({ _id: 'house:2026-03-10', count: 14_000 });
    expect(await readPay(owner)).toMatchObject({ work: payOf(4), isBudgetUsedUp: true });
  });
});

test('work behind a test counts, and is marked until the member has passed it', async () => {
  api = await startTestApi(
    { demoTasks: false },
    undefined,
    undefined,
    undefined,
    createCourseDrawing(),
    COURSES,
  );
  const member = await createLearner(api);
  const work = { count: 4, dollars: 600 };

  expect(await readPay(undefined, COURSE_ID)).toMatchObject({ work, needsTest: true });
  expect(await readPay(member, COURSE_ID)).toMatchObject({ work, needsTest: true });
  expect(await readPay(member)).toMatchObject({ needsTest: false });
  await passTest(member);
  expect(await readPay(member, COURSE_ID)).toMatchObject({ work, needsTest: false });
});

describe('with demo tasks off', () => {
  test('a blueprint whose open work pays less than its price cannot be ordered', async () => {
    await start({ demoTasks: false });
    const buyer = await createBuyer();

    const { status, body } = await order(buyer, SUITE.blueprintId);

    expect([status, body.code, body.openPay, body.price]).toEqual([409, 'not_enough_work', 600, 1999.99]);
    expect(body.message).toContain('$600.00 now, less than its price of $1,999.99');
    expect((await buyer.get('/api/user/blueprints')).body.items).toHaveLength(1);
    expect(await readPay(buyer, SUITE.blueprintId)).toMatchObject({ allowsOrder: false });
    expect((await order(buyer)).status).toBe(201);
  });

  test('it can be ordered if the operator allows it, or while demo tasks are on', async () => {
    await start({ demoTasks: false, ordersWithoutEnoughWork: true });
    expect((await order(await createBuyer(), SUITE.blueprintId)).status).toBe(201);
    const settings = api.settings as { demoTasks: boolean; ordersWithoutEnoughWork: boolean };
    settings.ordersWithoutEnoughWork = false;
    expect((await order(await createBuyer(), SUITE.blueprintId)).status).toBe(409);
    settings.demoTasks = true;
    expect((await order(await createBuyer(), SUITE.blueprintId)).status).toBe(201);
  });

  test('an order stays valid when there is too little work afterwards', async () => {
    await start({ demoTasks: false });
    const [buyer, late] = [await createBuyer(), await createBuyer()];
    await makePayable(api, buyer);
    const { body } = await order(buyer);
    await api.database.connection
      .collection('work_items')
      .updateMany({ taskId: 'w08-first' }, { $set: { isRetired: true } });

    expect((await order(late)).body.code).toBe('not_enough_work');
    const report = { transactionReference: 'TX-1' };
    expect((await buyer.post(`/api/user/blueprints/${body.id}/payment`, report)).status).toBe(200);
    const administrator = await createAdministrator(api);
    expect((await administrator.post(`/api/admin/purchases/${body.id}/approve`, PAID)).body.status).toBe(
      'active',
    );
  });

  test('of two orders at once that count on the same place, one is accepted', async () => {
    await start({ demoTasks: false });
    const buyers = await Promise.all([createBuyer(), createBuyer(), createBuyer()]);

    const responses = await Promise.all(buyers.map((buyer) => order(buyer)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(rejected?.body).toMatchObject({ code: 'not_enough_work', openPay: 45, price: PRICE });
  });
});
