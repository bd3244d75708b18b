import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const TICK_MS = 1_000;
/** A longer step between two ticks means that the device slept, or that its clock was set. */
const WAKE_AFTER_MS = 5_000;

export type ServerClock = {
  /** The server's time, and the browser's when it arrived. */
  readonly now: string;
  readonly receivedAtMs: number;
};

/**
 * Counts the seconds until a time of the server. It computes them from the clock at each tick, as timers stop while a
 * device sleeps.
 *
 * @param onWake called when the device has slept, its clock was set, or the page is shown again: time to ask the server
 */
export function useSecondsLeft(
  endsAt: string,
  { now, receivedAtMs }: ServerClock,
  onWake: () => void,
): number {
  const endMs = receivedAtMs + Date.parse(endsAt) - Date.parse(now);
  const wake = useEffectEvent(onWake);

  useEffect(() => {
    let tickedAtMs = Date.now();
    const tick = () => {
      const passedMs = Date.now() - tickedAtMs;
      tickedAtMs = Date.now();
      if (Math.abs(passedMs) > WAKE_AFTER_MS) wake();
    };
    const onShow = () => document.visibilityState === 'visible' && wake();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);

  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((endMs - Date.now()) / 1_000)));
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS / 4);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
