import type { Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { FreeTasksScreen } from '../screens/free-tasks.screen.ts';
import { RegisterScreen } from '../screens/register.screen.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { ADMINISTRATOR, expect, test, waitForHydration } from '../support/fixtures.ts';

test.use({ expectedMessages: /409 \(Conflict\)/ });

test('a new member signs up, earns, sees the balances, submits a verification and appears in the administrators’ queue', async ({
  page,
  context,
  platform,
}) => {
  test.slow();
  const username = `maria-${crypto.randomUUID().slice(0, 13)}`;
  const dashboard = new DashboardScreen(page);

  await test.step('signs up', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await waitForHydration(page);
    const register = new RegisterScreen(page);
    await register.username.fill(username);
    await register.email.fill(`${username}@example.org`);
    await register.password.fill('a-line-of-its-own');
    await register.submit.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(dashboard.heading).toHaveText(`Welcome back, ${username}`);
  });

  await test.step('claims the bonus once, although another tab still offers it', async () => {
    const other = await context.newPage();
    const elsewhere = new DashboardScreen(other);
    await other.goto('/dashboard');
    await expect(elsewhere.claimBonus).toBeVisible();

    await page.bringToFront();
    await dashboard.claimBonus.click();
    await expect(page.getByText('$50 has been added to your balance.', { exact: true })).toBeVisible();
    await expect(dashboard.money).toContainText('$50.00');

    await elsewhere.claimBonus.click();
    await expect(other.getByText('Error claiming bonus', { exact: true })).toBeVisible();
    await expect(elsewhere.claimBonus).toBeHidden();
    await other.close();
  });

  await test.step('completes the browser detection task', async () => {
    await dashboard.todaysTasks.getByRole('link', { name: 'Open: Browser Detection Task' }).click();
    const tasks = new FreeTasksScreen(page);
    await expect(tasks.submit).toBeDisabled();
    await tasks.detectBrowser.click();
    await expect(tasks.found).toContainText('Blink');
    await tasks.submit.click();
    await expect(page.getByText('Task Completed', { exact: true })).toBeVisible();
    await expect(tasks.browserTask.getByText(/^\$10\.00 is locked until/)).toBeVisible();
  });

  await test.step('sees the available balance, the locked balance and its unlock date', async () => {
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(dashboard.money).toContainText('$50.00');
    await expect(dashboard.money).toContainText(/Locked\$10\.00Next: \$10\.00 on [A-Z][a-z]{2} \d\d, \d{4}/);
  });

  await test.step('submits the identity verification', async () => {
    await dashboard.activate.click();
    await submitVerification(page);
    await expect(page.getByText('Verification Submitted', { exact: true })).toBeVisible();
    await expect(page.getByText('Pending Approval')).toBeVisible();
    await expect(page.getByText('AB 123456')).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await dashboard.account.click();
    await dashboard.logout.click();
    await expect(page).toHaveURL('/');
  });

  await test.step('an administrator sees the pending verification in the console', async () => {
    await page.goto(platform.address('mf-admin'));
    await new LogInScreen(page).logIn(ADMINISTRATOR);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(page.getByText('Pending identity verifications')).toBeVisible();
    const counters = await page.request.get(`${platform.address('mf-admin')}/api/admin/counters`);
    const { verifications } = (await counters.json()) as { verifications: number };
    expect(verifications).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Review verifications', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(username) })).toBeVisible();
  });
});

async function submitVerification(page: Page): Promise<void> {
  const blueprint = new BlueprintScreen(page);
  await blueprint.activate.click();
  await blueprint.fillInIdentity();
  await blueprint.next.click();
  await expect(blueprint.confirmation).toContainText('AB 123456');
  await blueprint.confirm.click();
}
