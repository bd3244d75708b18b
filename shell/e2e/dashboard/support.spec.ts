import { LogInScreen } from '../screens/log-in.screen.ts';
import { MemberSupportScreen } from '../screens/member-support.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

const REFERENCE = /T-[0-9A-Z]{8}/;

test.describe('a conversation with support', () => {
  // The last reply comes after the ticket was closed.
  test.use({ expectedMessages: /409 \(Conflict\)/ });

  test(
    'is written, answered, continued and closed, and a late reply is kept for a new message',
    { tag: '@core' },
    async ({ page, member, secondAdmin }) => {
      test.slow();
      const support = new MemberSupportScreen(page);
      let reference = '';

      await test.step('the member writes', async () => {
        await page.goto('/dashboard');
        await waitForHydration(page);
        await page
          .getByRole('navigation', { name: 'Dashboard' })
          .getByRole('link', { name: 'Support' })
          .click();
        await expect(page.getByRole('heading', { name: 'Contact support', level: 1 })).toBeFocused();
        await expect(page.getByText('No messages yet')).toBeVisible();
        await page.getByRole('link', { name: 'All your messages' }).click();
        await support.newMessage.click();
        await support.subject.fill('Where is my withdrawal?');
        await support.message.fill('It still says Processing.\n<b>Really?</b>');
        await support.send.click();
        await expect(support.heading).toHaveText('Where is my withdrawal?');
        await expect(support.messages).toHaveText([/^You .*It still says Processing\.\s*<b>Really\?<\/b>$/]);
        [reference = ''] = REFERENCE.exec(await page.getByRole('main').innerText()) ?? [];
        // An open conversation would show the answer, which is then no longer new.
        await page.goto('/dashboard');
      });

      await test.step('an administrator answers', async () => {
        await secondAdmin.open('Tickets', `?q=${reference}`);
        await secondAdmin.page.getByRole('link', { name: `View ${reference}` }).click();
        await expect(secondAdmin.record).toContainText(member.username);
        await secondAdmin.page.keyboard.press('r');
        await secondAdmin.composer.getByLabel('Answer').fill('It was paid out this morning.');
        await secondAdmin.composer.getByRole('button', { name: 'Send the answer' }).click();
        await expect(secondAdmin.decision).toContainText('Answered by kate');
      });

      await test.step('the member sees the new answer, without a name, and replies', async () => {
        await page.goto('/dashboard/support');
        await expect(support.list.getByRole('row').nth(1)).toContainText('New answer');
        await support.list.getByRole('link', { name: 'Where is my withdrawal?' }).click();
        await expect(support.messages.nth(1)).toHaveText(/^Support .*It was paid out this morning\.$/);
        await expect(page.getByRole('main')).not.toContainText('kate');
        await support.reply.fill('It has not arrived.');
        await support.sendReply.click();
        await expect(support.messages).toHaveCount(3);
        await expect(page.getByRole('main')).toContainText('With support');
        await page.goto('/dashboard/support');
        await expect(support.list.getByRole('row').nth(1)).toContainText('With support');
        await support.list.getByRole('link', { name: 'Where is my withdrawal?' }).click();
        await support.reply.fill('And another thing.');
      });

      await test.step('the administrator reads the reply and closes the ticket', async () => {
        await secondAdmin.open('Tickets', `?q=${reference}`);
        await secondAdmin.page.getByRole('link', { name: `View ${reference}` }).click();
        await expect(secondAdmin.record).toContainText('It has not arrived.');
        await secondAdmin.page.getByRole('button', { name: 'Close', exact: true }).click();
        await secondAdmin.confirm();
        await expect(secondAdmin.decision).toContainText('Closed by kate');
      });

      await test.step('the member’s late reply moves to a new message', async () => {
        await support.replyTooLate();
        await support.newMessage.click();
        await expect(support.subject).toHaveValue(`Where is my withdrawal? (${reference})`);
        await expect(support.message).toHaveValue('And another thing.');
      });
    },
  );
});

test('a link to support from a payment fills in the reference', async ({ page, logIn, seeder }) => {
  const active = await seeder.activeMember();
  await seeder.purchase(active, 3);
  await logIn(active);
  await page.goto('/blueprint/3');
  await page.getByRole('main').getByRole('link', { name: 'Write to support' }).click();
  await expect(new MemberSupportScreen(page).subject).toHaveValue(/^Payment for AI Video Creation \(.+\)$/);
});

test('the email with an answer leads a logged-out member to the conversation', async ({
  page,
  member,
  logIn,
  context,
}) => {
  const response = await context.request.post('/api/user/tickets', {
    data: { subject: 'A question', message: 'Which day does my reward unlock?' },
  });
  const { id } = (await response.json()) as { id: string };
  await context.clearCookies();

  await page.goto(`/dashboard/support/${id}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await new LogInScreen(page).logIn(member);
  await expect(new MemberSupportScreen(page).heading).toHaveText('A question');
  await logIn(member);
});

test('the chat keeps its log across pages and page loads until the member logs out', async ({
  page,
  member,
}) => {
  const open = () => page.getByRole('button', { name: 'Support chat' }).click();
  const log = page.getByRole('log', { name: 'Messages' });
  await page.goto('/dashboard');
  await waitForHydration(page);
  await open();
  await page.getByLabel('Your message').fill('When can I withdraw?');
  await page.keyboard.press('Enter');
  await page.reload();
  await waitForHydration(page);
  await open();
  await expect(log).toContainText('Once your available balance is $500');

  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
  await open();
  await expect(log).toContainText('When can I withdraw?');
  await page.goto('/about');
  await page.goto('/dashboard/referrals');
  await waitForHydration(page);
  await open();
  await expect(log).toContainText('When can I withdraw?');
  await page.keyboard.press('Escape');

  await page.locator('summary', { hasText: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login|\/$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('When can I withdraw?');
  await page.goto('/login');
  await new LogInScreen(page).logIn(member);
  await open();
  await expect(log).not.toContainText('When can I withdraw?');
});
