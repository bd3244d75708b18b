import type { Locator, Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { FreeTasksScreen } from '../screens/free-tasks.screen.ts';
import { expect } from '../support/fixtures.ts';
import { MEMBER_PAGES } from '../support/member-pages.ts';
import { test } from '../support/admin-fixtures.ts';

/** Upper bound on focusable elements per page. */
const MAX_STOPS = 150;
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the chat button never covers the focused element', async ({ page, member }) => {
      test.slow();
      expect(member.username).toBeTruthy();
      for (const path of MEMBER_PAGES) {
        await openWithoutMotion(page, path);
        await page.keyboard.press('Tab');
        await expectNothingCovered(page, 'Tab');
      }
    });

    for (const key of ['Tab', 'Shift+Tab'] as const) {
      test(`a toast never covers the focused element, with ${key}`, async ({ page, member }) => {
        expect(member.username).toBeTruthy();
        const toast = await openWithToast(page);
        await expectNothingCovered(page, key);
        await expect(toast).toBeVisible();
      });
    }
  });
}

test('F8 moves the focus to the notifications, where one can be dismissed', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  const toast = await openWithToast(page);

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(toast).toHaveCount(0);
});

test('keeps the focus in place when an action removes its button', async ({ page, seeder, logIn }) => {
  const member = await seeder.activeMember();
  await logIn(member);
  const focused = page.getByRole('main').locator(':focus');

  await test.step('a button that is disabled while its request runs', async () => {
    await openWithoutMotion(page, '/dashboard/free-tasks');
    await new FreeTasksScreen(page).detectBrowser.press('Enter');
    await expect(focused).toHaveText('Detect again');
  });

  await test.step('a card that is replaced by the next', async () => {
    await openWithoutMotion(page, '/dashboard');
    await new DashboardScreen(page).claimBonus.press('Enter');
    await expect(focused).toContainText('Start this task');
  });

  await test.step('a row that is completed', async () => {
    const first = new DashboardScreen(page).todaysTasks.getByRole('listitem').first();
    const done = await first.getByRole('link').innerText();
    await first.getByRole('button').press('Enter');
    await expect(first).toBeFocused();
    await expect(first).not.toContainText(done);
  });

  await test.step('a dialog whose trigger has disappeared', async () => {
    await seeder.purchase(member);
    await openWithoutMotion(page, '/blueprint/2');
    await page.getByRole('button', { name: 'Cancel purchase' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel purchase' }).press('Enter');
    await expect(new BlueprintScreen(page).purchase).toBeVisible();
    await expect(focused).toHaveCount(1);
  });
});

async function openWithoutMotion(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a page with a toast and the focus on the button that triggered it. */
async function openWithToast(page: Page): Promise<Locator> {
  await openWithoutMotion(page, '/dashboard/referrals');
  await page.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('listitem').filter({ hasText: 'Send it to a friend.' });
  await expect(toast).toBeVisible();
  return toast;
}

/** Tabs once around the page, back to the focused element, and checks each stop. */
async function expectNothingCovered(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const start = await page.evaluateHandle(() => document.activeElement);
  const covered: string[] = [];
  for (let tabs = 1; tabs < MAX_STOPS; tabs++) {
    await page.keyboard.press(key);
    const { name, isCovered, isStart } = await page.evaluate(inspectFocus, start);
    if (isCovered) covered.push(name);
    if (!isStart) continue;
    expect(tabs, 'focus stops').toBeGreaterThan(3);
    expect(covered, `covered at ${page.url()}`).toEqual([]);
    return;
  }
  throw new Error(`the focus did not return at ${page.url()}`);
}

/** Runs in the page. Tests whether a fixed element covers the center or an edge of the focused element. */
async function inspectFocus(start: Element | null) {
  // The focused element is scrolled into view, and a toast moves away a frame later.
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  const focused = document.activeElement ?? document.body;
  const findFixedParent = (element: Element | null): Element | null => {
    if (!element) return null;
    return getComputedStyle(element).position === 'fixed' ? element : findFixedParent(element.parentElement);
  };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const points = [
    [0.5, 0.5],
    [0.05, 0.5],
    [0.95, 0.5],
    [0.5, 0.05],
    [0.5, 0.95],
  ] as const;
  const isCovered =
    focused !== document.body &&
    !findFixedParent(focused) &&
    points.some(([x, y]) => findFixedParent(document.elementFromPoint(left + width * x, top + height * y)));
  const name = focused.getAttribute('aria-label') ?? focused.textContent;
  return { name, isCovered, isStart: focused === start };
}
