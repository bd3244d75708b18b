/** A longer pause is none of the work. */
const MAX_PAUSE_MS = 10 * 60_000;
/** Fewer say nothing about the next ones. */
const MIN_INTERVALS = 3;

export type Pace = {
  /** How many cases were decided. */
  readonly done: number;
  /** The median time from one decision to the next; `undefined` while there are too few. */
  readonly medianMs: number | undefined;
};

/**
 * Measures how fast cases are decided.
 *
 * @param times when each decision was sent, in ms; decisions about several cases have the same time
 */
export function measurePace(times: readonly number[]): Pace {
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const intervals = sorted
    .slice(1)
    .map((time, index) => time - (sorted[index] ?? time))
    .filter((interval) => interval <= MAX_PAUSE_MS)
    .sort((one, other) => one - other);
  const medianMs = intervals.length < MIN_INTERVALS ? undefined : intervals[Math.floor(intervals.length / 2)];
  return { done: times.length, medianMs };
}
