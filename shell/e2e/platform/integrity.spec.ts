import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test.describe('a script of the shell', () => {
  test.use({ expectedMessages: /Failed to find a valid digest|Integrity-Policy|integrity policy/i });

  test(
    'does not run if it was tampered with, and the page stays readable',
    { tag: '@core' },
    async ({ page }) => {
      await page.route(/\/assets\/[^/]+\/main\.[^/]*\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
      });
      const blocked = page.waitForEvent('console', (message) => message.text().includes('valid digest'));
      await page.goto('/');
      await page.keyboard.press('Tab');
      await blocked;

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    },
  );

  test('does not load without a hash, not even from the own origin', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);

    expect(await loadWithoutHash(page)).toBe('blocked');
  });
});

test.describe('a script of the console on its own origin', () => {
  test.use({ expectedMessages: /Integrity-Policy|integrity policy/i });

  test('loads with its hash only', async ({ page, platform }) => {
    await page.goto(platform.address('mf-admin'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await loadWithoutHash(page)).toBe('blocked');
  });
});

/** Loads the first script of a page again without a hash. */
async function loadWithoutHash(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { src = '' } = [...document.scripts].find((script) => script.src) ?? {};
    const script = document.createElement('script');
    script.src = src;
    return new Promise<string>((resolve) => {
      script.addEventListener('load', () => resolve('loaded'));
      script.addEventListener('error', () => resolve('blocked'));
      document.head.append(script);
    });
  });
}
