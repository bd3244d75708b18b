import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { sessionApi } from './session-api.ts';

const TICK_MS = 10_000;
const selectMe = sessionApi.endpoints.me.select(undefined);

/**
 * Returns the server's time as ISO 8601, updated every ten seconds: the `now` of the last lookup of the user plus the
 * time since. Pages compute durations from it, because the browser's clock can be wrong. `undefined` without a user.
 */
export function useServerTime(): string | undefined {
  const { data, fulfilledTimeStamp } = useSelector(selectMe);
  const elapsedMs = useSyncExternalStore(
    subscribe,
    () => (fulfilledTimeStamp === undefined ? 0 : Math.max(0, roundToTick(Date.now() - fulfilledTimeStamp))),
    () => 0,
  );
  return data ? new Date(Date.parse(data.now) + elapsedMs).toISOString() : undefined;
}

/** Whole ticks, so that the value is stable between two of them. */
function roundToTick(durationMs: number): number {
  return Math.floor(durationMs / TICK_MS) * TICK_MS;
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS / 10);
  // Timers stop while a device sleeps; its pages become visible again when it wakes up.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
