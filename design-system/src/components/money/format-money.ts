const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** How a sign is shown: `auto` only for what is below zero, `always` also a plus, for what moved in a statement. */
export type MoneySign = 'auto' | 'always';

/**
 * Dollars in words: `1234.5` is `$1,234.50`. Cents always shown; below zero with a true minus sign.
 * @param amount dollars, at most two decimals (the wire's unit)
 * @throws RangeError when the amount is no finite number: a page never shows money that is not known
 */
export function formatMoney(amount: number, sign: MoneySign = 'auto'): string {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
  const text = DOLLARS.format(Math.abs(amount));
  const isZero = !/[1-9]/.test(text);
  if (isZero) return text;
  if (amount < 0) return `\u2212${text}`;
  return sign === 'always' ? `+${text}` : text;
}
