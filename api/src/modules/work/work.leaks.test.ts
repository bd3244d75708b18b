import { loadWorkTasks, type WorkTaskSeed } from '@platform/content';
import { listSecrets } from '@platform/content/testing';
import { BLUEPRINTS, type Submission } from '@platform/contracts';
import { activateBlueprint, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { startTask, submissionPath } from '../../../test/support/work-answers.ts';
import type { WorkItemRecord, WorkTruthRecord } from './work.records.ts';

/** Everything that a member can get of every real work task is searched for what must stay on the server. */

let api: TestApi;
let member: LoggedInClient;
let allTasks: readonly WorkTaskSeed[];
let tasks: readonly WorkTaskSeed[];
/** What the member got, by task. */
const received = new Map<string, { text: string; submission: Submission }>();
beforeAll(async () => {
  allTasks = (await loadWorkTasks()).map(withMoreSecrets);
  tasks = sampleCases(allTasks);
  api = await startTestApi({}, undefined, allTasks);
  member = await createMember(api);
  for (const { id } of BLUEPRINTS) await activateBlueprint(api, member, id);
  for (const { id, blueprintId } of tasks) {
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
}, 300_000);
afterAll(() => api.stop());

/** Gives a task what few tasks have: a reviewer kit, and a hard item in each batch. */
function withMoreSecrets(task: WorkTaskSeed): WorkTaskSeed {
  const kit = ['first', 'second', 'third'].map((name) => ({
    input: `The ${name} input of ${task.id} that no member has seen.`,
    expect: `What must happen with the ${name} input of ${task.id}.`,
  }));
  const batches = task.batches.map(([first, ...others]) => [{ ...first!, isHard: true }, ...others]);
  return { ...task, reviewerKit: task.reviewerKit ?? kit, batches };
}

const textOf = (id: string): string => received.get(id)!.text;

/** Names of fields that only the server knows. */
const SECRET_FIELDS = [
  ...['truth', 'explanation', 'isHard', 'reviewerKit', 'contentHash', 'isRetired', 'acceptedReports'],
  ...['position', 'truthVersions', 'drawnFrom'],
];

/** Returns a task with the items that were drawn for the member, and the numbers that make them again. */
async function addFresh(task: WorkTaskSeed): Promise<{ task: WorkTaskSeed; numbers: string[] }> {
  const { connection } = api.database;
  const ids = received.get(task.id)!.submission.items.map(({ id }) => id);
  const ofMember = { _id: { $in: ids } } as object;
  const [items, truths] = await Promise.all([
    connection.collection<WorkItemRecord>('work_items').find(ofMember).toArray(),
    connection.collection<WorkTruthRecord>('work_truths').find(ofMember).toArray(),
  ]);
  const drawn = items.flatMap(({ _id, name, material, parts, submissionId }) => {
    const truth = truths.find((each) => each._id === _id)!;
    return submissionId
      ? [{ id: name, material, parts, truth: truth.parts, explanation: truth.explanation }]
      : [];
  });
  expect(drawn).toHaveLength(task.freshItems);
  return {
    task: { ...task, batches: [...task.batches, drawn] },
    numbers: truths.flatMap(({ drawnFrom }) => (drawnFrom === undefined ? [] : [String(drawnFrom)])),
  };
}

test('no response about a task has the truth in it', async () => {
  const leaks: string[][] = [];
  for (const each of tasks) {
    const text = textOf(each.id);
    const { task, numbers } = await addFresh(each);
    const ids = task.batches.flat().map(({ id }) => `"${id}"`);
    const secrets = [...SECRET_FIELDS.map((name) => `"${name}":`), ...ids, ...numbers, ...listSecrets(task)];
    leaks.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => [each.id, secret]));
  }
  expect(leaks).toEqual([]);
});

test('items that members share are identified by their public content alone', async () => {
  const changed = allTasks.map((seed) => ({
    ...seed,
    batches: seed.batches.map((items) =>
      items.map((item, index) => ({
        ...item,
        id: `w00-00-${index}`,
        truth: {},
        explanation: 'Another explanation.',
      })),
    ),
  }));
  const other = await startTestApi({}, undefined, changed);
  const ids = async ({ database }: TestApi): Promise<string[]> => {
    const shared = database.connection.collection('work_items').find({ submissionId: { $exists: false } });
    return (await shared.sort({ _id: 1 }).toArray()).map(({ _id }) => String(_id));
  };
  const [own, others] = [await ids(api), await ids(other)];
  await other.stop();
  expect(others).toEqual(own);
});

test('the order of items differs from that of the seeds', () => {
  const inOrder = tasks.filter(({ id, batches }) => {
    const shown = received
      .get(id)!
      .submission.items.map(({ material, parts }) => JSON.stringify([material, parts]));
    const seeded = (batches[0] ?? []).map(({ material, parts }) => JSON.stringify([material, parts]));
    return seeded.length > 5 && shown.join() === seeded.join();
  });
  // Six items, the fewest here, are in order by chance once in 720.
  expect(inOrder.length).toBeLessThan(3);
});
