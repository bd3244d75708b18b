/** The clock of business times. Sessions, rate limits, leases and TTL indexes go by the machine's real time instead. */
export type Clock = { now(): Date };

/** The machine's time, shifted by a setting outside production, so that days of waiting can be walked through. */
export function createClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}

const DAY_MS = 86_400_000;

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** The UTC day of a moment, e.g. `2026-03-01`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The first moment of the next UTC day. */
export function nextUtcDay(at: Date): Date {
  return addDays(new Date(`${utcDay(at)}T00:00:00.000Z`), 1);
}

/** Whole days until a moment, begun ones counted; 0 when it has come. */
export function daysUntil(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}
