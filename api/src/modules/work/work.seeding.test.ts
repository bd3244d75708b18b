import type { WorkTaskSeed } from '@platform/content';
import { SUITE, LIMITED, PRACTICE } from '../../../test/support/work-tasks.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { createWorkModels } from './work.model.ts';
import type { WorkModels } from './work.records.ts';
import { seedWorkTasks } from './work.seeding.ts';

let api: TestApi;
let models: WorkModels;
beforeEach(async () => {
  api = await startTestApi({}, undefined, [SUITE, LIMITED, PRACTICE]);
  models = createWorkModels(api.database.connection);
});
afterEach(() => api.stop());

const dump = async (): Promise<Record<string, object[]>> => ({
  definitions: await models.definitions.find().sort({ _id: 1 }).lean(),
  items: await models.items.find().sort({ _id: 1 }).lean(),
  truths: await models.truths.find().sort({ _id: 1 }).lean(),
  slots: await models.slots.find().sort({ _id: 1 }).lean(),
});

/** Seeds again. Returns the ids of the tasks whose seeds were stored. */
async function seed(seeds: readonly WorkTaskSeed[]): Promise<string[]> {
  const stored: string[] = [];
  await seedWorkTasks(models, seeds, (records) => {
    stored.push(...records.map(({ _id }) => _id));
    return Promise.resolve();
  });
  return stored;
}

test('skips unchanged tasks, and changes nothing if it runs again', async () => {
  const before = await dump();
  expect(await seed([SUITE, LIMITED, PRACTICE])).toEqual([]);
  await models.definitions.updateMany({}, { contentHash: 'interrupted' });
  expect(await seed([SUITE, LIMITED, PRACTICE])).toEqual([SUITE.id, LIMITED.id, PRACTICE.id]);
  expect(await dump()).toEqual(before);
});

test('keeps replaced items but no longer offers them, and offers them again if they come back', async () => {
  const [items = []] = SUITE.batches;
  const shorter = { ...SUITE, batches: [items.slice(1)] };

  expect(await seed([shorter, LIMITED, PRACTICE])).toEqual([SUITE.id]);

  const retired = await models.items.find({ taskId: SUITE.id, isRetired: true }).lean();
  expect(retired.map(({ material }) => JSON.stringify(material))).toEqual([
    JSON.stringify(items[0]!.material),
  ]);
  // What reports have closed stays closed, whatever the content does.
  const closedAt = new Date(START_TIME);
  await models.items.updateOne({ _id: retired[0]!._id }, { acceptedReports: 2, closedAt });
  await seed([SUITE, LIMITED, PRACTICE]);
  expect(await models.items.countDocuments({ taskId: SUITE.id, isRetired: true })).toBe(0);
  expect(await models.items.countDocuments({ taskId: SUITE.id, closedAt })).toBe(1);
});

test('adds and removes free places when the overlap changes, and never a taken one', async () => {
  const taken = {
    userId: api.database.connection.base.Types.ObjectId.createFromTime(1),
    until: new Date(START_TIME),
  };
  await models.slots.updateOne({ taskId: LIMITED.id, batch: 3 }, taken);

  await seed([SUITE, { ...LIMITED, overlap: 4 }, PRACTICE]);
  expect(await models.slots.countDocuments({ taskId: LIMITED.id })).toBe(48);
  await seed([SUITE, { ...LIMITED, overlap: 1 }, PRACTICE]);

  const left = await models.slots.find({ taskId: LIMITED.id }).lean();
  expect(left.map(({ batch }) => batch).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, n) => n),
  );
  expect(left.filter(({ userId }) => userId !== null)).toHaveLength(1);
});
