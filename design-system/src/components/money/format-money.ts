const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** When to show a sign: `auto` only for negative amounts, `always` also a plus, e.g. for the entries of a statement. */
export type MoneySign = 'auto' | 'always';

/**
 * Formats an amount of dollars: `1234.5` becomes `$1,234.50`. Always shows cents, and uses U+2212 as minus sign.
 *
 * @param amount dollars with at most two decimals, as in API responses
 * @throws RangeError if the amount is not finite: a page must never show an unknown amount
 */
export function formatMoney(amount: number, sign: MoneySign = 'auto'): string {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
  const text = DOLLARS.format(Math.abs(amount));
  const isZero = !/[1-9]/.test(text);
  if (isZero) return text;
  if (amount < 0) return `\u2212${text}`;
  return sign === 'always' ? `+${text}` : text;
}
