import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

/** Slow enough that a font from the browser's cache arrives after the first paint. */
const CPU_SLOWDOWN = 6;
const PAGES = ['/', '/faq', '/login', '/dashboard'] as const;
const SAMPLE = 'Withdrawals, blueprints and rewards';

test('from the second page on, text is in the product’s font in the first frame', async ({
  page,
  member,
}) => {
  test.slow();
  expect(member.username).toBeTruthy();
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font') !== null)).toBe(true);
  // A page that needs the file of the font would be set in the fallback.
  await page.route('**/*.woff2', () => undefined);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await measureFirstFrame(page);

  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const { shown, expected } = await readWidths(page);
    expect(shown, path).toBeCloseTo(expected, 3);
  }
});

test('a new visitor’s page preloads the font and opens without it', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});

/** Measures a text in the page's font in the first frame of every page. */
async function measureFirstFrame(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    requestAnimationFrame(() => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = "16px Figtree, 'Figtree Arial', sans-serif";
      Object.assign(window, { shownWidth: context.measureText(text).width });
    });
  }, SAMPLE);
}

function readWidths(page: Page): Promise<{ shown: number; expected: number }> {
  return page.evaluate(async (text) => {
    const data = localStorage.getItem('font')?.split('\n')[2] ?? '';
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(await new FontFace('Expected', bytes, { weight: '300 900' }).load());
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = '16px Expected';
    const { shownWidth } = window as unknown as { shownWidth: number };
    return { shown: shownWidth, expected: context.measureText(text).width };
  }, SAMPLE);
}
