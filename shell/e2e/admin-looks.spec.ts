import {
  DEMO_ACCOUNTS,
  getAdminCounters,
  getVerification,
  listPendingVerifications,
} from '@platform/contracts';
import type { Page } from '@playwright/test';
import { showAccount, type Answers } from './support/account-answers.ts';
import { ADMINISTRATOR, expect, post, test, untilAlive } from './support/fixtures.ts';
import { leaveUnanswered, refuseCalls } from './support/no-answers.ts';
import { testLooks, type LookedAt } from './support/page-look.ts';
import { BROKEN_LEDGER, EMPTY_CONSOLE, FULL_CONSOLE } from './support/staff-answers.ts';

/** The bar of a decision sticks and may lie between two pixels; its button's edges are then drawn on either. */
const TWO_EDGES = 450;

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
    await page.getByRole('button', { name: 'Reject permanently' }).click();
    await expect(page.getByText('Please give a reason')).toBeVisible();
  }),
  lookAt('admin-full-purchases', '/blueprints', FULL_CONSOLE),
  lookAt('admin-purchase', '/blueprints/purchase-1', FULL_CONSOLE),
  lookAt('admin-full-withdrawals', '/withdrawals?status=all', FULL_CONSOLE),
  lookAt('admin-withdrawal', '/withdrawals/withdrawal-3', FULL_CONSOLE),
  lookAt('admin-dialog-pay-out', '/withdrawals/withdrawal-1', FULL_CONSOLE, async (page) => {
    await expect(page.getByRole('button', { name: 'Mark as paid out' })).toBeVisible();
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

/** What a list, a case beside its queue, and the counters wait for. */
const WAITED_FOR = [listPendingVerifications, getVerification, getAdminCounters] as const;

testLooks([
  whileWaiting('admin-loading-overview', '', 'Loading the counters'),
  whileWaiting('admin-loading-verifications', '/verifications', 'Loading verifications'),
  whileWaiting('admin-loading-verification', '/verifications/verification-1', 'Loading the verification'),
]);

test.describe('refused', () => {
  test.use({ expectedMessages: /503 \(Service Unavailable\)|404 \(Not Found\)/ });

  testLooks([
    whenRefused('admin-failed-overview', '', 'Failed to load the counters'),
    whenRefused('admin-failed-verifications', '/verifications', 'Failed to load verifications'),
    whenRefused(
      'admin-failed-verification',
      '/verifications/verification-1',
      'Failed to load the verification',
    ),
    whenRefused(
      'admin-missing-verification',
      '/verifications/gone',
      'This verification does not exist',
      'not_found',
    ),
  ]);
});

testLooks([
  inConsole('console-sign-in', '/login'),
  inConsole('console-overview', '/', async (page, address) => {
    const { username, password } = ADMINISTRATOR;
    await post(page.context(), `${address}/api/auth/login`, { username, password });
    await showAccount(page, FULL_CONSOLE);
  }),
]);

function lookAt(
  name: string,
  path: string,
  answers: Answers,
  prepare?: (page: Page) => Promise<void>,
): LookedAt {
  return {
    name,
    as: DEMO_ACCOUNTS[1],
    mayDiffer: TWO_EDGES,
    open: async (page) => {
      await showAccount(page, answers);
      await visit(page, `/dashboard/admin${path}`);
      await prepare?.(page);
    },
  };
}

/** While nothing has come yet. */
function whileWaiting(name: string, path: string, label: string): LookedAt {
  return lookAt(name, '', FULL_CONSOLE, async (page) => {
    await leaveUnanswered(page, WAITED_FOR);
    await page.goto(`/dashboard/admin${path}`);
    await untilAlive(page);
    await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
  });
}

/** When nothing comes. */
function whenRefused(name: string, path: string, title: string, code?: 'not_found'): LookedAt {
  return lookAt(name, '', FULL_CONSOLE, async (page) => {
    await refuseCalls(page, code === 'not_found' ? [getVerification] : WAITED_FOR, code);
    await visit(page, `/dashboard/admin${path}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
}

/** On the console's own origin, whose pages do not say when they have come to life. */
function inConsole(
  name: string,
  path: string,
  before?: (page: Page, address: string) => Promise<void>,
): LookedAt {
  return {
    name,
    open: async (page, platform) => {
      const address = platform.address('mf-admin');
      await before?.(page, address);
      await page.goto(`${address}${path}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
    },
  };
}
