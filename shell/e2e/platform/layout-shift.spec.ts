import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

/** A layout shift, with the text that moved. */
type Shift = { readonly value: number; readonly moved: readonly string[] };

test.describe('a page whose font loads late', () => {
  // Chromium logs a document with status 404.
  test.use({ expectedMessages: /404 \(Not Found\).*\/nowhere/ });

  for (const path of [...PUBLIC_PAGES, '/nowhere']) {
    test(`${path} does not shift`, async ({ page }) => {
      await recordShifts(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdFonts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await waitPastFontTimeout(page);
        release();
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        await waitPastFontTimeout(page);

        expect(await readShifts(page), `${width} px`).toEqual([]);
      }
    });
  }
});

test('a font that was late is used from the next page on, without a shift', async ({ page }) => {
  await recordShifts(page);
  const release = await holdFonts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await waitPastFontTimeout(page);
  release();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font') !== null)).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await readFontsOfHeading(page)).not.toMatch(/Figtree/);

  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(heading).toHaveText('Questions, answered plainly');
  expect(await readFontsOfHeading(page)).toMatch(/Figtree/);
  expect(await readShifts(page)).toEqual([]);
});

/** Names the fonts that the page's heading is set in. */
async function readFontsOfHeading(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

/** Delays the fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(undefined);
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        // A page that a click opens replaces the one before.
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'gone');
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Waits for the first paint, and from then on longer than a browser blocks for a font. */
async function waitPastFontTimeout(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() - Math.max(from, paint.startTime) > 300;
  }, since);
}
