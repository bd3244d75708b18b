import { centsOf, dollarsOf, type Completion } from '@platform/contracts';

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
  const sums = new Map(listDays(period, new Date(now)).map((day) => [day, { available: 0, locked: 0 }]));
  for (const { completionDate, reward, available } of completions) {
    const sum = sums.get(toDayKey(new Date(completionDate)));
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
function listDays(period: Period, now: Date): string[] {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  if (period === 'this-week') {
    const monday = now.getDate() - ((now.getDay() + 6) % 7);
    return Array.from({ length: 7 }, (_, index) => toDayKey(new Date(year, month, monday + index)));
  }
  const firstMonth = period === 'this-month' ? month : month - 1;
  const length = new Date(year, firstMonth + 1, 0).getDate();
  return Array.from({ length }, (_, index) => toDayKey(new Date(year, firstMonth, index + 1)));
}

function toDayKey(date: Date): string {
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`;
}
