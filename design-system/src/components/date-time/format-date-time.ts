declare global {
  /**
   * Time zone of the reader for whom a server renders a page. Undefined in browsers, which know their own. It is a
   * global because each remote bundles its own copy of this module.
   */
  var readerTimeZone: string | undefined;
}

/** Formats a timestamp as a date in the reader's time zone: `Nov 21, 2026`. */
export const formatDate = /* @__PURE__ */ createFormat({ year: 'numeric', month: 'short', day: '2-digit' });

/** Formats a timestamp as date and time in the reader's time zone: `Nov 21, 2026, 3:04 PM`. */
export const formatDateTime = /* @__PURE__ */ createFormat({
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a timestamp as time of day in the reader's time zone: `3:04 PM`. */
export const formatTime = /* @__PURE__ */ createFormat({ hour: 'numeric', minute: '2-digit' });

/** Returns the calendar day of a timestamp in the reader's time zone: `2026-11-21`, as dates are written in Swedish. */
export const toLocalDay = /* @__PURE__ */ createFormat({ dateStyle: 'short' }, 'sv-SE');

/** Returns a function that formats a time in the zone of the reader, with a format per zone, as they are expensive. */
function createFormat(options: Intl.DateTimeFormatOptions, locale = 'en-US'): (at: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  let formatZone: string | undefined;
  return (at) => {
    const timeZone = globalThis.readerTimeZone;
    if (!format || timeZone !== formatZone)
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatZone = timeZone;
    return format.format(new Date(at));
  };
}

const DAY_FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** Formats a calendar day (`2026-11-21`) as `Nov 21, 2026`. The result is the same in every time zone. */
export function formatDay(day: string): string {
  return DAY_FORMAT.format(new Date(day));
}

const SHORT_DAY_FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** Formats a calendar day without the year, e.g. for the axis of a chart: `Nov 21`. */
export function formatShortDay(day: string): string {
  return SHORT_DAY_FORMAT.format(new Date(day));
}

/**
 * Reads the reader's time zone, e.g. `Europe/Berlin`; UTC if the browser cannot tell, because its local times are in
 * UTC then.
 */
export function readTimeZone(): string {
  if (globalThis.readerTimeZone !== undefined) return globalThis.readerTimeZone;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** How old the present time can be that pages know: 30 minutes from now are not 31. */
const SLACK_MS = 15_000;

/** Formats the time between two timestamps, rounded up to minutes, hours or days: `35 min`, `14 h`, `3 days`. */
export function formatDuration(from: string, to: string): string {
  const durationMs = Date.parse(to) - Date.parse(from);
  const minutes = durationMs <= 0 ? 0 : Math.max(1, Math.ceil((durationMs - SLACK_MS) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= 48) return `${hours} h`;
  return `${Math.ceil(hours / 24)} days`;
}
