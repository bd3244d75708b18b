import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

/** Pages that only a mail leads to have a token in their address. */
const LISTED = PUBLIC_PAGES.filter((path) => !path.includes('?'));
const UNLISTED = PUBLIC_PAGES.filter((path) => path.includes('?'));

const SHARE_IMAGE = readFileSync(join(import.meta.dirname, '../share-image/share-image.png'));

test.describe('what a crawler reads, without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has the title of the product', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('AI Skill - Learn, Earn and Work with AI Skills');
  });

  for (const path of LISTED) {
    test(`${path} names its one address, describes itself, and brings a picture`, async ({
      page,
      platform,
      request,
    }) => {
      const address = platform.address('shell') + path;
      await page.goto(`${path}?utm_source=elsewhere`);
      const head = await headOf(page);

      expect(head['link canonical']).toEqual([address]);
      expect(head['og:url']).toEqual([address]);
      expect(head['og:title']).toEqual([await page.title()]);
      expect(head['og:description']).toEqual(head.description);
      expect(head.description?.[0]?.length).toBeGreaterThan(40);
      expect(head.robots).toBeUndefined();
      const picture = await request.get(String(head['og:image']));
      expect(picture.headers()['content-type']).toBe('image/png');
      expect(await picture.body()).toEqual(SHARE_IMAGE);
    });
  }

  for (const path of UNLISTED) {
    test(`${path} asks not to be listed`, async ({ page }) => {
      await page.goto(path);
      const head = await headOf(page);

      expect(head.robots).toEqual(['noindex']);
      expect(head['link canonical']).toBeUndefined();
    });
  }

  test('no two pages have the same title or description', async ({ page }) => {
    const heads: string[] = [];
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      heads.push(await page.title(), String((await headOf(page)).description));
    }
    expect(new Set(heads).size).toBe(2 * PUBLIC_PAGES.length);
  });

  for (const path of ['/', '/faq']) {
    test(`${path} tells its questions and answers as data, the same as on the page`, async ({ page }) => {
      await page.goto(path);
      const shown = await page
        .getByRole('main')
        .locator('details')
        .evaluateAll((groups) => groups.map((group) => group.textContent));
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      ) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };

      expect(data.mainEntity.map(({ name, acceptedAnswer }) => name + acceptedAnswer.text)).toEqual(shown);
      expect(shown.length).toBeGreaterThanOrEqual(5);
    });
  }
});

test('the sitemap lists exactly the pages that may be found, and each answers', async ({
  request,
  platform,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect([...addresses].sort()).toEqual(LISTED.map((path) => platform.address('shell') + path).sort());
  for (const address of addresses) expect(await statusOf(request, String(address))).toBe(200);
});

test('robots.txt keeps crawlers out of the dashboard and leads to the sitemap', async ({
  request,
  platform,
}) => {
  const robots = await request.get('/robots.txt');

  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${platform.address('shell')}/sitemap.xml`);
  expect(await robots.text()).toContain('Disallow: /dashboard\n');
});

test('a member’s page asks not to be listed', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  const html = await (await page.request.get('/dashboard')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('going from page to page in the browser leaves one address and one title in the head', async ({
  page,
  platform,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle('FAQ · AI Skill');

  const head = await headOf(page);
  expect(head['link canonical']).toEqual([`${platform.address('shell')}/faq`]);
  expect(head['og:title']).toEqual(['FAQ · AI Skill']);
});

/** What the head says, by name. */
async function headOf(page: { evaluate<T>(read: () => T): Promise<T> }) {
  return page.evaluate(() => {
    const found: Record<string, string[]> = {};
    for (const element of document.head.querySelectorAll(
      'meta[name], meta[property], link[rel="canonical"]',
    )) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? 'link canonical';
      const value = element.getAttribute('content') ?? element.getAttribute('href') ?? '';
      (found[name] ??= []).push(value);
    }
    return found;
  });
}

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address, { maxRedirects: 0 })).status();
}
