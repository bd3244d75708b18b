import type { BrowserContext } from '@playwright/test';

/** Console messages, uncaught errors and policy violations of a browser context so far. */
export type PageReport = { readonly messages: string[]; readonly violations: string[] };

/** What Chromium logs without a fault of the page. */
const EXPECTED = [
  // On every logout, because the server clears the browser's cache.
  /^info: Clear-Site-Data header on /,
  // On a machine too busy to use a file within seconds. That pages use what they preload is tested in fonts.spec.ts.
  /^warning: The resource .* was preloaded using link preload but not used within a few seconds/,
];

/** Records the errors of every page in a browser context, and when a page is hydrated. */
export async function monitorPages(context: BrowserContext): Promise<PageReport> {
  const report: PageReport = { messages: [], violations: [] };
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()} ${message.location().url}`;
    if (!EXPECTED.some((pattern) => pattern.test(text))) report.messages.push(text);
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
