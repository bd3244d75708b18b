import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { RegisterScreen } from '../screens/register.screen.ts';
import { Seeder } from '../support/seeder.ts';

test(
  'keeps input from before hydration and returns to the requested page after the sign-up',
  { tag: '@core' },
  async ({ page }) => {
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
  },
);

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

test('the terms open beside the sign-up, and leaving it asks before typed text is lost', async ({
  page,
  context,
}) => {
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await waitForHydration(page);
  await register.username.fill('maria');

  const opening = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service (opens in a new tab)' }).click();
  await expect(await opening).toHaveURL('/terms');
  await expect(register.username).toHaveValue('maria');

  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await about.click();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(register.username).toHaveValue('maria');
  await expect(page).toHaveURL('/register');

  await about.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a referral code survives other pages until it is removed',
  { tag: '@core' },
  async ({ page, platform }) => {
    const seeder = new Seeder(platform);
    const { referralCode } = await seeder.member();
    await seeder.close();
    const invited = page.getByText(`You were invited with the code ${referralCode}.`);
    const header = page.getByRole('banner');
    await page.goto(`/register?ref=${referralCode}`);
    await expect(invited).toBeVisible();

    await header.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await page.reload();
    await header.getByRole('link', { name: 'Sign Up' }).click();
    await expect(invited).toBeVisible();

    await page.getByRole('button', { name: 'Remove code' }).click();
    await expect(invited).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await expect(invited).toHaveCount(0);
  },
);
