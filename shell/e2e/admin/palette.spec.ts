import { HOSTS, test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host });

    test('opens pages and cases from the command palette by keyboard alone', async ({ admin, seeder }) => {
      const { page } = admin;
      const member = await seeder.member();
      const id = await seeder.verification(member);
      await admin.open('Overview');
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
      const input = admin.dialog.getByRole('combobox');

      // A page from the server does not know its keys at once.
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(input).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.type('ledger');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ledger$/);
      await expect(admin.heading).toBeFocused();

      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      await page.keyboard.type(member.username);
      const options = admin.dialog.getByRole('option');
      await expect(options).toHaveText([/User$/, /Verification$/]);
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/verifications/${id}$`));
      await expect(admin.heading).toHaveText(member.username);
    });

    test('rejects the selected purchases with one reason, and undoes it', async ({ admin, seeder }) => {
      const { page } = admin;
      const member = await seeder.activeMember();
      for (const blueprintId of [2, 3]) await seeder.purchase(member, blueprintId);
      await admin.open('Purchases', `?q=${member.username}`);

      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: 'Reject selected' }).click();
      await admin.dialog.getByRole('button', { name: 'No payment' }).click();
      await admin.dialog.getByRole('button', { name: 'Reject 2 purchases' }).click();
      await expect(admin.undoBar).toContainText('2 purchases rejected');
      await expect(admin.table.getByText('Decided', { exact: true })).toHaveCount(2);
      await page.keyboard.press('z');
      await expect(page.getByText('Undone', { exact: true })).toBeVisible();
      await expect(admin.table.getByText('Decided', { exact: true })).toHaveCount(0);

      await admin.row('AI Image Creation').getByRole('link', { name: /^View/ }).click();
      await admin.approve.click();
      await admin.confirmPayment();
      await expect(admin.decision).toContainText(/Purchase approved · sent in \d+ s/);
      await admin.decision.getByRole('button', { name: 'Undo' }).click();
      await expect(admin.approve).toBeVisible();
    });
  });
}
