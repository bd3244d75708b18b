import { askedOf, EVERY, valueOf, writtenOf, type ListFilter } from './list-filters.ts';

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
  [EVERY, ''],
])('a choice whose address says %j stands at %j', (written, value) => {
  expect(valueOf(status, written)).toBe(value);
});

test.each([
  ['pending', null],
  ['active', 'active'],
  ['', EVERY],
])('a choice at %j is written as %j', (value, written) => {
  expect(writtenOf(status, value)).toBe(written);
});

test('a day that is none is left out', () => {
  expect(valueOf(from, '2026-13-45')).toBe('');
  expect(valueOf(from, 'yesterday')).toBe('');
  expect(valueOf(from, '2026-11-20')).toBe('2026-11-20');
});

test('a span takes its last day whole, in the zone of the reader', () => {
  expect(askedOf(from, '2026-11-20')).toBe(new Date(2026, 10, 20).toISOString());
  expect(askedOf(to, '2026-11-30')).toBe(new Date(2026, 11, 1).toISOString());
});

test('nothing is asked for where nothing narrows', () => {
  expect(askedOf(status, '')).toBeUndefined();
});
