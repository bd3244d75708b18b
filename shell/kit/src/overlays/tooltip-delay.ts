/**
 * A tooltip opens without delay within this time after the previous one. Source:
 * docs/specification.md#9-limits-and-constants.
 */
const SKIP_DELAY_MS = 300;

const listeners = new Set<() => void>();
let skipsDelay = false;
let resetTimer: ReturnType<typeof setTimeout> | undefined;

/** Records that a tooltip opened or closed. */
export function recordTooltip(open: boolean): void {
  clearTimeout(resetTimer);
  if (open) setSkipsDelay(true);
  else resetTimer = setTimeout(() => setSkipsDelay(false), SKIP_DELAY_MS);
}

/** Returns whether a tooltip is open or closed less than 300 ms ago. */
export function shouldSkipDelay(): boolean {
  return skipsDelay;
}

/** Subscribes to changes of `shouldSkipDelay`; returns the unsubscribe function. */
export function subscribeToSkipDelay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSkipsDelay(next: boolean): void {
  if (skipsDelay === next) return;
  skipsDelay = next;
  for (const listener of listeners) listener();
}
