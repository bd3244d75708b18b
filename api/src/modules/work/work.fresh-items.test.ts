import { createHash } from 'node:crypto';
import type { Drawing, FreshItem, WorkItemSeed, WorkTaskSeed } from '@platform/content';
import { listSecrets } from '@platform/content/testing';
import type { PartScore, Submission, SubmissionItem } from '@platform/contracts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { REWRITING, SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** Tasks whose members get items of their own, of which a fifth is the same for all. */

const ITEMS = 10;
const SHARED = 2;
const [CHOICE] = SUITE.batches[0]![0]!.parts;

/** How the template of the tests makes an item. A test changes it, as a correction of the content does. */
const template = {
  right: (sound: string): string => (sound === 'purrs' ? 'cat' : 'dog'),
  article: 'The',
  isHard: false,
};

/** Makes the item of a number: an animal that purrs is a cat, and one that barks is a dog. */
function makeItem(number: number): Omit<WorkItemSeed, 'id'> {
  const sound = number % 2 === 0 ? 'purrs' : 'barks';
  const text = `${template.article} animal with the number ${number} ${sound}.`;
  const answer = { selected: [template.right(sound)], cannotTell: false, note: '' };
  return {
    material: [{ type: 'text', title: null, text }],
    parts: [CHOICE!],
    truth: { animal: { answers: [answer] } },
    explanation: `SECRET-EXPLANATION of ${number}: it ${sound}.`,
    ...(template.isHard && { isHard: true }),
  };
}

/** The content of the platform. A start brings the stored tasks up to date with it. */
const content: WorkTaskSeed[] = [];
const isFresh = (taskId: string): boolean =>
  content.some(({ id, freshItems }) => id === taskId && freshItems > 0);
const drawing: Drawing = {
  draw: (taskId, secret, count) => {
    expect(isFresh(taskId)).toBe(true);
    const numbers = Array.from({ length: count }, (_, index) =>
      createHash('sha256').update(`${secret}:${index}`).digest().readUInt32BE(),
    );
    return Promise.resolve(numbers.map((drawnFrom): FreshItem => ({ ...makeItem(drawnFrom), drawnFrom })));
  },
  drawAgain: (taskId, drawnFrom) =>
    Promise.resolve(isFresh(taskId) ? { ...makeItem(drawnFrom), drawnFrom } : undefined),
};

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, content, undefined, drawing);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
expectReconciledAfterEach(() => api);
afterEach(() => {
  template.right = (sound) => (sound === 'purrs' ? 'cat' : 'dog');
  template.article = 'The';
  template.isHard = false;
});
afterAll(() => api.stop());

/** Adds a batch of fresh items. */
async function addTask(changes: Partial<WorkTaskSeed> = {}): Promise<WorkTaskSeed> {
  const id = `w10-fresh-${content.length}`;
  const shared = Array.from({ length: SHARED }, (_, index) => ({
    ...makeItem(1_000_000 * content.length + index),
    id: `${id}-0${index + 1}`,
  }));
  const task = { ...REWRITING, id, title: `Animals, ${id}`, batches: [shared], freshItems: ITEMS - SHARED };
  return replaceTask({ ...task, ...changes });
}

/** Brings in another version of a task, as the start of another version of the platform does. */
async function replaceTask(task: WorkTaskSeed): Promise<WorkTaskSeed> {
  const index = content.findIndex(({ id }) => id === task.id);
  content.splice(index < 0 ? content.length : index, 1, task);
  await api.app.prepare();
  return task;
}

async function createOwner(): Promise<LoggedInClient> {
  const client = await createMember(api);
  await activateBlueprint(api, client, WORK_BLUEPRINT_ID);
  return client;
}

const textOf = ({ material: [block] }: Pick<WorkItemSeed, 'material'>): string =>
  block && 'text' in block ? block.text : '';
const rightOf = (item: SubmissionItem): string => (textOf(item).includes('purrs') ? 'cat' : 'dog');

async function save(client: LoggedInClient, { id, items, version }: Submission, answer = rightOf) {
  const drafts = items.map((item) => ({
    itemId: item.id,
    answers: { animal: { selected: [answer(item)], cannotTell: false, note: '' } },
    cannotDo: null,
  }));
  const { status, body } = await client.post(
    submissionPath({ id }, '/draft'),
    saveBody({} as Submission, version, drafts),
  );
  expect(status).toBe(200);
  return body.version as number;
}

async function handIn(client: LoggedInClient, { id }: Submission, version: number): Promise<Submission> {
  const body = { assistance: { used: false, tools: '' }, version };
  const submit = () => client.post(submissionPath({ id }, '/submit'), body);
  const first = await submit();
  expect(first.status).toBe(200);
  // The same answer everywhere is handed in only after a warning.
  return (first.body.state === 'draft' ? await submit() : first).body as Submission;
}

/** What the reviewer sees of how right each item is. */
async function readScores({ id }: Submission): Promise<(number | undefined)[]> {
  const { body } = await reviewer.get(`/api/admin/reviews/${id}`);
  return (body.items as { scores: PartScore[] }[]).map(({ scores }) => scores[0]?.score);
}

const itemsOf = ({ items }: Submission): unknown[] =>
  items.map(({ id, material, parts }) => ({ id, material, parts }));
const ALL_RIGHT = Array.from({ length: ITEMS }, () => 1);
const records = (name: 'work_items' | 'work_truths') =>
  api.database.connection.collection<{ _id: string }>(name);

test('two members have exactly a fifth of the items in common, and are both scored', async () => {
  const task = await addTask();
  const [ann, ben] = [await createOwner(), await createOwner()];
  const [first, second] = [await startTask(ann, task.id), await startTask(ben, task.id)];

  expect([first.items.length, second.items.length]).toEqual([ITEMS, ITEMS]);
  const [own, others] = [first.items.map(textOf), second.items.map(textOf)];
  const shared = task.batches.flat().map(textOf);
  expect(own.filter((text) => others.includes(text)).sort()).toEqual(shared.sort());
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * ITEMS - SHARED);
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
  expect((await ann.get(`/api/tasks/${task.id}/work`)).body.itemCount).toBe(ITEMS);

  await handIn(ann, first, await save(ann, first));
  await handIn(ben, second, await save(ben, second, () => 'cat'));
  expect(await readScores(first)).toEqual(ALL_RIGHT);
  expect(await readScores(second)).toEqual(second.items.map((item) => (rightOf(item) === 'cat' ? 1 : 0)));
});

test('the reviewer sees which fresh items the template says are hard', async () => {
  const task = await addTask();
  template.isHard = true;
  const client = await createOwner();
  const started = await startTask(client, task.id);
  const work = await handIn(client, started, await save(client, started));
  const { body } = await reviewer.get(`/api/admin/reviews/${work.id}`);
  expect(body.score).toMatchObject({ known: { items: ITEMS }, hard: { items: ITEMS - SHARED } });
});

test('a member who gives a task back and starts again goes on with the same items and answers', async () => {
  const task = await addTask();
  const client = await createOwner();
  const started = await startTask(client, task.id);
  await client.post(submissionPath(started, '/give-back'));
  const again = await startTask(client, task.id);
  expect(itemsOf(again)).toEqual(itemsOf(started));

  await save(client, again);
  await client.post(submissionPath(started, '/give-back'));
  const third = await startTask(client, task.id);
  expect(itemsOf(third)).toEqual(itemsOf(started));
  expect(third.items.map(({ answers }) => answers.animal)).toMatchObject(
    third.items.map((item) => ({ selected: [rightOf(item)] })),
  );
  const work = await handIn(client, third, third.version);
  const { body } = await client.post(submissionPath(work, '/withdraw-hand-in'));
  expect(itemsOf(body as Submission)).toEqual(itemsOf(started));
});

test('a retired shared item is replaced by one more fresh item', async () => {
  const task = await addTask();
  const [[first] = []] = task.batches;
  await records('work_items').updateOne({ name: first!.id }, { $set: { isRetired: true } });
  const { items } = await startTask(await createOwner(), task.id);
  expect(items).toHaveLength(ITEMS);
  expect(items.map(textOf)).not.toContain(textOf(first!));
});

test('no response has a key, or the number that an item was drawn from', async () => {
  const task = await addTask();
  const client = await createOwner();
  const started = await startTask(client, task.id);
  const work = await handIn(client, started, await save(client, started, () => 'owl'));
  const responses = [
    started,
    work,
    await client.get(`/api/tasks/${task.id}/work`),
    await client.get(`/api/tasks/blueprint/${WORK_BLUEPRINT_ID}/work`),
    await client.get(submissionPath(started)),
    await client.get('/api/user/submissions?limit=100'),
    await client.post(submissionPath(started, '/withdraw-hand-in')),
    await client.post(submissionPath(started, '/give-back')),
  ];
  const text = JSON.stringify(responses.map((response) => ('body' in response ? response.body : response)));
  const ids = started.items.map(({ id }) => id);
  const truths = await records('work_truths')
    .find({ _id: { $in: ids } })
    .toArray();
  expect(truths.filter((truth) => 'drawnFrom' in truth)).toHaveLength(ITEMS - SHARED);
  const numbers = truths.flatMap((truth) => ('drawnFrom' in truth ? [`:${String(truth.drawnFrom)}`] : []));
  const names = [
    '"truth',
    '"explanation',
    '"isHard',
    '"drawnFrom',
    '"submissionId',
    '"name"',
    'SECRET',
  ].concat(`"${task.id}-`);
  expect([...names, ...numbers, ...listSecrets(task)].filter((secret) => text.includes(secret))).toEqual([]);
});

test('fresh items stay as they are, and a corrected template counts where it gives more', async () => {
  const task = await addTask();
  const [ann, ben] = [await createOwner(), await createOwner()];
  const [first, second] = [await startTask(ann, task.id), await startTask(ben, task.id)];
  const work = await handIn(ann, first, await save(ann, first));
  await handIn(ben, second, await save(ben, second, () => 'owl'));
  expect(await readScores(second)).toEqual(ALL_RIGHT.map(() => 0));

  template.right = () => 'owl';
  const [shared = []] = task.batches;
  const corrected = shared.map(({ id, material }) => ({ ...makeItem(0), id, material }));
  await replaceTask({ ...task, batches: [corrected] });
  expect(await readScores(first)).toEqual(ALL_RIGHT);
  expect(await readScores(second)).toEqual(ALL_RIGHT);

  template.article = 'An';
  expect((await readScores(second)).filter((score) => score === 1)).toHaveLength(SHARED);
  expect(itemsOf((await ann.get(submissionPath(work))).body as Submission)).toEqual(itemsOf(first));
});

test('a task that has no fresh items any more, or is gone, lets members finish what they began', async () => {
  const task = await addTask();
  const client = await createOwner();
  const started = await startTask(client, task.id);
  await replaceTask({ ...task, freshItems: 0 });
  expect((await startTask(await createOwner(), task.id)).items).toHaveLength(SHARED);
  content.splice(content.indexOf(task), 1);
  await api.app.prepare();

  const work = await handIn(client, started, await save(client, started));
  expect(await readScores(work)).toEqual(ALL_RIGHT);
  expect((await (await createOwner()).post(`/api/tasks/${task.id}/work/start`)).status).toBe(409);
});

test('a task that gets fresh items keeps the submissions of before', async () => {
  const listed = Array.from({ length: ITEMS }, (_, index) => ({
    ...makeItem(7_000 + index),
    id: `old-${index}`,
  }));
  const task = await addTask({ batches: [listed], freshItems: 0 });
  const [ann, ben] = [await createOwner(), await createOwner()];
  const [first, second] = [await startTask(ann, task.id), await startTask(ben, task.id)];
  await ben.post(submissionPath(second, '/give-back'));
  // As in a database of before there were fresh items.
  await api.database.connection.collection('work_definitions').updateMany({}, { $unset: { freshItems: '' } });

  await replaceTask({ ...task, batches: [listed.slice(0, SHARED)], freshItems: ITEMS - SHARED });

  const work = await handIn(ann, first, await save(ann, first));
  expect(await readScores(work)).toEqual(ALL_RIGHT);
  expect(itemsOf(await startTask(ben, task.id))).toEqual(itemsOf(second));
  const third = await startTask(await createOwner(), task.id);
  const before = listed.map(textOf);
  expect(third.items.map(textOf).filter((text) => before.includes(text))).toHaveLength(SHARED);
});

test('a start of the platform leaves fresh items alone, and offers them to no one else', async () => {
  const task = await addTask();
  const client = await createOwner();
  const started = await startTask(client, task.id);
  const dump = async () => [
    await records('work_items').find().sort({ _id: 1 }).toArray(),
    await records('work_truths').find().sort({ _id: 1 }).toArray(),
  ];
  const before = await dump();
  await api.app.prepare();
  await api.database.connection
    .collection<{ _id: string }>('work_definitions')
    .updateOne({ _id: task.id }, { $set: { contentHash: 'interrupted' } });
  await api.app.prepare();
  expect(await dump()).toEqual(before);

  const others = await startTask(await createOwner(), task.id);
  const own = started.items.map(({ id }) => id);
  expect(others.items.filter(({ id }) => own.includes(id))).toHaveLength(SHARED);
});

test('the items of a draft leave with the account, and those of work that was handed in stay', async () => {
  const [kept, draft] = [await addTask(), await addTask()];
  const client = await createOwner();
  const [first, second] = [await startTask(client, kept.id), await startTask(client, draft.id)];
  await handIn(client, first, await save(client, first));
  api.clock.advance(4 * DAY_MS);
  await api.app.jobs.runNow('decide-overdue-work');
  expect((await client.post('/api/user/deletion', { givesUpBalance: true })).status).toBe(201);
  for (const ms of [15 * DAY_MS, 60_000]) {
    api.clock.advance(ms);
    await api.app.jobs.runNow('delete-accounts');
  }

  const count = async (name: 'work_items' | 'work_truths', { items }: Submission) =>
    records(name).countDocuments({ _id: { $in: items.map(({ id }) => id) } });
  expect([await count('work_items', first), await count('work_truths', first)]).toEqual([ITEMS, ITEMS]);
  expect([await count('work_items', second), await count('work_truths', second)]).toEqual([SHARED, SHARED]);
});
