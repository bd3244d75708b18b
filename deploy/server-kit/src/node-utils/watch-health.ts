import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The time that a watch lives by. Tests move it. */
export type WatchClock = {
  now(): number;
  /** Resolves after a time, or rejects when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** How long a process may not respond: while it is inactive, and in all. */
export type Patience = { readonly inactiveMs: number; readonly maxMs: number };

export type WatchedProcess = {
  /** Asks the process. Settles when it responds in any way, and gives up when the signal is aborted. */
  readonly check: (signal: AbortSignal) => Promise<unknown>;
  /** Whether it has been active since the last call. */
  readonly isActive: () => boolean;
};

/** Watches the processes of a service, one after the other. */
export type HealthWatch = {
  /**
   * Asks a process once a second whether it responds, until it hangs. A rejection is no sign of that: it may be
   * stopping, and its exit is noticed elsewhere.
   *
   * @param onHung called once, with the seconds for which it has not responded, at the end of the watch
   */
  start(watched: WatchedProcess, onHung: (seconds: number) => void): void;
  stop(): void;
};

const INTERVAL_MS = 1_000;
/** A process that shares the processor with many others responds late. One that does not use it at all never does. */
const PATIENCE: Patience = { inactiveMs: 5_000, maxMs: 30_000 };
/** Each hang doubles what the next process gets, because a restart makes a busy machine busier. */
const MAX_PATIENCE_MS = 300_000;
/** A longer run counts as healthy. */
const STABLE_RUN_MS = 600_000;

const SYSTEM_CLOCK: WatchClock = {
  now: () => performance.now(),
  wait: (ms, signal) => delay(ms, undefined, { signal, ref: false }),
};

export function createHealthWatch(clock: WatchClock = SYSTEM_CLOCK): HealthWatch {
  let { maxMs } = PATIENCE;
  let current = new AbortController();

  async function watch(watched: WatchedProcess, signal: AbortSignal): Promise<number> {
    for (;;) {
      const silentMs = await measureSilence(watched, { ...PATIENCE, maxMs }, { signal, clock });
      if (silentMs !== undefined) return silentMs;
      await clock.wait(INTERVAL_MS, signal);
    }
  }

  function stop(): void {
    current.abort();
  }

  return {
    start(watched, onHung) {
      stop();
      current = new AbortController();
      const startedAtMs = clock.now();
      const end = (silentMs: number): void => {
        const wasStable = clock.now() - startedAtMs > STABLE_RUN_MS;
        maxMs = wasStable ? PATIENCE.maxMs : Math.min(maxMs * 2, MAX_PATIENCE_MS);
        onHung(silentMs / 1_000);
      };
      // Only a wait that `stop` aborted rejects.
      watch(watched, current.signal).then(end, () => undefined);
    },
    stop,
  };
}

/**
 * Waits until a process responds, or for as long as patience lasts. A second counts as one, however long it took: a
 * machine that stood still, or this process, is no sign that the other one hangs.
 *
 * @returns `undefined` if it has responded, else for how long it has not
 * @throws the signal's reason when aborted
 */
export async function measureSilence(
  { check, isActive }: WatchedProcess,
  { inactiveMs, maxMs }: Patience,
  { signal, clock = SYSTEM_CLOCK }: { readonly signal?: AbortSignal; readonly clock?: WatchClock } = {},
): Promise<number | undefined> {
  const ended = new AbortController();
  const end = (): void => ended.abort(signal?.reason);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  const answer = check(ended.signal).then(
    () => true,
    () => true,
  );
  isActive();
  try {
    for (let silentMs = 0, sinceActiveMs = 0; ;) {
      const step = clock.wait(INTERVAL_MS, ended.signal).then(() => false);
      if (await Promise.race([answer, step])) return undefined;
      silentMs += INTERVAL_MS;
      sinceActiveMs = isActive() ? 0 : sinceActiveMs + INTERVAL_MS;
      if (sinceActiveMs >= inactiveMs || silentMs >= maxMs) return silentMs;
    }
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}

/** A running process uses its processor time in steps of 10 ms; a sleeping one that only has timers needs less. */
const MIN_TICKS = 2;

/**
 * Creates the function that tells whether a process has used the processor since its last call, or waits for it or for
 * a disk. Where the system has no `/proc`, every process counts as active.
 */
export function createActivityMeter(pid: number | undefined): () => boolean {
  let lastTicks = 0;
  return () => {
    const { state, ticks } = readStat(pid);
    const isActive = ticks - lastTicks >= MIN_TICKS || state === 'R' || state === 'D';
    lastTicks = ticks;
    return isActive;
  };
}

/** Reads the state of a process's main thread and the processor time of all its threads (proc_pid_stat(5)). */
function readStat(pid: number | undefined): { readonly state: string; readonly ticks: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, which comes before, may have any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { state: 'R', ticks: 0 };
  }
}
