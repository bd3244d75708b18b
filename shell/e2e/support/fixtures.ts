import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { connectPlatform, type Platform } from './platform.ts';
import { runPlatforms } from './run-platforms.ts';
import { monitorPages, type PageReport } from './page-monitor.ts';

/** Whom one signs in as. */
export type Account = { readonly username: string; readonly password: string };

/** The same for all tests of a worker. */
type WorkerFixtures = { readonly platform: Platform };

type Fixtures = {
  /** What pages may say on the console in this test, because it makes something fail. */
  readonly expectedMessages: RegExp;
  /** What the pages of this test have said, and what their policy refused. A message that is not expected fails the test. */
  readonly report: PageReport;
  /** A new member, signed in in this browser. */
  readonly member: Account;
  /** Signs an account in without its form; `at` is the origin whose session it is. */
  readonly logIn: (account: Account, at?: string) => Promise<void>;
};

/** The test function of this suite. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  platform: [
    async ({}, use, { parallelIndex }) => {
      const platform = runPlatforms()[parallelIndex];
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
    await use(({ username, password }, at = platform.address('shell')) =>
      post(context, `${at}/api/auth/login`, { username, password }),
    );
  },
});

export const { expect } = test;

/** The fixed accounts outside production. */
export const ADMINISTRATOR: Account = DEMO_ACCOUNTS[1];

/** The page has been brought to life; before that it is only to be read. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { pageIsAlive?: boolean }).pageIsAlive === true);
}

/** Nothing was said that a test does not expect, and nothing was refused by the policy. */
export function expectNoPageErrors({ messages, violations }: PageReport, expectedMessages: RegExp): void {
  const unexpected = messages.filter((message) => !expectedMessages.test(message));
  base.expect(unexpected, 'messages on the console').toEqual([]);
  base.expect(violations, 'violations of the content security policy').toEqual([]);
}

/** Calls the API without a page, with the browser's cookies. @throws Error when it is refused */
export async function post(context: BrowserContext, address: string, data: unknown): Promise<void> {
  const response = await context.request.post(address, { data });
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}: ${await response.text()}`);
}
