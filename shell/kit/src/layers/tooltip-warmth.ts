/** Within so many ms of the last tooltip the next one opens at once. Source: product specification, section 9. */
const SKIP_DELAY_MS = 300;

const listeners = new Set<() => void>();
let warm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;

/** Takes note that a tooltip has opened or closed. */
export function noteTooltip(open: boolean): void {
  clearTimeout(cooling);
  if (open) setWarm(true);
  else cooling = setTimeout(() => setWarm(false), SKIP_DELAY_MS);
}

/** Whether a tooltip is open or has been just now. */
export function isWarm(): boolean {
  return warm;
}

export function onWarmth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setWarm(next: boolean): void {
  if (warm === next) return;
  warm = next;
  for (const listener of listeners) listener();
}
