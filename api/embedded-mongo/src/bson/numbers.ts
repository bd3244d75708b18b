import { Double } from 'bson';
import { isInt32, type Numeric } from './value.ts';

// Arithmetic keeps MongoDB's types: int32 with int32 stays int32 or grows to int64, an int64 that overflows becomes a
// double, and a double makes everything a double.

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  return typeof value === 'bigint' ? Number(value) : value.value;
}

/** A double, wrapped where a bare number would read as an int32. */
export const double = (value: number): Numeric => (isInt32(value) ? new Double(value) : value);

const isDouble = (value: Numeric): boolean =>
  typeof value === 'number' ? !isInt32(value) : typeof value !== 'bigint';

export function add(a: Numeric, b: Numeric): Numeric {
  if (isDouble(a) || isDouble(b)) return double(toNumber(a) + toNumber(b));
  if (typeof a === 'number' && typeof b === 'number') return grown(a + b);
  return long(BigInt(toInteger(a)) + BigInt(toInteger(b)));
}

/** NaN equals itself and is below every other number; an int64 compares exactly with a double. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = typeof a === 'object' ? a.value : a;
  const right = typeof b === 'object' ? b.value : b;
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

/** The int64, or, past its range, the nearest double. */
function long(value: bigint): Numeric {
  return value > INT64_MAX || value < INT64_MIN ? Number(value) : value;
}

/** The sum of two int32 as an int32, or as an int64 where it is too big for one. */
const grown = (sum: number): Numeric => (isInt32(sum) ? sum : BigInt(sum));

const toInteger = (value: Numeric): number | bigint => (typeof value === 'object' ? value.value : value);
