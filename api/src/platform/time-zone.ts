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
