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

/** A paid task with one item whose right answer is a cat. */
const ANIMAL: WorkTaskSeed = { ...REWRITING, id: 'w10-animal', title: 'One animal', batches: [[TEMPLATE!]] };

let api: TestApi;
let reviewer: LoggedInClient;
/** The instance that runs the changed content. */
let corrected: TestApi | undefined;
beforeEach(async () => {
  api = await startTestApi({}, undefined, [ANIMAL, PRACTICE]);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
expectReconciledAfterEach(() => api);
afterEach(async () => {
  await corrected?.stop();
  corrected = undefined;
  await api.stop();
});

function rightIs(animal: string): Pick<WorkItemSeed, 'truth' | 'explanation'> {
  const answer = { selected: [animal], cannotTell: false, note: '' };
  return { truth: { animal: { answers: [answer] } }, explanation: `It is a ${animal}, of course.` };
}

/** Starts another version of the platform, whose content says something else about the animal. */
async function change(changes: Partial<WorkItemSeed>): Promise<void> {
  const changeItem = (task: WorkTaskSeed) => ({
    ...task,
    batches: task.batches.map((items) =>
      items.map((item, index) => (index === 0 ? { ...item, ...changes } : item)),
    ),
  });
  await corrected?.stop();
  corrected = await api.startSecondInstance({}, [changeItem(ANIMAL), changeItem(PRACTICE)]);
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
  const [cat, dog, owl] = [
    await handIn(ANIMAL, 'cat'),
    await handIn(ANIMAL, 'dog'),
    await handIn(ANIMAL, 'owl'),
  ];
  expect(await review(dog.work)).toMatchObject({ score: 0 });

  await change(rightIs('dog'));

  expect(await review(cat.work)).toEqual({ score: 1, explanation: TEMPLATE!.explanation });
  expect(await review(dog.work)).toEqual({ score: 1, explanation: 'It is a dog, of course.' });
  expect(await review(owl.work)).toEqual({ score: 0, explanation: 'It is a dog, of course.' });
  const later = await handIn(ANIMAL, 'cat');
  expect(await review(later.work)).toMatchObject({ score: 0 });
});

test('of several corrections, the key that was asked with and the current one count', async () => {
  const [cat, dog] = [await handIn(ANIMAL, 'cat'), await handIn(ANIMAL, 'dog')];
  await change(rightIs('dog'));
  const second = await handIn(ANIMAL, 'dog');
  await change(rightIs('owl'));

  expect([await review(cat.work), await review(dog.work), await review(second.work)]).toMatchObject([
    { score: 1 },
    { score: 0 },
    { score: 1 },
  ]);
  await change({});
  expect([await review(cat.work), await review(second.work)]).toMatchObject([{ score: 1 }, { score: 1 }]);
});

test('a practice that was handed in shows the better score, with its explanation', async () => {
  const { client, work } = await handIn(PRACTICE, 'dog');
  const resultOf = (submission: Submission) =>
    submission.items.find(({ material }) => JSON.stringify(material) === JSON.stringify(TEMPLATE!.material))!
      .result;
  expect(resultOf(work)).toMatchObject({ scores: [{ score: 0 }], explanation: TEMPLATE!.explanation });

  await change(rightIs('dog'));

  const { body } = await client.get(submissionPath(work));
  expect(resultOf(body as Submission)).toMatchObject({
    scores: [{ score: 1 }],
    explanation: 'It is a dog, of course.',
  });
});

test('another wording with another key counts for answers to the old wording, another question does not', async () => {
  const { work } = await handIn(ANIMAL, 'dog');

  await change({ ...rightIs('dog'), parts: [{ ...QUESTION, prompt: 'Which animal do you see?' }] });
  expect(await review(work)).toMatchObject({ score: 1 });

  const options = [
    { id: 'dog', label: 'No dog', hint: null },
    ...QUESTION.options.filter(({ id }) => id !== 'dog'),
  ];
  await change({ ...rightIs('dog'), parts: [{ ...QUESTION, options }] });
  expect(await review(work)).toMatchObject({ score: 0 });
});

test('a new explanation is no new key', async () => {
  const { work } = await handIn(ANIMAL, 'cat');
  await change({ explanation: 'Look at its whiskers.' });

  expect(await review(work)).toEqual({ score: 1, explanation: 'Look at its whiskers.' });
  expect(
    await api.database.connection.collection('work_truths').countDocuments({ replaced: { $ne: [] } }),
  ).toBe(0);
});

test('a draft goes on with the items that it began with, is handed in, approved and paid', async () => {
  const client = await createOwner();
  const started = await startTask(client, ANIMAL.id);
  const version = await save(client, started, 'cat');

  await change({ ...rightIs('dog'), material: [{ type: 'text', title: null, text: 'It barks.' }] });

  const { body } = await client.get(submissionPath(started));
  expect(body.items).toMatchObject([
    { material: TEMPLATE!.material, answers: { animal: { selected: ['cat'] } } },
  ]);
  const work = await submit(client, started, version);
  expect(await review(work)).toEqual({ score: 1, explanation: TEMPLATE!.explanation });
  expect((await reviewer.post(`/api/admin/reviews/${work.id}/claim`)).status).toBe(200);
  const criteria = { care: 'high', sense: 'high', style: 'high' };
  const decision = { criteria, comments: [], text: 'That is right.', fixes: [] };
  expect((await reviewer.post(`/api/admin/reviews/${work.id}/approve`, decision)).status).toBe(200);
  const next = await startTask(await createOwner(), ANIMAL.id);
  expect(next.items).toMatchObject([{ material: [{ text: 'It barks.' }] }]);

  await change(rightIs('owl'));

  const decided = (await client.get(submissionPath(work))).body as Submission;
  expect(decided).toMatchObject({ state: 'approved', reviews: [{ decision: 'approved', criteria }] });
  expect(decided.items).toMatchObject([
    { material: TEMPLATE!.material, answers: { animal: { selected: ['cat'] } } },
  ]);
});

test('a task that is removed takes no new members, and those who have started finish it', async () => {
  const client = await createOwner();
  const started = await startTask(client, ANIMAL.id);
  corrected = await api.startSecondInstance({}, [PRACTICE]);

  const visitor = await createOwner();
  expect((await visitor.get(`/api/tasks/${ANIMAL.id}/work`)).body.closed).toBe('no_place_left');
  expect((await visitor.post(`/api/tasks/${ANIMAL.id}/work/start`)).status).toBe(409);
  const work = await submit(client, started, await save(client, started, 'cat'));
  expect(await review(work)).toMatchObject({ score: 1 });

  await change({});
  expect((await visitor.get(`/api/tasks/${ANIMAL.id}/work`)).body.closed).toBeNull();
});
