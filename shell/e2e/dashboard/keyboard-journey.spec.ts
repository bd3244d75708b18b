import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { FreeTasksScreen } from '../screens/free-tasks.screen.ts';
import { RegisterScreen } from '../screens/register.screen.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { WithdrawalsScreen } from '../screens/withdrawals.screen.ts';
import { extractLink, readCapturedMail } from '../support/captured-mails.ts';
import { ADMINISTRATOR, expect, test, waitForHydration, watchHydration } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { connectPlatform, startPlatform, stopPlatform, type StartedPlatform } from '../support/platform.ts';
import { settleDestinations } from '../support/api-commands.ts';

/** Later than the lock of every reward in this test. */
const SIXTEEN_DAYS_MS = String(16 * 86_400_000);
/** Enough for a withdrawal with the bonus and the detection task: 50 + 10 + 15 × 31 dollars. */
const VIDEO_TASKS = 15;
const TEST_TIMEOUT_MS = 1_200_000;

// Starts its own platform twice, because it moves the clock.
test('a member signs up, earns and withdraws by keyboard alone, with an administrator in a second browser', async ({
  browser,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const username = `keyboard-${crypto.randomUUID().slice(0, 13)}`;
  let started = await startPlatform();
  try {
    const member = await openMember(browser, started);
    const administrator = await openConsole(browser, started);

    await signUp(member, username);
    await claimBonus(member);
    await detectBrowser(member);
    await confirmAddress(member, started, username);
    await submitVerification(member);
    await approve(administrator, 'Verifications', username);
    await purchase(member);
    await approve(administrator, 'Purchases', username);
    await earn(member);
    await invite(member);

    await stopPlatform(started);
    started = await startPlatform({
      dataFolder: started.dataFolder,
      settings: { ...started.settings, CLOCK_OFFSET_MS: SIXTEEN_DAYS_MS },
    });

    await requestWithdrawal(member);
    await settleDestinations(started.dataFolder, started.settings);
    await approve(administrator, 'Withdrawals', username);
    await payOut(administrator);
    await readStatement(member);
  } finally {
    await stopPlatform(started);
    await rm(started.dataFolder, { recursive: true, force: true });
  }
});

async function openMember(browser: Browser, started: StartedPlatform): Promise<Page> {
  return openPage(browser, connectPlatform(started.dataFolder).address('shell'));
}

async function openConsole(browser: Browser, started: StartedPlatform): Promise<Page> {
  const page = await openPage(browser, connectPlatform(started.dataFolder).address('mf-admin'));
  await page.clock.install();
  await page.goto('/');
  await new LogInScreen(page).logIn(ADMINISTRATOR);
  await expect(new ConsoleScreen(page).heading).toHaveText('Admin Dashboard');
  return page;
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await watchHydration(context);
  return context.newPage();
}

async function signUp(page: Page, username: string): Promise<void> {
  const keyboard = new Keyboard(page);
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await waitForHydration(page);
  await keyboard.fill(register.username, username);
  await keyboard.fill(register.email, `${username}@example.org`);
  await keyboard.fill(register.password, 'a-line-of-its-own');
  await keyboard.press(register.submit);
  await expect(new DashboardScreen(page).heading).toHaveText(`Welcome back, ${username}`);
}

async function claimBonus(page: Page): Promise<void> {
  const dashboard = new DashboardScreen(page);
  await new Keyboard(page).press(dashboard.claimBonus);
  await expect(dashboard.money).toContainText('Available balanceWithdraw$50.00');
}

async function detectBrowser(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const tasks = new FreeTasksScreen(page);
  await keyboard.press(
    new DashboardScreen(page).todaysTasks.getByRole('link', { name: 'Open: Browser Detection Task' }),
  );
  await keyboard.press(tasks.detectBrowser);
  await expect(tasks.found).toBeVisible();
  await keyboard.press(tasks.submit);
  await expect(tasks.browserTask.getByText(/^\$10\.00 is locked until/)).toBeVisible();
}

/** A payout requires a confirmed address. */
async function confirmAddress(page: Page, { dataFolder }: StartedPlatform, username: string): Promise<void> {
  const platform = connectPlatform(dataFolder);
  const mail = await readCapturedMail(platform, { username, subject: 'Confirm your email address' });
  await page.goto(extractLink(mail, platform));
  await new Keyboard(page).press(page.getByRole('button', { name: 'Confirm this email' }));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
}

async function submitVerification(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const blueprint = new BlueprintScreen(page);
  await page.goto('/blueprint/1');
  await keyboard.press(blueprint.activate);
  await keyboard.fill(blueprint.fullName, 'Maria Alvarez');
  await keyboard.fill(blueprint.phoneNumber, '+1 555 010 2030');
  await keyboard.choose(blueprint.country, 'Canada');
  await keyboard.fill(blueprint.identificationNumber, 'AB 123456');
  await keyboard.choose(blueprint.workAuthorization, 'Citizen');
  await keyboard.fill(blueprint.homeAddress, '12 Long Street, Toronto, Ontario');
  await keyboard.press(blueprint.next);
  await keyboard.press(blueprint.confirm);
  await expect(page.getByText('Pending Approval')).toBeVisible();
}

/** Approves a member's request as an administrator. */
async function approve(
  page: Page,
  queue: 'Verifications' | 'Purchases' | 'Withdrawals',
  username: string,
): Promise<void> {
  const screen = new ConsoleScreen(page);
  await screen.openReview(queue, username);
  await screen.approve.click();
  if (queue === 'Verifications') {
    await screen.dialog.getByRole('button', { name: 'Reveal documents' }).click();
    await screen.sendApproval.click();
  } else if (queue === 'Purchases') await screen.confirmPayment();
  else await screen.confirmApproval.click();
  await expect(screen.undoBar).toContainText(/(Verification|Purchase|Withdrawal) approved/);
  await screen.passUndo();
  await expect(screen.decision).toContainText(/(Approved|Processing) by admin/);
}

async function purchase(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const blueprint = new BlueprintScreen(page);
  await page.goto('/blueprint/3');
  await keyboard.press(blueprint.purchase);
  await keyboard.press(page.getByRole('radio', { name: 'Bitcoin (BTC)' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await keyboard.press(page.getByRole('button', { name: 'Purchase for $299.99' }));

  await expect(page).toHaveURL('/dashboard/blueprints?purchase=success');
  await keyboard.press(page.getByRole('link', { name: 'Show payment instructions' }));
  await expect(blueprint.payment).toContainText('USDT');
  await keyboard.fill(blueprint.payment.getByLabel('Transaction hash'), 'f3a9-77');
  await keyboard.press(blueprint.payment.getByRole('button', { name: 'Report the payment' }));
  await expect(blueprint.payment).toContainText('f3a9-77');
}

/** Completes tasks. A completed row leaves after a moment; the focus moves to the next row at once. */
async function earn(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const dashboard = new DashboardScreen(page);
  await page.goto('/dashboard');
  const rows = dashboard.todaysTasks.getByRole('listitem').filter({ hasText: 'AI Video Creation' });
  for (let done = 0; done < VIDEO_TASKS; done++) {
    const first: Locator = rows.getByRole('button', { name: /^Complete: / }).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await keyboard.press(first);
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(dashboard.money).toContainText('Locked$475.00');
}

async function invite(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const email = `friend-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.goto('/dashboard/referrals');
  await keyboard.fill(page.getByLabel("Friend's email address"), email);
  await keyboard.press(page.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Awaiting signup');
}

async function requestWithdrawal(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const withdrawals = new WithdrawalsScreen(page);
  await page.goto('/dashboard/withdrawals');
  await expect(withdrawals.money).toContainText('Available Balance$525.00');
  await keyboard.press(withdrawals.request);
  await keyboard.fill(withdrawals.amount, '120.50');
  await keyboard.choose(withdrawals.paymentMethod, 'PayPal');
  await keyboard.fill(withdrawals.payPalEmail, 'maria@example.org');
  await keyboard.press(withdrawals.dialog.getByRole('button', { name: 'Request withdrawal of $120.50' }));
  await expect(withdrawals.history).toContainText('Pending');
  await expect(withdrawals.money).toContainText('$120.50 on its way');
}

async function payOut(page: Page): Promise<void> {
  const screen = new ConsoleScreen(page);
  await screen.payOut('4f1c8f078920aa31');
  await expect(page.getByText('Withdrawal completed', { exact: true })).toBeVisible();
}

async function readStatement(page: Page): Promise<void> {
  const keyboard = new Keyboard(page);
  const withdrawals = new WithdrawalsScreen(page);
  await keyboard.press(withdrawals.refresh);
  await expect(withdrawals.history).toContainText('Completed');
  await page.reload();
  await expect(withdrawals.money).toContainText('$120.50 paid out, $0.00 on its way');

  await keyboard.to(page.getByRole('tab', { name: 'Withdrawal History' }));
  // The focus follows a moment after the key.
  for (const name of ['Pending Verifications', 'Statement']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  const statement = page.getByRole('table', { name: 'Statement, newest first' });
  await expect(statement.getByRole('row').nth(1)).toContainText('Withdrawal: PayPal');
  await expect(statement.getByRole('row').nth(1)).toContainText('−$120.50');
  await keyboard.press(statement.getByRole('button', { name: 'Details Withdrawal: PayPal' }));
  await expect(statement.getByRole('row').nth(2)).toContainText('Transaction reference 4f1c8f078920aa31');
}
