import { getAdminCounters, getDueHours, getReviewSilence, listDueCases } from '@platform/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { admin } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer, EMPTY_QUEUES } from '../../testing/admin-server.ts';

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
    ['Check reports', '/dashboard/admin/item-reports'],
    ['Check questions', '/dashboard/admin/learning/reports'],
    ['Score again', '/dashboard/admin/learning/corrections'],
    ['Answer tickets', '/dashboard/admin/tickets'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByRole('region', { name: 'Admin guidelines' })).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Admin' });
  expect(await within(nav).findByText('3')).toBeVisible();
  expect(within(nav).getByRole('link', { name: /^Tickets ?4 pending$/ })).toBeVisible();
});

test('draws what is due in the next hours, and links to the lists of the chosen one', async () => {
  const server = createAdminServer();
  const hours = Array.from({ length: 72 }, (_, hour) => (hour === 5 ? 3 : 0));
  server.respondWith(getDueHours, {
    from: '2026-03-01T12:00:00.000Z',
    queues: [
      { queue: 'verifications', overdue: 2, hours, isCut: false },
      { queue: 'payouts', overdue: 0, hours, isCut: true },
    ],
  });
  await renderScreen('', server);
  const panel = within(await screen.findByRole('region', { name: 'Due in the next 72 hours' }));
  expect(await panel.findByRole('link', { name: 'Review verifications (2)' })).toHaveAttribute(
    'href',
    '/dashboard/admin/verifications',
  );
  expect(panel.getByText('More is due than is drawn here.')).toBeVisible();

  const hour = panel.getByRole('slider', { name: 'Hour' });
  expect(hour).toHaveAttribute('aria-valuetext', 'Overdue: Pending identity verifications: 2');
  fireEvent.change(hour, { target: { value: '6' } });
  expect(panel.getByRole('link', { name: 'Review verifications (3)' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Pay out (3)' })).toBeVisible();
  fireEvent.change(hour, { target: { value: '7' } });
  expect(panel.getByText('Nothing is due')).toBeVisible();
});

test('shows that the counters failed to load, and loads them on Retry', async () => {
  const server = createAdminServer();
  server.rejectWith(getAdminCounters, { code: 'unavailable' });
  const { person } = await renderScreen('', server);
  expect(await screen.findByText('Failed to load the counters')).toBeVisible();
  server.respondWith(getAdminCounters, { ...EMPTY_QUEUES, verifications: 7 });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByText('7'))[0]).toBeVisible();
});

test('shows how many approved identities no administrator has checked, to those who may check them', async () => {
  const server = createAdminServer({ uncheckedIdentities: 7 });
  const { unmount } = await renderScreen('', server);
  const panel = within(await screen.findByRole('region', { name: 'Identities to check' }));
  expect(panel.getByRole('listitem')).toHaveTextContent(/^Approved, not checked.*7$/);
  expect(panel.getByRole('link')).toHaveAttribute('href', '/dashboard/admin/verifications?status=unchecked');
  unmount();

  await renderScreen('', server, { ...admin, adminRoles: ['cashier'] });
  expect(await screen.findAllByText('0')).not.toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Identities to check' })).toBeNull();
});

describe('what waits for a second administrator', () => {
  const COUNTERS = { secondApprovals: 2, secondFactorResets: 1 };
  const PANEL = { name: 'Waiting for a second administrator' };

  test('is shown with links to the lists that contain it', async () => {
    await renderScreen('', createAdminServer(COUNTERS));
    const panel = within(await screen.findByRole('region', PANEL));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Withdrawals with one approval.*2$/),
      expect.stringMatching(/^Resets of two-factor authentication.*1$/),
    ]);
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/admin/withdrawals?firstApproval=given',
      '/dashboard/admin/users?secondFactorReset=requested',
    ]);
  });

  test('is left out where the roles do not include it, and if nothing waits', async () => {
    const cashier = { ...admin, adminRoles: ['cashier' as const] };
    const { unmount } = await renderScreen('', createAdminServer(COUNTERS), cashier);
    const panel = within(await screen.findByRole('region', PANEL));
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Withdrawals with one approval',
    ]);
    unmount();

    await renderScreen('', createAdminServer({ withdrawals: 1 }));
    expect(await screen.findAllByText('1')).not.toHaveLength(0);
    expect(screen.queryByRole('region', PANEL)).toBeNull();
  });
});

test('warns of demo tasks that are open in production, with what clicks pay', async () => {
  const { unmount } = await renderScreen('', createAdminServer({ clickableDollars: 9_876 }));
  expect(await screen.findByText('Demo tasks are open in production')).toBeVisible();
  expect(screen.getByText('$9,876.00')).toBeVisible();
  unmount();

  await renderScreen('', createAdminServer());
  expect(await screen.findAllByText('0')).not.toHaveLength(0);
  expect(screen.queryByText('Demo tasks are open in production')).toBeNull();
});

test('shows the share of work and appeals that silence decided', async () => {
  const server = createAdminServer();
  server.respondWith(getReviewSilence, {
    days: 30,
    approvals: { decided: 8, bySilence: 2 },
    appeals: { decided: 3, bySilence: 1 },
  });
  await renderScreen('', server);
  const panel = await screen.findByRole('region', { name: 'Decided by silence in the last 30 days' });
  expect(panel).toHaveTextContent(/Work approved unread.*2 of 8 \(25%\)/);
  expect(panel).toHaveTextContent(/Appeals granted undecided.*1 of 3 \(33%\)/);
});

test('leads to the case that is overdue for longest before any queue', async () => {
  const server = createAdminServer({ verifications: 13, purchases: 3 });
  const due = (id: string, dueAt: string) => ({
    ...{ kind: 'purchase' as const, id, dueAt, username: 'maria', claimedBy: null, claimedUntil: null },
    ...{ memberDisabled: false, isIdentityCheck: false },
  });
  server.respondWith(listDueCases, {
    items: [due('p-1', '2025-12-30T12:00:00.000Z'), due('p-2', '2999-01-01T00:00:00.000Z')],
  });
  await renderScreen('', server);
  expect(await screen.findByRole('link', { name: 'Start with 1 overdue' })).toHaveAttribute(
    'href',
    '/dashboard/admin/blueprints/p-1',
  );
});
