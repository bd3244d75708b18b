import type { UserBlueprint, Withdrawal } from '@platform/contracts';
import { expect } from '../support/fixtures.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { settleDestinations } from '../support/api-commands.ts';
import {
  IDENTITY,
  PAYMENT_DETAILS,
  identityNumberOf,
  transactionReferenceOf,
  type ApiUser,
} from '../support/seeder.ts';

const NO_PAYMENT =
  'We have not received a payment with this reference. If you have paid, purchase again and add the transaction reference.';

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host });

    test(
      'approves a verification with an edited email; its documents stay masked until they are revealed',
      { tag: host.coreTag },
      async ({ admin, seeder }) => {
        const { page } = admin;
        const member = await seeder.member();
        await seeder.verification(member);

        await test.step('shows the columns of the specification', async () => {
          await admin.open('Verifications');
          await expect(admin.columns).toHaveText([
            'Select all on this page',
            'ID',
            'User',
            'Blueprint',
            'Submitted',
            'Due',
            'Status',
            'Actions',
          ]);
          await expect(admin.row(member.username)).toContainText('AI Basics - Beginner Tier');
          await expect(admin.row(member.username)).toContainText('Pending');
          await page.getByRole('link', { name: `View ${member.username}` }).click();
          await expect(admin.heading).toHaveText(member.username);
        });

        await test.step('masks the documents in three tabs', async () => {
          await expect(page.getByRole('tab')).toHaveText(['Personal Info', 'Work Authorization', 'Metadata']);
          await expect(admin.record).toContainText('M•••• A••••');
          await page.getByRole('tab', { name: 'Metadata' }).click();
          await expect(admin.record).toContainText(member.id);
          await page.getByRole('tab', { name: 'Work Authorization' }).click();
          await expect(admin.record).toContainText('Citizen');
          await expect(admin.record).not.toContainText(identityNumberOf(member));
        });

        await test.step('reveals the documents and logs it', async () => {
          await page.keyboard.press('v');
          await expect(admin.record).toContainText(identityNumberOf(member));
          await expect(admin.timeline.last()).toContainText('Documents revealed by admin');
          await page.getByRole('button', { name: 'Mask again' }).click();
          await expect(admin.record).not.toContainText(identityNumberOf(member));
        });

        await test.step('edits and copies the email, and opens it in a mail program', async () => {
          await admin.approve.click();
          await expect(admin.dialog).toContainText('You can undo it for 10 seconds.');
          await admin.dialog.getByLabel('Subject').fill('Welcome');
          await admin.dialog.getByLabel('Text').fill('Your first tasks wait.');
          await admin.dialog.getByRole('button', { name: 'Copy' }).click();
          await expect(admin.dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
            'Welcome\n\nYour first tasks wait.',
          );
          await admin.dialog.getByRole('button', { name: 'Reveal address' }).click();
          await expect(admin.dialog.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
            'href',
            `mailto:${encodeURIComponent(`${member.username}@example.org`)}?subject=Welcome&body=Your%20first%20tasks%20wait.`,
          );
        });

        await test.step('removes the verification from the queue and activates the blueprint', async () => {
          await admin.sendApproval.click();
          await expect(admin.undoBar).toContainText('Verification approved');
          await admin.passUndo();
          await expect(admin.decision).toContainText('Approved by admin');
          await expect(admin.timeline.last()).toContainText('Approved by admin');
          expect(await firstOwnership(member)).toMatchObject({ status: 'active', approved: true });
          await admin.open('Verifications', `?q=${member.username}`);
          await expect(page.getByText('No verifications match')).toBeVisible();
        });

        await test.step('adds the email to the outbox', async () => {
          await admin.open('Outbox', `?q=${member.username}`);
          await admin.row('Welcome').getByRole('link', { name: /^View/ }).click();
          await expect(admin.record).toContainText('Your first tasks wait.');
        });
      },
    );

    test('rejects a verification with a reason, first with another attempt, then permanently', async ({
      admin,
      seeder,
    }) => {
      const member = await seeder.member();
      await seeder.verification(member);
      await admin.openReview('Verifications', member.username);

      await admin.reject.click();
      await admin.decideWithoutViewing.check();
      await admin.dialog.getByRole('button', { name: 'Reject, can try again' }).click();
      await expect(admin.dialog.getByText('Please give a reason')).toBeVisible();
      await admin.dialog.getByRole('button', { name: 'Name differs' }).click();
      await admin.dialog.getByRole('button', { name: 'Reject, can try again' }).click();
      await expect(admin.undoBar).toContainText('Verification rejected');
      await admin.passUndo();
      await expect(admin.record).toContainText('Rejected, can try again');
      await expect(admin.timeline.last()).toContainText('Documents not viewed');
      expect(await firstOwnership(member)).toMatchObject({
        status: 'rejected',
        reason:
          'The full name does not match your identification. Enter your name exactly as it appears on your identification.',
      });

      await seeder.verification(member);
      await admin.openReview('Verifications', member.username);
      await admin.reject.click();
      await admin.decideWithoutViewing.check();
      await admin.dialog.getByRole('radio', { name: /Final/ }).check();
      await expect(admin.dialog).toContainText('This cannot be undone');
      await admin.reason.fill('These documents belong to another account.');
      await admin.dialog.getByRole('button', { name: 'Reject permanently' }).click();
      await admin.passUndo();
      await expect(admin.record).toContainText('Rejected permanently');
      await expect(seeder.verification(member)).rejects.toThrow('verification_final');
    });

    test('decides on no documents that were not viewed by shortcut and Enter alone', async ({
      admin,
      seeder,
    }) => {
      const { page } = admin;
      const member = await seeder.member();
      await seeder.verification(member);
      await admin.openReview('Verifications', member.username);
      await expect(admin.approve).toBeVisible();

      await page.keyboard.press('a');
      await expect(admin.dialog).toContainText('You have not viewed these documents');
      await admin.dialog.getByLabel('Subject').press('Enter');
      await expect(admin.sendApproval).toBeDisabled();
      expect(await firstOwnership(member)).toMatchObject({ status: 'pending' });

      await admin.dialog.getByRole('button', { name: 'Reveal documents' }).click();
      await expect(admin.dialog).toContainText(IDENTITY.fullName);
      await admin.sendApproval.click();
      await admin.passUndo();
      await expect(admin.timeline.last()).toContainText('Documents viewed');
      await admin.open('Audit log', `?q=${member.username}`);
      await expect(admin.row('Approved a verification')).toContainText('Documents viewed');
    });

    test('approves a paid purchase and rejects an unpaid one with a reason', async ({ admin, seeder }) => {
      const { page } = admin;
      const member = await seeder.activeMember();
      await seeder.purchase(member, 2);
      await seeder.purchase(member, 3);

      await admin.open('Purchases', `?q=${member.username}`);
      await admin.row('AI Image Creation').getByRole('link', { name: /^View/ }).click();
      await expect(admin.record).toContainText(transactionReferenceOf(member, 2));
      await admin.approve.click();
      await expect(admin.dialog).toContainText('Approve only if $69.99 by Bitcoin (BTC)');
      await admin.confirmPayment();
      await expect(admin.undoBar).toContainText('Purchase approved');
      await admin.passUndo();
      await expect(admin.timeline).toHaveText([
        /Purchase requested by /,
        /Payment reported by /,
        /Approved by admin/,
      ]);

      await expect(admin.nextInQueue).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(admin.record).toContainText('AI Video Creation');
      await expect(admin.heading).toBeFocused();
      await admin.reject.click();
      await admin.dialog.getByRole('button', { name: 'No payment' }).click();
      await admin.dialog.getByRole('button', { name: 'Reject the purchase' }).click();
      await expect(admin.undoBar).toContainText('Purchase rejected');
      await admin.passUndo();
      await expect(admin.decision).toContainText('Rejected by admin');
      await expect(admin.backToList).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(admin.heading).toBeFocused();
      await expect(page.getByText('No purchases match')).toBeVisible();

      expect(await ownershipsOf(member)).toMatchObject([
        { blueprintId: 3, status: 'rejected', reason: NO_PAYMENT },
        { blueprintId: 2, status: 'active' },
        { blueprintId: 1, status: 'active' },
      ]);
    });

    test('sends a decision when the page is left before its ten seconds are over', async ({
      admin,
      seeder,
    }) => {
      const member = await seeder.activeMember();
      const id = await seeder.purchase(member, 2);
      await admin.openRecord('Purchases', id);
      await admin.approve.click();
      await admin.confirmPayment();
      await expect(admin.undoBar).toContainText(`Purchase approved ${member.username}`);
      expect(await ownershipsOf(member)).toMatchObject([{ status: 'pending' }, { status: 'active' }]);

      await admin.page.reload();

      await expect(admin.decision).toContainText('Approved by admin');
      await expect(admin.undoBar).toHaveCount(0);
      await expect(admin.page.getByText('A decision was not sent')).toHaveCount(0);
    });

    test('pays out one withdrawal, marks one as failed, rejects one, and returns the money of both', async ({
      admin,
      platform,
      seeder,
      richMember,
    }) => {
      test.slow(); // Creates the member with enough money on first use.
      const { page } = admin;
      const { available } = await moneyOf(richMember);
      const paid = await seeder.withdrawal(richMember, 60);
      const failed = await seeder.withdrawal(richMember, 55);
      const rejected = await seeder.withdrawal(richMember, 50);
      await settleDestinations(platform.dataFolder);

      await test.step('approves, then pays out', async () => {
        await admin.open('Withdrawals', `?q=${paid}`);
        await admin.row('$60.00').getByRole('link', { name: /^View/ }).click();
        await expect(admin.record).not.toContainText(PAYMENT_DETAILS);
        await page.getByRole('button', { name: 'Reveal payment details' }).click();
        await expect(admin.record).toContainText(PAYMENT_DETAILS);
        await admin.approveWithdrawal();
        await expect(admin.decision).toContainText('Processing by admin');
        await admin.payOut('4f1c8f078920aa31');
        await expect(page.getByText('Withdrawal completed', { exact: true })).toBeVisible();
        await expect(admin.record).toContainText('4f1c8f078920aa31');
        await expect(admin.decision).toContainText('Completed by admin');
        await expect(admin.timeline).toHaveText([
          new RegExp(`Requested by ${richMember.username}`),
          /Payment details revealed by admin/,
          /Approved by admin/,
          /Paid out by admin/,
        ]);
      });

      await test.step('approves, then marks as failed', async () => {
        await admin.openRecord('Withdrawals', failed);
        await admin.approveWithdrawal();
        await admin.markAsFailed.click();
        await admin.dialog.getByRole('button', { name: 'Payment returned' }).click();
        await admin.dialog.getByRole('button', { name: 'Mark as failed' }).click();
        await expect(page.getByText('Withdrawal marked as failed', { exact: true })).toBeVisible();
        await expect(admin.timeline.last()).toContainText('The payment was returned to us.');
      });

      await test.step('rejects', async () => {
        await admin.openRecord('Withdrawals', rejected);
        await admin.reject.click();
        await admin.reason.fill('The payment account is in another name than yours.');
        await admin.dialog.getByRole('button', { name: 'Reject the withdrawal' }).click();
        await expect(admin.undoBar).toContainText('Withdrawal rejected');
        await admin.passUndo();
        await expect(admin.decision).toContainText('Rejected by admin');
      });

      await test.step('deducts only what was paid out', async () => {
        const { items } = await richMember.get<{ items: Withdrawal[] }>('/api/user/withdrawals');
        const statusOf = new Map(items.map(({ id, status }) => [id, status]));
        expect([paid, failed, rejected].map((id) => statusOf.get(id))).toEqual([
          'completed',
          'failed',
          'rejected',
        ]);
        expect(await moneyOf(richMember)).toEqual({ available: available - 60, held: 0 });
      });
    });

    test('answers a ticket by email and closes it', async ({ admin, seeder }) => {
      const { page } = admin;
      const member = await seeder.member();
      const reference = await seeder.ticket(member, 'Where is my withdrawal?');

      await admin.open('Tickets');
      await page.getByRole('link', { name: `View ${reference}` }).click();
      await expect(admin.record).toContainText('It still says Processing.');
      await page.keyboard.press('r');
      await admin.composer.getByLabel('Answer').fill('It was paid out this morning.');
      await admin.composer.getByRole('button', { name: 'Send the answer' }).click();
      await expect(page.getByText('Answer sent', { exact: true })).toBeVisible();
      await expect(admin.record).toContainText('It was paid out this morning.');
      await expect(admin.decision).toContainText('Answered by admin');

      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(admin.confirmation).toContainText('No one can answer or reply to a closed ticket.');
      await admin.confirmation.getByRole('button', { name: 'Close the ticket' }).click();
      await expect(page.getByText('Ticket closed', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
    });
  });
}

async function ownershipsOf(member: ApiUser): Promise<UserBlueprint[]> {
  const { items } = await member.get<{ items: UserBlueprint[] }>('/api/user/blueprints');
  return items;
}

async function firstOwnership(member: ApiUser): Promise<UserBlueprint | undefined> {
  return (await ownershipsOf(member))[0];
}

async function moneyOf(member: ApiUser): Promise<{ available: number; held: number }> {
  const { balance, heldBalance } = await member.get<{ balance: number; heldBalance: number }>('/api/auth/me');
  return { available: balance, held: heldBalance };
}
