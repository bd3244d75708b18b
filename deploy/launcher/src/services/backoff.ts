const INITIAL_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A longer run counts as healthy and resets the delay. */
const STABLE_RUN_MS = 60_000;

/**
 * Creates the delays between a crash and the next start. Each is twice the previous one, and a wait can be canceled.
 */
export function createBackoff() {
  let delayMs = INITIAL_DELAY_MS / 2;
  let finishWait: () => void = () => undefined;
  return {
    /** Returns how long to wait before the next start, given how long the last run took. */
    nextDelayMs(uptimeMs: number): number {
      delayMs = uptimeMs > STABLE_RUN_MS ? INITIAL_DELAY_MS : Math.min(delayMs * 2, MAX_DELAY_MS);
      return delayMs;
    },
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        finishWait = resolve;
        setTimeout(resolve, ms).unref();
      }),
    cancelWait: () => finishWait(),
  };
}
