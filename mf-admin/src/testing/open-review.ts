import { getReview, listReviews, type ReviewDetail } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from './admin-server.ts';
import { createPage } from './records.factory.ts';
import { renderScreen } from './render-screen.ts';
import { createReview, toReviewRow } from './reviews.factory.ts';

export const FREE = { claimedBy: null, claimedUntil: null, isMine: false } as const;

/** Opens a submission; a decision of the fake server changes what it then returns. */
export async function openReview(overrides: Partial<ReviewDetail> = {}) {
  let record = createReview(overrides);
  const server = createAdminServer();
  server.respondWith(listReviews, () => createPage(toReviewRow(record)));
  server.respondWith(getReview, () => record);
  const change = (changes: Partial<ReviewDetail>) => {
    record = { ...record, ...changes };
    return record;
  };
  const decide = (state: ReviewDetail['state']) =>
    change({ state, dueAt: null, decidedAt: '2026-03-03T12:00:00.000Z', decidedBy: 'admin' });
  const rendered = await renderScreen(`/reviews/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.title });
  return { ...rendered, server, change, decide };
}

type Opened = Awaited<ReturnType<typeof openReview>>;

/** Comments on the current item by keyboard. */
export async function commentOnItem({ person }: Opened, text: string) {
  await person.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: 'Comment' });
  await person.type(within(dialog).getByLabelText('Comment'), text);
  await person.click(within(dialog).getByRole('button', { name: 'Save the comment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
