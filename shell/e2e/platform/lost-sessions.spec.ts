import type { Page, Route } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { MemberSupportScreen } from '../screens/member-support.screen.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { settleDestinations } from '../support/api-commands.ts';
import { ADMINISTRATOR, expect } from '../support/fixtures.ts';

const COMMENT = 'The note leaves this open. Read it once more.';

/** A session ends in the middle of each thing that is typed, and what was typed is sent after a login in place. */
test.use({ expectedMessages: /401 \(Unauthorized\)/ });

/**
 * Ends the session, sends what was typed, and goes on with the password. The session ends when it is sent: the page could
 * learn of an earlier end by itself, and then its dialog is above the button.
 */
async function sendWithoutSession(page: Page, password: string, send: () => Promise<void>): Promise<void> {
  let hasEnded = false;
  const endSession = async (route: Route): Promise<void> => {
    if (!hasEnded && route.request().method() === 'POST') {
      hasEnded = true;
      await page.context().request.post('/api/auth/logout');
    }
    await route.continue();
  };
  await page.route('**/api/**', endSession);
  await send();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  expect(hasEnded).toBe(true);
  await page.unroute('**/api/**', endSession);
}

test('a member loses nothing that was typed', async ({ page, member }) => {
  const blueprint = new BlueprintScreen(page);
  const support = new MemberSupportScreen(page);
  const lose = (send: () => Promise<void>) => sendWithoutSession(page, member.password, send);
  const toast = (title: string) => page.getByText(title, { exact: true }).first();

  await test.step('identity documents', async () => {
    await page.goto('/blueprint/1');
    await blueprint.activate.click();
    await blueprint.fillInIdentity();
    await blueprint.next.click();
    await lose(() => blueprint.confirm.click());
    await expect(toast('Verification Submitted')).toBeVisible();
  });

  await test.step('a message to support', async () => {
    await page.goto('/dashboard/support');
    await support.newMessage.click();
    await support.subject.fill('Where is my withdrawal?');
    await support.message.fill('It still says Processing.');
    await lose(() => support.send.click());
    await expect(support.heading).toHaveText('Where is my withdrawal?');
  });

  await test.step('an invitation', async () => {
    await page.goto('/dashboard/referrals');
    await page.getByLabel("Friend's email address").fill(`friend-of-${member.username}@example.org`);
    await lose(() => page.getByRole('button', { name: 'Send invitation' }).click());
    await expect(page.getByRole('main')).toContainText('friend-of-');
  });

  await test.step('a new password', async () => {
    await page.goto('/dashboard/settings');
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('another-line-of-its-own');
    await page.getByLabel('Confirm new password').fill('another-line-of-its-own');
    await lose(() => page.getByRole('button', { name: 'Change password' }).click());
    await expect(toast('Password updated')).toBeVisible();
  });
});

test('a reviewer and a cashier lose nothing that was typed', async ({
  admin,
  platform,
  seeder,
  richMember,
}) => {
  test.slow(); // Creates the member with enough money on first use.
  const { page } = admin;
  const lose = (send: () => Promise<void>) => sendWithoutSession(page, ADMINISTRATOR.password, send);

  await test.step('a review', async () => {
    const id = await seeder.submission(await seeder.skilledMember());
    await admin.openRecord('Reviews', id);
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect(page.getByText('Claimed by you')).toBeVisible();
    await page.keyboard.press('m');
    await admin.dialog.getByLabel('Comment', { exact: true }).fill(COMMENT);
    await admin.dialog.getByRole('button', { name: 'Save the comment' }).click();
    await page.keyboard.press('r');
    await lose(() => admin.dialog.getByRole('button', { name: 'Ask for changes' }).click());
    await admin.passUndo();
    await expect(admin.decision).toContainText('Changes requested by admin');
    await expect(admin.record.first()).toContainText(COMMENT);
  });

  await test.step('the reference of a payout', async () => {
    const id = await seeder.withdrawal(richMember, 50);
    await settleDestinations(platform.dataFolder);
    await admin.openRecord('Withdrawals', id);
    await admin.approveWithdrawal();
    await expect(admin.decision).toContainText('Processing by admin');
    await lose(() => admin.payOut('4f1c8f078920aa31'));
    await expect(admin.record).toContainText('4f1c8f078920aa31');
    await expect(admin.decision).toContainText('Completed by admin');
  });
});

for (const host of HOSTS)
  test.describe(host.name, () => {
    test.use({ host });

    test('an administrator loses nothing that was typed', async ({ admin, seeder }) => {
      const { page } = admin;
      const member = await seeder.activeMember();
      const reference = await seeder.ticket(member, 'Where is my withdrawal?');
      await seeder.purchase(member);
      const lose = (send: () => Promise<void>) => sendWithoutSession(page, ADMINISTRATOR.password, send);

      await test.step('an answer', async () => {
        await admin.open('Tickets');
        await page.getByRole('link', { name: `View ${reference}` }).click();
        await expect(admin.record).toContainText('It still says Processing.');
        await page.keyboard.press('r');
        await admin.composer.getByLabel('Answer').fill('It was paid out this morning.');
        await lose(() => admin.composer.getByRole('button', { name: 'Send the answer' }).click());
        await expect(admin.record).toContainText('It was paid out this morning.');
      });

      await test.step('a rejection', async () => {
        await admin.openReview('Purchases', member.username);
        await admin.reject.click();
        await admin.reason.fill('The payment came from another person.');
        await lose(() => admin.dialog.getByRole('button', { name: 'Reject the purchase' }).click());
        await expect(admin.undoBar).toContainText('Purchase rejected');
        await admin.passUndo();
        await expect(admin.decision).toContainText('Rejected by admin');
        await expect(admin.record).toContainText('The payment came from another person.');
      });
    });
  });
