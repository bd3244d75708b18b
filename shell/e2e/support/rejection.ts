import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses what sends a call, waits for its expectRejection, and hands on the words of whoever answered. */
export async function expectRejection(
  page: Page,
  path: string | RegExp,
  button: Locator,
  method = 'POST',
): Promise<string> {
  const isIt = (url: string) => (typeof path === 'string' ? url.endsWith(path) : path.test(url));
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => isIt(candidate.url()) && candidate.request().method() === method),
    button.click(),
  ]);
  expect(response.ok()).toBe(false);
  const { message } = (await response.json()) as { message: string };
  expect(message).toMatch(/\w/);
  return message;
}
