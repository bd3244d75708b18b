const DATE = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
});
const DATE_AND_CLOCK = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

/** A day in the reader's zone, `Nov 21, 2026`. */
export function formatDate(at: string): string {
  return DATE.format(new Date(at));
}

/** The same with the clock, where an hour matters: `Nov 21, 2026, 3:04 PM`. */
export function formatDateAndClock(at: string): string {
  return DATE_AND_CLOCK.format(new Date(at));
}

const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** A calendar day that is no moment, `2026-11-21`: the same day in every zone. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

const SHORT_DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** The same without the year, for an axis: `Nov 21`. */
export function formatShortDay(day: string): string {
  return SHORT_DAY.format(new Date(day));
}

/** How long from one moment to another, in the largest unit that says enough: `3 days`, `14 h`, `35 min`. */
export function formatSpan(from: string, to: string): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= 48) return `${hours} h`;
  return `${Math.ceil(hours / 24)} days`;
}
