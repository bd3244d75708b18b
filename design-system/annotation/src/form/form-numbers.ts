import type { FormField } from '@platform/contracts';

/** Digits after the decimal point of each kind of number. The answer holds whole numbers: cents, tenths, ones. */
const DECIMALS: Readonly<Partial<Record<FormField['kind'], number>>> = { integer: 0, money: 2, tenths: 1 };

const EXAMPLES: Readonly<Partial<Record<FormField['kind'], string>>> = {
  integer: '12',
  money: '12.50',
  tenths: '3.5',
};

export function isNumberKind(kind: FormField['kind']): boolean {
  return kind in DECIMALS;
}

/** Writes the number of an answer as it is typed: `1250` cents as `12.50`. */
export function formatTyped(kind: FormField['kind'], value: number | null): string {
  const decimals = DECIMALS[kind] ?? 0;
  return value === null ? '' : (value / 10 ** decimals).toFixed(decimals);
}

/** Reads a typed number: `$1,250.5` as 125050 cents. `null` for an empty text, `undefined` for what is no number. */
export function parseTyped(kind: FormField['kind'], text: string): number | null | undefined {
  const decimals = DECIMALS[kind] ?? 0;
  const plain = text
    .trim()
    .replace('\u2212', '-')
    .replace(/^(-?)\$\s*/, '$1')
    .replace(/\s*s$/, '');
  if (plain === '') return null;
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d*))?$/.exec(plain);
  if (!match) return undefined;
  const [, minus, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const value = Number(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'));
  return minus ? 0 - value : value;
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
