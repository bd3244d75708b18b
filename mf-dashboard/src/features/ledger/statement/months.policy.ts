import { toLocalDay } from '@platform/design-system';

/** A month of a statement, in the reader's time zone. */
export type Month = {
  /** `2026-03` */
  readonly value: string;
  /** `March 2026` */
  readonly label: string;
};

/** Returns the months from the sign-up to now, the current one first. */
export function listMonths(createdAt: string, now: string): readonly [Month, ...Month[]] {
  const first = toIndex(createdAt);
  const current = Math.max(toIndex(now), first);
  const earlier = Array.from({ length: current - first }, (_, index) => toMonth(current - index - 1));
  return [toMonth(current), ...earlier];
}

/** Counts months since the year 0. */
function toIndex(time: string): number {
  const [year, month] = toLocalDay(time).split('-').map(Number) as [number, number];
  return year * 12 + month - 1;
}

function toMonth(index: number): Month {
  const start = new Date(Date.UTC(Math.floor(index / 12), index % 12, 1));
  return { value: start.toISOString().slice(0, 7), label: MONTH_FORMAT.format(start) };
}

const MONTH_FORMAT = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
