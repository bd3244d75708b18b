import type { Random } from './random.ts';

const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The year of all dates in drawn texts, which name none. */
const YEAR = 2026;

/** Writes a whole number with commas: `1,240`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** Writes a whole number up to ten in words: `seven`. */
export function spell(value: number): string {
  return SMALL_NUMBERS[value] ?? count(value);
}

/** Writes an amount of cents: `$4.50`, or `$4` if there are none. */
export function dollars(cents: number): string {
  const text = `$${count(Math.floor(cents / 100))}`;
  return cents % 100 === 0 ? text : `${text}.${String(cents % 100).padStart(2, '0')}`;
}

/** Writes an hour of the day from 0 to 24, halves and quarters included: `7:30 p.m.`, `noon`, `midnight`. */
export function clock(hour: number): string {
  if (hour === 12) return 'noon';
  if (hour === 24) return 'midnight';
  const whole = Math.floor(hour);
  const minutes = Math.round((hour - whole) * 60);
  const shown = `${((whole + 11) % 12) + 1}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${shown} ${whole % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** A day of the year. */
export type Day = { readonly date: string; readonly weekday: string; readonly full: string };

/** Names a day; days above the end of a month run on into the next one. @param month 1 to 12 */
export function dayOf(month: number, day: number): Day {
  const time = new Date(Date.UTC(YEAR, month - 1, day));
  const date = `${MONTHS[time.getUTCMonth()] ?? ''} ${time.getUTCDate()}`;
  const weekday = WEEKDAYS[time.getUTCDay()] ?? '';
  return { date, weekday, full: `${weekday}, ${date}` };
}

/** Finds a day of the week in a month. @param weekday 0 for Sunday to 6 @param week 1 for its first one in the month */
export function weekdayOf(
  month: number,
  weekday: number,
  week: number,
): Day & { readonly month: number; readonly day: number } {
  const first = new Date(Date.UTC(YEAR, month - 1, 1)).getUTCDay();
  const day = 1 + ((weekday - first + 7) % 7) + (week - 1) * 7;
  return { ...dayOf(month, day), month, day };
}

/** Writes a list: `a, b and c`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** Makes the first letter a capital. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Picks two different values. */
export function pickTwo<Value>(random: Random, values: readonly Value[]): [Value, Value] {
  const [first, second] = random.shuffle(values);
  if (first === undefined || second === undefined) throw new Error('There are no two to pick from.');
  return [first, second];
}

/** Splits a text where a sentence ends and the next one begins with a capital, a number or a quotation mark. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z\d$"])/);
}

/** Leaves one period where a sentence ends with a word that has one too, such as `p.m.`. */
export function tidy(text: string): string {
  return text.replaceAll('.m..', '.m.');
}
