import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const WIDTHS = [320, 360, 768, 1280];

test('the header knows from the first paint who looks, and nothing in it moves afterwards', async ({
  page,
  member,
}) => {
  expect(member.username).toBeTruthy();
  for (const path of ['/', '/services']) await expectStill(page, path, 'Dashboard');
});

test('nor for a visitor who is signed out', async ({ page }) => {
  for (const path of ['/', '/services']) await expectStill(page, path, 'Sign Up');
});

for (const width of WIDTHS) {
  test(`at ${width} px the header fits, with its main way in`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();

    expect(await overflowOf(page)).toEqual({ page: 0, header: 0 });
  });

  test(`at ${width} px a member’s header fits`, async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('banner').locator('summary', { hasText: 'Account' })).toBeVisible();

    expect(await overflowOf(page)).toEqual({ page: 0, header: 0 });
  });
}

/** Opens a page, brings it to life, and lets nothing move on the way. */
async function expectStill(page: Page, path: string, wayIn: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: wayIn }).first();
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await link.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBe(0);
}

/** Cumulative layout shift so far. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered is delivered before the frame after the next.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            done(sum);
          }),
        );
      }),
  );
}

async function overflowOf(page: Page): Promise<{ page: number; header: number }> {
  return page.evaluate(() => {
    const over = (element: Element | null) => (element ? element.scrollWidth - element.clientWidth : NaN);
    return { page: over(document.documentElement), header: over(document.querySelector('header')) };
  });
}
