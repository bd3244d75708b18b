import { DEMO_ACCOUNTS } from '@platform/contracts';
import type { Page } from '@playwright/test';
import { showAccount, type Answers } from './support/account-answers.ts';
import { expect, test, untilAlive } from './support/fixtures.ts';
import { testLooks, type LookedAt } from './support/page-look.ts';
import { BROKEN_LEDGER, EMPTY_CONSOLE, FULL_CONSOLE } from './support/staff-answers.ts';

// A date is another one beside another meridian, and a picture with it.
test.use({ timezoneId: 'UTC' });

testLooks([
  lookAt('admin-empty-overview', '', EMPTY_CONSOLE),
  lookAt('admin-full-overview', '', FULL_CONSOLE),
  lookAt('admin-empty-verifications', '/verifications', EMPTY_CONSOLE),
  lookAt('admin-full-verifications', '/verifications?status=all', FULL_CONSOLE),
  lookAt('admin-verification', '/verifications/verification-1', FULL_CONSOLE),
  lookAt('admin-dialog-approve', '/verifications/verification-1', FULL_CONSOLE, async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  lookAt('admin-dialog-reject', '/verifications/verification-1', FULL_CONSOLE, async (page) => {
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('radio', { name: /Final/ }).check();
    await page.getByRole('button', { name: 'Reject for good' }).click();
    await expect(page.getByText('Please give a reason')).toBeVisible();
  }),
  lookAt('admin-full-purchases', '/blueprints', FULL_CONSOLE),
  lookAt('admin-purchase', '/blueprints/purchase-1', FULL_CONSOLE),
  lookAt('admin-full-withdrawals', '/withdrawals?status=all', FULL_CONSOLE),
  lookAt('admin-withdrawal', '/withdrawals/withdrawal-3', FULL_CONSOLE),
  lookAt('admin-dialog-pay-out', '/withdrawals/withdrawal-1', FULL_CONSOLE, async (page) => {
    await page.keyboard.press('p');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  lookAt('admin-full-users', '/users', FULL_CONSOLE),
  lookAt('admin-user', '/users/user-1', FULL_CONSOLE),
  lookAt('admin-full-tickets', '/tickets', FULL_CONSOLE),
  lookAt('admin-ticket', '/tickets/ticket-1', FULL_CONSOLE),
  lookAt('admin-full-outbox', '/outbox', FULL_CONSOLE),
  lookAt('admin-mail', '/outbox/mail-1', FULL_CONSOLE),
  lookAt('admin-full-audit', '/audit', FULL_CONSOLE),
  lookAt('admin-ledger', '/ledger', FULL_CONSOLE),
  lookAt('admin-broken-ledger', '/ledger', [...FULL_CONSOLE, ...BROKEN_LEDGER]),
  lookAt('admin-releases', '/releases', FULL_CONSOLE),
]);

function lookAt(
  name: string,
  path: string,
  answers: Answers,
  open?: (page: Page) => Promise<void>,
): LookedAt {
  return {
    name,
    path: `/dashboard/admin${path}`,
    as: DEMO_ACCOUNTS[1],
    prepare: async (page) => {
      await showAccount(page, answers);
      await page.reload();
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      await open?.(page);
    },
  };
}
