import { claimReview, requestRevision } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { hoursFromNow } from '../../testing/reviews.factory.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { REVISION_TEXT, openUndecidedReview, askForChanges } from '../../testing/ask-for-changes.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

test.each([
  ['record', () => Promise.resolve(decisionBar())],
  ['page', findUndoBar],
])('what was written is still there when the decision is undone in the bar of the %s', async (_, findBar) => {
  const opened = await openUndecidedReview();
  await askForChanges(opened);

  await opened.person.click((await findBar()).getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  await screen.findByRole('button', { name: 'Approve' });
  await opened.person.keyboard('r');
  expect(await screen.findByLabelText('Text to the member')).toHaveValue(REVISION_TEXT);
});

test('keeps what was written if the decision is rejected when it is sent', async () => {
  const opened = await openUndecidedReview();
  const { server, state } = opened;
  await askForChanges(opened);
  server.rejectWith(requestRevision, { code: 'wrong_state', message: 'Claim this submission first.' });

  await leavePage();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your decision about ${state.record.title} was not applied. Claim this submission first.`,
  );
  expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toBeVisible();
});

test('renews a claim that would end before the decision is sent', async () => {
  const opened = await openUndecidedReview(hoursFromNow(30 / 3_600));
  const { server, state } = opened;
  server.respondWith(claimReview, () => {
    state.record = { ...state.record, claimedUntil: hoursFromNow(0.5) };
    return state.record;
  });

  await askForChanges(opened);

  expect(server.calls(claimReview)).toHaveLength(1);
});
