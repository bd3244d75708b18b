const MAX_DELAY_MS = 5_000;
/** A longer run counts as healthy and resets the delay. */
const STABLE_RUN_MS = 60_000;

/** The delays between the exit of a process and its next start. A wait can be canceled. */
export type Backoff = {
  /** Returns how long to wait before the next start, given how long the last run took. */
  nextDelayMs(uptimeMs: number): number;
  wait(ms: number): Promise<void>;
  cancelWait(): void;
};

/**
 * Creates the delays: each is twice the previous one, up to five seconds, so that a process is back soon after the
 * cause of its failures is gone.
 */
export function createBackoff(initialDelayMs = 500): Backoff {
  let delayMs = initialDelayMs / 2;
  let finishWait: () => void = () => undefined;
  return {
    nextDelayMs(uptimeMs) {
      delayMs = uptimeMs > STABLE_RUN_MS ? initialDelayMs : Math.min(delayMs * 2, MAX_DELAY_MS);
      return delayMs;
    },
    wait: (ms) =>
      new Promise<void>((resolve) => {
        finishWait = resolve;
        setTimeout(resolve, ms).unref();
      }),
    cancelWait: () => finishWait(),
  };
}
