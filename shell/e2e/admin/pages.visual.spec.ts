import {
  DEMO_ACCOUNTS,
  getAdminCounters,
  getVerification,
  listPendingVerifications,
} from '@platform/contracts';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR, expect, post, test, waitForHydration } from '../support/fixtures.ts';
import { mockResponses, neverRespond, rejectRequests, type MockResponses } from '../support/mock-api.ts';
import { ADMIN_ACCOUNT } from '../support/account-responses.ts';
import { ALL, BOTH, DESKTOP, PHONE, visualTests, type VisualTarget } from '../support/visual-test.ts';
import { UNBALANCED_LEDGER, EMPTY_CONSOLE, FULL_CONSOLE } from '../support/admin-responses.ts';

/** The sticky bar of a decision may lie between two pixels; the edges of its buttons are then drawn at either. */
const BUTTON_EDGES = 450;

// Dates on the page depend on the time zone.
test.use({ timezoneId: 'UTC' });

visualTests([
  { ...createTarget('admin-empty-overview', '', EMPTY_CONSOLE), snapshots: PHONE },
  { ...createTarget('admin-full-overview', '', FULL_CONSOLE), snapshots: ALL, isCore: true },
  { ...createTarget('admin-empty-verifications', '/verifications', EMPTY_CONSOLE), snapshots: PHONE },
  { ...createTarget('admin-full-verifications', '/verifications?status=all', FULL_CONSOLE), snapshots: BOTH },
  {
    ...createTarget('admin-verification', '/verifications/verification-1', FULL_CONSOLE),
    snapshots: BOTH,
  },
  createTarget('admin-dialog-approve', '/verifications/verification-0', FULL_CONSOLE, async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  createTarget('admin-dialog-reject', '/verifications/verification-0', FULL_CONSOLE, async (page) => {
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('radio', { name: /Final/ }).check();
    await page.getByRole('button', { name: 'Reject permanently' }).click();
    await expect(page.getByText('Please give a reason')).toBeVisible();
  }),
  createTarget('admin-full-purchases', '/blueprints', FULL_CONSOLE),
  createTarget('admin-purchase', '/blueprints/purchase-1', FULL_CONSOLE),
  createTarget('admin-full-withdrawals', '/withdrawals?status=all', FULL_CONSOLE),
  createTarget('admin-withdrawal', '/withdrawals/withdrawal-3', FULL_CONSOLE),
  createTarget('admin-dialog-pay-out', '/withdrawals/withdrawal-7', FULL_CONSOLE, async (page) => {
    await expect(page.getByRole('button', { name: 'Mark as paid out' })).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  createTarget('admin-full-reviews', '/reviews', FULL_CONSOLE),
  createTarget('admin-review', '/reviews/review-0', FULL_CONSOLE),
  createTarget('admin-appeal', '/reviews/review-3', FULL_CONSOLE),
  createTarget('admin-full-item-reports', '/item-reports?status=all', FULL_CONSOLE),
  createTarget('admin-item-report', '/item-reports/report-1', FULL_CONSOLE),
  createTarget('admin-work-tasks', '/work-tasks', FULL_CONSOLE),
  createTarget('admin-full-users', '/users', FULL_CONSOLE),
  createTarget('admin-user', '/users/user-1', FULL_CONSOLE),
  createTarget('admin-full-tickets', '/tickets', FULL_CONSOLE),
  createTarget('admin-ticket', '/tickets/ticket-1', FULL_CONSOLE),
  createTarget('admin-full-outbox', '/outbox', FULL_CONSOLE),
  createTarget('admin-mail', '/outbox/mail-1', FULL_CONSOLE),
  createTarget('admin-full-audit', '/audit', FULL_CONSOLE),
  createTarget('admin-ledger', '/ledger', FULL_CONSOLE),
  createTarget('admin-broken-ledger', '/ledger', [...FULL_CONSOLE, ...UNBALANCED_LEDGER]),
  createTarget('admin-releases', '/releases', FULL_CONSOLE),
]);

/** The calls that a list, a record beside its queue, and the counters wait for. */
const PENDING_CALLS = [listPendingVerifications, getVerification, getAdminCounters] as const;

visualTests([
  whileLoading('admin-loading-overview', '', 'Loading the counters'),
  whileLoading('admin-loading-verifications', '/verifications', 'Loading verifications'),
  whileLoading('admin-loading-verification', '/verifications/verification-1', 'Loading the verification'),
]);

test.describe('rejected calls', () => {
  test.use({ expectedMessages: /503 \(Service Unavailable\)|404 \(Not Found\)/ });

  visualTests([
    afterRejection('admin-failed-overview', '', 'Failed to load the counters'),
    afterRejection('admin-failed-verifications', '/verifications', 'Failed to load verifications'),
    afterRejection(
      'admin-failed-verification',
      '/verifications/verification-1',
      'Failed to load the verification',
    ),
    afterRejection(
      'admin-missing-verification',
      '/verifications/gone',
      'This verification does not exist',
      'not_found',
    ),
  ]);
});

visualTests([
  { ...inStandaloneConsole('console-log-in', '/login'), snapshots: DESKTOP },
  { ...inStandaloneConsole('console-overview', '/', openFullConsole), snapshots: DESKTOP },
  { ...inStandaloneConsole('console-notices', '/notices', openFullConsole), snapshots: DESKTOP },
  { ...inStandaloneConsole('console-account', '/account', openFullConsole), snapshots: DESKTOP },
]);

async function openFullConsole(page: Page, origin: string): Promise<void> {
  const { username, password } = ADMINISTRATOR;
  await post(page.context(), `${origin}/api/auth/login`, { username, password });
  await mockResponses(page, [...FULL_CONSOLE, ...ADMIN_ACCOUNT]);
}

function createTarget(
  name: string,
  path: string,
  responses: MockResponses,
  prepare?: (page: Page) => Promise<void>,
): VisualTarget {
  return {
    name,
    as: DEMO_ACCOUNTS[1],
    // The page behind a dialog or an error has snapshots of its own, so one is enough.
    snapshots: prepare ? DESKTOP : BOTH,
    maxDiffPixels: BUTTON_EDGES,
    open: async (page) => {
      await mockResponses(page, responses);
      await openPage(page, `/dashboard/admin${path}`);
      await prepare?.(page);
    },
  };
}

/** A page that waits for its data. */
function whileLoading(name: string, path: string, label: string): VisualTarget {
  return createTarget(name, '', FULL_CONSOLE, async (page) => {
    await neverRespond(page, PENDING_CALLS);
    await page.goto(`/dashboard/admin${path}`);
    await waitForHydration(page);
    await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
  });
}

/** A page that cannot load its data. */
function afterRejection(name: string, path: string, title: string, code?: 'not_found'): VisualTarget {
  return createTarget(name, '', FULL_CONSOLE, async (page) => {
    await rejectRequests(page, code === 'not_found' ? [getVerification] : PENDING_CALLS, code);
    await openPage(page, `/dashboard/admin${path}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

/** A page of the console on its own origin, which is not hydrated. */
function inStandaloneConsole(
  name: string,
  path: string,
  before?: (page: Page, origin: string) => Promise<void>,
): VisualTarget {
  return {
    name,
    snapshots: BOTH,
    open: async (page, platform) => {
      const origin = platform.address('mf-admin');
      await before?.(page, origin);
      await page.goto(`${origin}${path}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
    },
  };
}
