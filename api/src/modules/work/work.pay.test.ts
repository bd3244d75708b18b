import type { WorkTaskPay } from '@platform/contracts';
import { createAdministrator, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  WORK_BLUEPRINT,
  createSubmission,
  insertWorkTask,
  type SubmittedWork,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { newId, requireId } from '../../platform/ids.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
afterAll(() => api.stop());

async function payOf(taskId: string): Promise<WorkTaskPay | undefined> {
  const { status, body } = await reviewer.get('/api/admin/work-tasks');
  expect(status).toBe(200);
  return (body.items as WorkTaskPay[]).find(({ id }) => id === taskId);
}

async function approve({ id }: SubmittedWork): Promise<void> {
  await reviewer.post(`/api/admin/reviews/${id}/claim`);
  const body = { criteria: { care: 'high' }, comments: [], text: '', fixes: [] };
  expect((await reviewer.post(`/api/admin/reviews/${id}/approve`, body)).status).toBe(200);
}

test('compares what a task pays by its estimate with the median of work that a person approved', async () => {
  const taskId = await insertWorkTask(api);
  const reward = WORK_BLUEPRINT.rewardDollars;
  const row = { id: taskId, blueprintId: WORK_BLUEPRINT.id, title: `Cats and dogs ${taskId}`, reward };
  const estimate = { estimatedTime: 20, estimatedDollarsPerHour: reward * 3 };
  expect(await payOf(taskId)).toEqual({
    ...{ ...row, ...estimate },
    ...{ acceptedCount: 0, medianMinutes: null, dollarsPerHour: null },
  });

  for (const minutes of [30, 10, 90])
    await approve(await createSubmission(api, taskId, { activeSeconds: minutes * 60 }));

  expect(await payOf(taskId)).toEqual({
    ...{ ...row, ...estimate },
    ...{ acceptedCount: 3, medianMinutes: 30, dollarsPerHour: reward * 2 },
  });
});

test('work that the platform approved because it was not read in time does not shorten the median', async () => {
  const taskId = await insertWorkTask(api);
  const unread = await createSubmission(api, taskId, { activeSeconds: 5, isRight: true });
  api.clock.advance(73 * HOUR_MS);
  await api.app.jobs.runNow('decide-overdue-work');
  expect((await reviewer.get(`/api/admin/reviews/${unread.id}`)).body.state).toBe('approved');
  await approve(await createSubmission(api, taskId, { activeSeconds: 1_800 }));

  expect(await payOf(taskId)).toMatchObject({ acceptedCount: 1, medianMinutes: 30 });
});

test('members see the median of ten submissions that a person approved', async () => {
  const taskId = await insertWorkTask(api);
  const work = await createSubmission(api, taskId, { activeSeconds: 1_800 });
  await approve(work);
  const read = async () => (await work.member.get(`/api/tasks/${taskId}/work`)).body;

  await insertCopies(work, 8, {});
  await insertCopies(work, 5, { decidedBy: null, activeSeconds: 5 });
  expect(await read()).toMatchObject({ medianMinutes: null, dollarsPerHour: null });
  await insertCopies(work, 1, {});
  expect(await read()).toMatchObject({ medianMinutes: 30, dollarsPerHour: 300 });
});

/** Inserts the same submission of other members. */
async function insertCopies({ id }: SubmittedWork, count: number, changes: object): Promise<void> {
  const submissions = api.database.connection.collection('submissions');
  const submission = await submissions.findOne({ _id: requireId(id) });
  const copies = Array.from({ length: count }, () => ({
    ...{ ...submission, ...changes },
    ...{ _id: newId(), userId: newId() },
  }));
  await submissions.insertMany(copies);
}

test('leaves out practice, demo tasks and what is no longer on offer', async () => {
  const taskId = await insertWorkTask(api);
  expect(await payOf('w10-practice')).toBeUndefined();
  const { body } = await reviewer.get('/api/admin/work-tasks');
  expect((body.items as WorkTaskPay[]).every(({ id }) => id.startsWith('w'))).toBe(true);
  await api.database.connection
    .collection('work_items')
    .updateMany({ taskId }, { $set: { isRetired: true } });
  expect(await payOf(taskId)).toBeUndefined();
});

test('is read by reviewers', async () => {
  const member = await createMember(api);
  expect((await member.get('/api/admin/work-tasks')).status).toBe(403);
});
