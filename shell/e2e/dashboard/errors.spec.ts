import type { Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { FreeTasksScreen } from '../screens/free-tasks.screen.ts';
import { RegisterScreen } from '../screens/register.screen.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { WithdrawalsScreen } from '../screens/withdrawals.screen.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { leavePagesToBrowser, rejectNoticeStream } from '../support/mock-api.ts';
import { expectRejection } from '../support/rejection.ts';
import { test } from '../support/admin-fixtures.ts';

/**
 * The error catalogue (docs/specification.md#8-messages): each entry with a response of the real servers, which reject
 * a request because the data has changed since the page loaded it. A notice would tell the page of the change.
 */
test.beforeEach(({ page }) => rejectNoticeStream(page));

test.describe('shows the rejection', () => {
  // Chromium logs every rejected request.
  test.use({ expectedMessages: /40[0139] \(/ });

  test('of a task that was completed in another tab', async ({ page, seeder, logIn }) => {
    const member = await seeder.activeMember();
    await logIn(member);
    await page.goto('/dashboard');
    const dashboard = new DashboardScreen(page);
    const first = dashboard.todaysTasks.getByRole('listitem').first();
    const title = await first.getByRole('link').innerText();
    const { items } = await member.get<{ items: { id: string; title: string }[] }>('/api/tasks/blueprint/1');
    await member.post('/api/user/tasks', { taskId: items.find((task) => task.title === title)?.id });

    const message = await expectRejection(
      page,
      '/api/user/tasks',
      first.getByRole('button', { name: /^Complete/ }),
    );

    await expectToast(page, 'Error', message);
    await expect(dashboard.todaysTasks.getByText(title)).toHaveCount(0);
  });

  test('of a bonus that was claimed in another tab', { tag: '@core' }, async ({ page, seeder, logIn }) => {
    const member = await seeder.member();
    await logIn(member);
    await page.goto('/dashboard');
    const { claimBonus } = new DashboardScreen(page);
    await expect(claimBonus).toBeVisible();
    await member.post('/api/user/claim-signup-bonus');

    const message = await expectRejection(page, '/api/user/claim-signup-bonus', claimBonus);

    await expectToast(page, 'Error claiming bonus', message);
    await expect(claimBonus).toHaveCount(0);
  });

  test('of a purchase that is already pending', async ({ page, seeder, logIn }) => {
    const member = await seeder.activeMember();
    await logIn(member);
    await page.goto('/blueprint/2');
    await new BlueprintScreen(page).purchase.click();
    await page.getByRole('radio', { name: 'Zelle' }).check();
    await seeder.purchase(member);

    const button = page.getByRole('button', { name: 'Purchase for $69.99' });
    const message = await expectRejection(page, '/api/user/blueprints', button);

    await expectToast(page, 'Error', message);
    await expect(new BlueprintScreen(page).payment).toContainText('Reference');
  });

  test('of a verification that was already submitted', async ({ page, seeder, logIn }) => {
    const member = await seeder.member();
    await logIn(member);
    await page.goto('/blueprint/1');
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.fillInIdentity();
    await blueprint.next.click();
    await seeder.verification(member);

    const message = await expectRejection(page, '/api/user/verify-free-blueprint', blueprint.confirm);

    await expectToast(page, 'Submission Failed', message);
  });

  test('of an email address in use, and of a wrong password', async ({ page, seeder, logIn }) => {
    const [member, other] = [await seeder.member(), await seeder.member()];
    await logIn(member);
    await page.goto('/dashboard/settings');
    await page.getByLabel('Email').fill(`${other.username}@example.org`);

    const taken = await expectRejection(
      page,
      '/api/user/profile',
      page.getByRole('button', { name: 'Save profile' }),
    );
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile.getByRole('alert')).toHaveText(
      'There was an error updating your profile. Please try again.',
    );
    await expect(profile.getByText(taken)).toBeVisible();

    await page.getByLabel('Current password').fill('not-the-one');
    await page.getByLabel('New password', { exact: true }).fill('another-line-of-its-own');
    await page.getByLabel('Confirm new password').fill('another-line-of-its-own');
    const button = page.getByRole('button', { name: 'Change password' });
    const wrong = await expectRejection(page, '/api/user/password', button);
    const password = page.getByRole('region', { name: 'Change password' });
    await expect(password.getByRole('alert')).toContainText(
      'There was an error changing your password. Please check your current password and try again.',
    );
    await expect(password.getByText(wrong, { exact: true })).toBeVisible();
  });

  test('of a login and of a sign-up', { tag: '@core' }, async ({ page, seeder }) => {
    const { username } = await seeder.member();
    await page.goto('/login');
    await waitForHydration(page);
    const logIn = new LogInScreen(page);
    await logIn.username.fill(username);
    await logIn.password.fill('not-the-one');
    const unknown = await expectRejection(page, '/api/auth/login', logIn.submit);
    await expectToast(page, 'Login failed', unknown);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(unknown);

    await page.goto('/register');
    await waitForHydration(page);
    const register = new RegisterScreen(page);
    await register.username.fill(username);
    await register.email.fill(`another-${username}@example.org`);
    await register.password.fill('a-line-of-its-own');
    const taken = await expectRejection(page, '/api/auth/register', register.submit);
    await expectToast(page, 'Registration failed', taken);
  });

  test('of one blueprint’s tasks only in the log', async ({ page, seeder, logIn, report }) => {
    const member = await seeder.activeMember();
    await logIn(member);
    await leavePagesToBrowser(page);
    // The API rejects the tasks of a blueprint that the member does not own.
    await page.route('**/api/tasks/blueprint/1', (route) =>
      route.continue({ url: route.request().url().replace(/1$/, '9') }),
    );
    await page.goto('/dashboard/tasks');
    await expect(page.getByRole('button', { name: 'Browser Detection Task' })).toBeVisible();
    expect(report.messages.join('\n')).toContain('The tasks of these blueprints could not be loaded: 1');
    report.messages.length = 0;
  });
});

test.describe('a withdrawal', () => {
  test.use({ expectedMessages: /409 \(Conflict\)|405 \(Method Not Allowed\)/ });

  test('is rejected after another tab has withdrawn the money', async ({ page, seeder, logIn }) => {
    test.slow(); // Creates a member with many referrals.
    const member = await seeder.richMember(600);
    await logIn(member);
    await page.goto('/dashboard/withdrawals');
    const screen = new WithdrawalsScreen(page);
    const alert = screen.dialog.getByRole('alert');
    await screen.request.click();
    await screen.amount.fill('590');
    await screen.paymentMethod.selectOption('PayPal');
    await screen.payPalEmail.fill('maria@example.org');
    const send = screen.dialog.getByRole('button', { name: 'Request withdrawal of $590.00' });

    await test.step('the balance is below the amount', async () => {
      await seeder.withdrawal(member, 50);
      await expectRejection(page, '/api/user/withdrawals', send);
      await expect(alert).toHaveText(
        /^Insufficient Balance.?The withdrawal amount exceeds your available balance\.$/,
      );
    });

    await test.step('the balance is below the minimum', async () => {
      await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await screen.request.click();
      await screen.amount.fill('500');
      await screen.paymentMethod.selectOption('PayPal');
      await screen.payPalEmail.fill('maria@example.org');
      await seeder.withdrawal(member, 60);
      const { balance } = await member.get<{ balance: number }>('/api/auth/me');
      const again = screen.dialog.getByRole('button', { name: 'Request withdrawal of $500.00' });
      await expectRejection(page, '/api/user/withdrawals', again);
      await expect(alert).toContainText('Minimum Balance Required');
      await expect(alert).toContainText(
        `You need a minimum balance of $500 to request a withdrawal. Current balance: $${balance.toFixed(2)}`,
      );
    });
  });
});

test.describe('a server that is down or responds in another format', () => {
  test.use({ expectedMessages: /40[59] \(|503 \(Service Unavailable\)/ });

  test('has its message shown for a withdrawal, the account, a list and the logout', async ({
    page,
    seeder,
    richMember,
    logIn,
    platform,
  }) => {
    test.slow();
    await seeder.administrator();
    await logIn(richMember);
    await page.goto('/dashboard/withdrawals');
    const screen = new WithdrawalsScreen(page);
    const alert = screen.dialog.getByRole('alert');
    await screen.request.click();
    await screen.amount.fill('50');
    await screen.paymentMethod.selectOption('PayPal');
    await screen.payPalEmail.fill('maria@example.org');
    const send = screen.dialog.getByRole('button', { name: 'Request withdrawal of $50.00' });

    await test.step('a response that is not JSON', async () => {
      await page.route('**/api/user/withdrawals', (route) =>
        route.continue({ url: `${platform.address('mf-dashboard')}/nothing-here` }),
      );
      await send.click();
      await expect(alert).toContainText('Error');
      await expect(alert).toContainText('405 Method Not Allowed');
      await page.unroute('**/api/user/withdrawals');
    });

    await platform.stop('api');
    try {
      await test.step('a withdrawal while the API is down', async () => {
        const message = await expectRejection(page, '/api/user/withdrawals', send);
        await expect(alert).toContainText('Withdrawal Request Failed');
        await expect(alert).toContainText(message);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Discard' }).click();
      });

      await test.step('a list', async () => {
        await page.getByRole('tab', { name: 'Statement' }).click();
        await expect(page.getByText('Failed to load your statement')).toBeVisible();
      });

      await test.step('the logout', async () => {
        const dashboard = new DashboardScreen(page);
        await dashboard.account.click();
        const message = await expectRejection(page, '/api/auth/logout', dashboard.logout);
        await expectToast(page, 'Logout failed', message);
      });

      await test.step('the account: status and body', async () => {
        const other = await page.context().newPage();
        const [answer] = await Promise.all([
          other.waitForResponse((response) => response.url().endsWith('/api/auth/me')),
          other.goto('/dashboard'),
        ]);
        const { message } = (await answer.json()) as { message: string };
        await expect(other.getByText(`503: ${message}`)).toBeVisible();
        await other.close();
      });
    } finally {
      await platform.resume('api');
    }

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Statement, newest first' })).toBeVisible();
  });
});

test.describe('a verification that fails without a message', () => {
  test.use({ expectedMessages: /405 \(Method Not Allowed\)/ });

  test('is reported and can be submitted again', async ({ page, member, platform }) => {
    expect(member.username).toBeTruthy();
    await page.goto('/blueprint/1');
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.fillInIdentity();
    // A server that rejects POST requests, in another format than the API.
    await page.route('**/api/user/verify-free-blueprint', (route) =>
      route.continue({ url: `${platform.address('mf-dashboard')}/nothing-here` }),
    );
    await blueprint.next.click();
    await blueprint.confirm.click();
    // The toast is hidden from screen readers while the dialog is open; the dialog has the same text.
    const toast = page
      .getByRole('listitem', { includeHidden: true })
      .filter({ hasText: 'Submission Failed' });
    await expect(toast).toContainText('Failed to submit verification');
    await expect(blueprint.verificationDialog.getByRole('alert')).toContainText(
      'Failed to submit verification',
    );
    await expect(blueprint.homeAddress).toHaveValue(/Toronto/);

    await page.unroute('**/api/user/verify-free-blueprint');
    await blueprint.next.click();
    await blueprint.confirm.click();
    await expectToast(page, 'Verification Submitted', 'We email you when the review is done.');
  });
});

test('reports a failed detection when the browser blocks it', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.addInitScript(() => {
    const { userAgentData } = navigator as { userAgentData?: object };
    if (!userAgentData) return;
    Object.defineProperty(Object.getPrototypeOf(userAgentData), 'getHighEntropyValues', {
      value: () => Promise.reject(new DOMException('The policy forbids it', 'NotAllowedError')),
    });
  });
  await page.goto('/dashboard/free-tasks');
  const tasks = new FreeTasksScreen(page);
  await tasks.detectBrowser.click();

  await expectToast(page, 'Detection Failed', 'Your browser blocked the detection.');
  await expect(tasks.submit).toBeDisabled();
});

async function expectToast(page: Page, title: string, message: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(message);
}
