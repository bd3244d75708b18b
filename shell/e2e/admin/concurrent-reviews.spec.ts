import { errors, type Locator } from '@playwright/test';
import type { PurchaseDetail, TicketDetail, WithdrawalDetail } from '@platform/contracts';
import { expect } from '../support/fixtures.ts';
import type { ConsoleScreen } from '../screens/console.screen.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { settleDestinations } from '../support/api-commands.ts';

/** The API rejects the second decision, and Chromium logs every such response. */
const CONFLICT = /409 \(Conflict\)/;
const QUEUE = [2, 3, 4, 5, 6, 7] as const;

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host, expectedMessages: CONFLICT });

    test('shows the second administrator who decided what, and decides once', async ({
      admin,
      secondAdmin,
      seeder,
    }) => {
      const member = await seeder.activeMember();
      await seeder.purchase(member);
      await Promise.all([
        admin.openReview('Purchases', member.username),
        secondAdmin.openReview('Purchases', member.username),
      ]);
      await admin.approve.click();

      await secondAdmin.reject.click();
      await secondAdmin.dialog.getByRole('button', { name: 'Underpaid' }).click();
      await secondAdmin.dialog.getByRole('button', { name: 'Reject the purchase' }).click();
      await secondAdmin.passUndo();
      await expect(secondAdmin.decision).toContainText('Rejected by kate');

      await admin.confirmPayment();
      await expect(admin.record.getByRole('alert')).toContainText(/^Already decidedRejected by kate on /);
      await expect(admin.record.getByRole('alert')).toContainText('nothing happened twice');
      await expect(admin.dialog).toHaveCount(0);
      await expect(admin.timeline.last()).toContainText('Rejected by kate');
      const { items } = await member.get<{ items: { status: string }[] }>('/api/user/blueprints');
      expect(items.map(({ status }) => status)).toEqual(['rejected', 'active']);
    });

    test('names the case of a decision that came too late on the page that is open by then', async ({
      admin,
      secondAdmin,
      seeder,
    }) => {
      const member = await seeder.activeMember();
      const id = await seeder.purchase(member);
      await Promise.all([admin.openRecord('Purchases', id), secondAdmin.openRecord('Purchases', id)]);
      await admin.approve.click();
      await admin.confirmPayment();
      await expect(admin.undoBar).toContainText(`Purchase approved ${member.username}`);
      await secondAdmin.reject.click();
      await secondAdmin.dialog.getByRole('button', { name: 'Underpaid' }).click();
      await secondAdmin.dialog.getByRole('button', { name: 'Reject the purchase' }).click();
      await expect(secondAdmin.undoBar).toContainText('Purchase rejected');
      await secondAdmin.page.reload();
      await expect(secondAdmin.decision).toContainText('Rejected by kate');

      const { page } = admin;
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();

      const alert = page.getByRole('alert').filter({ hasText: 'A decision was not applied' });
      await expect(alert).toContainText(`Your decision about ${member.username} was not applied.`);
      await alert.getByRole('link', { name: member.username }).click();
      await expect(admin.decision).toContainText('Rejected by kate');
      await expect(alert).toHaveCount(0);
    });

    test('pays out once when two administrators confirm at the same time', async ({
      admin,
      secondAdmin,
      platform,
      seeder,
      richMember,
    }) => {
      test.slow(); // Creates the member with enough money on first use.
      const administrator = await seeder.administrator();
      const id = await seeder.withdrawal(richMember, 50);
      await settleDestinations(platform.dataFolder);
      await administrator.post(`/api/admin/withdrawals/${id}/approve`);
      const before = await richMember.get<{ totalWithdrawn: number }>('/api/auth/me');
      const admins = [admin, secondAdmin];
      for (const each of admins) {
        await each.openRecord('Withdrawals', id);
        await each.markAsPaid.click();
        await each.transactionReference.fill('4f1c8f078920aa31');
      }

      await Promise.all(admins.map((each) => each.confirmPayout.click()));

      for (const each of admins) await expect(each.decision).toContainText('Completed by');
      const conflicts = await Promise.all(
        admins.map((each) => each.record.getByText('Already decided').count()),
      );
      expect(conflicts.toSorted()).toEqual([0, 1]);
      const after = await richMember.get<{ totalWithdrawn: number }>('/api/auth/me');
      expect(after.totalWithdrawn - before.totalWithdrawn).toBe(50);
      const { timeline } = await administrator.get<WithdrawalDetail>(`/api/admin/withdrawals/${id}`);
      expect(timeline.filter(({ action }) => action === 'withdrawal_processed')).toHaveLength(1);
    });

    test('lets two administrators clear one queue and decides each record once', async ({
      admin,
      secondAdmin,
      seeder,
    }) => {
      test.slow();
      const member = await seeder.activeMember();
      const ids: string[] = [];
      for (const blueprintId of QUEUE) ids.push(await seeder.purchase(member, blueprintId));
      await Promise.all([
        admin.openReview('Purchases', member.username),
        secondAdmin.openReview('Purchases', member.username),
      ]);

      await Promise.all([clearQueue(admin), clearQueue(secondAdmin)]);

      const administrator = await seeder.administrator();
      for (const id of ids) {
        const { status, timeline } = await administrator.get<PurchaseDetail>(`/api/admin/purchases/${id}`);
        expect(status).toBe('active');
        expect(timeline.filter(({ action }) => action === 'purchase_approved')).toHaveLength(1);
      }
    });
  });
}

test.describe('a ticket', () => {
  test.use({ expectedMessages: CONFLICT });

  test('is answered once, by who has claimed it and has read the newest message', async ({
    admin,
    secondAdmin,
    seeder,
  }) => {
    const member = await seeder.member();
    const message = { subject: 'Where is it?', message: 'It still says Processing.' };
    const { id } = await member.post<{ id: string }>('/api/user/tickets', message);
    for (const each of [admin, secondAdmin]) {
      await each.openRecord('Tickets', id);
      await expect(each.record).toContainText(message.message);
    }

    await test.step('keeps it from the other administrator', async () => {
      await admin.page.getByRole('button', { name: 'Claim' }).click();
      await expect(admin.record).toContainText('Claimed by you');
      await secondAdmin.page.getByRole('button', { name: 'Answer' }).click();
      await secondAdmin.composer.getByLabel('Answer').fill('It was paid yesterday.');
      await secondAdmin.composer.getByRole('button', { name: 'Send the answer' }).click();
      await expect(secondAdmin.composer.getByRole('alert')).toContainText('admin has claimed it until');
      // Above the composer, which stays open with what was typed.
      await expect(secondAdmin.page.getByText('Claimed by admin')).toBeVisible();
    });

    await test.step('shows what the member wrote meanwhile, and keeps the answer', async () => {
      await admin.page.getByRole('button', { name: 'Answer' }).click();
      await admin.composer.getByLabel('Answer').fill('It is on its way.');
      await member.post(`/api/user/tickets/${id}/reply`, { text: 'It has arrived.' });
      const send = admin.composer.getByRole('button', { name: 'Send the answer' });
      await send.click();
      await expect(admin.composer.getByRole('status')).toContainText('It has arrived.');
      await admin.composer.getByLabel('Answer').fill('Good to hear.');
      await send.click();
      await expect(admin.page.getByText('Answer sent', { exact: true })).toBeVisible();
    });

    const { messages } = await (await seeder.administrator()).get<TicketDetail>(`/api/admin/tickets/${id}`);
    expect(messages.map(({ text }) => text)).toEqual([message.message, 'It has arrived.', 'Good to hear.']);
  });
});

/** Approves by keyboard shortcuts until the queue is empty. */
async function clearQueue(admin: ConsoleScreen): Promise<void> {
  const { page } = admin;
  const empty = page.getByText('This queue is empty.');
  for (;;) {
    await expect(admin.approve.or(admin.nextInQueue).or(empty).first()).toBeVisible();
    if (await admin.approve.isVisible()) {
      await page.keyboard.press('a');
      await admin.confirmPayment();
      await expect(admin.decision).toContainText(/Approved by|Purchase approved/);
    }
    if (await empty.isVisible()) return;
    // The button of the record before stays for a moment after a click, and is then replaced by the next record.
    if (await admin.nextInQueue.isVisible()) await clickIfThere(admin.nextInQueue);
  }
}

/** Clicks a button unless it goes away before. */
async function clickIfThere(button: Locator): Promise<void> {
  await button.click({ timeout: 2_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
