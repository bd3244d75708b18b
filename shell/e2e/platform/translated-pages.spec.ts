import { FreeTasksScreen } from '../screens/free-tasks.screen.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { MemberSupportScreen } from '../screens/member-support.screen.ts';
import { RegisterScreen } from '../screens/register.screen.ts';
import { WithdrawalsScreen } from '../screens/withdrawals.screen.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { openWork } from '../support/open-work.ts';
import { translatePages } from '../support/translation.ts';
import { ITEMS } from '../support/work-content.ts';

test.use({
  // A wrong password.
  expectedMessages: /401 \(Unauthorized\)/,
});

test.beforeEach(({ context }) => translatePages(context));

test('a visitor meets the errors of forms on a translated page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('main font').first()).toBeVisible();
  await new LogInScreen(page).logIn({ username: 'unknown-member', password: 'a-line-of-its-own' });
  await expect(page.getByRole('alert')).toContainText('Username or password is wrong');

  await page.goto('/register');
  const form = new RegisterScreen(page);
  await form.username.fill('ma');
  await form.submit.click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
});

test('a member uses each page while it is translated', async ({ page, context, seeder, logIn }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await seeder.activeMember();
  await logIn(member);

  await test.step('claims the bonus', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Claim $50 bonus' }).click();
    await expect(page.getByLabel('Your money')).toContainText('$50.00');
    const amount = page.getByLabel('Your money').getByText('$50.00', { exact: true }).first();
    await expect(amount).toHaveAttribute('translate', 'no');
    await expect(page.locator('font').filter({ hasText: member.username })).toHaveCount(0);
  });

  await test.step('filters tasks, and the count changes with them', async () => {
    await page.goto('/dashboard/tasks');
    await expect(page.getByText(/^[1-9]\d* Tasks Available$/)).toBeVisible();
    await page.getByRole('searchbox').fill('nothing has these words');
    await expect(page.getByText('0 Tasks Available')).toBeVisible();
    await expect(page.getByText(/[1-9]\d* Tasks Available/)).toHaveCount(0);
  });

  await test.step('detects the browser', async () => {
    await page.goto('/dashboard/free-tasks');
    const screen = new FreeTasksScreen(page);
    await screen.detectBrowser.click();
    await expect(screen.found).toContainText('Linux');
  });

  await test.step('copies the referral link', async () => {
    await page.goto('/dashboard/referrals');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  await test.step('asks for a withdrawal', async () => {
    await page.goto('/dashboard/withdrawals');
    const screen = new WithdrawalsScreen(page);
    await screen.request.click();
    await expect(screen.dialog.or(page.getByRole('alert')).first()).toBeVisible();
  });

  await test.step('saves the profile', async () => {
    await page.goto('/dashboard/settings');
    await page.getByLabel('Full name').fill('Maria Example');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText(/^Profile (saved|updated)/i).first()).toBeVisible();
  });

  await test.step('sends an empty ticket, and one with a text', async () => {
    const support = new MemberSupportScreen(page);
    await page.goto('/dashboard/support');
    await support.newMessage.click();
    await support.send.click();
    await expect(support.subject).toBeFocused();
    await expect(page.getByText(/is required|Enter a subject/i).first()).toBeVisible();
    await support.subject.fill('Where is my withdrawal?');
    await support.message.fill('It still says Processing.');
    await support.send.click();
    await expect(support.messages).toHaveCount(1);
  });
});

test('the number of the item changes while the work is translated', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await openWork(page, ITEMS);
  const heading = (number: number) =>
    page.getByRole('heading', { name: `Item ${number} of ${ITEMS.length}`, exact: true });

  await expect(heading(3)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(heading(4)).toBeVisible();
  await expect(heading(3)).toHaveCount(0);
});

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host });

    test('an administrator works on translated pages', async ({ page, admin, seeder }) => {
      test.slow();
      const member = await seeder.member();
      const verification = await seeder.verification(member);
      const reference = await seeder.ticket(member, 'Where is my withdrawal?');

      await test.step('filters a list', async () => {
        await admin.open('Users');
        await admin.search.fill(member.username);
        await expect(admin.table.getByRole('row')).toHaveCount(2);
        await admin.search.fill('no-member-has-this-name');
        await expect(admin.table.getByRole('row')).toHaveCount(0);
      });

      await test.step('reveals a profile, and masks it again', async () => {
        const email = `${member.username}@example.org`;
        await admin.openRecord('Users', member.id);
        const profile = page.getByRole('region', { name: 'Profile' });
        await profile.getByRole('button', { name: 'Reveal profile' }).click();
        await expect(profile).toContainText(email);
        await profile.getByRole('button', { name: 'Mask again' }).click();
        await expect(profile).not.toContainText(email);
      });

      await test.step('rejects a verification, which needs a reason', async () => {
        await admin.openRecord('Verifications', verification);
        await admin.reject.click();
        await admin.decideWithoutViewing.check();
        const send = admin.dialog.getByRole('button', { name: 'Reject, can try again' });
        await send.click();
        await expect(admin.dialog.getByText('Please give a reason')).toBeVisible();
        await admin.dialog.getByRole('button', { name: 'Name differs' }).click();
        await send.click();
        await expect(admin.undoBar).toContainText('Verification rejected');
        await admin.passUndo();
        await expect(admin.record).toContainText('Rejected, can try again');
      });

      await test.step('answers a ticket', async () => {
        await admin.open('Tickets', `?q=${reference}`);
        await page.getByRole('link', { name: `View ${reference}` }).click();
        await expect(admin.record).toContainText(member.username);
        await page.keyboard.press('r');
        await admin.composer.getByLabel('Answer').fill('It was paid out this morning.');
        await admin.composer.getByRole('button', { name: 'Send the answer' }).click();
        await expect(admin.decision).toContainText('Answered by admin');
      });
    });
  });
}
