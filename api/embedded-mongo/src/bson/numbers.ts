import { Double } from 'bson';
import { isInt32, type Numeric } from './value.ts';

// Arithmetic follows MongoDB's numeric types: int32 + int32 stays int32 or widens to int64, an int64 that overflows
// becomes a double, and any operation with a double yields a double.

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  return typeof value === 'bigint' ? Number(value) : value.value;
}

/** Returns a double, wrapped in `Double` where a bare number would read as an int32. */
export const toDouble = (value: number): Numeric => (isInt32(value) ? new Double(value) : value);

const isDouble = (value: Numeric): boolean =>
  typeof value === 'number' ? !isInt32(value) : typeof value !== 'bigint';

export function addNumbers(a: Numeric, b: Numeric): Numeric {
  if (isDouble(a) || isDouble(b)) return toDouble(toNumber(a) + toNumber(b));
  if (typeof a === 'number' && typeof b === 'number') return toIntOrLong(a + b);
  return toLongOrDouble(BigInt(unwrapDouble(a)) + BigInt(unwrapDouble(b)));
}

/**
 * Compares across numeric types; int64 and double compare exactly. NaN equals itself and sorts below every other
 * number.
 */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = typeof a === 'object' ? a.value : a;
  const right = typeof b === 'object' ? b.value : b;
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

/** Returns the int64, or the nearest double if it is out of range. */
function toLongOrDouble(value: bigint): Numeric {
  return value > INT64_MAX || value < INT64_MIN ? Number(value) : value;
}

/** Returns the sum of two int32 values as an int32, or as an int64 if it does not fit. */
const toIntOrLong = (sum: number): Numeric => (isInt32(sum) ? sum : BigInt(sum));

const unwrapDouble = (value: Numeric): number | bigint => (typeof value === 'object' ? value.value : value);
