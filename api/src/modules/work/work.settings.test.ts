import { PRACTICE, SUITE, SECOND_SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import {
  activateBlueprint,
  createMember,
  insertTasks,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

const TASKS = '/api/user/tasks';
const BROWSER = 'free-browser-detection';

let api: TestApi;
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

async function createOwner(): Promise<LoggedInClient> {
  const member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  return member;
}
const startOf = ({ id }: { id: string }) => `/api/tasks/${id}/work/start`;
const listOf = async (member: LoggedInClient) =>
  (await member.get(`/api/tasks/blueprint/${WORK_BLUEPRINT_ID}/work`)).body.items;

test('with DEMO_TASKS off, demo tasks are closed and lists show what was completed; free tasks stay', async () => {
  api = await startTestApi();
  const [completed, open] = await insertTasks(api, WORK_BLUEPRINT_ID, 2);
  const member = await createOwner();
  await member.post(TASKS, { taskId: completed });
  const { settings } = api;
  (settings as { demoTasks: boolean }).demoTasks = false;

  const { status, body } = await member.post(TASKS, { taskId: open });

  expect([status, body.code]).toEqual([409, 'demo_closed']);
  expect((await member.post(TASKS, { taskId: completed })).body.code).toBe('already_completed');
  const demo = (await member.get(`/api/tasks/blueprint/${WORK_BLUEPRINT_ID}`)).body.items;
  expect(demo.map(({ id }: { id: string }) => id)).toEqual([completed]);
  expect((await member.post(TASKS, { taskId: BROWSER })).status).toBe(201);
  expect((await member.get('/api/tasks/free')).body.items).toHaveLength(4);
  expect((await member.post(startOf(SUITE))).status).toBe(200);
});

describe('HOUSE_DAILY_BUDGET', () => {
  test('is reserved by starts of paid work and by demo completions until the day ends', async () => {
    api = await startTestApi({ houseDailyBudget: 310 });
    const [demoId] = await insertTasks(api, WORK_BLUEPRINT_ID, 1);
    const member = await createOwner();
    await startTask(member, SUITE.id);
    expect((await member.post(TASKS, { taskId: demoId })).status).toBe(201);

    expect((await member.post(startOf(SECOND_SUITE))).body.code).toBe('budget_used_up');
    expect((await listOf(member)).map(({ closed }: { closed: string | null }) => closed)).toEqual([
      null,
      'budget_used_up',
      null,
      'budget_used_up',
      'budget_used_up',
    ]);
    expect((await member.post(startOf(PRACTICE))).status).toBe(200);
    expect((await member.post(TASKS, { taskId: BROWSER })).status).toBe(201);
    expect((await member.post(TASKS, { taskId: 'free-phone-detection' })).body.code).toBe('budget_used_up');
    api.clock.advance(DAY_MS);
    expect((await member.post(startOf(SECOND_SUITE))).status).toBe(200);
  });

  test('is free again when the task is given back, but not when it is handed in', async () => {
    api = await startTestApi({ houseDailyBudget: 150 });
    const [first, second] = [await createOwner(), await createOwner()];
    const returned = await startTask(first, SUITE.id);
    expect((await second.post(startOf(SUITE))).body.code).toBe('budget_used_up');
    await first.post(submissionPath(returned, '/give-back'));

    const submission = await startTask(second, SUITE.id);
    const version = await answerAll(second, submission);
    const body = { version, assistance: { used: true, tools: 'An assistant' } };
    expect((await second.post(submissionPath(submission, '/submit'), body)).status).toBe(200);

    expect((await first.post(startOf(SUITE))).body.code).toBe('budget_used_up');
  });

  test('writes nothing if it is not set', async () => {
    api = await startTestApi();
    await startTask(await createOwner(), SUITE.id);
    const counters = await api.database.connection.collection('task_counters').find().toArray();
    expect(counters.filter(({ _id }) => String(_id).startsWith('house:'))).toEqual([]);
  });
});
