import { findDollarsError, parseDollars } from './money.ts';

test.each([
  ['600.55', 600.55],
  ['600', 600],
  ['600.5', 600.5],
  ['.5', 0.5],
  [' $1,234,567.89 ', 1234567.89],
])('parses the typed amount %j', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test.each([
  ['600.555', 'Enter an amount with at most two decimals.'],
  ['600.550', 'Enter an amount with at most two decimals.'],
  ['600,55', 'Please enter a valid amount.'],
  ['1e3', 'Please enter a valid amount.'],
  ['-5', 'Please enter a valid amount.'],
  ['sixty', 'Please enter a valid amount.'],
  ['.', 'Please enter a valid amount.'],
  ['$', 'Please enter a valid amount.'],
])('rejects the typed amount %j instead of rounding it', (text, message) => {
  expect(findDollarsError(text)).toBe(message);
  expect(parseDollars(text)).toBeUndefined();
});
