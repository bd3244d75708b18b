import { claimNextReview, getReview, listReviews } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { createReview, hoursFromNow, toReviewRow } from '../../testing/reviews.factory.ts';

beforeEach(() => localStorage.clear());

const FREE = { claimedBy: null, claimedUntil: null, isMine: false } as const;

async function renderQueue() {
  const urgent = createReview({
    ...FREE,
    id: 'submission-1',
    dueAt: hoursFromNow(2.5),
    hints: ['very_fast'],
  });
  const claimed = createReview({
    id: 'submission-2',
    alias: 'Otter 4',
    round: 2,
    dueAt: hoursFromNow(70),
    claimedBy: 'kate',
    claimedUntil: hoursFromNow(0.4),
    isMine: false,
  });
  const overdue = createReview({ ...FREE, id: 'submission-3', alias: 'Wren 9', dueAt: hoursFromNow(-0.5) });
  const server = createAdminServer();
  server.respondWith(
    listReviews,
    createPage(...[overdue, urgent, claimed].map((record) => toReviewRow(record))),
  );
  server.respondWith(getReview, urgent);
  const rendered = await renderScreen('/reviews', server);
  await screen.findByText('Due in 3 days');
  return { ...rendered, server };
}

test('lists what waits for a review by due time, with urgency in words, hints and claims', async () => {
  const { server } = await renderQueue();
  expect(server.calls(listReviews)[0]?.query).toMatchObject({ state: 'submitted', sort: 'due' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Wren 9.*Overdue by 30 min/);
  expect(rows[1]).toHaveTextContent(/Heron 27.*Due in 3 h.*Very fast/);
  expect(rows[2]).toHaveTextContent(/Otter 4.*Due in 3 days.*kate, 24 min/);
});

test('filters by state, blueprint and task', async () => {
  const { person, server } = await renderQueue();
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('State'), 'Appealed');
  await person.selectOptions(screen.getByLabelText('Blueprint'), 'AI Image Creation');
  await waitFor(() =>
    expect(server.calls(listReviews).at(-1)?.query).toMatchObject({ state: 'appealed', blueprintId: 2 }),
  );
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('state=appealed&blueprintId=2'),
  );
});

test('claims the submission that is due first by its key and opens it', async () => {
  const { person, server, path } = await renderQueue();
  server.respondWith(claimNextReview, { id: 'submission-1' });
  await person.keyboard('n');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rate the tone of answers' })).toBeVisible();
  expect(path()).toBe('/dashboard/admin/reviews/submission-1');
});

test('says that there is nothing to claim', async () => {
  const { person, server, path } = await renderQueue();
  server.respondWith(claimNextReview, { id: null });
  await person.click(screen.getByRole('button', { name: 'Claim next' }));
  expect(await screen.findByText('Nothing to claim')).toBeVisible();
  expect(path()).toBe('/dashboard/admin/reviews');
});

test('says why the next submission could not be claimed', async () => {
  const { person, server } = await renderQueue();
  server.rejectWith(claimNextReview, { code: 'unavailable', message: 'The database is unavailable.' });
  await person.click(screen.getByRole('button', { name: 'Claim next' }));
  expect(
    await screen.findByText('Failed to claim the next submission: The database is unavailable.'),
  ).toBeVisible();
});

test('shows an empty queue, and one that failed to load', async () => {
  const server = createAdminServer();
  server.rejectWith(listReviews, { code: 'unavailable' });
  const { person } = await renderScreen('/reviews', server);
  expect(await screen.findByText('Failed to load submissions')).toBeVisible();
  server.respondWith(listReviews, createPage());
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No work to review')).toBeVisible();
});

test('counts reviews and appeals together in the navigation', async () => {
  const server = createAdminServer({ reviews: 3, appeals: 2 });
  server.respondWith(listReviews, createPage());
  await renderScreen('/reviews', server);
  const nav = screen.getByRole('navigation', { name: 'Admin' });
  expect(await within(nav).findByRole('link', { name: /^Reviews ?5 pending$/ })).toBeVisible();
});
