import { failedToParse, location } from '../errors.ts';

/** A moment as a calendar and a clock in some time zone show it; `month` counts from 1. */
export type DateParts = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
};

const DAY_MS = 86_400_000;

/** Bins of several units are counted from here. */
const ORIGIN_MS = Date.UTC(2000, 0, 1);

/** Units that are always as long; the others depend on the calendar. */
const FIXED_UNITS_MS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
};
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function partsOf(date: Date, zone: string): DateParts {
  const local = new Date(date.getTime() + offsetMs(date.getTime(), zone));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
}

/** How far the zone's clocks are ahead of UTC at a moment. */
export function offsetMs(momentMs: number, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  const shown = new Map(
    formatFor(zone)
      .formatToParts(momentMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  const local = Date.UTC(
    get('year'),
    get('month') - 1,
    get('day'),
    get('hour'),
    get('minute'),
    get('second'),
  );
  return local - Math.floor(momentMs / 1_000) * 1_000;
}

/** 0 is Sunday. */
export const dayOfWeek = ({ year, month, day }: DateParts): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** The beginning of the unit, or of the bin of several, that a moment lies in. */
export function truncateDate(date: Date, unit: string, bin: number, zone: string, startOfWeek: string): Date {
  const local = date.getTime() + offsetMs(date.getTime(), zone);
  const fixed = FIXED_UNITS_MS[unit];
  if (fixed !== undefined) {
    return new Date(floorTo(local - ORIGIN_MS, fixed * bin) + ORIGIN_MS - offsetMs(date.getTime(), zone));
  }
  const days = DAYS[unit];
  if (days !== undefined) {
    const origin = unit === 'week' ? ORIGIN_MS + firstWeekday(startOfWeek) * DAY_MS : ORIGIN_MS;
    return fromLocal(floorTo(local - origin, days * bin * DAY_MS) + origin, zone);
  }
  const perUnit = MONTHS[unit];
  if (perUnit === undefined) throw failedToParse(`unknown time unit value: ${unit}`);
  const { year, month } = partsOf(date, zone);
  return fromLocal(Date.UTC(2000, floorTo((year - 2000) * 12 + month - 1, perUnit * bin)), zone);
}

/** The moment at which the zone's clocks show a time. */
function fromLocal(localMs: number, zone: string): Date {
  // The offset is that of the moment looked for, which the first guess may miss by the change to summer time.
  const guess = localMs - offsetMs(localMs, zone);
  return new Date(localMs - offsetMs(guess, zone));
}

/** Days from 2000-01-01, a Saturday, to the first day of that name. */
function firstWeekday(name: string): number {
  const at = WEEKDAYS.findIndex(
    (day) => day === name.toLowerCase() || day.slice(0, 3) === name.toLowerCase(),
  );
  if (at < 0) throw failedToParse(`unknown day of week value: ${name}`);
  return (at + 1) % 7;
}

const floorTo = (value: number, step: number): number => Math.floor(value / step) * step;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...date, ...time });
    formats.set(zone, format);
    return format;
  } catch (cause) {
    throw Object.assign(location(40485, `unrecognized time zone identifier: "${zone}"`), { cause });
  }
}
