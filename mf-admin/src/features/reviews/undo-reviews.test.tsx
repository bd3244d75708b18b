import { claimNextReview, claimReview, getReview, listReviews, requestRevision } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { createReview, hoursFromNow, toReviewRow } from '../../testing/reviews.factory.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const TEXT = 'Almost there.';

async function openReview(claimedUntil = hoursFromNow(0.5)) {
  const state = { record: createReview({ rubric: [], claimedUntil }) };
  const server = createAdminServer();
  server.respondWith(listReviews, () => createPage(toReviewRow(state.record)));
  server.respondWith(getReview, () => state.record);
  server.respondWith(requestRevision, () => {
    const decided = { state: 'revision', dueAt: null, decidedBy: 'admin' } as const;
    state.record = { ...state.record, ...decided, decidedAt: '2026-03-03T12:00:00.000Z' };
    return state.record;
  });
  const rendered = await renderScreen(`/reviews/${state.record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: state.record.title });
  return { ...rendered, server, state };
}

/** Writes a comment and a text, and asks for changes. */
async function askForChanges({ person }: Awaited<ReturnType<typeof openReview>>): Promise<void> {
  await person.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
  await person.type(dialog.getByLabelText('Comment'), 'Read it again.');
  await person.click(dialog.getByRole('button', { name: 'Save the comment' }));
  await screen.findByRole('heading', { name: 'Comments (1)' });
  await person.keyboard('r');
  await person.type(await screen.findByLabelText('Text to the member'), TEXT);
  await person.click(screen.getByRole('button', { name: 'Ask for changes' }));
  await findUndoBar();
}

const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

test('a decision that waits takes the place of the buttons, and the next submission can be claimed', async () => {
  const opened = await openReview();
  const { person, server, state } = opened;
  await askForChanges(opened);

  expect(decisionBar().getByText('Changes requested')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Approve|Reject|Release)$/ })).not.toBeInTheDocument();
  await person.keyboard('x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  server.respondWith(claimNextReview, { id: null });
  await person.keyboard('n');
  expect(await screen.findByText('Nothing to claim')).toBeVisible();
  expect(server.calls(claimNextReview)[0]?.body).toEqual({ except: [state.record.id] });
});

test.each([
  ['record', () => Promise.resolve(decisionBar())],
  ['page', findUndoBar],
])('what was written is still there when the decision is undone in the bar of the %s', async (_, findBar) => {
  const opened = await openReview();
  await askForChanges(opened);

  await opened.person.click((await findBar()).getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  await screen.findByRole('button', { name: 'Approve' });
  await opened.person.keyboard('r');
  expect(await screen.findByLabelText('Text to the member')).toHaveValue(TEXT);
});

test('shows the decision once it is sent, and what was written is gone', async () => {
  const opened = await openReview();
  await askForChanges(opened);

  await leavePage();

  expect(await decisionBar().findByText(/by admin on/)).toHaveTextContent(/^Changes requested by admin on/);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Read it again.');
});

test('keeps what was written if the decision is rejected when it is sent', async () => {
  const opened = await openReview();
  const { server, state } = opened;
  await askForChanges(opened);
  server.rejectWith(requestRevision, { code: 'wrong_state', message: 'Claim this submission first.' });

  await leavePage();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your decision about ${state.record.title} was not applied. Claim this submission first.`,
  );
  expect(screen.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
});

test('renews a claim that would end before the decision is sent', async () => {
  const opened = await openReview(hoursFromNow(30 / 3_600));
  const { server, state } = opened;
  server.respondWith(claimReview, () => {
    state.record = { ...state.record, claimedUntil: hoursFromNow(0.5) };
    return state.record;
  });

  await askForChanges(opened);

  expect(server.calls(claimReview)).toHaveLength(1);
});
