import { EARNINGS_LOCK_DAYS, type ChoiceDefinition, type Criterion } from '@platform/contracts';
import { newId, requireId, type Id } from '../../src/platform/ids.ts';
import type { SubmissionRecord } from '../../src/modules/work/index.ts';
import {
  activateBlueprint,
  confirmAddress,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from './factories.ts';
import type { TestApi } from './test-api.ts';

const HOUR_MS = 3_600_000;
/** How long a review may take, as the tests set it. */
const REVIEW_HOURS = 72;

/** The blueprint of the work tasks of the tests, and its reward. */
export const WORK_BLUEPRINT = { id: 10, rewardDollars: 150 };

const COMMON = { guideline: [], assistance: 'allowed', worksOnPhone: true } as const;

export const RUBRIC: Criterion[] = [
  {
    id: 'care',
    title: 'Care',
    options: [
      { id: 'low', label: 'Low', anchor: 'Many mistakes' },
      { id: 'fair', label: 'Fair', anchor: 'A few mistakes' },
      { id: 'high', label: 'High', anchor: 'No mistake' },
    ],
  },
];

const CHOICE: ChoiceDefinition = {
  type: 'choice',
  id: 'pick',
  prompt: 'Which one?',
  options: [
    { id: 'cat', label: 'A cat', hint: null },
    { id: 'dog', label: 'A dog', hint: null },
  ],
  min: 1,
  max: 1,
  allowsCannotTell: false,
};

/** An answer to the question of the tests. */
export function pick(id: 'cat' | 'dog') {
  return { pick: { selected: [id], cannotTell: false, note: '' } };
}

/** Inserts a work task with two items, whose right answer is a cat. Returns its id. */
export async function insertWorkTask(
  api: Pick<TestApi, 'database'>,
  id = `w10-${newId().toHexString().slice(-8)}`,
) {
  const { connection } = api.database;
  const insert = (name: string, record: object) => connection.collection(name).insertOne(record);
  await insert('tasks', {
    _id: id,
    mode: 'work',
    position: 1,
    blueprintId: WORK_BLUEPRINT.id,
    title: `Cats and dogs ${id}`,
    description: 'Pick one',
    instructions: 'Pick the right animal.',
    estimatedMinutes: 20,
    detection: null,
  });
  await insert('work_definitions', {
    ...{ _id: id, ...COMMON, isPractice: false, partTypes: ['choice'] },
    ...{ rubric: RUBRIC, itemCount: 2, places: null, contentHash: '' },
  });
  for (const position of [0, 1]) {
    const itemId = itemIdOf(id, position);
    await insert('work_items', {
      ...{ _id: itemId, name: itemId, taskId: id, batch: 0, position, parts: [CHOICE], isRetired: false },
      material: [{ type: 'text', title: null, text: 'It purrs.' }],
    });
    const right = { answers: [pick('cat').pick] };
    const truth = { version: 'first', parts: { pick: right }, explanation: 'Cats purr.' };
    await insert('work_truths', { _id: itemId, ...truth, replaced: [] });
  }
  return id;
}

/** Returns the id of an item of a task of the tests. */
export function itemIdOf(taskId: string, position: number): string {
  return `${taskId}-item-${position}`;
}

/** A submission of a member who is logged in. */
export type SubmittedWork = { readonly id: string; readonly taskId: string; readonly member: LoggedInClient };

/**
 * Creates a member who has just handed in work, as the records that the hand-in leaves. One of the two answers is
 * right, or both.
 */
export async function createSubmission(
  api: TestApi,
  taskId: string,
  {
    member: existing,
    isRight = false,
    ...overrides
  }: { member?: LoggedInClient; isRight?: boolean } & Partial<
    Omit<SubmissionRecord, 'taskId' | 'userId'>
  > = {},
): Promise<SubmittedWork> {
  const member = existing ?? (await createMember(api));
  if (!existing) await activateBlueprint(api, member, WORK_BLUEPRINT.id);
  const _id = newId();
  const now = api.clock.now();
  const submission: SubmissionRecord = {
    _id,
    userId: requireId(member.user.id),
    taskId,
    blueprintId: WORK_BLUEPRINT.id,
    isPractice: false,
    state: 'submitted',
    alias: `M-${_id.toHexString().slice(-6).toUpperCase()}`,
    itemIds: [itemIdOf(taskId, 1), itemIdOf(taskId, 0)],
    swappedItemIds: [],
    truthVersions: {},
    batch: 0,
    rewardCents: WORK_BLUEPRINT.rewardDollars * 100,
    version: 1,
    editorId: null,
    savedBy: null,
    startedAt: now,
    savedAt: now,
    round: 1,
    firstSubmittedAt: now,
    submittedAt: now,
    dueAt: new Date(now.getTime() + REVIEW_HOURS * HOUR_MS),
    answerUntil: null,
    activeSeconds: 600,
    effort: { typed: 100, pasted: 0, inserted: 0 },
    assistance: { used: false, tools: '' },
    warnings: [],
    measures: null,
    revisions: 0,
    sentBackAt: null,
    creditedFrom: null,
    waitsForPerson: false,
    claimedBy: null,
    claimedUntil: null,
    proposal: null,
    decidedAt: null,
    decidedBy: null,
    appeal: null,
    completionId: null,
    hasNews: false,
    budgetDay: null,
    ...overrides,
  };
  await api.database.connection.collection('submissions').insertOne(submission);
  await insertAnswers(api, submission, { round: submission.round, isRight });
  await countHandIn(api, submission);
  return { id: _id.toHexString(), taskId, member };
}

/** Gives a member reviewed work: a submission that a new reviewer approves. */
export async function completeReviewedWork(api: TestApi, member: LoggedInClient): Promise<void> {
  const reviewer = await createAdministrator(api);
  const { id } = await createSubmission(api, await insertWorkTask(api), { member });
  await reviewer.post(`/api/admin/reviews/${id}/claim`);
  const approval = { criteria: { care: 'high' }, comments: [], text: '', fixes: [] };
  const { status } = await reviewer.post(`/api/admin/reviews/${id}/approve`, approval);
  expect(status).toBe(200);
}

/** Makes the referral of a member due: confirms the address, and completes reviewed work. */
export async function meetReferralTrigger(api: TestApi, member: LoggedInClient): Promise<void> {
  await confirmAddress(api, member);
  await completeReviewedWork(api, member);
}

/**
 * Hands a revision in: changes the records of a submission as its member's second hand-in does.
 *
 * @param picked the answer to the first item, which was a cat before
 */
export async function resubmit(
  api: TestApi,
  { id }: SubmittedWork,
  picked: 'cat' | 'dog' = 'cat',
): Promise<void> {
  const now = api.clock.now();
  const submissions = api.database.connection.collection<SubmissionRecord>('submissions');
  const submission = (await submissions.findOne({ _id: requireId(id) })) as SubmissionRecord;
  const round = submission.round + 1;
  const dueAt = new Date(now.getTime() + REVIEW_HOURS * HOUR_MS);
  const change = { state: 'submitted', round, submittedAt: now, dueAt, answerUntil: null } as const;
  await submissions.updateOne({ _id: submission._id }, { $set: change });
  await insertAnswers(api, submission, { round, picked });
}

/** Appeals against a rejection, as its member does. */
export async function insertAppeal(api: TestApi, { id }: SubmittedWork): Promise<void> {
  const now = api.clock.now();
  const appeal = { text: 'The animal purrs, and the guideline says that only cats purr.', at: now };
  const change = { state: 'appealed', appeal, dueAt: new Date(now.getTime() + REVIEW_HOURS * HOUR_MS) };
  await api.database.connection
    .collection<SubmissionRecord>('submissions')
    .updateOne({ _id: requireId(id) }, { $set: { ...change, answerUntil: null } as never });
}

/** Returns the time at which the reward of a hand-in is available. */
export function unlockTime(handedInAt: Date): string {
  return new Date(handedInAt.getTime() + EARNINGS_LOCK_DAYS * 24 * HOUR_MS).toISOString();
}

async function insertAnswers(
  api: TestApi,
  { _id, itemIds }: SubmissionRecord,
  { round, picked = 'cat', isRight = false }: { round: number; picked?: 'cat' | 'dog'; isRight?: boolean },
): Promise<void> {
  const savedAt = api.clock.now();
  const rows = itemIds.map((itemId, index) => ({
    ...{ _id: newId(), submissionId: _id, round, itemId, cannotDo: null, savedAt },
    answers: index === 0 ? pick(picked) : pick(isRight ? 'cat' : 'dog'),
  }));
  await api.database.connection.collection<{ _id: Id }>('answers').insertMany(rows);
}

async function countHandIn(api: TestApi, { userId, firstSubmittedAt }: SubmissionRecord): Promise<void> {
  if (!firstSubmittedAt) return;
  const day = `${userId.toHexString()}:${firstSubmittedAt.toISOString().slice(0, 10)}`;
  await api.database.connection
    .collection<{ _id: string; count: number }>('task_counters')
    .updateOne({ _id: day }, { $inc: { count: 1 } }, { upsert: true });
}
