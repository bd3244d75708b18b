/** Converts dollars with at most two decimals to whole cents, e.g. 15.5 to 1550. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts whole cents to dollars, e.g. 1550 to 15.5. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** Digits with or without a leading `$` and thousands separators. */
const TYPED_AMOUNT = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/** The amount has a fraction of a cent. */
export const AMOUNT_DECIMALS = 'Enter an amount with at most two decimals.';
/** The amount is not a positive number of whole cents. */
export const AMOUNT_INVALID = 'Please enter a valid amount.';

/** Parses an amount that a person typed, e.g. `1,200.50`; `undefined` if it is none. Nothing is rounded. */
export function parseDollars(text: string): number | undefined {
  if (findDollarsError(text) !== undefined) return undefined;
  return Number(text.trim().replaceAll(/[$,]/g, ''));
}

/** Returns what is wrong with an amount that a person typed; `undefined` if it is a number of whole cents. */
export function findDollarsError(text: string): string | undefined {
  const match = TYPED_AMOUNT.exec(text.trim());
  if (!match || !/\d/.test(text)) return AMOUNT_INVALID;
  return (match[1] ?? '').length > 2 ? AMOUNT_DECIMALS : undefined;
}
