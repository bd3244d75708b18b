import { setTimeout as delay } from 'node:timers/promises';

/** The time that a watch lives by. Tests move it. */
export type WatchClock = {
  now(): number;
  /** Resolves after a time, or rejects when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

export type HealthWatch = { stop(): void };

const INTERVAL_MS = 1_000;
const DEADLINE_MS = 1_000;
/** Checks in a row without an answer, after which a process counts as hung: noticed within 4 s. */
const MAX_MISSED = 3;
/** A deadline that is noticed later than this says that the machine or this process stood still, not the other one. */
const MAX_LATENESS_MS = 1_000;

const SYSTEM_CLOCK: WatchClock = {
  now: () => performance.now(),
  wait: (ms, signal) => delay(ms, undefined, { signal, ref: false }),
};

/**
 * Asks a process once a second whether it responds, until it has missed three checks in a row.
 *
 * @param check asks the process; settles when it responds in any way, and gives up when the signal is aborted. A
 *   rejection is no sign of a hung process: it may be stopping, and its exit is noticed elsewhere.
 * @param onHung called once, at the end of the watch
 */
export function watchHealth(
  check: (signal: AbortSignal) => Promise<unknown>,
  onHung: () => void,
  clock: WatchClock = SYSTEM_CLOCK,
): HealthWatch {
  let isStopped = false;
  let current = new AbortController();

  /** Starts a step of the watch, which `stop` aborts. */
  function begin(): AbortSignal {
    current = new AbortController();
    if (isStopped) current.abort();
    return current.signal;
  }

  async function hasResponded(): Promise<boolean> {
    const startedAtMs = clock.now();
    const signal = begin();
    const answer = check(signal).then(
      () => true,
      () => true,
    );
    const deadline = clock.wait(DEADLINE_MS, signal).then(() => false);
    deadline.catch(() => undefined);
    const responded = await Promise.race([answer, deadline]);
    current.abort();
    return responded || clock.now() - startedAtMs > DEADLINE_MS + MAX_LATENESS_MS;
  }

  async function watch(): Promise<void> {
    for (let missed = 0; missed < MAX_MISSED;) {
      if (await hasResponded()) {
        missed = 0;
        await clock.wait(INTERVAL_MS, begin());
      } else {
        missed++;
      }
    }
    if (!isStopped) onHung();
  }

  // Only a wait that `stop` aborted rejects.
  watch().catch(() => undefined);
  return {
    stop() {
      isStopped = true;
      current.abort();
    },
  };
}
