const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A run this long was a good one: the next pause begins anew. */
const GOOD_RUN_MS = 60_000;

/** The pauses between a crash and the next start; each is twice the one before, and any can be cut short. */
export function createBackOff() {
  let pauseMs = FIRST_PAUSE_MS / 2;
  let end: () => void = () => undefined;
  return {
    /** How long to wait after a run that lasted so long. */
    nextMs(lastedMs: number): number {
      pauseMs = lastedMs > GOOD_RUN_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      return pauseMs;
    },
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        end = resolve;
        setTimeout(resolve, ms).unref();
      }),
    endWait: () => end(),
  };
}
