import type { Withdrawal } from '@platform/contracts';
import { render, screen } from '@testing-library/react';
import { WithdrawalStatusBadge } from './withdrawal-status-badge.tsx';

test('a status of a newer API reads as its name', () => {
  render(<WithdrawalStatusBadge status={'paid_in_parts' as Withdrawal['status']} />);
  expect(screen.getByText('Paid in parts')).toBeVisible();
});
