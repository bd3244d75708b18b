import type { WorkItemSeed, WorkTaskSeed } from '@platform/content';
import type { Criterion, ReviewDetail } from '@platform/contracts';
import { activateBlueprint, createAdministrator, createMember } from '../../../test/support/factories.ts';
import type { LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { fillIn, saveBody, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { LIMITED, REWRITING, SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';

/** What reviewers, and they alone, get of a task: hard items, levels by score, and what to try the work with. */

const KIT = ['cat', 'dog', 'owl'].map((animal) => ({
  input: `A picture of the ${animal} that no member has seen.`,
  expect: `The answer names the ${animal} and nothing else.`,
}));
const [ANIMAL] = LIMITED.batches[0]!;

/** Twenty items whose right answer is a cat; the first five are hard. */
const items = Array.from({ length: 20 }, (_, index): WorkItemSeed => ({
  ...ANIMAL!,
  id: `w10-scored-${index}`,
  material: [{ type: 'text', title: null, text: `Number ${index} purrs.` }],
  ...(index < 5 && { isHard: true }),
}));

function criterion(id: string, scoredBy?: Criterion['scoredBy']): Criterion {
  const options = ['weak', 'fair', 'good'].map((level) => ({ id: level, label: level, anchor: `${level}.` }));
  return { id, title: `The ${id}`, options, ...(scoredBy && { scoredBy }) };
}

const SCORED: WorkTaskSeed = {
  ...SUITE,
  id: 'w10-scored',
  title: 'Twenty animals',
  rubric: [
    criterion('accuracy', 'known_answers'),
    criterion('hard_cases', 'hard_items'),
    criterion('support'),
  ],
  reviewerKit: KIT,
  batches: [items],
};
const content: WorkTaskSeed[] = [SCORED, { ...REWRITING, rubric: [criterion('accuracy', 'known_answers')] }];

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, content);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
});
afterAll(() => api.stop());

/** Hands in answers of which some are wrong. Returns everything that the member got, and the id. */
async function handIn({
  taskId = SCORED.id,
  wrongHard = 0,
  wrongOthers = 0,
}: {
  taskId?: string;
  wrongHard?: number;
  wrongOthers?: number;
}): Promise<{ id: string; received: unknown[] }> {
  const member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  const detail = await member.get(`/api/tasks/${taskId}/work`);
  const started = await startTask(member, taskId);
  const wrong = [...range(0, wrongHard), ...range(5, wrongOthers)].map((index) => `Number ${index} purrs.`);
  const drafts = started.items.map((item) => {
    const isWrong = wrong.some((text) => JSON.stringify(item.material).includes(text));
    const answers = { animal: { selected: ['dog'], cannotTell: false, note: '' } };
    return { ...fillIn(item), ...(isWrong && { answers }) };
  });
  const saved = await member.post(
    submissionPath(started, '/draft'),
    saveBody(started, started.version, drafts),
  );
  const body = { version: saved.body.version, assistance: { used: false, tools: '' } };
  const submitted = await member.post(submissionPath(started, '/submit'), body);
  expect(submitted.status).toBe(200);
  const read = await member.get(submissionPath(started));
  return { id: started.id, received: [detail.body, started, saved.body, submitted.body, read.body] };
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

async function review(id: string): Promise<ReviewDetail> {
  const { status, body } = await reviewer.get(`/api/admin/reviews/${id}`);
  expect(status).toBe(200);
  return body as ReviewDetail;
}

test.each([
  ['weak', 15, { wrongOthers: 5 }],
  ['fair', 16, { wrongOthers: 4 }],
  ['fair', 18, { wrongOthers: 2 }],
  ['good', 19, { wrongOthers: 1 }],
])('the level is %s with %i of 20 known answers right', async (level, right, wrong) => {
  const { id } = await handIn(wrong);
  const { score, presets } = await review(id);
  expect(score.known).toEqual({ right, items: 20, share: right / 20 });
  expect(presets).toEqual({ accuracy: level, hard_cases: 'good' });
});

test('the hard items have a score and a level of their own, and are marked', async () => {
  const { id } = await handIn({ wrongHard: 2 });
  const detail = await review(id);
  expect(detail.score).toMatchObject({
    known: { right: 18, items: 20 },
    hard: { right: 3, items: 5, share: 0.6 },
  });
  expect(detail.presets).toEqual({ accuracy: 'fair', hard_cases: 'weak' });
  const hard = detail.items.filter(({ isHard }) => isHard).map(({ material }) => JSON.stringify(material));
  expect(hard.toSorted()).toEqual(items.slice(0, 5).map(({ material }) => JSON.stringify(material)));
});

test('the reviewer can choose another level than the score says', async () => {
  const { id } = await handIn({ wrongOthers: 1 });
  await reviewer.post(`/api/admin/reviews/${id}/claim`);
  const criteria = { accuracy: 'fair', hard_cases: 'good', support: 'good' };
  const body = {
    criteria,
    comments: [],
    fixes: [],
    text: 'One mistake repeats what the guideline warns of.',
  };
  const response = await reviewer.post(`/api/admin/reviews/${id}/approve`, body);
  expect(response.status).toBe(200);
  expect((await review(id)).reviews[0]?.criteria).toEqual(criteria);
});

test('work without known answers has neither a score nor a level', async () => {
  const { id } = await handIn({ taskId: REWRITING.id });
  const { score, presets, reviewerKit } = await review(id);
  expect([score, presets, reviewerKit]).toEqual([{ known: null, hard: null }, {}, []]);
});

test('reviewers get the kit, and members nothing of it nor of the hard items', async () => {
  const { id, received } = await handIn({});
  expect((await review(id)).reviewerKit).toEqual(KIT);
  const text = JSON.stringify(received);
  const secrets = ['isHard', 'reviewerKit', 'presets', ...KIT.flatMap((entry) => Object.values(entry))];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('a tag that is taken off counts from the next start', async () => {
  const { id } = await handIn({});
  const [first, ...others] = items;
  const { isHard: _, ...plain } = first!;
  content[0] = { ...SCORED, batches: [[plain, ...others]] };
  await api.app.prepare();
  expect((await review(id)).score.hard?.items).toBe(4);
});
