import { findDollarsError, formatDollars, parseDollars } from './money.ts';

test.each([
  ['600.55', 600.55],
  ['600', 600],
  ['600.5', 600.5],
  ['.5', 0.5],
  [' $1,234,567.89 ', 1234567.89],
  ['1,234,567', 1234567],
  ['100,50', 100.5],
  ['12,5', 12.5],
  ['0,05', 0.05],
  ['1.234,50', 1234.5],
  ['1.234.567', 1234567],
  ['1234,50 $', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1\u202f234', 1234],
  ["1'234.50", 1234.5],
  ['\uff11\uff12\uff0c\uff15', 12.5],
  ['\u0661\u0662\u066b\u0665\u0660', 12.5],
  ['\u200b12.50\u202c', 12.5],
])('parses the typed amount %j', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test.each([
  ['600.555', 'Enter an amount with at most two decimals.'],
  ['600.550', 'Enter an amount with at most two decimals.'],
  ['1,250', 'Write the amount without a comma between thousands, like 1250 or 1250.50.'],
  ['0,500', 'Enter an amount with at most two decimals.'],
  ['1234,500', 'Enter an amount with at most two decimals.'],
  ['1,23,456', 'Please enter a valid amount.'],
  ['1,234,50', 'Please enter a valid amount.'],
  ['1 23', 'Please enter a valid amount.'],
  ['12,50,', 'Please enter a valid amount.'],
  ['1e3', 'Please enter a valid amount.'],
  ['-5', 'Please enter a valid amount.'],
  ['sixty', 'Please enter a valid amount.'],
  ['.', 'Please enter a valid amount.'],
  ['$', 'Please enter a valid amount.'],
])('rejects the typed amount %j instead of rounding it', (text, message) => {
  expect(findDollarsError(text)).toBe(message);
  expect(parseDollars(text)).toBeUndefined();
});

test.each([
  [1800, '$1,800.00'],
  [0.05, '$0.05'],
  [499.99, '$499.99'],
])('formats %p dollars as %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
