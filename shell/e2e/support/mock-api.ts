import { ERROR_STATUS, NOTICE_STREAM_PATH, type Endpoint } from '@platform/contracts';
import type { Page } from '@playwright/test';

/** What the API could respond to some of its calls. */
export type MockResponses = readonly (readonly [endpoint: Endpoint, respond: (path: string) => unknown])[];

/**
 * Leaves the pages of members to this browser, as the server does for a browser that prefetches: it would ask the API
 * itself, of whose calls the test decides.
 */
export async function leavePagesToBrowser(page: Page): Promise<void> {
  await page.route('**', (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    return route.fallback({ headers: { ...request.headers(), purpose: 'prefetch' } });
  });
}

/** Responds to a page's calls in place of the API. The responses are validated by the contract. */
export async function mockResponses(page: Page, responses: MockResponses): Promise<void> {
  // A stream would never let the network be idle.
  await rejectNoticeStream(page);
  await leavePagesToBrowser(page);
  for (const [endpoint, respond] of responses) {
    await page.route(urlPattern(endpoint), async (route) => {
      if (route.request().method() !== endpoint.method) return route.fallback();
      const body = respond(new URL(route.request().url()).pathname);
      await endpoint.response?.validate(body, { strict: true });
      return route.fulfill({ status: endpoint.status, json: body });
    });
  }
}

/** Keeps a page from being told of new notices, and so of changes. The status says not to connect again. */
export async function rejectNoticeStream(page: Page): Promise<void> {
  await page.route(`**${NOTICE_STREAM_PATH}*`, (route) => route.fulfill({ status: 204 }));
}

/** Keeps a page waiting for these calls. */
export async function neverRespond(page: Page, endpoints: readonly Endpoint[]): Promise<void> {
  await leavePagesToBrowser(page);
  for (const endpoint of endpoints) {
    await page.route(urlPattern(endpoint), (route) =>
      route.request().method() === endpoint.method ? undefined : route.fallback(),
    );
  }
}

/** Rejects these calls like a server whose API is down, or that has no such record. */
export async function rejectRequests(
  page: Page,
  endpoints: readonly Endpoint[],
  code: 'unavailable' | 'not_found' = 'unavailable',
): Promise<void> {
  await leavePagesToBrowser(page);
  for (const endpoint of endpoints) {
    await page.route(urlPattern(endpoint), (route) =>
      route.request().method() === endpoint.method
        ? route.fulfill({
            status: ERROR_STATUS[code],
            json: { code, message: 'The service is not available.', requestId: 'request-41aa7f3k' },
          })
        : route.fallback(),
    );
  }
}

/** Matches the URLs of an endpoint's calls. */
function urlPattern({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(\\?.*)?$`);
}
