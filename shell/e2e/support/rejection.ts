import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Clicks a button, expects the API to reject the request that it sends, and returns the message of the response. */
export async function expectRejection(
  page: Page,
  path: string | RegExp,
  button: Locator,
  method = 'POST',
): Promise<string> {
  const matches = (url: string) => (typeof path === 'string' ? url.endsWith(path) : path.test(url));
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => matches(candidate.url()) && candidate.request().method() === method),
    button.click(),
  ]);
  expect(response.ok()).toBe(false);
  const { message } = (await response.json()) as { message: string };
  expect(message).toMatch(/\w/);
  return message;
}
