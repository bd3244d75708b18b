import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type CrawlOptions = {
  /** Path of the first page; every other page is found by its links. */
  readonly start: string;
  /** Origins outside the site that pages may link to. */
  readonly externalOrigins?: readonly string[];
  /** Returns where a path redirects to; `undefined` for a path that must not redirect. */
  readonly redirectOf?: (path: string) => string | undefined;
};

/** A page by its shape: ids are replaced, and of the query only the names count. */
type PageShape = string;

type FoundLink = { readonly href: string; readonly source: string; readonly isDownload: boolean };

/** An id, or the code of a certificate. */
const RECORD_ID = /\/([0-9a-f]{24}|[0-9A-Z]{12})(?=\/|$)/g;
const MAILTO = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?[^\s]*)?$/;
const TEL = /^tel:\+?[\d-]+$/;
/** Requests at a time for links that are not opened in the browser. */
const PARALLEL_REQUESTS = 6;

/**
 * Follows every link of a site from one page and returns the paths of the visited pages. A link on the current page is
 * clicked; a page that no link leads to is loaded. Links to a page of the same shape, such as the records of a
 * list, are only requested. Throws an error that lists every broken link.
 */
export async function crawl(page: Page, origin: string, options: CrawlOptions): Promise<readonly string[]> {
  const crawler = new Crawler(page, origin, options);
  await crawler.run();
  expect(crawler.problems, 'broken links').toEqual([]);
  return crawler.visitedPaths;
}

class Crawler {
  readonly problems: string[] = [];
  readonly visitedPaths: string[] = [];

  private readonly page: Page;
  private readonly origin: string;
  private readonly options: CrawlOptions;
  /** Links to pages that have not been visited, by shape. */
  private readonly pending = new Map<PageShape, FoundLink>();
  private readonly visitedShapes = new Set<PageShape>();
  /** Links that are checked by a request; several may lead to pages of one shape. */
  private readonly links = new Map<string, FoundLink>();
  private readonly idsByShape = new Map<PageShape, ReadonlySet<string>>();
  private readonly hashLinks: (FoundLink & { readonly shape: PageShape; readonly id: string })[] = [];
  private readonly openedMenus = new Set<string>();

  constructor(page: Page, origin: string, options: CrawlOptions) {
    this.page = page;
    this.origin = origin;
    this.options = options;
  }

  async run(): Promise<void> {
    this.add({ href: this.origin + this.options.start, source: 'the start', isDownload: false });
    for (let next = this.firstPending(); next; next = this.firstPending()) {
      const clicked = await this.findPendingLinkOnPage();
      const [shape, link] = clicked ?? next;
      this.pending.delete(shape);
      this.visitedShapes.add(shape);
      await this.visit(link, clicked !== undefined);
    }
    this.checkHashes();
    await this.requestLinks();
  }

  private firstPending(): [PageShape, FoundLink] | undefined {
    return [...this.pending][0];
  }

  /** Returns the first link of the current page that leads to a pending one. */
  private async findPendingLinkOnPage(): Promise<[PageShape, FoundLink] | undefined> {
    const targets = await this.page
      .locator('a[href]:not([target]):not([download])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of targets) {
      const shape = this.shapeOf(href);
      const link = shape === undefined ? undefined : this.pending.get(shape);
      if (shape !== undefined && link) return [shape, { ...link, href }];
    }
    return undefined;
  }

  private async visit(link: FoundLink, byClick: boolean): Promise<void> {
    const target = new URL(link.href);
    const path = target.pathname + target.search;
    const expected = this.options.redirectOf?.(path) ?? path;
    if (byClick) {
      await this.page
        .locator('a[href]:not([target]):not([download])')
        .evaluateAll(
          (links, href) => (links as HTMLAnchorElement[]).find((anchor) => anchor.href === href)?.click(),
          link.href,
        );
    } else {
      const response = await this.page.goto(link.href);
      if (!response?.ok()) this.report(link, `responded with ${response?.status()}`);
    }
    try {
      await this.page.waitForURL((url) => url.pathname + url.search === expected, { timeout: 5_000 });
    } catch {
      this.report(link, `led to ${this.page.url()}`);
      return;
    }
    await this.waitUntilLoaded(link);
    this.visitedPaths.push(path);
    await this.collect(path, this.shapeOf(this.page.url()) ?? path);
  }

  private async waitUntilLoaded(link: FoundLink): Promise<void> {
    // The address changes before React has rendered its page, which keeps the thread busy.
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // By element and not by role: a page that opens with a dialog is hidden from the accessibility tree.
    await this.page.locator('h1').first().waitFor();
    await this.page
      .getByText(/^Loading /)
      .first()
      .waitFor({ state: 'detached' });
    const failures = await this.page
      .locator('h1, h2, h3')
      .filter({ hasText: /not found|did not load|failed to load/i })
      .allInnerTexts();
    for (const title of failures) this.report(link, `shows "${title}"`);
  }

  private async collect(path: string, shape: PageShape): Promise<void> {
    await this.collectLinks(path);
    // An open dialog would cover the menus. Without one, Escape leaves the records of the console.
    if ((await this.page.getByRole('dialog').count()) > 0) await this.page.keyboard.press('Escape');
    for (const menu of await this.page.locator('button[aria-haspopup="menu"]').all()) {
      const name = (await menu.getAttribute('aria-label')) ?? (await menu.innerText());
      if (this.openedMenus.has(name) || !(await menu.isVisible()) || !(await menu.isEnabled())) continue;
      this.openedMenus.add(name);
      await menu.click();
      await this.page.getByRole('menu').waitFor();
      await this.collectLinks(`${path} (menu "${name}")`);
      await this.page.keyboard.press('Escape');
      await this.page.getByRole('menu').waitFor({ state: 'detached' });
    }
    const ids = await this.page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    this.idsByShape.set(shape, new Set(ids));
  }

  private async collectLinks(source: string): Promise<void> {
    const found = await this.page.locator('a[href], form[method="get"][action]').evaluateAll((elements) =>
      elements.map((element) => ({
        href: element instanceof HTMLAnchorElement ? element.href : (element as HTMLFormElement).action,
        isDownload: element.hasAttribute('download'),
      })),
    );
    for (const link of found) this.add({ ...link, source });
  }

  private add(link: FoundLink): void {
    const { protocol, origin, hash, pathname, search } = new URL(link.href);
    if (protocol === 'mailto:' || protocol === 'tel:') {
      if (!(protocol === 'tel:' ? TEL : MAILTO).test(link.href)) this.report(link, 'is malformed');
      return;
    }
    if (origin !== this.origin) {
      // The sources of a lesson are elsewhere, and out of reach here.
      if (protocol === 'https:' && link.source.startsWith('/learn/')) return;
      if (!this.options.externalOrigins?.includes(origin)) this.report(link, 'leaves the site');
      else this.links.set(link.href, link);
      return;
    }
    const shape = this.shapeOf(link.href) ?? pathname;
    if (hash.length > 1) this.hashLinks.push({ ...link, shape, id: decodeURIComponent(hash.slice(1)) });
    this.links.set(origin + pathname + search, link);
    // An answer of the API is no page.
    const isPage = !link.isDownload && !pathname.startsWith('/api/');
    if (isPage && !this.visitedShapes.has(shape) && !this.pending.has(shape)) this.pending.set(shape, link);
  }

  /** Returns the shape of a page of this site; `undefined` for other addresses. */
  private shapeOf(href: string): PageShape | undefined {
    const { origin, pathname, searchParams } = new URL(href);
    if (origin !== this.origin) return undefined;
    return [pathname.replaceAll(RECORD_ID, '/:id'), ...[...searchParams.keys()].sort()].join(' ');
  }

  private checkHashes(): void {
    for (const link of this.hashLinks)
      if (!this.idsByShape.get(link.shape)?.has(link.id)) this.report(link, 'has no target');
  }

  /** Requests every link once, also those that were only clicked. */
  private async requestLinks(): Promise<void> {
    const queue = [...this.links.entries()];
    const work = async (): Promise<void> => {
      for (let entry = queue.shift(); entry; entry = queue.shift()) await this.requestLink(...entry);
    };
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  }

  private async requestLink(url: string, link: FoundLink): Promise<void> {
    const response = await this.page.request.get(url, { maxRedirects: 0 });
    const { pathname, search, origin } = new URL(url);
    const redirect = origin === this.origin ? this.options.redirectOf?.(pathname + search) : undefined;
    const location = response.headers().location;
    const isRedirected = redirect !== undefined && (location === undefined || location === redirect);
    if (response.status() >= 400 || (location !== undefined && !isRedirected && origin === this.origin))
      this.report(link, `responded with ${response.status()} ${location ?? ''}`);
  }

  private report({ href, source }: FoundLink, problem: string): void {
    this.problems.push(`${href} on ${source} ${problem}`);
  }
}
