/**
 * Runs parts of a page's code one after the other, each as a task of its own: what waits meanwhile, a touch or a scroll,
 * comes first. For code that has arrived already (`webpackMode: "eager"`) and would run for too long in one go.
 */
export async function runInParts(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await pause();
    await part();
  }
  await pause();
}

/** Browsers put off a timer within timers by 4 ms; what they have for this very purpose does not wait. */
function pause(): Promise<void> {
  if (typeof scheduler === 'object' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((goOn) => setTimeout(goOn));
}
