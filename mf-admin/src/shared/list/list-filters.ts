/** One filter of a list, as it is kept in the address and shown as a control. */
export type ListFilter =
  /** One of a fixed set; `initial` is what an address without it means, `numeric` that the API takes a number. */
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: readonly ChoiceOption[];
      readonly initial?: string;
      readonly numeric?: true;
    }
  /** A day of the reader's calendar; the list takes its first moment, or the first one after it. */
  | { readonly kind: 'day'; readonly label: string; readonly edge: 'start' | 'end' }
  /** Anything that is typed. */
  | { readonly kind: 'text'; readonly label: string };

export type ChoiceOption = { readonly value: string; readonly label: string };
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** In the address: every value of a choice, where an address without it means one of them. */
export const EVERY = 'all';

/** The span of days that every list has. */
export const SPAN = {
  from: { kind: 'day', label: 'From', edge: 'start' },
  to: { kind: 'day', label: 'To', edge: 'end' },
} as const satisfies ListFilters;

/** What a filter stands at: the address's value if it is one that the filter knows, else what it means without. */
export function valueOf(filter: ListFilter, written: string | null): string {
  const value = written?.trim() ?? '';
  if (filter.kind === 'text') return value;
  if (filter.kind === 'day') return isDay(value) ? value : '';
  const { initial = '', options } = filter;
  if (value === EVERY) return '';
  return options.some((option) => option.value === value) ? value : initial;
}

/** How a value is written into the address; `null` for what needs no writing. */
export function writtenOf(filter: ListFilter, value: string): string | null {
  if (filter.kind !== 'choice') return value || null;
  if (value === (filter.initial ?? '')) return null;
  return value || EVERY;
}

/** What the API is asked for; `undefined` for no narrowing. */
export function askedOf(filter: ListFilter, value: string): string | number | undefined {
  if (value === '') return undefined;
  if (filter.kind === 'day') return momentOf(value, filter.edge);
  return filter.kind === 'choice' && filter.numeric ? Number(value) : value;
}

/** Days end where the next one begins, which on the days when clocks change is not 24 hours later. */
function momentOf(day: string, edge: 'start' | 'end'): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, edge === 'start' ? date : date + 1).toISOString();
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
