import {
  ALL_VALUE,
  parseFilterValue,
  serializeFilterValue,
  toQueryValue,
  type ListFilter,
} from './list-filters.ts';

const status: ListFilter = {
  kind: 'choice',
  label: 'Status',
  initial: 'pending',
  options: [
    { value: 'pending', label: 'Pending' },
    { value: 'active', label: 'Active' },
  ],
};
const from: ListFilter = { kind: 'day', label: 'From', edge: 'start' };
const to: ListFilter = { kind: 'day', label: 'To', edge: 'end' };

test.each([
  [null, 'pending'],
  ['active', 'active'],
  ['nonsense', 'pending'],
  [ALL_VALUE, ''],
])('parses the URL value %j of a choice as %j', (param, value) => {
  expect(parseFilterValue(status, param)).toBe(value);
});

test.each([
  ['pending', null],
  ['active', 'active'],
  ['', ALL_VALUE],
])('serializes the value %j of a choice as %j', (value, param) => {
  expect(serializeFilterValue(status, value)).toBe(param);
});

test('ignores a day that is not in the calendar', () => {
  expect(parseFilterValue(from, '2026-13-45')).toBe('');
  expect(parseFilterValue(from, 'yesterday')).toBe('');
  expect(parseFilterValue(from, '2026-11-20')).toBe('2026-11-20');
});

test('includes the whole last day of a date range, in the time zone of the user', () => {
  expect(toQueryValue(from, '2026-11-20')).toBe(new Date(2026, 10, 20).toISOString());
  expect(toQueryValue(to, '2026-11-30')).toBe(new Date(2026, 11, 1).toISOString());
});

test('omits an empty filter from the API query', () => {
  expect(toQueryValue(status, '')).toBeUndefined();
});
