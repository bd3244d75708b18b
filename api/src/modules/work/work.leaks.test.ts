import { BLUEPRINTS, PAIR_REASON_MIN, type Submission } from '@platform/contracts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { WORK_TASK_SEEDS } from './content/index.ts';
import type { WorkItemSeed, WorkTaskSeed } from './content/work-task-seed.ts';

/** Everything that a member can get of every real work task is searched for what must stay on the server. */

let api: TestApi;
let member: LoggedInClient;
const TASKS = sampleCases(WORK_TASK_SEEDS);
/** What the member got, by task. */
const received = new Map<string, { text: string; submission: Submission }>();
beforeAll(async () => {
  api = await startTestApi({}, undefined, WORK_TASK_SEEDS);
  member = await createMember(api);
  for (const { id } of BLUEPRINTS) await activateBlueprint(api, member, id);
  for (const { id, blueprintId } of TASKS) {
    const list = await member.get(`/api/tasks/blueprint/${blueprintId}/work`);
    const detail = await member.get(`/api/tasks/${id}/work`);
    const submission = await startTask(member, id);
    const read = await member.get(submissionPath(submission));
    const returned = await member.post(submissionPath(submission, '/give-back'));
    const rest = [
      await member.get('/api/user/submissions?limit=100'),
      await member.get('/api/user/submission-summary'),
      await member.post('/api/user/tasks', { taskId: id }),
    ];
    const bodies = [list, detail, read, returned, ...rest].map(({ body }) => JSON.stringify(body));
    received.set(id, { text: bodies.join('\n'), submission });
  }
}, 120_000);
afterAll(() => api.stop());

const textOf = (id: string): string => received.get(id)!.text;

test.each(TASKS.map(({ id }) => id))('no response about %s has the truth in it', (id) => {
  const text = textOf(id);
  for (const field of ['"truth":', '"explanation":', '"contentHash":', '"isRetired":', '"position":'])
    expect([field, text.includes(field)]).toEqual([field, false]);
  const seed = WORK_TASK_SEEDS.find((candidate) => candidate.id === id)!;
  const published = publicTextOf(seed);
  for (const item of seed.batches.flat()) {
    for (const secret of secretsOf(item, published))
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
});

test('items are named by their public content alone', async () => {
  const changed = WORK_TASK_SEEDS.map((seed) => ({
    ...seed,
    batches: seed.batches.map((items) =>
      items.map((item) => ({ ...item, truth: {}, explanation: 'Another explanation.' })),
    ),
  }));
  const other = await startTestApi({}, undefined, changed);
  const ids = async ({ database }: TestApi): Promise<string[]> =>
    (await database.connection.collection('work_items').find().sort({ _id: 1 }).toArray()).map(({ _id }) =>
      String(_id),
    );
  const [own, others] = [await ids(api), await ids(other)];
  await other.stop();
  expect(others).toEqual(own);
});

test('the order of items differs from that of the seeds', () => {
  const inOrder = TASKS.filter(({ id, batches }) => {
    const shown = received
      .get(id)!
      .submission.items.map(({ material, parts }) => JSON.stringify([material, parts]));
    const seeded = (batches[0] ?? []).map(({ material, parts }) => JSON.stringify([material, parts]));
    return seeded.length > 5 && shown.join() === seeded.join();
  });
  // Six items, the fewest here, are in order by chance once in 720.
  expect(inOrder.length).toBeLessThan(3);
});

/** What the author of a task shows to every member, e.g. a rule of the guideline that an explanation quotes. */
function publicTextOf({ instructions, guideline, rubric, batches }: WorkTaskSeed): string {
  const items = batches.flat().map(({ material, parts }) => [material, parts]);
  return JSON.stringify([instructions, guideline, rubric, items]);
}

/** Texts that stand only in the truth of an item: its explanation, and right answers as they are stored. */
function secretsOf(item: WorkItemSeed, published: string): string[] {
  const answers = Object.values(item.truth).flatMap((truth) =>
    truth.answers.map((answer) => JSON.stringify(answer)),
  );
  const explanation = JSON.stringify(item.explanation).slice(1, -1);
  return [...answers, ...(explanation.length >= PAIR_REASON_MIN ? [explanation] : [])].filter(
    (secret) => !published.includes(secret),
  );
}
