import { Decimal128 } from 'bson';

// Arithmetic on decimals (IEEE 754-2008 decimal128) with `BigInt`. Results are rounded half to even to 34 digits and
// keep the exponent that the standard prefers, so that 1.10 + 2.20 is 3.30.

/** A finite decimal: ±coefficient × 10^exponent. */
export type FiniteDecimal = { isNegative: boolean; coefficient: bigint; exponent: number };

/** A decimal; an infinity or NaN is a `number`. */
export type Decimal = FiniteDecimal | number;

export const DECIMAL_DIGITS = 34;

const MAX_COEFFICIENT = 10n ** BigInt(DECIMAL_DIGITS) - 1n;
const EXPONENT_BIAS = 6176;
const MIN_EXPONENT = -EXPONENT_BIAS;
const MAX_EXPONENT = 6111;
const MAX_UINT64 = 2n ** 64n - 1n;

/** Reads the parts of a stored decimal. A coefficient beyond 34 digits counts as zero, as the standard says. */
export function parseDecimal(value: Decimal128): Decimal {
  const bytes = Buffer.from(value.bytes.buffer, value.bytes.byteOffset, 16);
  const high = bytes.readBigUInt64LE(8);
  const isNegative = high >> 63n === 1n;
  const combination = Number((high >> 58n) & 31n);
  if (combination === 31) return NaN;
  if (combination === 30) return isNegative ? -Infinity : Infinity;
  const isLarge = combination >= 24;
  const exponent = Number((high >> (isLarge ? 47n : 49n)) & 0x3fffn) - EXPONENT_BIAS;
  const coefficient = ((high & 0x1_ffff_ffff_ffffn) << 64n) | bytes.readBigUInt64LE(0);
  const isValid = !isLarge && coefficient <= MAX_COEFFICIENT;
  return { isNegative, coefficient: isValid ? coefficient : 0n, exponent };
}

/** Builds the stored form of a decimal, rounded to 34 digits; infinite if it is too large. */
export function formatDecimal(decimal: Decimal): Decimal128 {
  if (typeof decimal === 'number') return Decimal128.fromString(String(decimal));
  const { isNegative, ...rounded } = roundDecimal(decimal, DECIMAL_DIGITS, MIN_EXPONENT);
  let { coefficient, exponent } = rounded;
  if (coefficient === 0n) exponent = Math.min(exponent, MAX_EXPONENT);
  const padding = Math.max(0, exponent - MAX_EXPONENT);
  if (padding + countDigits(coefficient) > DECIMAL_DIGITS)
    return Decimal128.fromString(isNegative ? '-Infinity' : 'Infinity');
  coefficient *= 10n ** BigInt(padding);
  exponent -= padding;
  const sign = isNegative ? 1n << 63n : 0n;
  const bytes = Buffer.alloc(16);
  bytes.writeBigUInt64LE(coefficient & MAX_UINT64, 0);
  bytes.writeBigUInt64LE(sign | (BigInt(exponent + EXPONENT_BIAS) << 49n) | (coefficient >> 64n), 8);
  return new Decimal128(bytes);
}

/** Converts an integer exactly. */
export const decimalOfInteger = (integer: bigint): FiniteDecimal => ({
  isNegative: integer < 0n,
  coefficient: integer < 0n ? -integer : integer,
  exponent: 0,
});

/** Converts a double exactly, to as many digits as that takes. */
export function decimalOfDouble(value: number): Decimal {
  if (!Number.isFinite(value)) return value;
  let integer = Math.abs(value);
  let scale = 0;
  for (; !Number.isInteger(integer); scale++) integer *= 2;
  return {
    isNegative: value < 0 || Object.is(value, -0),
    coefficient: BigInt(integer) * 5n ** BigInt(scale),
    exponent: -scale,
  };
}

/** Rounds half to even, to at most so many digits and at least an exponent. */
export function roundDecimal(
  decimal: FiniteDecimal,
  maxDigits: number,
  minExponent = -Infinity,
): FiniteDecimal {
  const { isNegative, coefficient, exponent } = decimal;
  const dropped = Math.max(countDigits(coefficient) - maxDigits, minExponent - exponent);
  if (dropped <= 0) return decimal;
  const unit = 10n ** BigInt(dropped);
  const truncated = coefficient / unit;
  const twiceRest = 2n * (coefficient % unit);
  const roundsUp = twiceRest > unit || (twiceRest === unit && truncated % 2n === 1n);
  const rounded = { isNegative, coefficient: truncated + (roundsUp ? 1n : 0n), exponent: exponent + dropped };
  // 9.99 becomes 10.0, which has one digit more.
  return roundDecimal(rounded, maxDigits);
}

/** Rounds a double to exactly 15 digits, as MongoDB does where it calculates with a double and a decimal. */
export function decimalOfRoundedDouble(value: number): Decimal {
  const exact = decimalOfDouble(value);
  if (typeof exact === 'number' || exact.coefficient === 0n) return exact;
  const rounded = roundDecimal(exact, 15);
  const padding = 15 - countDigits(rounded.coefficient);
  return {
    ...rounded,
    coefficient: rounded.coefficient * 10n ** BigInt(padding),
    exponent: rounded.exponent - padding,
  };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  if (typeof a === 'number' || typeof b === 'number') return toSpecial(a, 0) + toSpecial(b, 0);
  const exponent = Math.min(a.exponent, b.exponent);
  const sum = toInteger(a, exponent) + toInteger(b, exponent);
  const isNegative = sum === 0n ? a.isNegative && b.isNegative : sum < 0n;
  return roundDecimal({ isNegative, coefficient: sum < 0n ? -sum : sum, exponent }, DECIMAL_DIGITS);
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  if (typeof a === 'number' || typeof b === 'number')
    return toSpecial(a, signOf(a)) * toSpecial(b, signOf(b));
  return {
    isNegative: a.isNegative !== b.isNegative,
    coefficient: a.coefficient * b.coefficient,
    exponent: a.exponent + b.exponent,
  };
}

/** Divides by a positive number of values. */
export function divideDecimal(dividend: Decimal, count: number): Decimal {
  if (typeof dividend === 'number') return dividend;
  const { isNegative } = dividend;
  const divisor = BigInt(count);
  const padding = DECIMAL_DIGITS + countDigits(divisor);
  const padded = dividend.coefficient * 10n ** BigInt(padding);
  // A further digit stands for what is left of an inexact division, so that rounding sees it.
  let coefficient = (padded / divisor) * 10n + (padded % divisor === 0n ? 0n : 1n);
  let exponent = dividend.exponent - padding - 1;
  for (; exponent < dividend.exponent && coefficient % 10n === 0n; exponent++) coefficient /= 10n;
  return { isNegative, coefficient, exponent };
}

/** Compares by value. NaN equals itself and sorts below everything else. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (typeof a === 'number' || typeof b === 'number') {
    const [left, right] = [toSpecial(a, 0), toSpecial(b, 0)];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
    return Math.sign(Number(left > right) - Number(left < right));
  }
  const [sign, otherSign] = [signOf(a), signOf(b)];
  if (sign !== otherSign || sign === 0) return Math.sign(sign - otherSign);
  // The magnitudes first, because aligned coefficients could have thousands of digits.
  const magnitudes = getMagnitude(a) - getMagnitude(b);
  if (magnitudes !== 0) return Math.sign(magnitudes) * sign;
  const exponent = Math.min(a.exponent, b.exponent);
  const [left, right] = [toInteger(a, exponent), toInteger(b, exponent)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Returns the largest integer that is not above a finite decimal. */
export function floorDecimal({ isNegative, coefficient, exponent }: FiniteDecimal): bigint {
  if (exponent >= 0) return toInteger({ isNegative, coefficient, exponent }, 0);
  const unit = 10n ** BigInt(-exponent);
  const truncated = coefficient / unit;
  const isExact = coefficient % unit === 0n;
  return isNegative ? -truncated - (isExact ? 0n : 1n) : truncated;
}

/** Returns the power of ten of the first digit, plus one. */
export const getMagnitude = ({ coefficient, exponent }: FiniteDecimal): number =>
  countDigits(coefficient) + exponent;

export const signOf = (decimal: Decimal): number => {
  if (typeof decimal === 'number') return Math.sign(decimal);
  if (decimal.coefficient === 0n) return 0;
  return decimal.isNegative ? -1 : 1;
};

const countDigits = (coefficient: bigint): number => coefficient.toString().length;

/** Returns the value in units of 10^exponent, an exponent that is not above its own. */
function toInteger(decimal: FiniteDecimal, exponent: number): bigint {
  const magnitude = decimal.coefficient * 10n ** BigInt(decimal.exponent - exponent);
  return decimal.isNegative ? -magnitude : magnitude;
}

const toSpecial = (decimal: Decimal, whereFinite: number): number =>
  typeof decimal === 'number' ? decimal : whereFinite;
