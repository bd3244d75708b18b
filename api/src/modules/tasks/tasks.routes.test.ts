import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createMember,
  insertTasks,
  submitIdentityDocuments,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const TASKS = '/api/user/tasks';
const BROWSER = { taskId: 'free-browser-detection' };
const PHONE = { taskId: 'free-phone-detection' };

test('the four free tasks are listed with the two detection tasks first', async () => {
  const member = await createMember(api);
  const { body } = await member.get('/api/tasks/free');

  expect(body.next).toBeNull();
  expect(
    body.items.map(({ title, detection }: { title: string; detection: string | null }) => [title, detection]),
  ).toEqual([
    ['Browser Detection Task', 'browser'],
    ['Phone Detection Task', 'phone'],
    ['Write Your First Brief for an AI', null],
    ['Catch an AI Being Wrong', null],
  ]);
  expect(body.items).toEqual(
    body.items.map((task: object) =>
      expect.objectContaining({ ...task, isFreeTask: true, reward: 10, blueprintId: null }),
    ),
  );
});

describe('the tasks of a blueprint', () => {
  const IMAGE_TASKS = '/api/tasks/blueprint/2';

  test('are listed for its owner, in order and with its reward', async () => {
    const owner = await createMember(api);
    await activateBlueprint(api, owner, 2);

    const { status, body } = await owner.get(IMAGE_TASKS);

    expect([status, body.next]).toEqual([200, null]);
    expect(body.items.length).toBeGreaterThanOrEqual(24);
    for (const task of body.items)
      expect(task).toMatchObject({ blueprintId: 2, isFreeTask: false, reward: 14 });
    expect((await owner.post(TASKS, { taskId: body.items[23].id })).body.reward).toBe(14);
  });

  test('are not listed for other members, even while their purchase is pending', async () => {
    const member = await createMember(api);
    expect((await member.get(IMAGE_TASKS)).body.code).toBe('blueprint_not_active');
    await activateBlueprint(api, member, 1);
    await member.post('/api/user/blueprints', { blueprintId: 2 });

    expect((await member.get(IMAGE_TASKS)).body.code).toBe('blueprint_not_active');
    expect((await member.get('/api/tasks/blueprint/11')).body.code).toBe('not_found');
    expect((await member.get('/api/tasks/blueprint/two')).body.code).toBe('invalid_request');
  });
});

test('completing a detection task stores its evidence and locks the reward for 15 days', async () => {
  const member = await createMember(api);
  const evidence = { browser: 'Firefox', browserVersion: '147.0', screen: '390 x 844', touch: true };

  const { status, body } = await member.post(TASKS, { ...BROWSER, reward: 10, evidence });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    taskId: 'free-browser-detection',
    title: 'Browser Detection Task',
    blueprintId: null,
    reward: 10,
    completionDate: START_TIME,
    available: false,
    availableAt: '2026-03-25T12:00:00.000Z',
    daysLeft: 15,
  });
  expect((await member.get(TASKS)).body).toEqual({ items: [body], next: null });
  expect((await member.get('/api/auth/me')).body).toMatchObject({
    balance: 0,
    lockedBalance: 10,
    totalEarned: 10,
    nextUnlock: { amount: 10, at: '2026-03-25T12:00:00.000Z' },
    tasksToday: { completed: 1 },
  });
  const stored = await api.database.connection
    .collection('completions')
    .findOne({ taskId: BROWSER.taskId, evidence: { $ne: null } });
  expect(stored).toMatchObject({ evidence });
});

describe('the reward lock', () => {
  const LOCKED = { balance: 0, lockedBalance: 10 };
  const UNLOCKED = { balance: 10, lockedBalance: 0, nextUnlock: null, totalEarned: 10, totalWithdrawn: 0 };

  test('lasts exactly 15 days, to the millisecond, whether or not the job has run', async () => {
    const member = await createMember(api);
    await member.post(TASKS, BROWSER);
    const readAccount = async () => (await member.get('/api/auth/me')).body;
    const readCompletion = async () => (await member.get(TASKS)).body.items[0];

    api.clock.set('2026-03-25T11:59:59.999Z');
    expect(await readAccount()).toMatchObject(LOCKED);
    expect(await readCompletion()).toMatchObject({ available: false, daysLeft: 1 });
    await api.app.jobs.runNow('release-due-rewards');
    expect(await readAccount()).toMatchObject(LOCKED);

    api.clock.set('2026-03-25T12:00:00.000Z');
    expect(await readAccount()).toMatchObject(UNLOCKED);
    expect(await readCompletion()).toMatchObject({ available: true, daysLeft: 0 });
  });

  test('ends exactly once, even if several jobs run concurrently', async () => {
    const member = await createMember(api);
    await member.post(TASKS, BROWSER);
    await member.post(TASKS, PHONE);
    api.clock.advance(15 * DAY_MS);

    await Promise.all([1, 2, 3, 4].map(() => api.app.jobs.runNow('release-due-rewards')));

    expect((await member.get('/api/auth/me')).body).toMatchObject({
      ...UNLOCKED,
      balance: 20,
      totalEarned: 20,
    });
    const journals = api.database.connection.collection('journals');
    expect(await journals.countDocuments({ template: 'reward_unlocked', at: api.clock.now() })).toBe(
      await journals.countDocuments({ template: 'task_reward' }),
    );
  });

  test('ends separately for each reward, and the account shows the next unlock', async () => {
    const member = await createMember(api);
    await member.post(TASKS, BROWSER);
    api.clock.advance(DAY_MS);
    await member.post(TASKS, PHONE);

    api.clock.advance(14 * DAY_MS);

    expect((await member.get('/api/auth/me')).body).toMatchObject({
      balance: 10,
      lockedBalance: 10,
      nextUnlock: { amount: 10, at: '2026-03-26T12:00:00.000Z' },
    });
  });

  test('is not affected by daylight saving time', async () => {
    const member = await createMember(api);
    api.clock.set('2026-03-20T00:30:00.000Z');
    await member.post(TASKS, BROWSER);
    api.clock.set('2026-04-04T00:29:59.999Z');
    expect((await member.get('/api/auth/me')).body).toMatchObject(LOCKED);
    api.clock.set('2026-04-04T00:30:00.000Z');
    expect((await member.get('/api/auth/me')).body).toMatchObject(UNLOCKED);
  });
});

describe('a completion is rejected', () => {
  test('if the task is already completed', async () => {
    const member = await createMember(api);
    await member.post(TASKS, BROWSER);

    expect((await member.post(TASKS, BROWSER)).body.code).toBe('already_completed');
  });

  test('in four of five concurrent requests for the same task', async () => {
    const member = await createMember(api);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => member.post(TASKS, BROWSER)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('if the task does not exist', async () => {
    const member = await createMember(api);
    expect((await member.post(TASKS, { taskId: 'no-such-task' })).status).toBe(404);
  });

  test('if its reward differs from the one the server derives, and nothing is written', async () => {
    const member = await createMember(api);
    const { status, body } = await member.post(TASKS, { ...BROWSER, reward: 10.01 });

    expect([status, body.code]).toEqual([409, 'reward_mismatch']);
    expect((await member.get(TASKS)).body.items).toEqual([]);
  });

  test('before any blueprint is active, even during the verification, except for the two detection tasks', async () => {
    const member = await createMember(api);
    expect((await member.post(TASKS, { taskId: 'free-first-prompt' })).body.code).toBe(
      'blueprint_not_active',
    );
    await submitIdentityDocuments(member);
    expect((await member.post(TASKS, { taskId: 'free-fact-check' })).body.code).toBe('blueprint_not_active');

    expect((await member.post(TASKS, PHONE)).status).toBe(201);
  });

  test('for a third free task, whichever blueprints are active', async () => {
    const member = await createMember(api);
    await activateBlueprint(api, member, 1);
    const freeTaskIds = [
      'free-first-prompt',
      'free-fact-check',
      'free-browser-detection',
      'free-phone-detection',
    ];

    const responses = await Promise.all(freeTaskIds.map((taskId) => member.post(TASKS, { taskId })));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(responses.filter(({ body }) => body.code === 'free_task_limit_reached')).toHaveLength(2);
    api.clock.advance(400 * DAY_MS);
    const rejectedTaskId = freeTaskIds.find((_, index) => responses[index]?.status === 409);
    expect((await member.post(TASKS, { taskId: rejectedTaskId })).body.code).toBe('free_task_limit_reached');
  });

  test('with the free task limit, not with a day on which the task opens, after both tasks before verification', async () => {
    const member = await createMember(api);
    await member.post(TASKS, BROWSER);
    await member.post(TASKS, PHONE);

    const { body } = await member.post(TASKS, { taskId: 'free-first-prompt' });

    expect(body.code).toBe('free_task_limit_reached');
  });

  test('for a task of a blueprint the member does not own', async () => {
    const [taskId] = await insertTasks(api, 2, 1);
    const [owner, other] = [await createMember(api), await createMember(api)];
    await activateBlueprint(api, owner, 2);

    expect((await other.post(TASKS, { taskId })).body.code).toBe('blueprint_not_active');
    expect((await owner.post(TASKS, { taskId, reward: 14 })).status).toBe(201);
  });

  test('if it carries evidence for a task other than a detection', async () => {
    const member = await createMember(api);
    await activateBlueprint(api, member, 1);
    const { status, body } = await member.post(TASKS, {
      taskId: 'free-fact-check',
      evidence: { browser: 'Firefox' },
    });

    expect([status, body.details[0].path]).toEqual([400, 'evidence']);
  });

  test('after 20 completions on one UTC day, free tasks included, until midnight UTC', async () => {
    const ids = await insertTasks(api, 4, 25);
    const member = await createMember(api);
    await activateBlueprint(api, member, 4);
    api.clock.set('2026-03-10T23:59:59.999Z');
    await member.post(TASKS, BROWSER);

    const responses = await Promise.all(
      ids.slice(0, 22).map((taskId) => member.post(TASKS, { taskId, reward: 15.5 })),
    );
    const rejected = responses.filter(({ status }) => status === 409);

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(rejected).toHaveLength(3);
    for (const { body } of rejected)
      expect(body).toMatchObject({ code: 'daily_limit_reached', resetsAt: '2026-03-11T00:00:00.000Z' });
    api.clock.set('2026-03-11T00:00:00.000Z');
    expect((await member.post(TASKS, { taskId: ids[24] })).status).toBe(201);
    expect((await member.get('/api/auth/me')).body).toMatchObject({
      lockedBalance: 10 + 20 * 15.5,
      tasksToday: { completed: 1, resetsAt: '2026-03-12T00:00:00.000Z' },
    });
  });
});
