import { toAsciiDigits } from './typed-digits.ts';
import { removeInvisible } from './visible-text.ts';

/** Digits with one separator at most, which is taken for the decimal one: `1234`, `12.50`, `12,50`. */
const PLAIN = /^(\d*)(?:([.,])(\d*))?$/;
/** Digits in groups of three, with one sign between all groups, and another one before the decimals. */
const GROUPED =
  /^[1-9]\d{0,2}(?:(?<sign>[ .,'’])\d{3})(?:\k<sign>\d{3})*(?:(?!\k<sign>)[.,](?<fraction>\d*))?$/;
/** The separators of Arabic: thousands and decimals. */
const ARABIC = [
  ['\u066c', ','],
  ['\u066b', '.'],
] as const;

/**
 * Reads a number that a person typed, with the digits and the separators of any country: some phones offer only a comma
 * or only a point. Returns the digits before and after the decimal separator; `undefined` for what is no number.
 *
 * `isAmbiguous` tells that a comma may be either separator: `1,250`. One with another number of digits behind it is the
 * decimal separator, and so is a point.
 */
export function readTypedNumber(
  text: string,
): { readonly whole: string; readonly fraction: string; readonly isAmbiguous: boolean } | undefined {
  const typed = ARABIC.reduce((result, [sign, ascii]) => result.replaceAll(sign, ascii), toPlain(text));
  if (!/\d/.test(typed)) return undefined;
  const [isPlain, whole = '', separator, fraction = ''] = PLAIN.exec(typed) ?? [];
  const grouped = GROUPED.exec(typed);
  if (isPlain !== undefined) return { whole, fraction, isAmbiguous: separator === ',' && grouped !== null };
  if (!grouped) return undefined;
  const { fraction: decimals = '' } = grouped.groups ?? {};
  const groups = decimals === '' ? typed.replace(/[.,]$/, '') : typed.slice(0, -decimals.length - 1);
  return { whole: groups.replaceAll(/\D/g, ''), fraction: decimals, isAmbiguous: false };
}

/** Returns a text with plain spaces and digits; a tab would be invisible. */
function toPlain(text: string): string {
  return removeInvisible(toAsciiDigits(text).replaceAll(/\s/gu, ' ')).trim();
}
