/**
 * Parses the time zone that a browser names; `undefined` if there is no such one. Some browsers cannot tell theirs and
 * say `Etc/Unknown`.
 */
export function parseTimeZone(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // The only way to ask: it throws a RangeError for an unknown name.
    return undefined;
  }
}

const QUARTER_HOUR_MS = 900_000;
/** East of every zone: there, no day has begun so long before it begins in UTC. */
const EASTERNMOST_MS = 60 * QUARTER_HOUR_MS;

/** Returns the day of a time in a time zone, e.g. `2026-03-10`. */
export function dayOf(at: Date, timeZone: string): string {
  return dayFormat(timeZone).format(at);
}

/** Returns when the next day begins in a time zone. Clocks change by quarters of an hour at the finest. */
export function nextDayAt(at: Date, timeZone: string): Date {
  const format = dayFormat(timeZone);
  const today = format.format(at);
  let next = (Math.floor(at.getTime() / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;
  while (format.format(next) === today) next += QUARTER_HOUR_MS;
  return new Date(next);
}

/** Returns when a month like `2026-03` begins in a time zone. */
export function startOfMonth(month: string, timeZone: string): Date {
  const format = dayFormat(timeZone);
  const first = `${month}-01`;
  let at = Date.parse(first) - EASTERNMOST_MS;
  while (format.format(at) < first) at += QUARTER_HOUR_MS;
  return new Date(at);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  // The Canadian format is that of ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}
