import { readTypedNumber, type FormField } from '@platform/contracts';

/** Digits after the decimal point of each kind of number. The answer holds whole numbers: cents, tenths, ones. */
const DECIMALS: Readonly<Partial<Record<FormField['kind'], number>>> = { integer: 0, money: 2, tenths: 1 };

const EXAMPLES: Readonly<Partial<Record<FormField['kind'], string>>> = {
  integer: '12',
  money: '12.50',
  tenths: '3.5',
};

/** Upper bound on the digits of a number before its decimals. */
const MAX_DIGITS = 10;

export function isNumberKind(kind: FormField['kind']): boolean {
  return kind in DECIMALS;
}

/** Writes the number of an answer as it is typed: `1250` cents as `12.50`. */
export function formatTyped(kind: FormField['kind'], value: number | null): string {
  const decimals = DECIMALS[kind] ?? 0;
  return value === null ? '' : (value / 10 ** decimals).toFixed(decimals);
}

/**
 * Reads a typed number: `$1,250.5` as 125050 cents. `null` for an empty text, `undefined` for what is no number, or may
 * be two.
 */
export function parseTyped(kind: FormField['kind'], text: string): number | null | undefined {
  const decimals = DECIMALS[kind] ?? 0;
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/^(-?)\$\s*/, '$1')
    .replace(/\s*s$/, '');
  if (plain === '') return null;
  const isNegative = plain.startsWith('-');
  const read = readTypedNumber(isNegative ? plain.slice(1) : plain);
  if (!read) return undefined;
  // A whole number has no decimals, so that its comma separates thousands.
  const number =
    read.isAmbiguous && decimals === 0 ? { whole: read.whole + read.fraction, fraction: '' } : read;
  if (number.whole.length > MAX_DIGITS || number.fraction.length > decimals) return undefined;
  if (read.isAmbiguous && decimals > 0) return undefined;
  const value = Number(number.whole + number.fraction.padEnd(decimals, '0'));
  return isNegative ? 0 - value : value;
}

/** Says what is wrong with a number that cannot be part of an answer. */
export function describeTypedError(
  { kind, min, max }: Pick<FormField, 'kind' | 'min' | 'max'>,
  value: number | null | undefined,
): string | undefined {
  if (value === undefined) return `Enter a number like ${EXAMPLES[kind] ?? ''}`;
  if (value === null || (value >= min && value <= max)) return undefined;
  return `Enter a number between ${formatTyped(kind, min)} and ${formatTyped(kind, max)}`;
}
