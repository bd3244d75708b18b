import { formatDate, formatSpan } from './format-moment.ts';

test('writes a day as short month, 2-digit day and year', () => {
  expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('Mar 05, 2026');
});

test.each([
  ['2026-03-05T12:00:00.000Z', '0 min'],
  ['2026-03-05T12:34:01.000Z', '35 min'],
  ['2026-03-06T00:00:00.000Z', '12 h'],
  ['2026-03-07T12:00:00.000Z', '48 h'],
  ['2026-03-07T12:00:00.001Z', '3 days'],
])('says how long until %s', (to, words) => {
  expect(formatSpan('2026-03-05T12:00:00.000Z', to)).toBe(words);
});
