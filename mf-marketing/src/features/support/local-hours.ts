import { SUPPORT_DAY } from '@platform/contracts';

/**
 * Says when support answers by the clock of a time zone, by default that of the reader; `undefined` if it is the same.
 * A day can begin in one weekday and end in the next.
 */
export function describeLocalHours(now: Date, timeZone?: string): string | undefined {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const [opens, closes] = [toMonday(now, SUPPORT_DAY.fromHour), toMonday(now, SUPPORT_DAY.toHour)];
  const zone = clock.resolvedOptions().timeZone;
  const [from, to] = [`${day.format(opens)} ${clock.format(opens)}`, clock.format(closes)];
  if (from === 'Monday 9:00 AM' && to === '6:00 PM') return undefined;
  const end = day.format(opens) === day.format(closes) ? to : `${day.format(closes)} ${to}`;
  return `For you (${zone.replaceAll('_', ' ')}): ${from} to ${end}, and so each business day`;
}

/** Returns an hour of support on the Monday of this week. */
function toMonday(now: Date, hour: number): Date {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(
    Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() - sinceMonday,
      hour - SUPPORT_DAY.utcOffsetHours,
    ),
  );
}
