import type { Page, Route } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** So long after the last request of a round nobody asks for more: what is there has run, and waits for answers. */
const QUIET_MS = 400;
const LOOK_MS = 25;
/** A page that needs more than this has gone wrong. */
const MAX_ROUNDS = 10;

/** One round of requests: all that are asked for before any of them is answered. */
type Round = readonly string[];

/**
 * In how many sequential rounds of requests a page shows its first content. Every request is held until no further one
 * comes, then all are let go at once; the document is the first round, and the last is the one whose answers bring
 * the element. So what is counted does not depend on how fast the machine or the network is.
 */
export async function countRounds(page: Page, path: string, selector: string): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  const state = { held: [] as Route[], lastAtMs: performance.now(), isShown: false };
  await page.exposeBinding('firstContentShown', () => void (state.isShown = true));
  await page.addInitScript(watchFor, selector);
  await page.route('**/*', (route) => {
    state.held.push(route);
    state.lastAtMs = performance.now();
  });
  const arrival = page.goto(path, { waitUntil: 'commit' });
  while (!state.isShown) {
    if (rounds.length === MAX_ROUNDS) throw new Error(`${path} shows nothing after ${MAX_ROUNDS} rounds`);
    const isQuiet = state.held.length > 0 && performance.now() - state.lastAtMs > QUIET_MS;
    if (!isQuiet) {
      await pause(LOOK_MS);
      continue;
    }
    const released = state.held;
    state.held = [];
    rounds.push(released.map((route) => route.request().url()));
    state.lastAtMs = performance.now();
    await Promise.all(released.map((route) => route.continue()));
  }
  // What the content itself asks for comes after it, and is no longer counted.
  await page.unroute('**/*');
  await arrival;
  return rounds;
}

/** Runs in the page, before any script of it. */
function watchFor(selector: string): void {
  const { firstContentShown } = window as unknown as { firstContentShown: () => void };
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    firstContentShown();
  });
  observer.observe(document, { childList: true, subtree: true });
}
