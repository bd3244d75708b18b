import { getAdminCounters } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';

test('shows the counters, each with a link to its queue, and the guidelines', async () => {
  await renderScreen(
    '',
    createAdminServer({
      verifications: 3,
      purchases: 0,
      withdrawals: 12,
      tickets: 4,
      reviews: 5,
      appeals: 2,
    }),
  );
  await waitFor(() =>
    expect(screen.getByText('Pending withdrawals').parentElement).toHaveTextContent(/withdrawals12Paid/),
  );
  for (const [name, href] of [
    ['Review verifications', '/dashboard/admin/verifications'],
    ['Review purchases', '/dashboard/admin/blueprints'],
    ['Review withdrawals', '/dashboard/admin/withdrawals'],
    ['Review work', '/dashboard/admin/reviews'],
    ['Decide appeals', '/dashboard/admin/reviews?state=appealed'],
    ['Answer tickets', '/dashboard/admin/tickets'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByRole('region', { name: 'Admin guidelines' })).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Admin' });
  expect(await within(nav).findByText('3')).toBeVisible();
  expect(within(nav).getByRole('link', { name: /^Tickets ?4 pending$/ })).toBeVisible();
});

test('shows that the counters failed to load, and loads them on Retry', async () => {
  const server = createAdminServer();
  server.rejectWith(getAdminCounters, { code: 'unavailable' });
  const { person } = await renderScreen('', server);
  expect(await screen.findByText('Failed to load the counters')).toBeVisible();
  server.respondWith(getAdminCounters, {
    verifications: 7,
    purchases: 0,
    withdrawals: 0,
    tickets: 0,
    reviews: 0,
    appeals: 0,
  });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByText('7'))[0]).toBeVisible();
});
