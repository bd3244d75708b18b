import { REVIEW_HOURS, REVISION_DAYS, type ReviewDetail, type Submission } from '@platform/contracts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { allCats, beginVaried, handInVaried, rightIn } from '../../../test/support/varied-work.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { REWRITING, VARIED, WORK_BLUEPRINT_ID, WORK_REWARD } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** What happens to work that no one has read in time. */

const HOUR_MS = 3_600_000;
const REASON = 'Every answer is a cat, also where the item names another animal by its name.';

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [VARIED, REWRITING]);
  reviewer = await createAdministrator(api);
});
afterEach(async () => expect((await api.app.reconcile()).problems).toEqual([]));
afterAll(() => api.stop());

async function wait(ms: number): Promise<void> {
  api.clock.advance(ms);
  await Promise.all([1, 2].map(() => api.app.jobs.runNow('decide-overdue-work')));
}

const waitForReview = () => wait(REVIEW_HOURS * HOUR_MS);
const readAsReviewer = async ({ id }: { id: string }): Promise<ReviewDetail> =>
  (await reviewer.get(`/api/admin/reviews/${id}`)).body;

async function decide({ id }: Submission, action: string, body: object) {
  expect((await reviewer.post(`/api/admin/reviews/${id}/claim`)).status).toBe(200);
  return reviewer.post(`/api/admin/reviews/${id}/${action}`, body);
}

/** Hands work in as a new member. */
async function handIn(choose: Parameters<typeof handInVaried>[2]) {
  const { member, started } = await beginVaried(api);
  const submission = await handInVaried(member, started, choose);
  const read = async (): Promise<Submission> => (await member.get(submissionPath(started))).body;
  const mails = async () => (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);
  return { member, submission, read, mails, at: new Date(submission.submittedAt!) };
}

type HandedIn = Awaited<ReturnType<typeof handIn>>;

async function sendBack(): Promise<HandedIn> {
  const work = await handIn(allCats);
  await waitForReview();
  expect((await work.read()).state).toBe('revision');
  return work;
}

const completionOf = async ({ member }: HandedIn) => (await member.get('/api/user/tasks')).body.items[0];
const criteria = (level: string) => ({ care: level, sense: level, style: level });
const approval = { criteria: criteria('high'), comments: [], text: '', fixes: [] };
const commentOn = ({ items }: Submission) => ({
  ...{ itemId: items[0]!.id, part: null, target: null, span: null },
  text: 'It says which animal it is.',
});

test.each([
  ['approves what is right in 10 of 12 known answers', rightIn(10), 'approved'],
  ['sends back what is right in 9 of 12', rightIn(9), 'revision'],
] as const)('silence %s', async (_name, choose, state) => {
  const work = await handIn(choose);
  api.clock.advance(REVIEW_HOURS * HOUR_MS - 1_000);
  await wait(0);
  expect((await work.read()).state).toBe('submitted');
  await wait(1_000);
  expect((await work.read()).state).toBe(state);
});

test('silence approves what has no known answer', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  const started = await startTask(member, REWRITING.id);
  const body = { version: await answerAll(member, started), assistance: { used: false, tools: '' } };
  await member.post(submissionPath(started, '/submit'), body);
  await waitForReview();
  expect((await member.get(submissionPath(started))).body.state).toBe('approved');
});

test('work comes back once with findings by pattern, uses up no revision, and is then approved', async () => {
  const work = await sendBack();

  const sentBack = await work.read();
  const until = new Date(work.at.getTime() + REVIEW_HOURS * HOUR_MS + REVISION_DAYS * DAY_MS).toISOString();
  expect(sentBack).toMatchObject({ reviseUntil: until, dueAt: null, isNew: true });
  expect(sentBack.reviews).toMatchObject([{ decision: 'sent_back', isAutomatic: true, comments: [] }]);
  const { text } = sentBack.reviews[0]!;
  expect(text).toContain('Of 12 answers that we know, 33% are right. A guess would get 25% right.');
  expect(text).toContain('"The cat" does not apply here. (8 times)');
  expect(text).toContain('"The owl" applies and was not chosen. (4 times)');
  expect(text).not.toContain('Item');
  expect(await readAsReviewer(sentBack)).toMatchObject({ revisionsLeft: 2, decidedBy: null });
  expect((await work.mails()).filter((subject) => subject.includes('came back once'))).toHaveLength(1);
  expect(await completionOf(work)).toBeUndefined();

  api.clock.advance(10 * DAY_MS);
  const again = await handInVaried(work.member, sentBack, allCats);
  expect(again.dueAt).toBe(new Date(api.clock.now().getTime() + REVIEW_HOURS * HOUR_MS).toISOString());
  await waitForReview();

  expect((await work.read()).reviews.map(({ decision }) => decision)).toEqual(['sent_back', 'approved']);
  // The 15 days run on from the first hand-in, and are over.
  expect(await completionOf(work)).toMatchObject({ completionDate: work.at.toISOString() });
  expect((await work.member.get('/api/auth/me')).body.balance).toBe(WORK_REWARD);
});

test('what is not handed in again within 14 days goes to a person as it is, without a limit', async () => {
  const work = await sendBack();
  await wait(REVISION_DAYS * DAY_MS - 1_000);
  expect((await work.read()).state).toBe('revision');
  await wait(1_000);
  expect(await work.read()).toMatchObject({ state: 'submitted', dueAt: null, withdrawableUntil: null });
  expect(await work.mails()).toContainEqual(
    expect.stringContaining('A person decides about your work as it is'),
  );
  const { timeline } = await readAsReviewer(work.submission);
  expect(timeline.at(-1)).toMatchObject({ action: 'submission_left_to_person', by: null });

  await wait(100 * DAY_MS);
  expect((await work.read()).state).toBe('submitted');
  const { items } = (await reviewer.get('/api/admin/reviews')).body;
  expect(items).toContainEqual(expect.objectContaining({ id: work.submission.id, dueAt: null }));
  const waiting = (items as { id: string }[]).map(({ id }) => id);
  expect(waiting).toContain((await reviewer.post('/api/admin/reviews/claim-next')).body.id);
  const { body } = await decide(work.submission, 'approve', approval);
  expect(body).toMatchObject({ state: 'approved', decidedBy: reviewer.user.username });
  expect(await completionOf(work)).toMatchObject({ completionDate: work.at.toISOString() });
});

test('what waits for a person without a limit can be rejected, or sent back for changes', async () => {
  const [rejected, revised] = [await sendBack(), await sendBack()];
  await wait(REVISION_DAYS * DAY_MS);
  const comments = [commentOn(rejected.submission)];
  const rejection = { criteria: {}, comments, code: 'not_the_task', text: REASON };
  expect((await decide(rejected.submission, 'reject', rejection)).body.state).toBe('rejected');
  const changes = { criteria: {}, comments: [commentOn(revised.submission)], text: '' };
  expect((await decide(revised.submission, 'request-revision', changes)).body.revisionsLeft).toBe(1);

  // A reviewer's changes are a version of their own: the lock runs from it, and it lapses as usual.
  await wait(DAY_MS);
  const again = await handInVaried(revised.member, await revised.read(), rightIn(12));
  await waitForReview();
  expect(await completionOf(revised)).toMatchObject({ completionDate: again.submittedAt });
});

test('what was handed in again and taken back goes to a person too', async () => {
  const work = await sendBack();
  const again = await handInVaried(work.member, await work.read(), allCats);
  expect((await work.member.post(submissionPath(again, '/withdraw-hand-in'))).body.state).toBe('revision');
  await wait(REVISION_DAYS * DAY_MS);
  expect(await work.read()).toMatchObject({ state: 'submitted', dueAt: null });
  expect((await decide(work.submission, 'approve', approval)).status).toBe(200);
  expect(await completionOf(work)).toMatchObject({ completionDate: work.at.toISOString() });
});
