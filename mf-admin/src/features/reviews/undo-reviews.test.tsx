import { claimNextReview } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { leavePage } from '../../testing/undo-bar.ts';
import { openUndecidedReview, askForChanges } from '../../testing/ask-for-changes.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

test('a decision that waits takes the place of the buttons, and the next submission can be claimed', async () => {
  const opened = await openUndecidedReview();
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

test('shows the decision once it is sent, and what was written is gone', async () => {
  const opened = await openUndecidedReview();
  await askForChanges(opened);

  await leavePage();

  expect(await decisionBar().findByText(/by admin on/)).toHaveTextContent(/^Changes requested by admin on/);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Read it again.');
});
