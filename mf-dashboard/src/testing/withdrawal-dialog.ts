import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const PAGE = '/dashboard/withdrawals';
export const RICH_MEMBER = {
  user: { balance: 640.25, lockedBalance: 31, totalEarned: 721.25, heldBalance: 50 },
};

/** Opens the form of a withdrawal. */
export async function openDialog(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Request Withdrawal' }));
  return within(await screen.findByRole('dialog', { name: 'Request Withdrawal' }));
}

/** Fills in a withdrawal to PayPal. */
export async function fillIn(person: UserEvent, amount: string) {
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Amount in dollars'), amount);
  await person.selectOptions(dialog.getByLabelText('Payment method'), 'PayPal');
  await person.type(dialog.getByLabelText('PayPal email'), 'maria@example.org');
  return dialog;
}
