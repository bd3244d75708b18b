import type { Page } from '@playwright/test';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { expect, test, type Account } from '../support/fixtures.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

/** Passkeys of members, with an authenticator that the browser simulates. */

test.use({ expectedMessages: /status of 403/ });

/** Adds a passkey in the settings, the first second factor of the account. */
async function addPasskey(page: Page): Promise<void> {
  await page.goto('/dashboard/settings');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await panel.getByRole('button', { name: 'I have saved them' }).click();
  await expect(panel.getByRole('listitem')).toContainText('not used yet');
}

async function endSession(page: Page): Promise<void> {
  // First ends the requests of the page, which would be rejected without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/login');
}

async function enterPassword(page: Page, member: Account): Promise<void> {
  await new LogInScreen(page).logIn(member);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
}

test('are added, log in alone, complete a login, and are removed', async ({ page, member }) => {
  await addVirtualAuthenticator(page);
  await addPasskey(page);

  await endSession(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');

  await endSession(page);
  await enterPassword(page, member);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/settings');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
  await endSession(page);
  await new LogInScreen(page).logIn(member);
  await expect(page).toHaveURL('/dashboard');
});

test('prove the second factor again in place', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await addVirtualAuthenticator(page);
  await addPasskey(page);
  const json = {
    code: 'second_factor_again',
    message: 'Once more, please.',
    requestId: 'a-request-of-a-test',
  };
  await page.route('**/api/user/passkeys/*/remove', (route) => route.fulfill({ status: 403, json }), {
    times: 1,
  });
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();

  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
});

test('say what happened when no passkey fits', async ({ page }) => {
  await addVirtualAuthenticator(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();

  await expect(page.getByRole('alert')).toContainText('The passkey was not used');
});
