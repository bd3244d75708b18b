import {
  DEMO_ACCOUNTS,
  listCompletions,
  listOwnWithdrawals,
  listStatementEvents,
  listUserBlueprints,
} from '@platform/contracts';
import type { Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { emptyAccount, fullAccount } from '../support/member-responses.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { mockResponses, neverRespond, rejectRequests, type MockResponses } from '../support/mock-api.ts';
import { ALL, BOTH, DESKTOP, PHONE, visualTests, type VisualTarget } from '../support/visual-test.ts';

// Dates on the page depend on the time zone.
test.use({ timezoneId: 'UTC' });

const PAGES = [
  { name: 'home', path: '/dashboard' },
  { name: 'tasks', path: '/dashboard/tasks' },
  { name: 'submissions', path: '/dashboard/submissions' },
  { name: 'blueprints', path: '/dashboard/blueprints' },
  { name: 'withdrawals', path: '/dashboard/withdrawals' },
  { name: 'free-tasks', path: '/dashboard/free-tasks' },
  { name: 'referrals', path: '/dashboard/referrals' },
  { name: 'settings', path: '/dashboard/settings' },
  { name: 'notices', path: '/dashboard/notices' },
  { name: 'support', path: '/dashboard/support' },
] as const;
/** Pages whose drawings and tables are made for each theme. */
const THEMED_PAGES: readonly string[] = ['home'];
/** Visited by the default tier of `npm test`. */
const CORE_PAGES: readonly string[] = ['home', 'tasks', 'blueprints', 'withdrawals'];
/** Rows behind a dialog, where they do not matter. */
const FEW_ROWS = 3;

visualTests([
  ...PAGES.map(({ name, path }) => ({
    ...createTarget(`member-empty-${name}`, path, emptyAccount()),
    snapshots: PHONE,
  })),
  ...PAGES.map(({ name, path }) => ({
    ...createTarget(`member-full-${name}`, path, fullAccount()),
    snapshots: THEMED_PAGES.includes(name) ? ALL : BOTH,
    isCore: CORE_PAGES.includes(name),
  })),
  createTarget('member-full-statement', '/dashboard/withdrawals?tab=statement', fullAccount()),
  createTarget('member-full-locked', '/dashboard/withdrawals?tab=pending', fullAccount()),
  createTarget('member-work-offer', '/dashboard/tasks/w10-01/work', fullAccount()),
  createTarget('member-work-editor', '/dashboard/tasks/w10-02/work', fullAccount()),
  ...['revision', 'submitted', 'approved', 'rejected', 'practiced'].map((state) =>
    createTarget(`member-submission-${state}`, `/dashboard/submissions/${state}`, fullAccount()),
  ),
  createTarget('member-new-ticket', '/dashboard/support/new?reference=AIS-7F3K-Q2', fullAccount()),
  createTarget('member-ticket', '/dashboard/support/ticket-1', fullAccount()),
  createTarget('member-closed-ticket', '/dashboard/support/ticket-3', fullAccount()),
  createTarget('member-empty-blueprint', '/blueprint/1', emptyAccount()),
  createTarget('member-full-payment', '/blueprint/6', fullAccount()),
  createTarget('member-full-rejected', '/blueprint/7', fullAccount()),
  createTarget('member-dialog-task', '/dashboard/tasks?task=b10-2', fullAccount(), async (page) => {
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  createTarget('member-dialog-verification', '/blueprint/1', emptyAccount(), async (page) => {
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.next.click();
    await expect(page.getByText('Please enter a valid ID number')).toBeVisible();
  }),
  createTarget('member-dialog-verify', '/blueprint/1', emptyAccount(), async (page) => {
    const blueprint = new BlueprintScreen(page);
    await blueprint.activate.click();
    await blueprint.fillInIdentity();
    await blueprint.next.click();
    await expect(blueprint.confirmation).toContainText('AB 123456');
  }),
  createTarget('member-dialog-purchase', '/blueprint/2', fullAccount(), async (page) => {
    await new BlueprintScreen(page).purchase.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  createTarget('member-dialog-cancel-purchase', '/blueprint/6', fullAccount(), async (page) => {
    await page.getByRole('button', { name: 'Cancel purchase' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  createTarget('member-dialog-withdrawal', '/dashboard/withdrawals', fullAccount(FEW_ROWS), async (page) => {
    await page.getByRole('button', { name: 'Request Withdrawal' }).click();
    await page.getByLabel('Amount in dollars').fill('20');
    await expect(page.getByText('Enter at least $50.00.')).toBeVisible();
  }),
  createTarget(
    'member-dialog-cancel-withdrawal',
    '/dashboard/withdrawals',
    fullAccount(FEW_ROWS),
    async (page) => {
      await page.getByRole('button', { name: 'Cancel the withdrawal of $50.00' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ),
  createTarget('member-chat', '/dashboard/settings', emptyAccount(), async (page) => {
    await page.getByRole('button', { name: 'Support chat' }).click();
    await page.getByLabel('Your message').fill('When can I withdraw?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Once your available balance is \$500/)).toBeVisible();
  }),
]);

/** The calls that the pages below wait for. */
const PENDING_CALLS = [listUserBlueprints, listCompletions, listOwnWithdrawals, listStatementEvents] as const;

visualTests([
  whileLoading('member-loading-home', '/dashboard', 'Loading your tasks and blueprints'),
  whileLoading('member-loading-withdrawals', '/dashboard/withdrawals', 'Loading your withdrawals'),
]);

test.describe('rejected calls', () => {
  test.use({ expectedMessages: /503 \(Service Unavailable\)/ });

  visualTests([
    afterRejection('member-failed-home', '/dashboard'),
    afterRejection('member-failed-withdrawals', '/dashboard/withdrawals'),
  ]);
});

/** A page that has the account and waits for everything else. */
function whileLoading(name: string, path: string, label: string): VisualTarget {
  return createTarget(name, '/dashboard/settings', fullAccount(), async (page) => {
    await neverRespond(page, PENDING_CALLS);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
  });
}

/** A page that has the account and cannot load anything else. */
function afterRejection(name: string, path: string): VisualTarget {
  return createTarget(name, '/dashboard/settings', fullAccount(), async (page) => {
    await rejectRequests(page, PENDING_CALLS);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

function createTarget(
  name: string,
  path: string,
  responses: MockResponses,
  prepare?: (page: Page) => Promise<void>,
): VisualTarget {
  return {
    name,
    as: DEMO_ACCOUNTS[0],
    // The page behind a dialog or an error has snapshots of its own, so one is enough.
    snapshots: prepare ? DESKTOP : BOTH,
    open: async (page) => {
      await mockResponses(page, responses);
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await prepare?.(page);
    },
    // Its URL has the port of this run.
    mask: (page) => [page.getByLabel('Your referral link')],
  };
}
