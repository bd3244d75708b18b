import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/services', '/faq']) {
  test(`every tab of ${path} can be reached on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectTabsInReach(page);
  });
}

test('every tab of the withdrawals can be reached on a phone', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/dashboard/withdrawals');
  await expectTabsInReach(page);
});

/** Expects that the tabs stay in one row, and that the one that is chosen comes into view with the whole of its name. */
async function expectTabsInReach(page: Page): Promise<void> {
  await waitForHydration(page);
  const tabs = page.getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() =>
        tab.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth;
        }),
      )
      .toBe(false);
  }
  const tops = await tabs.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
}
