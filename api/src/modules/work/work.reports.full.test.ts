import type { Submission } from '@platform/contracts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { LIMITED, REWRITING, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';

/** Items that members report as impossible. */

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());

type Task = { readonly id: string };
const items = () => api.database.connection.collection('work_items');
const readTask = async (client: LoggedInClient, { id }: Task) =>
  (await client.get(`/api/tasks/${id}/work`)).body as { closed: string | null; placesLeft: number | null };

async function createOwner(): Promise<LoggedInClient> {
  const client = await createMember(api);
  await activateBlueprint(api, client, WORK_BLUEPRINT_ID);
  return client;
}

/** Hands work in that reports its only item. */
async function report(task: Task): Promise<{ client: LoggedInClient; submission: Submission }> {
  const client = await createOwner();
  const started = await startTask(client, task.id);
  const flagged = { itemId: started.items[0]!.id, answers: {}, cannotDo: 'unsafe' };
  await client.post(submissionPath(started, '/draft'), saveBody(started, 0, [flagged]));
  const handIn = { assistance: { used: false, tools: '' }, version: 1 };
  const { status, body } = await client.post(submissionPath(started, '/submit'), handIn);
  expect(status).toBe(200);
  return { client, submission: body as Submission };
}

async function approve({ id }: Submission): Promise<void> {
  expect((await reviewer.post(`/api/admin/reviews/${id}/claim`)).status).toBe(200);
  const criteria = { care: 'high', sense: 'high', style: 'high' };
  const body = { criteria, comments: [], text: 'That is right.', fixes: [] };
  expect((await reviewer.post(`/api/admin/reviews/${id}/approve`, body)).status).toBe(200);
}

test('an item is no longer offered after two members reported it in approved work', async () => {
  const [first, second, third] = [await report(REWRITING), await report(REWRITING), await report(REWRITING)];
  await third.client.post(submissionPath(third.submission, '/withdraw-hand-in'));
  const visitor = await createOwner();
  expect((await readTask(visitor, REWRITING)).closed).toBeNull();
  await approve(first.submission);
  expect((await readTask(visitor, REWRITING)).closed).toBeNull();

  await approve(second.submission);

  expect((await readTask(visitor, REWRITING)).closed).toBe('no_place_left');
  expect((await visitor.post(`/api/tasks/${REWRITING.id}/work/start`)).body.code).toBe('no_place_left');
});

test('places are only in batches that offer items', async () => {
  const visitor = await createOwner();
  await items().updateMany({ taskId: LIMITED.id, batch: { $ne: 7 } }, { $set: { isRetired: true } });
  expect(await readTask(visitor, LIMITED)).toMatchObject({ closed: null, placesLeft: 3 });

  await startTask(visitor, LIMITED.id);

  const last = await createOwner();
  expect((await readTask(last, LIMITED)).placesLeft).toBe(2);
  await items().updateMany({ taskId: LIMITED.id }, { $set: { isRetired: true } });
  expect(await readTask(last, LIMITED)).toMatchObject({ closed: 'no_place_left', placesLeft: 0 });
});
