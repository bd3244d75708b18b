import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { RegisterScreen } from '../screens/register.screen.ts';

test('keeps input from before hydration and returns to the requested page after the sign-up', async ({
  page,
}) => {
  const register = new RegisterScreen(page);
  const username = `early-${crypto.randomUUID().slice(0, 13)}`;
  await page.goto('/register?next=/dashboard/tasks', { waitUntil: 'commit' });
  await register.username.fill(username);
  await register.email.fill(`${username}@example.org`);
  await waitForHydration(page);

  await expect(register.username).toHaveValue(username);
  await register.password.fill('a-line-of-its-own');
  await register.submit.click();

  await expect(page).toHaveURL('/dashboard/tasks');
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
});

test('reports an unknown referral code without blocking the sign-up', async ({ page }) => {
  const register = new RegisterScreen(page);
  const username = `friend-${crypto.randomUUID().slice(0, 13)}`;
  await page.goto('/register?ref=NOSUCH');
  await expect(page.getByText('We do not recognize this referral code.')).toBeVisible();

  await register.username.fill(username);
  await register.email.fill(`${username}@example.org`);
  await register.password.fill('a-line-of-its-own');
  await register.submit.click();

  await expect(page).toHaveURL('/dashboard');
});

test('confirms a password reset for an unknown email address in the same way', async ({ page }) => {
  await page.goto('/forgot-password');
  await waitForHydration(page);

  await page.getByLabel('Email').fill('nobody@example.org');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
});

test.describe('an expired link', () => {
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test('offers a new one', async ({ page }) => {
    await page.goto('/reset-password?token=used-up');
    await waitForHydration(page);

    await page.getByLabel('New password').fill('a-line-of-its-own');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});
