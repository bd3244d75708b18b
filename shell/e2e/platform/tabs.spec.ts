import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/services', '/faq']) {
  test(`every tab of ${path} is in view on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectTabsInView(page);
  });
}

test('every tab of the withdrawals is in view on a phone', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/dashboard/withdrawals');
  await expectTabsInView(page);
});

/** Expects each tab to be inside the window, with the whole of its name. */
async function expectTabsInView(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const cutOff = await tabs.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth;
      })
      .map((element) => element.textContent),
  );
  expect(cutOff).toEqual([]);
}
