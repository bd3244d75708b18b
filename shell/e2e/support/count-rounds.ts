import type { Page, Route } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** A round ends when no request has started for this long. */
const QUIET_MS = 400;
const POLL_MS = 25;
/** Upper bound, reached only by a page that never shows its content. */
const MAX_ROUNDS = 10;

/** A file whose name changes with its content, so that browsers keep it. */
const FILE = /\/assets\/[^?]+$/;

/** Nothing that is shown waits for it: what stays open for news, and the icon of the tab, asked for at any time. */
const ASIDE = /\/api\/user\/notices\/stream\?|\/icon\.svg$/;

/** The URLs of all requests that start before any of them gets a response. */
type Round = readonly string[];

/**
 * Returns the sequential rounds of requests that a page needs to show an element. Requests are held until no further
 * one starts and are then sent together, so the result does not depend on the speed of the machine or the network.
 * The document is the first round.
 */
export async function countRounds(page: Page, path: string, selector: string): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  const state = { held: [] as Route[], lastAtMs: performance.now(), isShown: false };
  await page.exposeBinding('firstContentShown', () => void (state.isShown = true));
  await page.addInitScript(watchFor, selector);
  await page.route('**/*', (route) => {
    const url = route.request().url();
    // Read again from the browser's cache, e.g. the font, to store it for the next document.
    const isReadAgain = FILE.test(url) && rounds.flat().includes(url);
    if (isReadAgain || ASIDE.test(url)) return route.continue();
    state.held.push(route);
    state.lastAtMs = performance.now();
  });
  const arrival = page.goto(path, { waitUntil: 'commit' });
  while (!state.isShown) {
    if (rounds.length === MAX_ROUNDS)
      throw new Error(`${path} does not show ${selector} after ${MAX_ROUNDS} rounds`);
    const isQuiet = state.held.length > 0 && performance.now() - state.lastAtMs > QUIET_MS;
    if (!isQuiet) {
      await pause(POLL_MS);
      continue;
    }
    const released = state.held;
    state.held = [];
    rounds.push(released.map((route) => route.request().url()));
    state.lastAtMs = performance.now();
    await Promise.all(released.map((route) => route.continue()));
  }
  // Requests that follow the first content are not counted.
  await page.unroute('**/*');
  await arrival;
  return rounds;
}

/** Runs in the page before its scripts. */
function watchFor(selector: string): void {
  const { firstContentShown } = window as unknown as { firstContentShown: () => void };
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    firstContentShown();
  });
  observer.observe(document, { childList: true, subtree: true });
}
