import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const WIDTHS = [320, 360, 768, 1280];

test(
  'shows a member’s header from the first paint, and nothing in it moves afterwards',
  { tag: '@core' },
  async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    for (const path of ['/', '/services']) await expectNoShift(page, path, 'Dashboard');
  },
);

test('shows a visitor’s header from the first paint, and nothing in it moves afterwards', async ({
  page,
}) => {
  for (const path of ['/', '/services']) await expectNoShift(page, path, 'Sign Up');
});

for (const width of WIDTHS) {
  test(`at ${width} px a visitor's header fits and has its sign-up link`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();

    expect(await measureOverflow(page)).toEqual({ page: 0, header: 0 });
  });

  test(`at ${width} px a member's header fits`, async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(page.getByRole('banner').locator('summary', { hasText: 'Account' })).toBeVisible();

    expect(await measureOverflow(page)).toEqual({ page: 0, header: 0 });
  });
}

for (const width of [360, 768, 1280]) {
  test(`at ${width} px a toast covers no control of the header and moves nothing`, async ({
    page,
    member,
  }) => {
    expect(member.username).toBeTruthy();
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await waitForHydration(page);
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'Account' }).click();
    await header.getByRole('button', { name: 'Logout' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'You have been logged out.' });
    await expect(toast).toBeVisible();

    await expect(header.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    const bar = (await header.boundingBox())!;
    expect((await toast.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    expect(await header.boundingBox()).toEqual(bar);
  });
}

/** Opens a page and expects that nothing moves until it is hydrated. */
async function expectNoShift(page: Page, path: string, linkName: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: linkName }).first();
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await link.boundingBox()).toEqual(before);
  expect(await measureShift(page)).toBe(0);
}

/** Returns the cumulative layout shift so far. */
async function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered within two frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            done(sum);
          }),
        );
      }),
  );
}

async function measureOverflow(page: Page): Promise<{ page: number; header: number }> {
  return page.evaluate(() => {
    const over = (element: Element | null) => (element ? element.scrollWidth - element.clientWidth : NaN);
    return { page: over(document.documentElement), header: over(document.querySelector('header')) };
  });
}
