import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { connectPlatform, type Platform } from './platform.ts';
import { listPlatforms } from './run-platforms.ts';
import { monitorPages, type PageReport } from './page-monitor.ts';

/** The credentials of an account. */
export type Account = { readonly username: string; readonly password: string };

type WorkerFixtures = { readonly platform: Platform };

type Fixtures = {
  /** Console messages that a test provokes. */
  readonly expectedMessages: RegExp;
  /** Console messages and policy violations of the test's pages. Unexpected ones fail the test. */
  readonly report: PageReport;
  /** A new member, logged in in this browser. */
  readonly member: Account;
  /** Logs in without the form; `origin` is the shell's by default. */
  readonly logIn: (account: Account, origin?: string) => Promise<void>;
};

/** Playwright's `test` with the fixtures of this suite. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  platform: [
    async ({}, use, { parallelIndex }) => {
      const platform = listPlatforms()[parallelIndex];
      if (!platform) throw new Error(`worker ${parallelIndex} has no platform`);
      await use(connectPlatform(platform.dataFolder));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.address('shell')),
  expectedMessages: [/(?!)/, { option: true }],
  report: [
    async ({ context, expectedMessages }, use) => {
      const report = await monitorPages(context);
      await use(report);
      expectNoPageErrors(report, expectedMessages);
    },
    { auto: true },
  ],
  member: async ({ context, platform }, use) => {
    const username = `member-${crypto.randomUUID().slice(0, 13)}`;
    const account = { username, password: 'a-line-of-its-own' };
    await post(context, `${platform.address('shell')}/api/auth/register`, {
      ...account,
      email: `${username}@example.org`,
    });
    await use(account);
  },
  logIn: async ({ context, platform }, use) => {
    await use(({ username, password }, origin = platform.address('shell')) =>
      post(context, `${origin}/api/auth/login`, { username, password }),
    );
  },
});

export const { expect } = test;

/** The demo administrator, who exists outside production. */
export const ADMINISTRATOR: Account = DEMO_ACCOUNTS[1];

/** Lets `waitForHydration` wait for the pages of a context that a test opens itself. */
export function watchHydration(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    addEventListener('page-alive', () => ((window as { pageIsAlive?: boolean }).pageIsAlive = true));
  });
}

/** Waits until a page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { pageIsAlive?: boolean }).pageIsAlive === true);
}

/** Expects no console messages except those named, and no violations of the content security policy. */
export function expectNoPageErrors({ messages, violations }: PageReport, expectedMessages: RegExp): void {
  const unexpected = messages.filter((message) => !expectedMessages.test(message));
  base.expect(unexpected, 'messages on the console').toEqual([]);
  base.expect(violations, 'violations of the content security policy').toEqual([]);
}

/** Calls the API with the browser's cookies. @throws Error if the call is rejected. */
export async function post(context: BrowserContext, url: string, data: unknown): Promise<void> {
  const response = await context.request.post(url, { data });
  if (!response.ok()) throw new Error(`${url} responded with ${response.status()}: ${await response.text()}`);
}
