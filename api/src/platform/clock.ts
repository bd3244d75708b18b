/** The clock for business rules. Sessions, rate limits, leases and TTL indexes use the system clock instead. */
export type Clock = { now(): Date };

/** Creates a clock that is ahead of the system time by an offset, to test multi-day waits outside production. */
export function createClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}

export const DAY_MS = 86_400_000;

/** How far the clocks of two processes may differ. */
const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Returns the latest end of a lease or claim of some length. One that ends later was given before the clock stepped
 * back: it is void, or it would hold for as long as the step was.
 */
export const latestEnd = (now: Date, lengthMs: number): Date =>
  new Date(now.getTime() + lengthMs + CLOCK_DIFFERENCE_MS);

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** Formats the UTC date of a time, e.g. `2026-03-01`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Returns the start of the next UTC day. */
export function nextUtcDay(at: Date): Date {
  return addDays(new Date(`${utcDay(at)}T00:00:00.000Z`), 1);
}

/** Counts the days until a time, rounded up; 0 once it has passed. */
export function daysUntil(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}
