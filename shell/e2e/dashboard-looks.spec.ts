import {
  DEMO_ACCOUNTS,
  listCompletions,
  listOwnWithdrawals,
  listStatement,
  listUserBlueprints,
} from '@platform/contracts';
import type { Page } from '@playwright/test';
import { BlueprintScreen } from './screens/blueprint.screen.ts';
import { emptyAccount, fullAccount, showAccount, type Answers } from './support/account-answers.ts';
import { expect, test, untilAlive } from './support/fixtures.ts';
import { leaveUnanswered, refuseCalls } from './support/no-answers.ts';
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
/** Rows behind a dialog, where they are not looked at. */
const FEW = 3;

testLooks([
  ...PAGES.map(({ name, path }) => lookAt(`member-empty-${name}`, path, emptyAccount())),
  ...PAGES.map(({ name, path }) => lookAt(`member-full-${name}`, path, fullAccount())),
  lookAt('member-full-statement', '/dashboard/withdrawals?tab=statement', fullAccount()),
  lookAt('member-full-locked', '/dashboard/withdrawals?tab=pending', fullAccount()),
  lookAt('member-empty-blueprint', '/blueprint/1', emptyAccount()),
  lookAt('member-full-payment', '/blueprint/6', fullAccount()),
  lookAt('member-full-refused', '/blueprint/7', fullAccount()),
  lookAt('member-dialog-task', '/dashboard/tasks?task=b10-2', fullAccount(), async (page) => {
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  lookAt('member-dialog-verification', '/blueprint/1', emptyAccount(), async (page) => {
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.proceed.click();
    await expect(page.getByText('Please enter a valid ID number')).toBeVisible();
  }),
  lookAt('member-dialog-verify', '/blueprint/1', emptyAccount(), async (page) => {
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.fillInPapers();
    await blueprint.proceed.click();
    await expect(blueprint.question).toContainText('AB 123456');
  }),
  lookAt('member-dialog-purchase', '/blueprint/2', fullAccount(), async (page) => {
    await new BlueprintScreen(page).purchase.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  lookAt('member-dialog-cancel-purchase', '/blueprint/6', fullAccount(), async (page) => {
    await page.getByRole('button', { name: 'Cancel purchase' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  lookAt('member-dialog-withdrawal', '/dashboard/withdrawals', fullAccount(FEW), async (page) => {
    await page.getByRole('button', { name: 'Request Withdrawal' }).click();
    await page.getByLabel('Amount in dollars').fill('20');
    await expect(page.getByText('Enter at least $50.00.')).toBeVisible();
  }),
  lookAt('member-dialog-cancel-withdrawal', '/dashboard/withdrawals', fullAccount(FEW), async (page) => {
    await page.getByRole('button', { name: 'Cancel the withdrawal of $50.00' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  lookAt('member-chat', '/dashboard/settings', emptyAccount(), async (page) => {
    await page.getByRole('button', { name: 'Support chat' }).click();
    await page.getByLabel('Your message').fill('When can I withdraw?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/once your available balance is \$500/)).toBeVisible();
  }),
]);

/** What the pages below wait for. */
const WAITED_FOR = [listUserBlueprints, listCompletions, listOwnWithdrawals, listStatement] as const;

testLooks([
  whileWaiting('member-loading-home', '/dashboard', 'Loading your tasks and blueprints'),
  whileWaiting('member-loading-withdrawals', '/dashboard/withdrawals', 'Loading your withdrawals'),
]);

test.describe('refused', () => {
  test.use({ expectedMessages: /503 \(Service Unavailable\)/ });

  testLooks([
    whenRefused('member-failed-home', '/dashboard'),
    whenRefused('member-failed-withdrawals', '/dashboard/withdrawals'),
  ]);
});

/** While nothing but the account has come. */
function whileWaiting(name: string, path: string, label: string): LookedAt {
  return lookAt(name, '/dashboard/settings', fullAccount(), async (page) => {
    await leaveUnanswered(page, WAITED_FOR);
    await page.goto(path);
    await untilAlive(page);
    await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
  });
}

/** When nothing but the account comes. */
function whenRefused(name: string, path: string): LookedAt {
  return lookAt(name, '/dashboard/settings', fullAccount(), async (page) => {
    await refuseCalls(page, WAITED_FOR);
    await page.goto(path);
    await untilAlive(page);
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

function lookAt(
  name: string,
  path: string,
  answers: Answers,
  prepare?: (page: Page) => Promise<void>,
): LookedAt {
  return {
    name,
    as: DEMO_ACCOUNTS[0],
    open: async (page) => {
      await showAccount(page, answers);
      await page.goto(path);
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await prepare?.(page);
    },
    // Its address has the port of this run.
    changing: (page) => [page.getByLabel('Your referral link')],
  };
}
