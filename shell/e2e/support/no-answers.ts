import { ERROR_STATUS, type Endpoint } from '@platform/contracts';
import type { Page } from '@playwright/test';
import { callsTo } from './account-answers.ts';

/** Lets a page wait for the answers of these calls as long as it is looked at. */
export async function leaveUnanswered(page: Page, endpoints: readonly Endpoint[]): Promise<void> {
  for (const endpoint of endpoints) {
    await page.route(callsTo(endpoint), (route) =>
      route.request().method() === endpoint.method ? undefined : route.fallback(),
    );
  }
}

/** Refuses these calls, in the words of a server whose API is away or that knows no such record. */
export async function refuseCalls(
  page: Page,
  endpoints: readonly Endpoint[],
  code: 'unavailable' | 'not_found' = 'unavailable',
): Promise<void> {
  for (const endpoint of endpoints) {
    await page.route(callsTo(endpoint), (route) =>
      route.request().method() === endpoint.method
        ? route.fulfill({
            status: ERROR_STATUS[code],
            json: { code, message: 'The service is not available.', requestId: 'request-41aa7f3k' },
          })
        : route.fallback(),
    );
  }
}
