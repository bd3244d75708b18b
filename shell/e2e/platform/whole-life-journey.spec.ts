import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { FreeTasksScreen } from '../screens/free-tasks.screen.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { MemberSupportScreen } from '../screens/member-support.screen.ts';
import { RegisterScreen } from '../screens/register.screen.ts';
import { WithdrawalsScreen } from '../screens/withdrawals.screen.ts';
import { extractLink, readCapturedMail } from '../support/captured-mails.ts';
import { ADMINISTRATOR, expect, test, waitForHydration, watchHydration } from '../support/fixtures.ts';
import { connectPlatform, startPlatform, stopPlatform, type StartedPlatform } from '../support/platform.ts';
import { settleDestinations } from '../support/api-commands.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const TEST_TIMEOUT_MS = 1_200_000;
/** Later than the lock of every reward in this test. */
const SIXTEEN_DAYS_MS = String(16 * 86_400_000);
const PASSWORD = 'a-line-of-its-own';
const NEW_PASSWORD = 'a-second-line-of-its-own';
/** The blueprint with the highest reward, and enough of its tasks for a withdrawal. */
const BLUEPRINT = { id: 10, name: 'Creating and Selling AI-Generated Products', tasks: 4, earned: '$600.00' };

/** One member, with the pages of everybody whom they meet. */
type Life = {
  started: StartedPlatform;
  readonly username: string;
  readonly page: Page;
  readonly administrator: Page;
};

// Starts its own platform twice, because it moves the clock.
test('a member lives through everything that can be rejected, and ends with the money and the books in order', async ({
  browser,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const started = await startPlatform();
  const life: Life = {
    started,
    username: `whole-life-${crypto.randomUUID().slice(0, 8)}`,
    page: await openPage(browser, connectPlatform(started.dataFolder).address('shell')),
    administrator: await openPage(browser, connectPlatform(started.dataFolder).address('mf-admin')),
  };
  try {
    await test.step('signs up; a used name and a common password are rejected', () => signUp(life));
    await test.step('confirms the address; a wrong link is replaced', () => confirmAddress(life));
    await test.step('claims the bonus; a second claim is rejected', () => claimBonus(life));
    await test.step('completes a detection task; another tab cannot complete it again', () => detect(life));
    await test.step('cannot buy before the verification', () => tryToBuyTooEarly(life));
    await test.step('is verified at the second attempt', () => verify(life));
    await test.step('pays for a blueprint at the second attempt', () => buy(life));
    await test.step('earns; a task counts once', () => earn(life));
    await test.step('refers a friend, but not themselves', () => refer(life, browser));
    await test.step('cannot withdraw what is locked', () => tryToWithdrawTooEarly(life));

    await stopPlatform(started);
    life.started = await startPlatform({
      dataFolder: started.dataFolder,
      settings: { ...started.settings, CLOCK_OFFSET_MS: SIXTEEN_DAYS_MS },
    });

    await test.step('withdraws at the fourth attempt', () => withdraw(life));
    await test.step('reads every movement in the statement', () => readStatement(life));
    await test.step('writes to support until the conversation is closed', () => askSupport(life));
    await test.step('changes the password; the old one no longer works', () => changePassword(life));
    await test.step('leaves books without a fault', () => reconcile(life));
  } finally {
    await stopPlatform(life.started);
    await rm(started.dataFolder, { recursive: true, force: true });
  }
});

async function signUp({ page, username }: Life): Promise<void> {
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await waitForHydration(page);
  await register.username.fill(DEMO_ACCOUNTS[0].username.toUpperCase());
  await register.email.fill(`${username}@example.org`);
  await register.password.fill('password');
  await register.submit.click();
  await expect(register.password).toHaveAccessibleDescription(/on lists that attackers try first/);
  await register.password.fill(PASSWORD);
  await register.submit.click();
  await expect(register.username).toHaveAccessibleDescription(/taken/i);
  await register.username.fill(username);
  await register.submit.click();
  await expect(new DashboardScreen(page).heading).toHaveText(`Welcome back, ${username}`);
}

async function confirmAddress({ page, username, started }: Life): Promise<void> {
  const platform = connectPlatform(started.dataFolder);
  await page.goto('/verify-email?token=used-up');
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByRole('alert')).toContainText('no longer valid');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  const mail = await readCapturedMail(platform, { username, subject: 'Confirm your email address' });
  await page.goto(extractLink(mail, platform));
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
}

async function claimBonus({ page }: Life): Promise<void> {
  const [dashboard, other] = [new DashboardScreen(page), await page.context().newPage()];
  const elsewhere = new DashboardScreen(other);
  await other.goto('/dashboard');
  // The other tab learns by itself what happened here, so its call begins before and is held on the way.
  const claimed = Promise.withResolvers<unknown>();
  await other.route('**/api/user/claim-signup-bonus', async (route) => {
    await claimed.promise;
    await route.continue();
  });
  await elsewhere.claimBonus.click();
  await page.goto('/dashboard');
  await dashboard.claimBonus.click();
  await expect(dashboard.money).toContainText('$50.00');
  claimed.resolve(undefined);
  await expect(other.getByText('Error claiming bonus', { exact: true })).toBeVisible();
  await expect(elsewhere.money).toContainText('$50.00');
  await other.close();
}

async function detect({ page }: Life): Promise<void> {
  const other = await page.context().newPage();
  const [here, elsewhere] = [new FreeTasksScreen(page), new FreeTasksScreen(other)];
  for (const [tab, tasks] of [
    [other, elsewhere],
    [page, here],
  ] as const) {
    await tab.goto('/dashboard/free-tasks');
    await tasks.detectBrowser.click();
    await expect(tasks.found).toContainText('Blink');
  }
  await here.submit.click();
  await expect(here.browserTask.getByText(/^\$10\.00 is locked until/)).toBeVisible();
  await elsewhere.submit.click();
  await expect(other.getByText('Error', { exact: true })).toBeVisible();
  await other.close();
}

async function tryToBuyTooEarly({ page }: Life): Promise<void> {
  await page.goto(`/blueprint/${BLUEPRINT.id}`);
  await expect(page.getByRole('main')).toContainText('free blueprint');
  await expect(new BlueprintScreen(page).purchase).toBeDisabled();
}

async function verify(life: Life): Promise<void> {
  const { page, administrator } = life;
  const screen = new ConsoleScreen(administrator);
  await logInAdministrator(life);

  await submitVerification(page);
  await screen.openReview('Verifications', life.username);
  await administrator.keyboard.press('v');
  await expect(screen.record).toContainText('Personal data revealed.');
  await screen.rejectWith('Name differs', 'Reject, can try again');
  await expect(screen.record).toContainText('Rejected, can try again');
  await page.reload();
  await expect(page.getByText('The full name does not match your identification.')).toBeVisible();

  await submitVerification(page);
  await screen.openReview('Verifications', life.username);
  await administrator.keyboard.press('v');
  await expect(screen.record).toContainText('Personal data revealed.');
  await screen.approve.click();
  await screen.sendApproval.click();
  await screen.passUndo();
  await expect(screen.decision).toContainText('Approved by admin');
}

async function submitVerification(page: Page): Promise<void> {
  const blueprint = new BlueprintScreen(page);
  await page.goto('/blueprint/1');
  await blueprint.activate.click();
  await blueprint.fillInIdentity();
  await blueprint.next.click();
  await blueprint.confirm.click();
  await expect(page.getByText('Pending Approval')).toBeVisible();
}

async function buy(life: Life): Promise<void> {
  const { page, administrator, username } = life;
  const screen = new ConsoleScreen(administrator);
  await reportPayment(page, 'not-a-payment');
  await screen.openReview('Purchases', username);
  await screen.rejectWith('No payment', 'Reject the purchase');
  await expect(screen.decision).toContainText('Rejected by admin');
  await page.goto(`/blueprint/${BLUEPRINT.id}`);
  await expect(page.getByText('We have not received a payment with this reference.')).toBeVisible();

  await reportPayment(page, '4f1c8f078920aa31');
  await screen.openReview('Purchases', username);
  await screen.approve.click();
  await screen.confirmPayment();
  await screen.passUndo();
  await expect(screen.decision).toContainText('Approved by admin');
}

async function reportPayment(page: Page, transaction: string): Promise<void> {
  const blueprint = new BlueprintScreen(page);
  await page.goto(`/blueprint/${BLUEPRINT.id}`);
  await blueprint.purchase.click();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Purchase for $1,999.99' }).click();
  await page.getByRole('link', { name: /^Show payment instructions/ }).click();
  await blueprint.payment.getByRole('button', { name: 'Report the payment' }).click();
  await expect(blueprint.payment.getByText('Please enter the transaction ID')).toBeVisible();
  await blueprint.payment.getByLabel('Transaction ID').fill(transaction);
  await blueprint.payment.getByRole('button', { name: 'Report the payment' }).click();
  await expect(blueprint.payment).toContainText('Waiting for confirmation.');
}

async function earn({ page }: Life): Promise<void> {
  const dashboard = new DashboardScreen(page);
  const rowsOf = (tab: DashboardScreen) =>
    tab.todaysTasks.getByRole('listitem').filter({ hasText: BLUEPRINT.name });
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const stale = rowsOf(new DashboardScreen(other))
    .first()
    .getByRole('button', { name: /^Complete:/ });
  await expect(stale).toBeVisible();
  await page.goto('/dashboard');
  for (let done = 0; done < BLUEPRINT.tasks; done++) {
    const complete = rowsOf(dashboard)
      .getByRole('button', { name: /^Complete:/ })
      .first();
    const name = (await complete.getAttribute('aria-label')) ?? '';
    await complete.click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(dashboard.money).toContainText('Locked$610.00');
  await stale.click();
  await expect(other.getByText('Error', { exact: true })).toBeVisible();
  await other.close();
}

async function refer(life: Life, browser: Browser): Promise<void> {
  const { page, administrator, username, started } = life;
  const email = page.getByLabel("Friend's email address");
  const friend = `friend-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/dashboard/referrals');
  await email.fill(`${username}@example.org`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(email).toHaveAccessibleDescription(/your own/);
  await email.fill(`${friend}@example.org`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: new RegExp(friend) })).toContainText('Awaiting signup');

  // The friend signs up without the link.
  const visitor = await openPage(browser, connectPlatform(started.dataFolder).address('shell'));
  const register = new RegisterScreen(visitor);
  await visitor.goto('/register');
  await waitForHydration(visitor);
  await register.username.fill(friend);
  await register.email.fill(`${friend}@example.org`);
  await register.password.fill(PASSWORD);
  await register.submit.click();
  await expect(new DashboardScreen(visitor).heading).toHaveText(`Welcome back, ${friend}`);
  await submitVerification(visitor);
  await visitor.context().close();

  const screen = new ConsoleScreen(administrator);
  await screen.openReview('Verifications', friend);
  await screen.approve.click();
  await screen.decideWithoutViewing.check();
  await screen.sendApproval.click();
  await screen.passUndo();
  await expect(screen.decision).toContainText('Approved by admin');
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(friend) })).toContainText('Reward pending');
}

async function tryToWithdrawTooEarly({ page }: Life): Promise<void> {
  const withdrawals = new WithdrawalsScreen(page);
  await page.goto('/dashboard/withdrawals');
  await expect(withdrawals.money).toContainText('Available Balance$50.00');
  await withdrawals.request.click();
  await expect(withdrawals.dialog).toContainText(
    'You need a minimum balance of $500 to request a withdrawal. Current balance: $50.00',
  );
}

async function withdraw(life: Life): Promise<void> {
  const { page, administrator, username, started } = life;
  const [withdrawals, screen] = [new WithdrawalsScreen(page), new ConsoleScreen(administrator)];
  const openNewest = async () => {
    await settleDestinations(started.dataFolder, started.settings);
    await screen.openReview('Withdrawals', username);
  };
  await page.goto('/dashboard/withdrawals');
  await expect(withdrawals.money).toContainText('Available Balance$660.00');

  await requestWithdrawal(withdrawals);
  await expect(withdrawals.history).toContainText('Can be approved from');
  await openNewest();
  await screen.reject.click();
  await screen.reason.fill('The payment account is in another name than yours.');
  await screen.dialog.getByRole('button', { name: 'Reject the withdrawal' }).click();
  await screen.passUndo();
  await expect(screen.decision).toContainText('Rejected by admin');
  await withdrawals.refresh.click();
  await expect(withdrawals.money).toContainText('Available Balance$660.00');
  await expect(withdrawals.history).toContainText('The payment account is in another name than yours.');

  await requestWithdrawal(withdrawals);
  await withdrawals.history.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(withdrawals.money).toContainText('Available Balance$660.00');

  await requestWithdrawal(withdrawals);
  await openNewest();
  await screen.approveWithdrawal();
  await screen.markAsFailed.click();
  await screen.dialog.getByRole('button', { name: 'Payment returned' }).click();
  await screen.dialog.getByRole('button', { name: 'Mark as failed' }).click();
  await expect(screen.decision).toContainText('Failed');
  await withdrawals.refresh.click();
  await expect(withdrawals.money).toContainText('Available Balance$660.00');

  await requestWithdrawal(withdrawals);
  await openNewest();
  await screen.approveWithdrawal();
  await screen.payOut('PAYOUT-20');
  await expect(screen.decision).toContainText('Completed');
  await withdrawals.refresh.click();
  await expect(withdrawals.history).toContainText('PAYOUT-20');
  await expect(withdrawals.money).toContainText('Available Balance$600.00');
}

/** Requests $60 after amounts and an address that the form rejects. */
async function requestWithdrawal({ request, dialog, amount, paymentMethod, payPalEmail }: WithdrawalsScreen) {
  await request.click();
  const submit = dialog.getByRole('button', { name: /^Request withdrawal/ });
  await paymentMethod.selectOption('PayPal');
  for (const [text, message] of [
    ['49.99', 'Enter at least $50.00.'],
    ['60.005', 'Enter an amount with at most two decimals.'],
    ['660.01', 'Withdrawal amount exceeds your available balance.'],
  ] as const) {
    await amount.fill(text);
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(message.replaceAll('.', '\\.').replace('$', '\\$')),
    );
    await expect(submit).toBeDisabled();
  }
  await amount.fill('60');
  await payPalEmail.fill('maria');
  await submit.click();
  await expect(payPalEmail).toBeFocused();
  await payPalEmail.fill('maria@example.org');
  await submit.click();
  await expect(dialog).toBeHidden();
}

async function readStatement({ page }: Life): Promise<void> {
  await page.goto('/dashboard/withdrawals');
  await page.getByRole('tab', { name: 'Statement' }).click();
  const statement = page.getByRole('tabpanel').getByRole('table');
  await statement.getByRole('row').filter({ hasText: 'Completed' }).getByRole('button').click();
  await expect(statement.getByRole('row').filter({ hasText: 'PAYOUT-20' })).toContainText('−$60.00');
  for (const text of ['Rejected', 'Canceled', 'Failed']) await expect(statement).toContainText(text);
}

async function askSupport({ page, administrator, username }: Life): Promise<void> {
  const [support, screen] = [new MemberSupportScreen(page), new ConsoleScreen(administrator)];
  const openTicket = () => screen.openReview('Tickets', username);
  await page.goto('/dashboard/support/new');
  await support.send.click();
  await expect(support.subject).toBeFocused();
  await support.subject.fill('My payout');
  await support.message.fill('Has it been sent?');
  await support.send.click();
  await expect(support.messages).toHaveCount(1);

  await openTicket();
  await administrator.keyboard.press('r');
  await screen.composer.getByLabel('Answer').fill('Yes, this morning.');
  await screen.composer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(screen.decision).toContainText('Answered by admin');
  await page.reload();
  await expect(support.messages).toHaveCount(2);
  await support.reply.fill('Thank you.');
  await administrator.getByRole('button', { name: 'Close', exact: true }).click();
  await screen.confirm();
  await expect(screen.decision).toContainText('Closed by admin');
  await support.replyTooLate();
}

async function changePassword({ page, username }: Life): Promise<void> {
  await page.goto('/dashboard/settings');
  const [current, next, confirmed] = ['Current password', 'New password', 'Confirm new password'].map(
    (label) => page.getByLabel(label, { exact: true }),
  );
  const change = async (currentText: string, nextText: string) => {
    await current?.fill(currentText);
    for (const field of [next, confirmed]) await field?.fill(nextText);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-password', NEW_PASSWORD);
  await expect(current as NonNullable<typeof current>).toBeFocused();
  await change(PASSWORD, PASSWORD);
  await expect(next as NonNullable<typeof next>).toBeFocused();
  await change(PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Password updated', { exact: true }).first()).toBeVisible();

  const [dashboard, logIn] = [new DashboardScreen(page), new LogInScreen(page)];
  await dashboard.account.click();
  await dashboard.logout.click();
  await page.goto('/login');
  await waitForHydration(page);
  await logIn.logIn({ username, password: PASSWORD });
  await expect(page.getByRole('alert')).toBeFocused();
  await logIn.logIn({ username, password: NEW_PASSWORD });
  await expect(dashboard.heading).toHaveText(`Welcome back, ${username}`);
}

async function reconcile({ started }: Life): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['api/src/tools/reconcile.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, ...started.settings, DATA_DIR: started.dataFolder },
  });
  expect(stdout).toContain(': 0 problems');
}

async function logInAdministrator({ administrator }: Life): Promise<void> {
  await administrator.clock.install();
  await administrator.goto('/');
  await new LogInScreen(administrator).logIn(ADMINISTRATOR);
  await expect(new ConsoleScreen(administrator).heading).toHaveText('Admin Dashboard');
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await watchHydration(context);
  return context.newPage();
}
