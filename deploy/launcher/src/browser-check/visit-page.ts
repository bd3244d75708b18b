import AxeBuilder from '@axe-core/playwright';
import { signedInHintName, type User } from '@platform/contracts';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** What a visit needs. */
export type Visit = {
  readonly browser: Browser;
  /** Origin of the shell. */
  readonly origin: string;
  /** Path of a route, with `:parameters`. */
  readonly path: string;
};

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** How much of a page's time passes, in an instant: what a timer does wrong after three seconds is found too. */
const PAGE_TIME_MS = 5_000;
/** A timer may run without an end. */
const TIME_LIMIT_MS = 30_000;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Parameters have a value that no record has. */
const PARAMETER = /:\w+/g;

/** What a page does wrong, and how it looked then. */
type Findings = { readonly faults: readonly string[]; readonly picture: Buffer | undefined };

/**
 * Opens a page and lists what its code does wrong: console messages, uncaught errors, violations of the content
 * security policy and of axe's rules, leaving for another page, and more width than a phone has.
 *
 * There is no API. A page that needs a session is opened as an administrator whose other data does not arrive, so it
 * shows its error states: the check is about code that loads and mounts, not about data.
 */
export async function visitPage({ browser, origin, path }: Visit): Promise<Findings> {
  const url = origin + path.replaceAll(PARAMETER, '0');
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const exits = watchExits(page);
  try {
    if (await needsSession(url)) await startSession(context, origin);
    const problems = await watch(context);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (window as { pageIsAlive?: boolean }).pageIsAlive === true);
    const violations = await findAxeViolations(page);
    const picture = await takePicture(page);
    const width = await findExcessWidth(page);
    // An effect may throw late. No frame is drawn afterwards.
    const timers = await passTime(page);
    return { faults: [...exits, ...problems, ...violations, ...width, ...timers], picture };
  } catch (error) {
    const fault = `does not become interactive: ${getFirstLine(getErrorMessage(error))}`;
    return { faults: [...exits, fault], picture: await takePicture(page) };
  } finally {
    await context.close();
  }
}

/** Takes a picture, if the browser can. */
function takePicture(page: Page): Promise<Buffer | undefined> {
  return page.screenshot().catch(() => undefined);
}

/** Collects where a page goes by itself, but for what the server redirects and what the router shows. */
function watchExits(page: Page): string[] {
  const exits: string[] = [];
  let isOpen = false;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || request.redirectedFrom())
      return;
    if (isOpen) exits.push(`leaves for ${request.url()}`);
    isOpen = true;
  });
  return exits;
}

/** Lets time pass in the browser itself, so that an error in a timer is what it is elsewhere. */
async function passTime(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  session.once('Emulation.virtualTimeBudgetExpired', () => resolve([]));
  const limit = setTimeout(() => resolve(['has a timer that does not end']), TIME_LIMIT_MS);
  session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: PAGE_TIME_MS }).catch(reject);
  return promise.finally(() => clearTimeout(limit));
}

async function findExcessWidth(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const { width, available } = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width: scrollWidth, available: clientWidth };
  });
  return width > available ? [`is ${width} px wide on a phone of ${available} px`] : [];
}

/** The shell redirects from a page that needs a session. */
async function needsSession(url: string): Promise<boolean> {
  const { status } = await fetch(url, { redirect: 'manual' });
  return status === 302;
}

async function startSession(context: BrowserContext, origin: string): Promise<void> {
  const name = signedInHintName({ production: false, port: Number(new URL(origin).port) });
  await context.addCookies([{ name, value: '1', url: origin }]);
  await context.route('**/api/auth/me', (route) => route.fulfill({ json: ADMINISTRATOR }));
}

/** Collects the problems of all pages of a context from now on. */
async function watch(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!isAboutApi(message)) problems.push(`writes to the console: ${getFirstLine(message.text())}`);
  });
  context.on('weberror', (error) => void problems.push(`has an uncaught error: ${error.error().message}`));
  await context.exposeFunction('reportViolation', (violation: string) => {
    problems.push(`violates the content security policy: ${violation}`);
  });
  await context.addInitScript(() => {
    const page = window as unknown as { reportViolation: (text: string) => void; pageIsAlive?: boolean };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      page.reportViolation(`${violatedDirective} ${blockedURI}`);
    });
    addEventListener('page-alive', () => {
      page.pageIsAlive = true;
    });
  });
  return problems;
}

/** Leaves out stack traces. */
function getFirstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** The browser itself logs calls that fail, and here all do. */
function isAboutApi(message: ConsoleMessage): boolean {
  return (
    message.type() === 'error' &&
    new URL(message.location().url, 'http://page.invalid').pathname.startsWith('/api/')
  );
}

async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: RULES, resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `violates the accessibility rule ${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  );
}

const ADMINISTRATOR: User = {
  id: 'user-1',
  username: 'release-check',
  fullName: null,
  email: 'release-check@example.org',
  emailVerified: true,
  phoneNumber: null,
  isAdmin: true,
  adminRoles: ['owner'],
  mustSetUpSecondFactor: false,
  deletesAt: null,
  secondFactorReset: null,
  payoutsPausedUntil: null,
  payoutsPausedCause: null,
  signupBonusClaimed: true,
  referralCode: 'CHECK123',
  createdAt: '2026-01-02T08:00:00.000Z',
  balance: 0,
  lockedBalance: 0,
  heldBalance: 0,
  totalEarned: 0,
  totalWithdrawn: 0,
  nextUnlock: null,
  tasksToday: { completed: 0, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' },
  unreadNotices: 0,
  now: '2026-01-02T12:00:00.000Z',
};
