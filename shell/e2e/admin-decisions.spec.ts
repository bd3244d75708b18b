import type { UserBlueprint, Withdrawal } from '@platform/contracts';
import { expect } from './support/fixtures.ts';
import { HOMES, test } from './support/staff-fixtures.ts';
import { PAPERS, PAYMENT_DETAILS, type Caller } from './support/staff-work.ts';

const NO_PAYMENT =
  'We have not received a payment with this reference. If you have paid, purchase again and add the transaction reference.';

for (const home of HOMES) {
  test.describe(home.name, () => {
    test.use({ home });

    test('papers are masked until somebody reveals them, and an approval sends the mail as it was edited', async ({
      desk,
      work,
    }) => {
      const { page } = desk;
      const member = await work.member();
      await work.verification(member);

      await test.step('the queue has the columns of the specification', async () => {
        await desk.open('Verifications');
        await expect(desk.columns).toHaveText(['ID', 'User', 'Blueprint', 'Submitted', 'Status', 'Actions']);
        await expect(desk.row(member.username)).toContainText('AI Basics - Beginner Tier');
        await expect(desk.row(member.username)).toContainText('Pending');
        await page.getByRole('link', { name: `View ${member.username}` }).click();
        await expect(desk.heading).toHaveText(member.username);
      });

      await test.step('three tabs, masked', async () => {
        await expect(page.getByRole('tab')).toHaveText(['Personal Info', 'Work Authorization', 'Metadata']);
        await expect(desk.facts).toContainText('M•••• A••••');
        await page.getByRole('tab', { name: 'Metadata' }).click();
        await expect(desk.facts).toContainText(member.id);
        await page.getByRole('tab', { name: 'Work Authorization' }).click();
        await expect(desk.facts).toContainText('Citizen');
        await expect(desk.facts).not.toContainText(PAPERS.identificationNumber);
      });

      await test.step('a reveal shows them and is written down', async () => {
        await page.keyboard.press('v');
        await expect(desk.facts).toContainText(PAPERS.identificationNumber);
        await expect(desk.timeline.last()).toContainText('Documents revealed by admin');
        await page.getByRole('button', { name: 'Mask again' }).click();
        await expect(desk.facts).not.toContainText(PAPERS.identificationNumber);
      });

      await test.step('the mail can be edited, copied, and opened in a mail program', async () => {
        await desk.approve.click();
        await expect(desk.dialog).toContainText('An approval cannot be undone.');
        await desk.dialog.getByLabel('Subject').fill('Welcome');
        await desk.dialog.getByLabel('Text').fill('Your first tasks wait.');
        await desk.dialog.getByRole('button', { name: 'Copy' }).click();
        await expect(desk.dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          'Welcome\n\nYour first tasks wait.',
        );
        await desk.dialog.getByRole('button', { name: 'Reveal address' }).click();
        await expect(desk.dialog.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
          'href',
          `mailto:${encodeURIComponent(`${member.username}@example.org`)}?subject=Welcome&body=Your%20first%20tasks%20wait.`,
        );
      });

      await test.step('the approval takes it off the queue and opens the blueprint', async () => {
        await desk.sendApproval.click();
        await expect(page.getByText('Verification approved', { exact: true })).toBeVisible();
        await expect(desk.decision).toContainText('Approved by admin');
        await expect(desk.timeline.last()).toContainText('Approved by admin');
        expect(await firstOwnership(member)).toMatchObject({ status: 'active', approved: true });
        await desk.open('Verifications', `?q=${member.username}`);
        await expect(page.getByText('No verifications match')).toBeVisible();
      });

      await test.step('the mail is in the outbox', async () => {
        await desk.open('Outbox', `?q=${member.username}`);
        await desk.row('Welcome').getByRole('link', { name: /^View/ }).click();
        await expect(desk.facts).toContainText('Your first tasks wait.');
      });
    });

    test('papers are rejected with a reason, first with another try, then for good', async ({
      desk,
      work,
    }) => {
      const { page } = desk;
      const member = await work.member();
      await work.verification(member);
      await desk.openCase('Verifications', member.username);

      await desk.reject.click();
      await desk.dialog.getByRole('button', { name: 'Reject, can try again' }).click();
      await expect(desk.dialog.getByText('Please give a reason')).toBeVisible();
      await desk.dialog.getByRole('button', { name: 'Name differs' }).click();
      await desk.dialog.getByRole('button', { name: 'Reject, can try again' }).click();
      await expect(page.getByText('Verification rejected', { exact: true })).toBeVisible();
      await expect(desk.facts).toContainText('Rejected, can try again');
      expect(await firstOwnership(member)).toMatchObject({
        status: 'rejected',
        reason:
          'The full name does not match your identification. Enter your name exactly as it appears on your identification.',
      });

      await work.verification(member);
      await desk.openCase('Verifications', member.username);
      await desk.reject.click();
      await desk.dialog.getByRole('radio', { name: /Final/ }).check();
      await expect(desk.dialog).toContainText('This cannot be undone');
      await desk.reason.fill('These papers belong to another account.');
      await desk.dialog.getByRole('button', { name: 'Reject permanently' }).click();
      await expect(desk.facts).toContainText('Rejected permanently');
      await expect(work.verification(member)).rejects.toThrow('verification_final');
    });

    test('a purchase opens its blueprint when the payment is there, and says why when it is not', async ({
      desk,
      work,
    }) => {
      const { page } = desk;
      const member = await work.activeMember();
      await work.purchase(member, 2);
      await work.purchase(member, 3);

      await desk.open('Purchases', `?q=${member.username}`);
      await desk.row('AI Image Creation').getByRole('link', { name: /^View/ }).click();
      await expect(desk.facts).toContainText('4f1c8f078920aa31');
      await desk.approve.click();
      await expect(desk.question).toContainText('Approve only if $69.99 by Bitcoin (BTC)');
      await desk.confirm();
      await expect(page.getByText('Purchase approved', { exact: true })).toBeVisible();
      await expect(desk.timeline).toHaveText([
        /Purchase requested by /,
        /Payment reported by /,
        /Approved by admin/,
      ]);

      await expect(desk.onward).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(desk.facts).toContainText('AI Video Creation');
      await expect(desk.heading).toBeFocused();
      await desk.reject.click();
      await desk.dialog.getByRole('button', { name: 'No payment' }).click();
      await desk.dialog.getByRole('button', { name: 'Reject the purchase' }).click();
      await expect(page.getByText('Purchase rejected', { exact: true })).toBeVisible();
      await expect(desk.backToList).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(desk.heading).toBeFocused();
      await expect(page.getByText('No purchases match')).toBeVisible();

      expect(await ownershipsOf(member)).toMatchObject([
        { blueprintId: 3, status: 'rejected', reason: NO_PAYMENT },
        { blueprintId: 2, status: 'active' },
        { blueprintId: 1, status: 'active' },
      ]);
    });

    test('a withdrawal is approved and paid out, or fails, or is rejected, and the money is where it says', async ({
      desk,
      work,
      rich,
    }) => {
      test.slow(); // The member with enough money is made at the first call.
      const { page } = desk;
      const { available } = await moneyOf(rich);
      const paid = await work.withdrawal(rich, 60);
      const failed = await work.withdrawal(rich, 55);
      const rejected = await work.withdrawal(rich, 50);

      await test.step('approved, then paid out', async () => {
        await desk.open('Withdrawals', `?q=${paid}`);
        await desk.row('$60.00').getByRole('link', { name: /^View/ }).click();
        await expect(desk.facts).not.toContainText(PAYMENT_DETAILS);
        await page.getByRole('button', { name: 'Reveal payment details' }).click();
        await expect(desk.facts).toContainText(PAYMENT_DETAILS);
        await desk.approve.click();
        await desk.confirm();
        await expect(desk.decision).toContainText('Processing by admin');
        await desk.markAsPaid.click();
        await expect(desk.question).toContainText('This cannot be undone.');
        await desk.confirm();
        await expect(page.getByText('Withdrawal completed', { exact: true })).toBeVisible();
        await expect(desk.decision).toContainText('Completed by admin');
        await expect(desk.timeline).toHaveText([
          new RegExp(`Requested by ${rich.username}`),
          /Payment details revealed by admin/,
          /Approved by admin/,
          /Paid out by admin/,
        ]);
      });

      await test.step('approved, and the payment came back', async () => {
        await desk.openRecord('Withdrawals', failed);
        await desk.approve.click();
        await desk.confirm();
        await desk.markAsFailed.click();
        await desk.dialog.getByRole('button', { name: 'Payment returned' }).click();
        await desk.dialog.getByRole('button', { name: 'Mark as failed' }).click();
        await expect(page.getByText('Withdrawal marked as failed', { exact: true })).toBeVisible();
        await expect(desk.timeline.last()).toContainText('The payment was returned to us.');
      });

      await test.step('rejected', async () => {
        await desk.openRecord('Withdrawals', rejected);
        await desk.reject.click();
        await desk.reason.fill('The payment account is in another name than yours.');
        await desk.dialog.getByRole('button', { name: 'Reject the withdrawal' }).click();
        await expect(page.getByText('Withdrawal rejected', { exact: true })).toBeVisible();
      });

      await test.step('only what was paid out is gone', async () => {
        const { items } = await rich.get<{ items: Withdrawal[] }>('/api/user/withdrawals');
        const statusOf = new Map(items.map(({ id, status }) => [id, status]));
        expect([paid, failed, rejected].map((id) => statusOf.get(id))).toEqual([
          'completed',
          'failed',
          'rejected',
        ]);
        expect(await moneyOf(rich)).toEqual({ available: available - 60, held: 0 });
      });
    });

    test('a ticket is answered by mail and closed', async ({ desk, work }) => {
      const { page } = desk;
      const member = await work.member();
      const reference = await work.ticket(member, 'Where is my withdrawal?');

      await desk.open('Tickets');
      await page.getByRole('link', { name: `View ${reference}` }).click();
      await expect(desk.facts).toContainText('It still says Processing.');
      await page.keyboard.press('a');
      await desk.dialog.getByLabel('Answer').fill('It was paid out this morning.');
      await desk.dialog.getByRole('button', { name: 'Send the answer' }).click();
      await expect(page.getByText('Answer sent', { exact: true })).toBeVisible();
      await expect(desk.facts).toContainText('It was paid out this morning.');
      await expect(desk.decision).toContainText('Answered by admin');

      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(desk.question).toContainText('A closed ticket cannot be answered.');
      await desk.question.getByRole('button', { name: 'Close the ticket' }).click();
      await expect(page.getByText('Ticket closed', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
    });
  });
}

async function ownershipsOf(member: Caller): Promise<UserBlueprint[]> {
  const { items } = await member.get<{ items: UserBlueprint[] }>('/api/user/blueprints');
  return items;
}

async function firstOwnership(member: Caller): Promise<UserBlueprint | undefined> {
  return (await ownershipsOf(member))[0];
}

async function moneyOf(member: Caller): Promise<{ available: number; held: number }> {
  const { balance, heldBalance } = await member.get<{ balance: number; heldBalance: number }>('/api/auth/me');
  return { available: balance, held: heldBalance };
}
