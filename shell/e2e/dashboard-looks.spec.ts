import { DEMO_ACCOUNTS } from '@platform/contracts';
import type { Page } from '@playwright/test';
import { BlueprintScreen } from './screens/blueprint.screen.ts';
import { emptyAccount, fullAccount, showAccount } from './support/account-answers.ts';
import { expect, test, untilAlive } from './support/fixtures.ts';
import { testLooks, type LookedAt } from './support/page-look.ts';

// A date is another one beside another meridian, and a picture with it.
test.use({ timezoneId: 'UTC' });

const PAGES = [
  { name: 'home', path: '/dashboard' },
  { name: 'tasks', path: '/dashboard/tasks' },
  { name: 'blueprints', path: '/dashboard/blueprints' },
  { name: 'withdrawals', path: '/dashboard/withdrawals' },
  { name: 'free-tasks', path: '/dashboard/free-tasks' },
  { name: 'referrals', path: '/dashboard/referrals' },
  { name: 'settings', path: '/dashboard/settings' },
] as const;

testLooks([
  ...PAGES.map(({ name, path }) => lookAt(`member-empty-${name}`, path, 'empty')),
  ...PAGES.map(({ name, path }) => lookAt(`member-full-${name}`, path, 'full')),
  lookAt('member-full-statement', '/dashboard/withdrawals?tab=statement', 'full'),
  lookAt('member-full-locked', '/dashboard/withdrawals?tab=pending', 'full'),
  lookAt('member-empty-blueprint', '/blueprint/1', 'empty'),
  lookAt('member-full-payment', '/blueprint/6', 'full'),
  lookAt('member-full-refused', '/blueprint/7', 'full'),
  lookAt('member-dialog-task', '/dashboard/tasks?task=b10-2', 'full', async (page) => {
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  lookAt('member-dialog-verification', '/blueprint/1', 'empty', async (page) => {
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.proceed.click();
    await expect(page.getByText('Please enter a valid ID number')).toBeVisible();
  }),
  lookAt('member-dialog-purchase', '/blueprint/2', 'full', async (page) => {
    await new BlueprintScreen(page).purchase.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  lookAt('member-dialog-withdrawal', '/dashboard/withdrawals', 'full', async (page) => {
    await page.getByRole('button', { name: 'Request Withdrawal' }).click();
    await page.getByLabel('Amount in dollars').fill('20');
    await expect(page.getByText('Enter at least $50.00.')).toBeVisible();
  }),
  lookAt('member-chat', '/dashboard/settings', 'empty', async (page) => {
    await page.getByRole('button', { name: 'Support chat' }).click();
    await page.getByLabel('Your message').fill('When can I withdraw?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/once your available balance is \$500/)).toBeVisible();
  }),
]);

function lookAt(
  name: string,
  path: string,
  account: 'empty' | 'full',
  open?: (page: Page) => Promise<void>,
): LookedAt {
  return {
    name,
    path,
    as: DEMO_ACCOUNTS[0],
    prepare: async (page) => {
      await showAccount(page, account === 'empty' ? emptyAccount() : fullAccount());
      await page.reload();
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      await open?.(page);
    },
  };
}
