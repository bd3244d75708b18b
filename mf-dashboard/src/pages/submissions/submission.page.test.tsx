import {
  appealRejection,
  getMe,
  getSubmission,
  markSubmissionSeen,
  startWork,
  withdrawHandIn,
  type Submission,
  type SubmissionReview,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import {
  createItem,
  createSubmission,
  createSubmissionRow,
  createWorkTask,
} from '../../testing/submission.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

const answerOf = (id: string) => ({ verdict: { selected: [id], cannotTell: false, note: '' } });

function createReview(fields: Partial<SubmissionReview> = {}): SubmissionReview {
  return {
    decision: 'approved',
    round: 1,
    decidedAt: '2026-01-02T12:00:00.000Z',
    isAutomatic: false,
    code: null,
    text: null,
    figures: null,
    isAlone: false,
    criteria: {},
    comments: [],
    fixes: [],
    ...fields,
  };
}

async function openSubmission(fields: Partial<Submission>) {
  const submission = createSubmission({ id: 's1', title: 'True or false', ...fields });
  const rendered = await renderAsMember('/dashboard/support');
  rendered.server.respondWith(getSubmission, submission);
  rendered.server.respondWith(markSubmissionSeen, undefined);
  await rendered.goTo('/dashboard/submissions/s1');
  await screen.findByText('What happens now');
  return { ...rendered, submission };
}

const SUBMITTED = {
  state: 'submitted',
  round: 1,
  submittedAt: '2026-01-02T11:45:00.000Z',
  dueAt: '2026-01-05T11:45:00.000Z',
} as const;

test('says until when handed-in work is decided, and takes it back', async () => {
  const { server, person, path, submission } = await openSubmission({
    ...SUBMITTED,
    withdrawableUntil: '2026-01-02T12:15:00.000Z',
  });
  expect(screen.getByText(/Your work waits for a reviewer/)).toBeVisible();
  expect(screen.getByText('15 min left')).toBeVisible();
  server.respondWith(withdrawHandIn, { ...submission, state: 'draft' });
  await person.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(path()).toBe('/dashboard/tasks/w01-1/work'));
});

test('says why work cannot be taken back', async () => {
  const { server, person } = await openSubmission({
    ...SUBMITTED,
    withdrawableUntil: '2026-01-02T12:15:00.000Z',
  });
  server.rejectWith(withdrawHandIn, { code: 'in_review', message: 'A person is reading your work.' });
  await person.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('A person is reading your work.')).toBeVisible();
});

test('shows an approval with corrections and criteria, marks it as seen, and refreshes the money', async () => {
  const { server } = await openSubmission({
    state: 'approved',
    isNew: true,
    items: [createItem({ id: 'i1', answers: answerOf('true') })],
    reviews: [
      createReview({
        text: 'Good work.',
        criteria: { care: 'good' },
        fixes: [{ itemId: 'i1', answers: answerOf('false') }],
      }),
    ],
  });
  expect(screen.getByText('Good work.')).toBeVisible();
  expect(screen.getByText(/Careful: Nearly all items are right/)).toBeVisible();
  expect(screen.getByText(/The reviewer corrected 1 item/)).toBeVisible();
  expect(screen.getAllByText(/Corrected/)[0]).toBeVisible();
  await waitFor(() => expect(server.calls(markSubmissionSeen)).toHaveLength(1));
  await waitFor(() => expect(server.calls(getMe).length).toBeGreaterThan(1));
});

test.each([
  ['2026-01-20T12:00:00.000Z', /The reward is locked until Jan 20, 2026/],
  ['2026-01-01T12:00:00.000Z', /The reward became available on Jan 01, 2026/],
])('says of approved work when its reward is available: %s', async (rewardAvailableAt, text) => {
  await openSubmission({ state: 'approved', rewardAvailableAt });
  expect(screen.getByText(/^It was approved/)).toHaveTextContent(text);
  expect(screen.getByText('Reward')).toBeVisible();
});

test.each<[string, Partial<Submission>, RegExp]>([
  ['lapsed', { state: 'lapsed' }, /earns no reward. You can start the task again/],
  ['rejected', { state: 'rejected' }, /earns no reward. This decision is final/],
  [
    'rejected after an appeal',
    { state: 'rejected', appeal: { text: 'It is mine.', at: '2026-01-02T11:00:00.000Z' } },
    /^Your appeal was denied.* This decision is final/,
  ],
])('shows no reward of work that is %s', async (_state, fields, text) => {
  await openSubmission(fields);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Reward')).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('says what became of the reports of items', async () => {
  const rejected = { status: 'rejected', reason: 'The text can be read on a wide screen.' } as const;
  await openSubmission({
    state: 'approved',
    items: [
      createItem({ id: 'i1', cannotDo: 'unsafe', report: { status: 'pending', reason: null } }),
      createItem({ id: 'i2', cannotDo: 'unreadable', report: rejected }),
    ],
  });
  expect(screen.getByText('A person checks your report.')).toBeVisible();
  expect(screen.getByText(/it can be done. Your reward stays yours/)).toBeVisible();
  expect(screen.getByText(rejected.reason)).toBeVisible();
});

test('shows the comments of a revision at their places, and leads to the work page', async () => {
  await openSubmission({
    state: 'revision',
    reviseUntil: '2026-01-16T12:00:00.000Z',
    reviews: [
      createReview({
        decision: 'revision_requested',
        comments: [{ itemId: 'i1', part: 'verdict', target: null, span: null, text: 'Read it once more.' }],
      }),
    ],
  });
  expect(screen.getByText('Read it once more.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revise' })).toHaveAttribute('href', '/dashboard/tasks/w01-1/work');
});

test('gives the reason of a rejection and sends an appeal', async () => {
  const { server, person, submission } = await openSubmission({
    state: 'rejected',
    appealUntil: '2026-01-16T12:00:00.000Z',
    reviews: [
      createReview({ decision: 'rejected', code: 'copied', text: 'The answers are those of another task.' }),
    ],
  });
  expect(screen.getByText('It was copied from another source.')).toBeVisible();
  const appeal = {
    text: 'The answers are mine: I wrote each of them myself on Monday.',
    at: '2026-01-02T12:00:00.000Z',
  };
  server.respondWith(appealRejection, { ...submission, state: 'appealed', appealUntil: null, appeal });
  await person.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Say why the decision is wrong')).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Why is the decision wrong?' }), appeal.text);
  server.respondWith(getSubmission, { ...submission, state: 'appealed', appealUntil: null, appeal });
  await person.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Your appeal')).toBeVisible();
  expect(server.calls(appealRejection)[0]?.body).toEqual({ text: appeal.text });
});

test('shows what was right in practice and why, and practices again', async () => {
  const { server, person, path, submission } = await openSubmission({
    state: 'practiced',
    isPractice: true,
    reward: 0,
    items: [
      createItem({
        id: 'i1',
        answers: answerOf('true'),
        result: {
          explanation: 'The year is wrong.',
          scores: [{ part: 'verdict', score: 0, findings: [], truth: answerOf('false').verdict }],
        },
      }),
    ],
  });
  expect(screen.getByText('0 of 1 answers are right')).toBeVisible();
  expect(screen.getByText('The year is wrong.')).toBeVisible();
  expect(screen.getAllByText(/Right answer/)[0]).toBeVisible();
  server.respondWith(startWork, { ...submission, state: 'draft' });
  await person.click(screen.getByRole('button', { name: 'Practice again' }));
  await waitFor(() => expect(path()).toBe('/dashboard/tasks/w01-1/work'));
});

test('says that a submission does not exist', async () => {
  const { server, goTo } = await renderAsMember('/dashboard/support');
  server.rejectWith(getSubmission, { code: 'not_found' });
  await goTo('/dashboard/submissions/s9');
  expect(await screen.findByRole('heading', { name: 'This submission does not exist' })).toBeVisible();
});

test('lists submissions by what they wait for', async () => {
  const { person } = await renderAsMember('/dashboard/submissions', {
    submissions: [
      createSubmissionRow({ title: 'Being written' }),
      createSubmissionRow({ title: 'Being read', ...SUBMITTED }),
      createSubmissionRow({ id: 's3', title: 'Was read', state: 'approved', isNew: true }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Being written' })).toHaveAttribute(
    'href',
    '/dashboard/tasks/w01-1/work',
  );
  expect(screen.queryByText('Being read')).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'In review' }));
  expect(await screen.findByText('Being read')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Decided' }));
  expect(await screen.findByRole('link', { name: 'Was read' })).toHaveAttribute(
    'href',
    '/dashboard/submissions/s3',
  );
  expect(screen.getByText('New')).toBeVisible();
});

test('offers real work apart from demo tasks, with its state and pay', async () => {
  await renderAsMember('/dashboard/tasks', {
    userBlueprints: [createUserBlueprint()],
    workTasks: [
      createWorkTask({ title: 'Practice first', isPractice: true, reward: 0 }),
      createWorkTask({
        title: 'Paid work',
        medianMinutes: 24.4,
        dollarsPerHour: 36.88,
        places: 9,
        placesLeft: 3,
      }),
      createWorkTask({ title: 'Full', closed: 'no_place_left', places: 9, placesLeft: 0 }),
      createWorkTask({ id: 'w9', title: 'Handed in', submission: { id: 's1', state: 'submitted' } }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Real work' })).toBeVisible();
  expect(await screen.findByText('Practice')).toBeVisible();
  expect(screen.getByText(/median 24 min/)).toHaveTextContent('$36.88 per hour');
  expect(screen.getByText('3 of 9 places left')).toBeVisible();
  expect(screen.getByText('No place left')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Handed in' })).toHaveAttribute(
    'href',
    '/dashboard/submissions/s1',
  );
  expect(screen.getByText('In review')).toBeVisible();
});

test('says of paid work that could be started that it is done for today', async () => {
  await renderAsMember('/dashboard/tasks', {
    user: { tasksToday: { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' } },
    userBlueprints: [createUserBlueprint()],
    workTasks: [
      createWorkTask({ title: 'Practice first', isPractice: true, reward: 0 }),
      createWorkTask({ title: 'Paid work', places: 9, placesLeft: 3 }),
      createWorkTask({ title: 'Full', closed: 'no_place_left', places: 9, placesLeft: 0 }),
    ],
  });
  const [practice, paid, full] = within(
    await screen.findByRole('region', { name: 'Real work' }),
  ).getAllByRole('listitem');
  expect(paid).toHaveTextContent('Done for today');
  expect(practice).not.toHaveTextContent('Done for today');
  expect(full).toHaveTextContent('No place left');
  expect(screen.getByText(/You can complete more tasks in 12 h/)).toBeVisible();
});

test('shows the rewards in review beside the locked ones', async () => {
  await renderAsMember('/dashboard/withdrawals?tab=pending', {
    submissionSummary: { inReview: 1, inReviewReward: 15 },
    submissions: [createSubmissionRow({ id: 's2', title: 'Being read', ...SUBMITTED })],
  });
  expect(await screen.findByRole('link', { name: 'Being read' })).toHaveAttribute(
    'href',
    '/dashboard/submissions/s2',
  );
  expect(screen.getByText('once approved', { exact: false })).toHaveTextContent('$15.00 once approved');
});

test.each([0, 1])('says on the home page that changes are requested, with %i new decisions', async (news) => {
  await renderAsMember('/dashboard', { submissionSummary: { toRevise: 1, news } });
  expect(await screen.findByText('Changes are requested in 1 task')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your submissions' })).toBeVisible();
});

describe('work that came back because no one read it', () => {
  const sentBack = createReview({ decision: 'sent_back', isAutomatic: true, text: '33% are right.' });

  test('says why, until when to hand it in, and what follows otherwise', async () => {
    await openSubmission({ state: 'revision', reviseUntil: '2026-01-19T12:00:00.000Z', reviews: [sentBack] });
    expect(screen.getByText(/^It came back once.*by .*a person decides about it as it is/)).toBeVisible();
    expect(screen.getByText(/Sent back once, with what was missed/)).toBeVisible();
    expect(screen.getByText(/fewer than 80% of the answers that we know are right/)).toBeVisible();
    expect(screen.queryByText(/so it was approved/)).not.toBeInTheDocument();
  });

  test('is approved without another return once it is handed in again', async () => {
    await openSubmission({ ...SUBMITTED, round: 2, reviews: [sentBack] });
    expect(screen.getByText(/If no one has read it by .*, it is approved\.$/)).toBeVisible();
  });

  test('waits for a person without a limit otherwise', async () => {
    await openSubmission({ ...SUBMITTED, dueAt: null, reviews: [sentBack] });
    expect(screen.getByText(/a person decides about it as it is. There is no time limit/)).toBeVisible();
  });
});

test('shows the figures of a rejection for no effort, and that one person decided alone', async () => {
  const figures = { known: 12, share: 4 / 12, chance: 1 / 4, identical: 1, keyIdentical: 1 / 3 };
  const rejection = createReview({ decision: 'rejected', code: 'no_effort', figures, isAlone: true });
  await openSubmission({ state: 'rejected', appealUntil: '2026-01-16T12:00:00.000Z', reviews: [rejection] });
  expect(screen.getByText('Its figures show no effort.')).toBeVisible();
  expect(
    screen.getByText(/Of 12 answers that we know, 33% are right; a guess would get 25% right/),
  ).toBeVisible();
  expect(screen.getByText(/One person decided this alone/)).toBeVisible();
  expect(screen.getByText(/Someone else, if there is someone, decides within 72 hours/)).toBeVisible();
});

test('puts the items that a reviewer commented on first, by their numbers', async () => {
  const comments = [{ itemId: 'i3', part: null, target: null, span: null, text: 'Look at it again.' }];
  const items = ['i1', 'i2', 'i3'].map((id) => createItem({ id }));
  const reviews = [createReview({ decision: 'rejected', code: 'copied', comments })];
  await openSubmission({ state: 'rejected', items, reviews });
  const headings = screen
    .getAllByRole('heading', { name: /^Item \d$/ })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Item 3', 'Item 1', 'Item 2']);
});

test('opens the first of many items that has something to read, and others by their numbers', async () => {
  const comments = [{ itemId: 'i3', part: null, target: null, span: null, text: 'Look at it again.' }];
  const items = ['i1', 'i2', 'i3', 'i4'].map((id) => createItem({ id }));
  const reviews = [createReview({ decision: 'rejected', code: 'copied', comments })];
  const { person } = await openSubmission({ state: 'rejected', items, reviews });
  expect(screen.getByText('Look at it again.')).toBeVisible();
  const isOpen = (index: number) =>
    screen.getByRole('heading', { name: `Item ${index}` }).closest('details')?.open;
  expect([1, 2, 3, 4].map(isOpen)).toEqual([false, false, true, false]);

  const strip = within(screen.getByRole('navigation', { name: 'Items' }));
  expect(strip.getByRole('button', { name: /^Item 3.*1 comment/ })).toBeVisible();
  await person.click(strip.getByRole('button', { name: /^Item 4/ }));
  expect(isOpen(4)).toBe(true);
});
