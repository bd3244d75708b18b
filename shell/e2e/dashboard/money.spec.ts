import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { WithdrawalsScreen } from '../screens/withdrawals.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';

const PAGE = '/dashboard/withdrawals';

test('one Refresh shows the decision of an administrator everywhere', async ({
  page,
  seeder,
  richMember: member,
  logIn,
}) => {
  test.slow(); // Creates the member with enough money on first use.
  const administrator = await seeder.administrator();
  const screen = new WithdrawalsScreen(page);
  await logIn(member);
  for (const tab of ['Withdrawal History', 'Statement'] as const) {
    await test.step(`Refresh of ${tab}`, async () => {
      const id = await seeder.withdrawal(member, 60);
      await page.goto(PAGE);
      await expect(screen.money).toContainText('$60.00 on its way');
      await expect(screen.history.getByRole('row').nth(1)).toContainText('Pending');
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await administrator.post(`/api/admin/withdrawals/${id}/reject`, {
        reason: 'The name does not match.',
      });

      await page.getByRole('region', { name: tab }).getByRole('button', { name: 'Refresh' }).click();

      await expect(screen.money).toContainText('$0.00 on its way');
      await page.getByRole('tab', { name: 'Statement' }).click();
      const rows = page.getByRole('table', { name: 'Statement, newest first' }).getByRole('row');
      await expect(rows.nth(1)).toContainText('Withdrawal released');
      await expect(rows.nth(2)).toContainText('Rejected');
      await rows
        .nth(2)
        .getByRole('button', { name: /^Details/ })
        .click();
      await expect(rows.nth(3)).toContainText('The name does not match.');
      await page.getByRole('tab', { name: 'Withdrawal History' }).click();
      await expect(screen.history.getByRole('row').nth(1)).toContainText('Rejected');
    });
  }
});

test('returning to the window shows the decision of an administrator everywhere', async ({
  page,
  seeder,
  richMember: member,
  logIn,
}) => {
  test.slow(); // Creates the member with enough money on first use.
  const administrator = await seeder.administrator();
  const id = await seeder.withdrawal(member, 60);
  const screen = new WithdrawalsScreen(page);
  await logIn(member);
  await page.goto(PAGE);
  await expect(screen.money).toContainText('$60.00 on its way');
  await expect(screen.history).toContainText('Pending');
  await administrator.post(`/api/admin/withdrawals/${id}/reject`, { reason: 'The name does not match.' });

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await expect(screen.money).toContainText('$0.00 on its way');
  await expect(screen.history).toContainText('Rejected');
});

test(
  'Withdraw on the dashboard opens the form, which asks for what the method needs',
  { tag: '@core' },
  async ({ page, seeder, logIn }) => {
    test.slow(); // Creates a member with many referrals.
    const member = await seeder.richMember(500);
    const { balance } = await member.get<{ balance: number }>('/api/auth/me');
    const screen = new WithdrawalsScreen(page);
    await logIn(member);
    await page.goto('/dashboard');
    await new DashboardScreen(page).withdraw.click();
    await expect(screen.dialog).toBeVisible();

    await screen.amount.fill('600.555');
    await expect(screen.dialog).toContainText('Enter an amount with at most two decimals.');
    await expect(screen.dialog.getByRole('button', { name: /^Request withdrawal/ })).toBeDisabled();
    await screen.dialog.getByRole('button', { name: 'All of it' }).click();
    await screen.paymentMethod.selectOption('USDT');
    await screen.dialog.getByLabel('Network').selectOption('Tron (TRC20)');
    await screen.dialog.getByLabel('USDT address').fill('0xdAC17F958D2ee523a2206206994597C13D831ec7');
    const send = screen.dialog.getByRole('button', { name: `Request withdrawal of $${balance.toFixed(2)}` });
    await send.click();
    await expect(screen.dialog).toContainText('Enter a Tron address');
    await screen.dialog.getByLabel('USDT address').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await send.click();

    await expect(screen.dialog).toHaveCount(0);
    await expect(screen.money).toContainText(`$${balance.toFixed(2)} on its way`);
    await expect(screen.money).toContainText('Available Balance$0.00');
    await expect(screen.history.getByRole('row').nth(1)).toContainText('Pending');
  },
);
