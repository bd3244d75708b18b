import type { AdminCounters } from '@platform/contracts';

/** A filter of a list, stored in the URL and shown as a form control. */
export type ListFilter =
  /**
   * One of a fixed set. `initial` applies when the URL has no value; `views` are the values that can be chosen above the
   * list. `numeric` means that the API expects a number.
   */
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: readonly ChoiceOption[];
      readonly initial?: string;
      readonly views?: ListViewCounters;
      readonly numeric?: true;
    }
  /** A calendar day in the user's time zone, sent to the API as the instant at which it starts or ends. */
  | { readonly kind: 'day'; readonly label: string; readonly edge: 'start' | 'end' }
  /** Free text. */
  | { readonly kind: 'text'; readonly label: string };

/** The values of a filter that are chosen often, each with the counter of its records that wait for administrators. */
export type ListViewCounters = Readonly<Record<string, keyof AdminCounters>>;

export type ChoiceOption = { readonly value: string; readonly label: string };
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** The URL value for "no restriction" on a choice that has an `initial` value. */
export const ALL_VALUE = 'all';

/** The date range every list can be filtered by. */
export const DATE_RANGE_FILTERS = {
  from: { kind: 'day', label: 'From', edge: 'start' },
  to: { kind: 'day', label: 'To', edge: 'end' },
} as const satisfies ListFilters;

/** Parses a filter's URL parameter into the value of its control; an unknown value counts as missing. */
export function parseFilterValue(filter: ListFilter, param: string | null): string {
  const value = param?.trim() ?? '';
  if (filter.kind === 'text') return value;
  if (filter.kind === 'day') return isCalendarDay(value) ? value : '';
  const { initial = '', options } = filter;
  if (value === ALL_VALUE) return '';
  return options.some((option) => option.value === value) ? value : initial;
}

/** Converts the value of a filter's control to its URL parameter; `null` if the parameter is not needed. */
export function serializeFilterValue(filter: ListFilter, value: string): string | null {
  if (filter.kind !== 'choice') return value || null;
  if (value === (filter.initial ?? '')) return null;
  return value || ALL_VALUE;
}

/** Converts the value of a filter's control to the API's query parameter; `undefined` for no restriction. */
export function toQueryValue(filter: ListFilter, value: string): string | number | undefined {
  if (value === '') return undefined;
  if (filter.kind === 'day') return toInstant(value, filter.edge);
  return filter.kind === 'choice' && filter.numeric ? Number(value) : value;
}

/** Returns the start of a day, or its end: the start of the next day, since a day is not always 24 hours (DST). */
function toInstant(day: string, edge: 'start' | 'end'): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, edge === 'start' ? date : date + 1).toISOString();
}

function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
