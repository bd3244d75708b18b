import { centsOf, dollarsOf, type Completion } from '@platform/contracts';
import { toLocalDay } from '@platform/design-system';

/** The selectable periods. Source: docs/specification.md#2-screens-and-routes (dashboard preview). */
export const PERIODS = [
  { value: 'this-week', label: 'This Week' },
  { value: 'this-month', label: 'This Month' },
  { value: 'last-month', label: 'Last Month' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

/** Earnings of one day in the member's time zone, in dollars, by current state. */
export type EarningDay = {
  /** `2026-11-21` */
  readonly day: string;
  readonly available: number;
  readonly locked: number;
};

/** Groups a period's rewards by day, including days without a reward. */
export function groupEarningsByDay(
  completions: readonly Completion[],
  period: Period,
  now: string,
): EarningDay[] {
  const sums = new Map(listDays(period, now).map((day) => [day, { available: 0, locked: 0 }]));
  for (const { completionDate, reward, available } of completions) {
    const sum = sums.get(toLocalDay(completionDate));
    if (sum) sum[available ? 'available' : 'locked'] += centsOf(reward);
  }
  return [...sums].map(([day, sum]) => ({
    day,
    available: dollarsOf(sum.available),
    locked: dollarsOf(sum.locked),
  }));
}

/** Sums the earnings of several days, in dollars. */
export function sumEarnings(days: readonly EarningDay[]): { available: number; locked: number } {
  const sum = (state: 'available' | 'locked') =>
    dollarsOf(days.reduce((total, day) => total + centsOf(day[state]), 0));
  return { available: sum('available'), locked: sum('locked') };
}

/** Returns the first period with a reward; this week if there is none. */
export function findPeriod(completions: readonly Completion[], now: string): Period {
  const hasRewards = ({ value }: (typeof PERIODS)[number]): boolean => {
    const { available, locked } = sumEarnings(groupEarningsByDay(completions, value, now));
    return available + locked > 0;
  };
  return (PERIODS.find(hasRewards) ?? PERIODS[0]).value;
}

/** Returns a period's days, first to last. A week starts on Monday. */
function listDays(period: Period, now: string): string[] {
  const [year, month, date] = toLocalDay(now).split('-').map(Number) as [number, number, number];
  const toDays = (length: number, toDate: (index: number) => number) =>
    Array.from({ length }, (_, index) => new Date(toDate(index)).toISOString().slice(0, 10));
  if (period === 'this-week') {
    const monday = date - ((new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7);
    return toDays(7, (index) => Date.UTC(year, month - 1, monday + index));
  }
  const firstMonth = period === 'this-month' ? month : month - 1;
  const length = new Date(Date.UTC(year, firstMonth, 0)).getUTCDate();
  return toDays(length, (index) => Date.UTC(year, firstMonth - 1, index + 1));
}
