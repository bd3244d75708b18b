import { getReview, listReviews, requestRevision } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from './admin-server.ts';
import { createPage } from './records.factory.ts';
import { renderScreen } from './render-screen.ts';
import { createReview, hoursFromNow, toReviewRow } from './reviews.factory.ts';
import { findUndoBar } from './undo-bar.ts';

/** What `askForChanges` writes to the member. */
export const REVISION_TEXT = 'Almost there.';

/** Opens a claimed submission on a server that applies a request for changes. */
export async function openUndecidedReview(claimedUntil = hoursFromNow(0.5)) {
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
export async function askForChanges({
  person,
}: Awaited<ReturnType<typeof openUndecidedReview>>): Promise<void> {
  await person.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
  await person.type(dialog.getByLabelText('Comment'), 'Read it again.');
  await person.click(dialog.getByRole('button', { name: 'Save the comment' }));
  await screen.findByRole('heading', { name: 'Comments (1)' });
  await person.keyboard('r');
  await person.type(await screen.findByLabelText('Text to the member'), REVISION_TEXT);
  await person.click(screen.getByRole('button', { name: 'Ask for changes' }));
  await findUndoBar();
}
