import { formatDate, formatDuration } from './format-date-time.ts';

test('formats a date as short month, 2-digit day and year', () => {
  expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('Mar 05, 2026');
});

test.each([
  ['2026-03-05T12:00:00.000Z', '0 min'],
  ['2026-03-05T12:00:01.000Z', '1 min'],
  ['2026-03-05T12:30:11.000Z', '30 min'],
  ['2026-03-05T12:34:16.000Z', '35 min'],
  ['2026-03-06T00:00:00.000Z', '12 h'],
  ['2026-03-07T12:00:00.000Z', '48 h'],
  ['2026-03-07T12:00:16.000Z', '3 days'],
])('formats the duration until %s as %s', (to, text) => {
  expect(formatDuration('2026-03-05T12:00:00.000Z', to)).toBe(text);
});
