import { formatMoney } from './format-money.ts';

test.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [-0, '$0.00'],
  [-0.001, '$0.00'],
  [10, '$10.00'],
  [-25, '\u2212$25.00'],
  [1234567.89, '$1,234,567.89'],
  [9007199254740.99, '$9,007,199,254,740.99'],
])('formats %p as %p', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test.each([
  [10, '+$10.00'],
  [-10, '\u2212$10.00'],
  [0, '$0.00'],
])('formats %p with sign as %p', (amount, text) => {
  expect(formatMoney(amount, 'always')).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %p, which is not an amount', (amount) => {
  expect(() => formatMoney(amount)).toThrow(RangeError);
});
