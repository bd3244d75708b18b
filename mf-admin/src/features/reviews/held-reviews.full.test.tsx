import {
  claimNextReview,
  getReview,
  holdRevisionRequest,
  listHeldDecisions,
  listReviews,
  undoHeldDecisions,
  type HeldReview,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { createHeldReview, createReview, toReviewRow } from '../../testing/reviews.factory.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const TEXT = 'Almost there.';

/** Opens a submission on a server that holds decisions until the test applies them. */
async function openReview(initial: HeldReview[] = []) {
  const state = { record: createReview({ rubric: [] }), held: initial };
  const server = createAdminServer();
  server.respondWith(listReviews, () => createPage(toReviewRow(state.record)));
  server.respondWith(getReview, () => state.record);
  server.respondWith(listHeldDecisions, () => ({ items: [], reviews: state.held, next: null }));
  server.respondWith(holdRevisionRequest, () => {
    const held = createHeldReview(state.record, { decision: 'requestRevision', secondsLeft: 7 });
    state.held = [held];
    return held;
  });
  server.respondWith(undoHeldDecisions, () => {
    state.held = [];
    return { results: [{ caseId: state.record.id, outcome: 'undone' as const }] };
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
  await screen.findByText(/by admin, applied in 7 s/);
}

const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

test('a held decision takes the place of the buttons, and the next submission can be claimed', async () => {
  const opened = await openReview();
  const { person, server } = opened;
  await askForChanges(opened);

  expect(decisionBar().getByText('Request for changes held')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Approve|Reject|Release)$/ })).not.toBeInTheDocument();
  await person.keyboard('x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  server.respondWith(claimNextReview, { id: null });
  await person.keyboard('n');
  expect(await screen.findByText('Nothing to claim')).toBeVisible();
});

test.each([
  ['bar', () => decisionBar().getByRole('button', { name: 'Undo' })],
  [
    'toast',
    () => {
      const toast = screen.getByText(/^Applied in 10 seconds/).closest('li') as HTMLElement;
      return within(toast).getByRole('button', { name: 'Undo' });
    },
  ],
])('what was written comes back when the decision is undone in the %s', async (_place, findButton) => {
  const opened = await openReview();
  await askForChanges(opened);
  expect(screen.queryByText('Read it again.')).not.toBeInTheDocument();

  await opened.person.click(findButton());

  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  await screen.findByRole('button', { name: 'Approve' });
  await opened.person.keyboard('r');
  expect(await screen.findByLabelText('Text to the member')).toHaveValue(TEXT);
});

test('shows the decision once it is applied', async () => {
  const opened = await openReview();
  await askForChanges(opened);
  const { state } = opened;
  state.held = [];
  const decided = { state: 'revision', dueAt: null, decidedBy: 'admin' } as const;
  state.record = { ...state.record, ...decided, decidedAt: '2026-03-03T12:00:00.000Z' };

  expect(await decisionBar().findByText(/by admin on/)).toHaveTextContent(/^Changes requested by admin on/);
});

test('the decision of another administrator can be neither undone nor decided', async () => {
  const record = createReview();
  await openReview([createHeldReview(record, { decision: 'reject', by: 'kate' })]);
  await waitFor(() => expect(decisionBar().getByText('Rejection held')).toBeVisible());
  expect(screen.queryByRole('button', { name: /^(Undo|Approve|Reject)$/ })).not.toBeInTheDocument();
});
