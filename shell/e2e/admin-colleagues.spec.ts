import type { PurchaseDetail, WithdrawalDetail } from '@platform/contracts';
import { expect } from './support/fixtures.ts';
import type { ConsoleScreen } from './screens/console.screen.ts';
import { HOMES, test } from './support/staff-fixtures.ts';

/** Whoever comes second is refused, and Chromium notes every refusal on the console. */
const CONFLICT = /409 \(Conflict\)/;
const QUEUE = [2, 3, 4, 5, 6, 7] as const;

for (const home of HOMES) {
  test.describe(home.name, () => {
    test.use({ home, expectedMessages: CONFLICT });

    test('whoever comes second is told who decided what, and nothing happens twice', async ({
      desk,
      colleague,
      work,
    }) => {
      const member = await work.activeMember();
      await work.purchase(member);
      await Promise.all([
        desk.openCase('Purchases', member.username),
        colleague.openCase('Purchases', member.username),
      ]);
      await desk.approve.click();

      await colleague.reject.click();
      await colleague.dialog.getByRole('button', { name: 'Underpaid' }).click();
      await colleague.dialog.getByRole('button', { name: 'Reject the purchase' }).click();
      await expect(colleague.decision).toContainText('Rejected by kate');

      await desk.confirm();
      await expect(desk.facts.getByRole('alert')).toContainText(/^Already decidedRejected by kate on /);
      await expect(desk.facts.getByRole('alert')).toContainText('nothing happened twice');
      await expect(desk.question).toHaveCount(0);
      await expect(desk.timeline.last()).toContainText('Rejected by kate');
      const { items } = await member.get<{ items: { status: string }[] }>('/api/user/blueprints');
      expect(items.map(({ status }) => status)).toEqual(['rejected', 'active']);
    });

    test('two who decide in the same moment pay out once', async ({ desk, colleague, work, rich }) => {
      test.slow(); // The member with enough money is made at the first call.
      const staff = await work.administrator();
      const id = await work.withdrawal(rich, 50);
      await staff.post(`/api/admin/withdrawals/${id}/approve`);
      const before = await rich.get<{ totalWithdrawn: number }>('/api/auth/me');
      const desks = [desk, colleague];
      for (const each of desks) {
        await each.openRecord('Withdrawals', id);
        await each.markAsPaid.click();
        await expect(each.question).toBeVisible();
      }

      await Promise.all(desks.map((each) => each.confirm()));

      for (const each of desks) await expect(each.decision).toContainText('Completed by');
      const told = await Promise.all(desks.map((each) => each.facts.getByText('Already decided').count()));
      expect(told.toSorted()).toEqual([0, 1]);
      const after = await rich.get<{ totalWithdrawn: number }>('/api/auth/me');
      expect(after.totalWithdrawn - before.totalWithdrawn).toBe(50);
      const { timeline } = await staff.get<WithdrawalDetail>(`/api/admin/withdrawals/${id}`);
      expect(timeline.filter(({ action }) => action === 'withdrawal_processed')).toHaveLength(1);
    });

    test('two at one queue clear it together, and each record is decided once', async ({
      desk,
      colleague,
      work,
    }) => {
      test.slow();
      const member = await work.activeMember();
      const ids: string[] = [];
      for (const blueprintId of QUEUE) ids.push(await work.purchase(member, blueprintId));
      await Promise.all([
        desk.openCase('Purchases', member.username),
        colleague.openCase('Purchases', member.username),
      ]);

      await Promise.all([clearQueue(desk), clearQueue(colleague)]);

      const staff = await work.administrator();
      for (const id of ids) {
        const { status, timeline } = await staff.get<PurchaseDetail>(`/api/admin/purchases/${id}`);
        expect(status).toBe('active');
        expect(timeline.filter(({ action }) => action === 'purchase_approved')).toHaveLength(1);
      }
    });
  });
}

/** Approves by single keys what the queue holds, until it holds nothing. */
async function clearQueue(desk: ConsoleScreen): Promise<void> {
  const { page } = desk;
  const empty = page.getByText('This queue is empty.');
  for (;;) {
    await expect(desk.approve.or(desk.onward).or(empty).first()).toBeVisible();
    if (await desk.approve.isVisible()) {
      await page.keyboard.press('a');
      await expect(desk.question).toBeVisible();
      await desk.confirm();
      await expect(desk.decision).toContainText('Approved by');
    }
    if (await desk.onward.isVisible()) await desk.onward.click();
    else if (await empty.isVisible()) return;
  }
}
