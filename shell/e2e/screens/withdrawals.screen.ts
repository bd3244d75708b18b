import type { Page } from '@playwright/test';

/** The withdrawals page with the dialog of a request. */
export class WithdrawalsScreen {
  readonly money;
  readonly request;
  readonly dialog;
  readonly amount;
  readonly paymentMethod;
  readonly payPalEmail;
  readonly history;
  readonly refresh;

  constructor(page: Page) {
    this.money = page.getByLabel('Your money');
    this.request = page.getByRole('button', { name: 'Request Withdrawal' });
    this.dialog = page.getByRole('dialog', { name: 'Request Withdrawal' });
    this.amount = this.dialog.getByLabel('Amount in dollars');
    this.paymentMethod = this.dialog.getByLabel('Payment method');
    this.payPalEmail = this.dialog.getByLabel('PayPal email');
    this.history = page.getByRole('region', { name: 'Withdrawal History' });
    this.refresh = this.history.getByRole('button', { name: 'Refresh' });
  }
}
