import { listOwnWithdrawals } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createWithdrawal } from '../../testing/withdrawal.factory.ts';

test('the history says what each withdrawal waits for, and until when', async () => {
  const { server } = await renderAsMember('/dashboard/withdrawals');
  server.respondWith(listOwnWithdrawals, {
    items: [
      createWithdrawal({
        id: 'w1',
        cooldownUntil: '2026-01-04T12:00:00.000Z',
        cooldownCause: 'new_destination',
      }),
      createWithdrawal({ id: 'w2', awaitsSecondApproval: true }),
      createWithdrawal({ id: 'w3', status: 'processing', dueAt: '2026-01-07T12:00:00.000Z' }),
      createWithdrawal({ id: 'w4', status: 'cancelled', dueAt: null }),
      createWithdrawal({ id: 'w5', dueAt: '2025-12-31T12:00:00.000Z' }),
      createWithdrawal({ id: 'w6', status: 'bounced', dueAt: null, returnReference: 'BACK-1' }),
    ],
    next: null,
  });

  const table = within(await screen.findByRole('table', { name: 'Withdrawals, newest first' }));
  const [, cooling, waits, approved, canceled, late, back] = table.getAllByRole('row');
  expect(cooling).toHaveTextContent(/Can be approved from Jan 04, 2026.*because its destination is new\./);
  expect(cooling).not.toHaveTextContent('expected');
  expect(waits).toHaveTextContent(/Waiting for a second approval\..*Decision expected by Jan 03, 2026/);
  expect(approved).toHaveTextContent(/Payout expected by Jan 07, 2026/);
  expect(late).toHaveTextContent(/Decision takes longer than expected\./);
  expect(late).not.toHaveTextContent('expected by');
  expect(back).toHaveTextContent('Came backReference of what came back BACK-1');
  expect(canceled).not.toHaveTextContent(/approved|approval|expected/);
});
