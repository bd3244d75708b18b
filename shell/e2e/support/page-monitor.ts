import type { BrowserContext } from '@playwright/test';

/** Console messages, uncaught errors and policy violations of a browser context so far. */
export type PageReport = { readonly messages: string[]; readonly violations: string[] };

/** Chromium logs this on every logout, because the server clears the browser's cache. */
const CACHE_CLEARED = /^info: Clear-Site-Data header on /;

/** Records the errors of every page in a browser context, and when a page is hydrated. */
export async function monitorPages(context: BrowserContext): Promise<PageReport> {
  const report: PageReport = { messages: [], violations: [] };
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()} ${message.location().url}`;
    if (!CACHE_CLEARED.test(text)) report.messages.push(text);
  });
  context.on(
    'weberror',
    (error) => void report.messages.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  await context.exposeFunction(
    'reportViolation',
    (violation: string) => void report.violations.push(violation),
  );
  await context.addInitScript(() => {
    const page = window as unknown as { reportViolation: (text: string) => void; pageIsAlive?: boolean };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      page.reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    addEventListener('page-alive', () => {
      page.pageIsAlive = true;
    });
  });
  return report;
}
