// cspell:ignore connectionrefused
import type { Page } from '@playwright/test';
import { ADMINISTRATOR, expect, test as base, waitForHydration } from '../support/fixtures.ts';
import type { PageReport } from '../support/page-monitor.ts';
import { readLiveAssets } from '../support/releases.ts';
import { breakScript, createFilePattern, FAULTS, type Fault } from '../support/remote-faults.ts';

type Section = { readonly remote: 'mf-marketing' | 'mf-dashboard' | 'mf-admin'; readonly pageChunk: string };

/** How a page is reached: by a link in an open document, or by its address. */
type Way = 'link' | 'address';

type Fixtures = {
  /** Runs a function for each fault of a section and each way to a page, while the fault lasts. */
  readonly forEachFault: (
    section: Section,
    faults: readonly Fault[],
    run: (fault: Fault, way: Way, file: RegExp) => Promise<void>,
  ) => Promise<void>;
};

const test = base.extend<Fixtures>({
  forEachFault: async ({ page, platform, logIn, report }, use) => {
    await logIn(ADMINISTRATOR);
    await page.clock.install();
    await recordScripts(page);
    await use(async ({ remote, pageChunk }, faults, run) => {
      const files = {
        shellOrigin: platform.address('shell'),
        origin: platform.address(remote),
        pageChunk,
        overlays: readLiveAssets(platform, 'shell').overlays,
      };
      for (const [fault, way] of faults.flatMap((each) =>
        listWays(each).map((way) => [each, way] as const),
      )) {
        await test.step(`the ${fault.file} ${fault.name}, on the way of a ${way}`, async () => {
          report.messages.length = 0;
          await breakScript(page, fault, files);
          await run(fault, way, createFilePattern(fault.file, files));
          expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
    });
  },
});

/** The overlays are the shell's own and come with the document, whatever leads to a page. */
function listWays({ file }: Fault): Way[] {
  return file === 'overlays' ? ['address'] : ['address', 'link'];
}

/**
 * Each kind of fault in each remote, on the way of a link and of an address. The rest of the page keeps working, the
 * first cause is reported once, and one click heals the page in the same document: it requests the file once, at once.
 */
test.use({
  actionTimeout: 15_000,
  // The clock jumps over time limits, so that toasts, which load when the page is idle, can miss theirs.
  expectedMessages:
    /Failed to load resource|ChunkLoadError|mf-\w+: |valid digest|CORS policy|ScriptNetworkError|RUNTIME-00|preload|MIME type/,
});
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

type Visit = { readonly path: string; readonly heading: string };

type MemberSection = Section & {
  readonly title: string;
  readonly first: Visit;
  /** A page with dialogs or menus. */
  readonly withOverlays: Visit;
  /** Follows a link into the section. */
  readonly follow: (page: Page) => Promise<void>;
};

const SECTIONS: readonly MemberSection[] = [
  {
    remote: 'mf-dashboard',
    title: 'The dashboard',
    pageChunk: 'dashboard-home-page',
    first: { path: '/dashboard', heading: 'Welcome back' },
    withOverlays: { path: '/dashboard/withdrawals', heading: 'Withdrawals' },
    follow: (page) => page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click(),
  },
  {
    remote: 'mf-admin',
    title: 'The admin area',
    pageChunk: 'overview-page',
    first: { path: '/dashboard/admin', heading: 'Admin Dashboard' },
    withOverlays: { path: '/dashboard/admin/users', heading: 'Users' },
    async follow(page) {
      await page.locator('summary', { hasText: 'Account' }).click();
      await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    },
  },
];

for (const section of SECTIONS) {
  test(`${section.remote} heals with one click after each kind of fault`, async ({
    page,
    report,
    forEachFault,
  }) => {
    await forEachFault(section, FAULTS, async (fault, way, file) => {
      const { path, heading } = fault.file === 'overlays' ? section.withOverlays : section.first;
      if (way === 'address') {
        await page.goto(path, { waitUntil: 'commit' });
      } else {
        await page.goto('/cookies');
        await waitForHydration(page);
        await section.follow(page);
      }
      if (fault.kind === 'heals') {
        await waitForHeading(page, heading);
        expect(countReports(report)).toBe(0);
        return;
      }
      const title = ['page', 'overlays'].includes(fault.file) ? 'This page' : section.title;
      await waitForHeading(page, `${title} did not load`, fault, file);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect.poll(() => countReports(report)).toBe(1);
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await expectRetryHeals(page, heading, fault, file);
    });
  });
}

test('mf-marketing heals with one click after each kind of fault, if the server does not have its page either', async ({
  page,
  report,
  forEachFault,
}) => {
  const section = { remote: 'mf-marketing', pageChunk: 'faq-page' } as const;
  const faults = FAULTS.filter(({ file }) => file !== 'overlays');
  await forEachFault(section, faults, async (fault, way, file) => {
    // A public page that is opened by its address is there without its code.
    if (way === 'address') return;
    await page.route(/./, (route) =>
      route.request().method() === 'HEAD' ? route.abort('connectionrefused') : route.fallback(),
    );
    const { from, link, heading } = getPublicLink(fault);
    await page.goto(from);
    await waitForHydration(page);
    await page.getByRole('link', { name: link }).first().click();
    if (fault.kind === 'heals') {
      await waitForHeading(page, heading);
      return;
    }
    await waitForHeading(page, 'This page did not load', fault, file);
    await expect.poll(() => countReports(report)).toBe(1);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await expectRetryHeals(page, heading, fault, file);
  });
});

test('the public pages stay readable and linked with each kind of fault in mf-marketing', async ({
  page,
  forEachFault,
}) => {
  const section = { remote: 'mf-marketing', pageChunk: 'faq-page' } as const;
  const faults = FAULTS.filter(({ file }) => file !== 'overlays');
  await forEachFault(section, faults, async (fault, way, file) => {
    const { from, link, heading } = getPublicLink(fault);
    if (way === 'address') {
      await page.goto('/faq', { waitUntil: 'commit' });
      await waitForHeading(page, 'Questions, answered plainly');
    } else {
      await page.goto(from);
      await waitForHydration(page);
      await page.getByRole('link', { name: link }).first().click();
      await waitForHeading(page, heading, fault, file);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await waitForLivePage(page, fault);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await waitForHeading(page, 'Learn, earn and work with AI');
  });
});

/** Returns a link to a public page. Only a page of another section does not have the container yet. */
function getPublicLink({ file }: Fault): {
  readonly from: string;
  readonly link: string;
  readonly heading: string;
} {
  return file === 'page'
    ? { from: '/cookies', link: 'FAQ', heading: 'Questions, answered plainly' }
    : { from: '/dashboard/support', link: 'AI Skill', heading: 'Learn an AI skill' };
}

/**
 * Expects that one click shows the page in the same document, with one round of requests and within a second of the
 * page's clock. It stands still, so that what the page waits for does not depend on how fast the machine is.
 */
async function expectRetryHeals(page: Page, name: string, fault: Fault, file: RegExp): Promise<void> {
  const requested = collectScripts(page, file);
  const registries = collectRequests(page, /\/registry\.json$/);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  const heading = page.getByRole('heading', { level: 1, name });
  let passedMs = 0;
  await expect(async () => {
    if (!(await heading.isVisible()) && passedMs < 1_000) {
      await page.clock.runFor(100);
      passedMs += 100;
    }
    await heading.waitFor({ timeout: 1_000 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await page.clock.resume();
  expect(requested).toEqual([...new Set(requested)]);
  // A shared package keeps its failure until the first attempt has found it; the second one requests it, at once.
  expect(registries.length).toBeLessThanOrEqual(fault.file === 'overlays' ? 2 : 1);
  // A request that got no response yet may get it now.
  if (fault.kind !== 'hangs') expect(requested).not.toEqual([]);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}

/** Waits until the layout is interactive, also if the code of its page does not respond. */
async function waitForLivePage(page: Page, { kind }: Fault): Promise<void> {
  if (kind !== 'hangs') return waitForHydration(page);
  return expect(async () => {
    await page.clock.fastForward(5_100);
    expect(await page.evaluate(() => (window as { pageIsAlive?: boolean }).pageIsAlive)).toBe(true);
  }).toPass({ intervals: [100], timeout: 15_000 });
}

/** Keeps the addresses of the scripts that each document of a page has requested, also of those that have loaded. */
async function recordScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requestedScripts: string[] = [];
    Object.assign(globalThis, { requestedScripts });
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) requestedScripts.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Waits for a page. A script that does not respond fails when the time limits of both attempts have passed: the clock
 * jumps there, but not while other scripts are on their way, for which it would be over too.
 */
async function waitForHeading(page: Page, name: string, fault?: Fault, file?: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name });
  if (fault?.kind !== 'hangs' || !file) return heading.waitFor();
  return expect(async () => {
    if (await waitsForFault(page, fault, file)) await page.clock.fastForward(5_100);
    await heading.waitFor({ timeout: 200 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

/** Whether a document waits for the faulty script. The overlays are requested before the page that needs them. */
async function waitsForFault(page: Page, fault: Fault, file: RegExp): Promise<boolean> {
  const needed = fault.file === 'overlays' ? /-page\.[^/]+\.js$/ : file;
  return page.evaluate(
    ([faulty, last]) => {
      const { requestedScripts } = globalThis as unknown as { requestedScripts: string[] };
      const isPending = [...document.scripts].some(({ src }) => new RegExp(faulty).test(src));
      return isPending && requestedScripts.some((src) => new RegExp(last).test(src));
    },
    [file.source, needed.source] as const,
  );
}

/** Returns the list of the scripts that a page runs from now on, without what makes their addresses differ. */
function collectScripts(page: Page, file: RegExp): string[] {
  return collectRequests(page, file, 'script');
}

/** Returns the list of the paths that a page requests from now on. */
function collectRequests(page: Page, address: RegExp, type?: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const isWanted = type === undefined || request.resourceType() === type;
    if (isWanted && address.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/** Counts the failures that the page has reported to the script that sends errors to the server. */
function countReports({ messages }: PageReport): number {
  return messages.filter((message) => /^uncaught: RemoteLoadError/.test(message)).length;
}
