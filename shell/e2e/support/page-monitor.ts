import type { BrowserContext } from '@playwright/test';

/** What the pages of a browser context have said so far. */
export type PageReport = { readonly messages: string[]; readonly violations: string[] };

/** Chromium says this on every sign-out, because the server asks it to clear its cache. It is no fault. */
const CACHE_CLEARED = /^info: Clear-Site-Data header on /;

/** Listens to everything that a page can complain with. */
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
