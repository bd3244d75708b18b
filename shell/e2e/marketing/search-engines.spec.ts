import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCourses, PAGE_PATHS, type CourseSummary } from '@platform/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { LISTED_PAGES, PUBLIC_PAGES, UNLISTED_PAGES } from '../support/public-pages.ts';

/** Pages that search engines may find, but need not be told about. */
const FORM_PAGES: readonly string[] = ['/login', '/forgot-password', '/login-link'];
const SHARE_IMAGE = readFileSync(join(import.meta.dirname, '../../share-image/share-image.png'));

test.describe('the head of a page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the product’s title on the home page', { tag: '@core' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('AI Skill - Learn, Earn and Work with AI Skills');
  });

  for (const path of LISTED_PAGES) {
    test(`${path} has a canonical URL, a description and a preview image`, async ({
      page,
      platform,
      request,
    }) => {
      const url = platform.address('shell') + path;
      await page.goto(`${path}?utm_source=elsewhere`);
      const head = await readHead(page);

      expect(head['link canonical']).toEqual([url]);
      expect(head['og:url']).toEqual([url]);
      expect(head['og:title']).toEqual([await page.title()]);
      expect(head['og:description']).toEqual(head.description);
      expect(head.description?.[0]?.length).toBeGreaterThan(40);
      expect(head.robots).toBeUndefined();
      const image = await request.get(String(head['og:image']));
      expect(image.headers()['content-type']).toBe('image/png');
      expect(await image.body()).toEqual(SHARE_IMAGE);
    });
  }

  for (const path of UNLISTED_PAGES) {
    test(`${path} is not indexed`, async ({ page }) => {
      await page.goto(path);
      const head = await readHead(page);

      expect(head.robots).toEqual(['noindex']);
      expect(head['link canonical']).toBeUndefined();
    });
  }

  test('has a unique title and description on every page', { tag: '@core' }, async ({ page }) => {
    const heads: string[] = [];
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      heads.push(await page.title(), String((await readHead(page)).description));
    }
    expect(new Set(heads).size).toBe(2 * PUBLIC_PAGES.length);
  });

  test('says who runs the site, where a page is and what blueprints cost', async ({ page, platform }) => {
    const origin = platform.address('shell');
    await page.goto('/');
    const [graph] = (await readStructuredData(page)).filter((item) => item['@graph']);
    expect(graph).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] });
    await page.goto('/services');
    const data = await readStructuredData(page);
    expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ item: `${origin}/` }, { item: `${origin}/services` }],
    });
    expect(data.find((item) => item['@type'] === 'OfferCatalog')).toMatchObject({ numberOfItems: 10 });
  });

  for (const path of ['/', '/faq']) {
    test(`${path} has the questions and answers of the page as structured data`, async ({ page }) => {
      await page.goto(path);
      const shown = await page
        .getByRole('main')
        .locator('details')
        .evaluateAll((groups) => groups.map((group) => group.textContent));
      const data = (await readStructuredData(page)).find((item) => item['@type'] === 'FAQPage') as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      };

      expect(data.mainEntity.map(({ name, acceptedAnswer }) => name + acceptedAnswer.text)).toEqual(shown);
      expect(shown.length).toBeGreaterThanOrEqual(5);
    });
  }
});

test(
  'the sitemap lists exactly the indexed pages but for forms without a text, and each exists',
  { tag: '@core' },
  async ({ request, platform }) => {
    const sitemap = await request.get('/sitemap.xml');
    const urls = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

    expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const pages: readonly string[] = LISTED_PAGES.filter((path) => !FORM_PAGES.includes(path));
    const listed = new Set([...pages, ...(await listCoursePages(request))]);
    expect([...urls].sort()).toEqual([...listed].map((path) => platform.address('shell') + path).sort());
    for (const url of urls) expect(await fetchStatus(request, String(url))).toBe(200);
  },
);

test(
  'robots.txt excludes the dashboard and names the sitemap',
  { tag: '@core' },
  async ({ request, platform }) => {
    const robots = await request.get('/robots.txt');

    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await robots.text()).toContain(`Sitemap: ${platform.address('shell')}/sitemap.xml`);
    expect(await robots.text()).toContain('Disallow: /dashboard\n');
  },
);

test('icons exist where browsers and crawlers look, and a slash at the end leads to the page', async ({
  request,
}) => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icon.svg', '/manifest.webmanifest']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect((await response.body()).length).toBeLessThan(10_000);
  }
  const response = await request.get('/about/?from=mail', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, '/about?from=mail']);
});

test('a member’s page is not indexed', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  const html = await (await page.request.get('/dashboard')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('a navigation in the browser leaves one canonical URL and one title in the head', async ({
  page,
  platform,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle('FAQ · AI Skill');

  const head = await readHead(page);
  expect(head['link canonical']).toEqual([`${platform.address('shell')}/faq`]);
  expect(head['og:title']).toEqual(['FAQ · AI Skill']);
});

/** Reads what the page says to search engines. */
async function readStructuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** Lists the pages of all courses and lessons that the API has. */
async function listCoursePages(request: APIRequestContext): Promise<string[]> {
  const { items } = (await (await request.get(listCourses.path)).json()) as {
    items: CourseSummary[];
  };
  return items.flatMap(({ slug, lessons }) => [
    PAGE_PATHS.course(slug),
    ...lessons.map((lesson) => PAGE_PATHS.lesson(slug, lesson.slug)),
  ]);
}

/** Reads the head's metadata by name. */
async function readHead(page: { evaluate<T>(read: () => T): Promise<T> }) {
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

async function fetchStatus(request: APIRequestContext, url: string): Promise<number> {
  return (await request.get(url, { maxRedirects: 0 })).status();
}
