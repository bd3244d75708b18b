import { setTimeout as delay } from 'node:timers/promises';

export type BytePaceOptions = {
  readonly bytesPerSecond: number;
  /** What goes at full speed after a pause. */
  readonly burstBytes: number;
  /** A clock that never goes back, and what waits by it. */
  readonly nowMs?: (() => number) | undefined;
  readonly wait?: ((ms: number) => Promise<unknown>) | undefined;
};

export type BytePace = {
  /** Waits until so many further bytes may be sent or received. */
  readonly take: (bytes: number) => Promise<void>;
  /** Whether the next bytes have the whole burst. */
  readonly isIdle: () => boolean;
};

const MS_PER_SECOND = 1_000;

/** Keeps bytes at a pace, after a burst (the generic cell rate algorithm). */
export function createBytePace({
  bytesPerSecond,
  burstBytes,
  nowMs = () => performance.now(),
  wait = delay,
}: BytePaceOptions): BytePace {
  const toMs = (bytes: number): number => (bytes / bytesPerSecond) * MS_PER_SECOND;
  /** When all bytes so far are used up at the fixed pace. */
  let endsAtMs = -Infinity;
  return {
    async take(bytes) {
      const now = nowMs();
      endsAtMs = Math.max(endsAtMs, now) + toMs(bytes);
      const waitMs = endsAtMs - now - toMs(burstBytes);
      if (waitMs > 0) await wait(waitMs);
    },
    isIdle: () => endsAtMs <= nowMs(),
  };
}
