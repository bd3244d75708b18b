import { getTrialBalance, type TrialBalance } from '@platform/contracts';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';

const CORRECT_LEDGER: TrialBalance = {
  at: '2026-03-01T12:00:00.000Z',
  accounts: [
    { account: 'available', total: 60 },
    { account: 'rewards', total: -60 },
  ],
  sum: 0,
  journals: 48213,
  lastReconciliation: {
    at: '2026-03-01T11:00:00.000Z',
    journals: 48190,
    members: 312,
    milliseconds: 840,
    problems: [],
  },
};

test('shows that the ledger is correct', async () => {
  const server = createAdminServer();
  server.respondWith(getTrialBalance, CORRECT_LEDGER);
  await renderScreen('/ledger', server);
  expect(await screen.findByText('The ledger is correct')).toBeVisible();
  expect(screen.getByText('48,190 journals of 312 members in 840 ms')).toBeVisible();
  expect(screen.getByText('−$60.00')).toBeVisible();
});

test('lists the problems of an incorrect ledger', async () => {
  const server = createAdminServer();
  const problems = ['Member 7: available is stored as 1200, but the journals add up to 1100.'];
  server.respondWith(getTrialBalance, {
    ...CORRECT_LEDGER,
    sum: 1,
    lastReconciliation: { ...CORRECT_LEDGER.lastReconciliation!, problems },
  });
  await renderScreen('/ledger', server);
  expect(await screen.findByText('The ledger has errors')).toBeVisible();
  expect(screen.getByText(problems[0]!)).toBeVisible();
});

test('shows that the ledger is not reconciled before the first reconciliation', async () => {
  const server = createAdminServer();
  server.respondWith(getTrialBalance, { ...CORRECT_LEDGER, lastReconciliation: null });
  await renderScreen('/ledger', server);
  expect(await screen.findByText('Not reconciled yet')).toBeVisible();
});

test('shows that the ledger failed to load, with a Retry button', async () => {
  const server = createAdminServer();
  server.rejectWith(getTrialBalance, { code: 'unavailable' });
  await renderScreen('/ledger', server);
  expect(await screen.findByText('Failed to load the ledger')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
