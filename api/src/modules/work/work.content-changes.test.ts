import type { WorkItemSeed, WorkTaskSeed } from '@platform/content';
import type { ChoiceDefinition, PartScore, Submission } from '@platform/contracts';
import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { PRACTICE, REWRITING, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';

/** What becomes of drafts, submissions and decisions when the content is corrected. */

const [TEMPLATE] = PRACTICE.batches[0]!;
const [QUESTION] = TEMPLATE!.parts as [ChoiceDefinition];
const EXPLANATION = 'It purrs, so it is a cat.';

/** The content of the platform. A start brings the stored tasks up to date with it. */
const content: WorkTaskSeed[] = [];

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, content);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());

/** Adds a task with one item whose right answer is a cat. */
async function addTask(base: WorkTaskSeed = REWRITING): Promise<WorkTaskSeed> {
  const id = `w10-animal-${content.length}`;
  const item = {
    ...TEMPLATE!,
    id: `${id}-01`,
    material: sees(`Animal ${id} purrs.`),
    explanation: EXPLANATION,
  };
  const task = { ...base, id, title: `One animal, ${id}`, batches: [[item]] };
  content.push(task);
  await api.app.prepare();
  return task;
}

function sees(text: string): WorkItemSeed['material'] {
  return [{ type: 'text', title: null, text }];
}

function rightIs(animal: string): Pick<WorkItemSeed, 'truth' | 'explanation'> {
  const answer = { selected: [animal], cannotTell: false, note: '' };
  return { truth: { animal: { answers: [answer] } }, explanation: `It is a ${animal}, of course.` };
}

/** Changes the item of a task, as another version of the platform does at its start. */
async function change(task: WorkTaskSeed, changes: Partial<WorkItemSeed>): Promise<void> {
  const [[item] = []] = task.batches;
  const index = content.findIndex(({ id }) => id === task.id);
  content[index] = { ...task, batches: [[{ ...item!, ...changes }]] };
  await api.app.prepare();
}

async function createOwner(): Promise<LoggedInClient> {
  const client = await createMember(api);
  await activateBlueprint(api, client, WORK_BLUEPRINT_ID);
  return client;
}

async function save(client: LoggedInClient, { id, items, version }: Submission, animal: string) {
  const answers = { animal: { selected: [animal], cannotTell: false, note: '' } };
  const drafts = items.map((item) => ({ itemId: item.id, answers, cannotDo: null }));
  const { status, body } = await client.post(
    submissionPath({ id }, '/draft'),
    saveBody({} as Submission, version, drafts),
  );
  expect(status).toBe(200);
  return body.version as number;
}

async function submit(client: LoggedInClient, { id }: Submission, version: number): Promise<Submission> {
  const handIn = { assistance: { used: false, tools: '' }, version };
  const { status, body } = await client.post(submissionPath({ id }, '/submit'), handIn);
  expect(status).toBe(200);
  return body as Submission;
}

/** Hands in one answer to a task. */
async function handIn(
  task: WorkTaskSeed,
  animal: string,
): Promise<{ client: LoggedInClient; work: Submission }> {
  const client = await createOwner();
  const started = await startTask(client, task.id);
  return { client, work: await submit(client, started, await save(client, started, animal)) };
}

type Shown = { readonly scores: PartScore[]; readonly explanation: string };

/** What the reviewer sees of the only item. */
async function review({ id }: Submission): Promise<{ score: number | undefined; explanation: string }> {
  const { body } = await reviewer.get(`/api/admin/reviews/${id}`);
  const [{ scores, explanation }] = body.items as [Shown];
  return { score: scores[0]?.score, explanation };
}

test('a submission in review is scored by the key it was asked with or by the corrected one, whichever is better', async () => {
  const task = await addTask();
  const [cat, dog, owl] = [await handIn(task, 'cat'), await handIn(task, 'dog'), await handIn(task, 'owl')];
  expect(await review(dog.work)).toMatchObject({ score: 0 });

  await change(task, rightIs('dog'));

  expect(await review(cat.work)).toEqual({ score: 1, explanation: EXPLANATION });
  expect(await review(dog.work)).toEqual({ score: 1, explanation: 'It is a dog, of course.' });
  expect(await review(owl.work)).toEqual({ score: 0, explanation: 'It is a dog, of course.' });
  const later = await handIn(task, 'cat');
  expect(await review(later.work)).toMatchObject({ score: 0 });
});

test('of several corrections, the key that was asked with and the current one count', async () => {
  const task = await addTask();
  const [cat, dog] = [await handIn(task, 'cat'), await handIn(task, 'dog')];
  await change(task, rightIs('dog'));
  const second = await handIn(task, 'dog');
  await change(task, rightIs('owl'));

  expect([await review(cat.work), await review(dog.work), await review(second.work)]).toMatchObject([
    { score: 1 },
    { score: 0 },
    { score: 1 },
  ]);
  await change(task, {});
  expect([await review(cat.work), await review(second.work)]).toMatchObject([{ score: 1 }, { score: 1 }]);
});

test('a practice that was handed in shows the better score, with its explanation', async () => {
  const task = await addTask(PRACTICE);
  const { client, work } = await handIn(task, 'dog');
  const resultOf = ({ items: [item] }: Submission) => item!.result;
  expect(resultOf(work)).toMatchObject({ scores: [{ score: 0 }], explanation: EXPLANATION });

  await change(task, rightIs('dog'));

  const { body } = await client.get(submissionPath(work));
  expect(resultOf(body as Submission)).toMatchObject({
    scores: [{ score: 1 }],
    explanation: 'It is a dog, of course.',
  });
});

test('another wording with another key counts for answers to the old wording, another question does not', async () => {
  const task = await addTask();
  const { work } = await handIn(task, 'dog');

  await change(task, { ...rightIs('dog'), parts: [{ ...QUESTION, prompt: 'Which animal do you see?' }] });
  expect(await review(work)).toMatchObject({ score: 1 });

  const options = [
    { id: 'dog', label: 'No dog', hint: null },
    ...QUESTION.options.filter(({ id }) => id !== 'dog'),
  ];
  await change(task, { ...rightIs('dog'), parts: [{ ...QUESTION, options }] });
  expect(await review(work)).toMatchObject({ score: 0 });
  await change(task, { ...rightIs('dog'), material: sees('It barks.') });
  expect(await review(work)).toMatchObject({ score: 0 });
});

test('a new explanation is no new key', async () => {
  const task = await addTask();
  const { work } = await handIn(task, 'cat');
  const [truths, replaced] = [api.database.connection.collection('work_truths'), { replaced: { $ne: [] } }];
  const before = await truths.countDocuments(replaced);
  await change(task, { explanation: 'Look at its whiskers.' });

  expect(await review(work)).toEqual({ score: 1, explanation: 'Look at its whiskers.' });
  expect(await truths.countDocuments(replaced)).toBe(before);
});

test('a draft goes on with the items that it began with, is handed in, approved and paid', async () => {
  const task = await addTask();
  const [[item] = []] = task.batches;
  const client = await createOwner();
  const started = await startTask(client, task.id);
  const version = await save(client, started, 'cat');

  await change(task, { ...rightIs('dog'), material: sees('It barks.') });

  const { body } = await client.get(submissionPath(started));
  expect(body.items).toMatchObject([
    { material: item!.material, answers: { animal: { selected: ['cat'] } } },
  ]);
  const work = await submit(client, started, version);
  expect(await review(work)).toEqual({ score: 1, explanation: EXPLANATION });
  expect((await reviewer.post(`/api/admin/reviews/${work.id}/claim`)).status).toBe(200);
  const criteria = { care: 'high', sense: 'high', style: 'high' };
  const decision = { criteria, comments: [], text: 'That is right.', fixes: [] };
  expect((await reviewer.post(`/api/admin/reviews/${work.id}/approve`, decision)).status).toBe(200);
  const next = await startTask(await createOwner(), task.id);
  expect(next.items).toMatchObject([{ material: [{ text: 'It barks.' }] }]);

  await change(task, rightIs('owl'));

  const decided = (await client.get(submissionPath(work))).body as Submission;
  expect(decided).toMatchObject({ state: 'approved', reviews: [{ decision: 'approved', criteria }] });
  expect(decided.items).toMatchObject([
    { material: item!.material, answers: { animal: { selected: ['cat'] } } },
  ]);
});

test('a task that is removed takes no new members, and those who have started finish it', async () => {
  const task = await addTask();
  const client = await createOwner();
  const started = await startTask(client, task.id);
  content.pop();
  await api.app.prepare();

  const visitor = await createOwner();
  expect((await visitor.get(`/api/tasks/${task.id}/work`)).body.closed).toBe('no_place_left');
  expect((await visitor.post(`/api/tasks/${task.id}/work/start`)).status).toBe(409);
  const work = await submit(client, started, await save(client, started, 'cat'));
  expect(await review(work)).toMatchObject({ score: 1 });

  content.push(task);
  await api.app.prepare();
  expect((await visitor.get(`/api/tasks/${task.id}/work`)).body.closed).toBeNull();
});
