import { readTypedNumber } from './typed-number.ts';

/** Converts dollars with at most two decimals to whole cents, e.g. 15.5 to 1550. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts whole cents to dollars, e.g. 1550 to 15.5. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** Formats dollars for a sentence of an email, a notice or an error: `1800` becomes `$1,800.00`. */
export function formatDollars(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The amount has a fraction of a cent. */
export const AMOUNT_DECIMALS = 'Enter an amount with at most two decimals.';
/** The amount is not a positive number of whole cents. */
export const AMOUNT_INVALID = 'Please enter a valid amount.';
/** The comma of the amount may separate thousands or cents. */
export const AMOUNT_AMBIGUOUS = 'Write the amount without a comma between thousands, like 1250 or 1250.50.';

/** Parses an amount that a person typed, e.g. `1,200.50` or `12,50`; `undefined` if it is none. Nothing is rounded. */
export function parseDollars(text: string): number | undefined {
  if (findDollarsError(text) !== undefined) return undefined;
  const { whole = '', fraction = '' } = readAmount(text) ?? {};
  return Number(`${whole}.${fraction}`);
}

/** Returns what is wrong with an amount that a person typed; `undefined` if it is a number of whole cents. */
export function findDollarsError(text: string): string | undefined {
  const amount = readAmount(text);
  if (!amount) return AMOUNT_INVALID;
  if (amount.isAmbiguous) return AMOUNT_AMBIGUOUS;
  return amount.fraction.length > 2 ? AMOUNT_DECIMALS : undefined;
}

/** Reads an amount with or without a dollar sign. */
function readAmount(text: string): ReturnType<typeof readTypedNumber> {
  return readTypedNumber(
    text
      .normalize('NFKC')
      .trim()
      .replace(/^\$\s*|\s*\$$/, ''),
  );
}
