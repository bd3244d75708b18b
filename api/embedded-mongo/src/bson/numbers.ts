import { Double } from 'bson';
import { isInt32, type Numeric, type Value } from './value.ts';

// Arithmetic follows MongoDB's numeric types: int32 + int32 stays int32 or widens to int64, any operation with a double
// yields a double.

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  return typeof value === 'bigint' ? Number(value) : value.value;
}

export const isNaNValue = (value: Value): boolean => typeof value === 'number' && Number.isNaN(value);

/** Returns a double, wrapped in `Double` where a bare number would read as an int32. */
export const toDouble = (value: number): Numeric => (isInt32(value) ? new Double(value) : value);

const isDouble = (value: Numeric): boolean =>
  typeof value === 'number' ? !isInt32(value) : value instanceof Double;

/** Adds two numbers, as `$inc` does; returns `undefined` if the sum is no int64, but should be. */
export function addNumbers(a: Numeric, b: Numeric): Numeric | undefined {
  if (isDouble(a) || isDouble(b)) return toDouble(toNumber(a) + toNumber(b));
  if (typeof a === 'number' && typeof b === 'number') return toIntOrLong(a + b);
  const sum = toBigInt(a) + toBigInt(b);
  return isInt64(sum) ? sum : undefined;
}

/**
 * The sum of `$sum`: of the widest type that occurs, a double if an int64 overflows. Doubles are summed with twice the
 * precision of a double, and integers exactly.
 */
export class NumericSum {
  #integers = 0n;
  #hasInteger = false;
  #hasLong = false;
  #hasDouble = false;
  #doubles = -0;
  /** What rounding has taken from the sum of doubles. */
  #remainder = 0;
  /** The plain sum, which has the infinity or NaN if there is one. */
  #plainSum = 0;

  add(value: Numeric): void {
    if (isDouble(value)) {
      this.#hasDouble = true;
      this.#addDouble(toNumber(value));
      return;
    }
    this.#hasInteger = true;
    this.#hasLong ||= typeof value === 'bigint';
    this.#integers += toBigInt(value);
  }

  /** Must be read last: it adds the integers to the doubles. */
  takeTotal(): Numeric {
    const integers = this.#integers;
    if (!this.#hasDouble && isInt64(integers))
      return this.#hasLong ? integers : toIntOrLong(Number(integers));
    if (this.#hasInteger) {
      const nearest = Number(integers);
      this.#addDouble(nearest);
      this.#addDouble(Number(integers - BigInt(nearest)));
    }
    const total = this.#doubles + this.#remainder;
    return toDouble(Number.isNaN(total) ? this.#plainSum : total);
  }

  /** Adds a double and keeps what rounding takes from the sum (the algorithm 2Sum of Knuth). */
  #addDouble(value: number): void {
    const sum = this.#doubles + value;
    const part = sum - this.#doubles;
    this.#remainder += this.#doubles - (sum - part) + (value - part);
    this.#doubles = sum;
    this.#plainSum += value;
  }
}

/** Compares across numeric types, exactly. NaN equals itself and sorts below every other number. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = typeof a === 'object' ? a.value : a;
  const right = typeof b === 'object' ? b.value : b;
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

const isInt64 = (value: bigint): boolean => value <= INT64_MAX && value >= INT64_MIN;

/** Returns the sum of two int32 values as an int32, or as an int64 if it does not fit. */
const toIntOrLong = (sum: number): Numeric => (isInt32(sum) ? sum : BigInt(sum));

const toBigInt = (value: Numeric): bigint => (typeof value === 'bigint' ? value : BigInt(toNumber(value)));
