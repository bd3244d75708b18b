/**
 * Runs steps in order, each in a separate task, so that the browser handles input and scrolling in between. For code
 * that is already loaded (`webpackMode: "eager"`) and would block the main thread if it ran in one go.
 */
export async function runYielding(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await yieldToBrowser();
    await step();
  }
  await yieldToBrowser();
}

/** Prefers `scheduler.yield`, because browsers delay nested timers by at least 4 ms. */
function yieldToBrowser(): Promise<void> {
  if (typeof scheduler === 'object' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resume) => setTimeout(resume));
}
