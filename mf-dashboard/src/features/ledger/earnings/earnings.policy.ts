import { centsOf, dollarsOf, type Completion } from '@platform/contracts';

/** The spans one can look at. Source: product specification, section 2 (the preview of the dashboard). */
export const PERIODS = [
  { value: 'this-week', label: 'This Week' },
  { value: 'this-month', label: 'This Month' },
  { value: 'last-month', label: 'Last Month' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

/** What was earned on a day of the reader's calendar, in dollars, by how it stands now. */
export type EarningDay = {
  /** `2026-11-21` */
  readonly day: string;
  readonly available: number;
  readonly locked: number;
};

/** The rewards of a span by day; days without one are there too, so that the bars stand where they belong. */
export function earningsByDay(completions: readonly Completion[], period: Period, now: string): EarningDay[] {
  const sums = new Map(daysOf(period, new Date(now)).map((day) => [day, { available: 0, locked: 0 }]));
  for (const { completionDate, reward, available } of completions) {
    const sum = sums.get(dayOf(new Date(completionDate)));
    if (sum) sum[available ? 'available' : 'locked'] += centsOf(reward);
  }
  return [...sums].map(([day, sum]) => ({
    day,
    available: dollarsOf(sum.available),
    locked: dollarsOf(sum.locked),
  }));
}

/** The sums of a span in dollars. */
export function totalEarnings(days: readonly EarningDay[]): { available: number; locked: number } {
  const sum = (of: 'available' | 'locked') =>
    dollarsOf(days.reduce((total, day) => total + centsOf(day[of]), 0));
  return { available: sum('available'), locked: sum('locked') };
}

/** The days of a span, first to last. A week begins on Monday. */
function daysOf(period: Period, now: Date): string[] {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  if (period === 'this-week') {
    const monday = now.getDate() - ((now.getDay() + 6) % 7);
    return Array.from({ length: 7 }, (_, index) => dayOf(new Date(year, month, monday + index)));
  }
  const first = period === 'this-month' ? month : month - 1;
  const length = new Date(year, first + 1, 0).getDate();
  return Array.from({ length }, (_, index) => dayOf(new Date(year, first, index + 1)));
}

function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
