import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { monitorPages, type PageReport } from '../../../shell/e2e/support/page-monitor.ts';
import type { Target } from './attack.ts';
import type { Client } from './client.ts';

/** The host that hostile texts and addresses lead to. It resolves nowhere, and no page may ask for it. */
export const EVIL_HOST = 'evil.example';

/** A browser window whose messages, violations and requests to other hosts are recorded. */
export type Window = {
  readonly context: BrowserContext;
  readonly report: PageReport;
  readonly evilRequests: string[];
};

export function launchBrowser({ browser }: Pick<Target, 'browser'>): Promise<Browser> {
  return chromium.launch({
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Opens a window without cookies, or with those of a client. */
export async function openWindow(browser: Browser, client?: Client): Promise<Window> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const report = await monitorPages(context);
  const evilRequests: string[] = [];
  await context.route(
    (url) => url.hostname === EVIL_HOST,
    (route) => {
      evilRequests.push(route.request().url());
      return route.abort();
    },
  );
  if (client) {
    const { hostname: domain } = new URL(client.origin);
    await context.addCookies(
      [...client.cookies].map(([name, value]) => ({ name, value, domain, path: '/' })),
    );
  }
  return { context, report, evilRequests };
}
