import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('a page that is loaded anew opens at its top, and Back returns to where the last one was', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 900));

  await followFullLoad(page, '/faq');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await followFullLoad(page, '/services');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('a page that is loaded anew opens at the heading of its hash', async ({ page }) => {
  await open(page, '/faq');
  await page.evaluate(() => scrollTo(0, 500));

  await followFullLoad(page, '/#how-it-works');

  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back and reload wait for the content of a dashboard page', async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.goto('/dashboard');
    // The tasks come last, above the updates, and are taller than their skeleton.
    await expect(page.getByRole('region', { name: "Today's tasks" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await followFullLoad(page, '/dashboard/settings');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Follows a link that loads the document, as one from an email or to another origin and back does. */
async function followFullLoad(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await page.waitForURL(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
