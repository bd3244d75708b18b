import { expect } from '../support/fixtures.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

/** Passkeys of administrators, in both consoles. Each test removes the passkey: the account is shared. */

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host, expectedMessages: /status of 40[13]/ });

    test('a passkey is added, logs in, and is removed', async ({ admin, context }) => {
      const { page } = admin;
      const isStandalone = host.service === 'mf-admin';
      const account = isStandalone ? '/account' : '/dashboard/settings';
      await addVirtualAuthenticator(page);
      await page.goto(account);
      const panel = page.getByRole('region', { name: 'Passkeys' });
      await panel.getByRole('button', { name: 'Add a passkey' }).click();
      await panel.getByRole('button', { name: 'I have saved them' }).click();
      await expect(panel.getByRole('listitem')).toContainText('not used yet');

      // First ends the requests of the page, which would be rejected without a session.
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(isStandalone ? '/' : '/login?next=/dashboard/admin');
      await page.getByRole('button', { name: 'Log in with a passkey' }).click();
      await expect(page.getByText('Admin guidelines')).toBeVisible();

      await page.goto(account);
      await panel.getByRole('button', { name: /^Remove / }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
    });
  });
}
