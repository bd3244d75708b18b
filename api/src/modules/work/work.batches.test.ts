import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { startTask } from '../../../test/support/work-answers.ts';
import { LIMITED, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';

/** Batches whose items are no longer offered. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());

const items = () => api.database.connection.collection('work_items');
const readTask = async (client: LoggedInClient, { id }: { readonly id: string }) =>
  (await client.get(`/api/tasks/${id}/work`)).body as { closed: string | null; placesLeft: number | null };

async function createOwner(): Promise<LoggedInClient> {
  const client = await createMember(api);
  await activateBlueprint(api, client, WORK_BLUEPRINT_ID);
  return client;
}

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
