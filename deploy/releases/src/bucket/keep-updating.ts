import { setTimeout as pause } from 'node:timers/promises';

/** A promotion is to show its first page within 300 ms, and the pages are rendered ahead. */
const POLL_INTERVAL_MS = 200;
/** A bucket that fails has enough to do, and the client has repeated the request already. */
const FAILURE_INTERVAL_MS = 1_000;

type Wait = (ms: number, value: true, options: { ref: false; signal: AbortSignal }) => Promise<boolean>;

/** Calls a function five times a second, or once while it fails, until the signal; keeps no process alive. */
export async function keepUpdating(
  update: () => Promise<void>,
  signal: AbortSignal,
  wait: Wait = pause,
): Promise<void> {
  let intervalMs = POLL_INTERVAL_MS;
  const waitForTurn = () => wait(intervalMs, true, { ref: false, signal }).catch(() => false);
  while (await waitForTurn()) {
    intervalMs = await update().then(
      () => POLL_INTERVAL_MS,
      // It has logged its errors.
      () => FAILURE_INTERVAL_MS,
    );
  }
}
