import { Double } from 'bson';
import {
  addDecimals,
  compareDecimals,
  decimalOfDouble,
  decimalOfInteger,
  decimalOfRoundedDouble,
  divideDecimal,
  DECIMAL_DIGITS,
  floorDecimal,
  formatDecimal,
  getMagnitude,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  type Decimal,
} from './decimal.ts';
import { isDecimal, isInt32, type Numeric, type Value } from './value.ts';

// Arithmetic follows MongoDB's numeric types: int32 + int32 stays int32 or widens to int64, any operation with a double
// yields a double, and any with a decimal a decimal.

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);
const INT64_DIGITS = 19;

export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return isDecimal(value) ? Number(value.toString()) : value.value;
}

export const isNaNValue = (value: Value): boolean =>
  typeof value === 'number' ? Number.isNaN(value) : isDecimal(value) && value.toString() === 'NaN';

/** Returns a double, wrapped in `Double` where a bare number would read as an int32. */
export const toDouble = (value: number): Numeric => (isInt32(value) ? new Double(value) : value);

const isDouble = (value: Numeric): boolean =>
  typeof value === 'number' ? !isInt32(value) : value instanceof Double;

/** Returns the integer part of a number; `undefined` if it is no int64. */
export function truncateToInt64(value: Numeric): bigint | undefined {
  const exact = toExactDecimal(value);
  if (typeof exact === 'number' || getMagnitude(exact) > INT64_DIGITS) return undefined;
  const magnitude = floorDecimal({ ...exact, isNegative: false });
  const integer = exact.isNegative ? -magnitude : magnitude;
  return isInt64(integer) ? integer : undefined;
}

/** Adds two numbers, as `$inc` does; returns `undefined` if the sum is no int64, but should be. */
export function addNumbers(a: Numeric, b: Numeric): Numeric | undefined {
  if (isDecimal(a) || isDecimal(b)) return formatDecimal(addDecimals(toDecimal(a), toDecimal(b)));
  if (isDouble(a) || isDouble(b)) return toDouble(toNumber(a) + toNumber(b));
  if (typeof a === 'number' && typeof b === 'number') return toIntOrLong(a + b);
  const sum = toBigInt(a) + toBigInt(b);
  return isInt64(sum) ? sum : undefined;
}

/** Returns a zero of the same type. */
export function zeroLike(value: Numeric): Numeric {
  if (isDecimal(value)) return formatDecimal(multiplyDecimals(toDecimal(value), toDecimal(0)));
  return typeof value === 'bigint' ? 0n : isDouble(value) ? new Double(0) : 0;
}

/** Multiplies two numbers, as `$mul` does; returns `undefined` if the product is no int64, but should be. */
export function multiplyNumbers(a: Numeric, b: Numeric): Numeric | undefined {
  if (isDecimal(a) || isDecimal(b)) return formatDecimal(multiplyDecimals(toDecimal(a), toDecimal(b)));
  if (isDouble(a) || isDouble(b)) return toDouble(toNumber(a) * toNumber(b));
  const product = toBigInt(a) * toBigInt(b);
  const isInt = typeof a === 'number' && typeof b === 'number';
  if (isInt && isInt32(Number(product))) return Number(product);
  return isInt64(product) ? product : undefined;
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
  #decimals: Decimal | undefined;

  add(value: Numeric): void {
    if (isDecimal(value)) {
      this.#decimals = addDecimals(this.#decimals ?? ZERO, parseDecimal(value));
      return;
    }
    if (isDouble(value)) {
      this.#hasDouble = true;
      this.#addDouble(toNumber(value));
      return;
    }
    this.#hasInteger = true;
    this.#hasLong ||= typeof value === 'bigint';
    this.#integers += toBigInt(value);
  }

  get total(): Numeric {
    return this.#decimals === undefined ? this.#binaryTotal : formatDecimal(this.#decimalTotal);
  }

  /** The total divided by the number of values, in the type that `$avg` has. */
  getAverage(count: number): Numeric {
    if (this.#decimals === undefined) return toDouble(toNumber(this.#binaryTotal) / count);
    return formatDecimal(divideDecimal(this.#decimalTotal, count));
  }

  get #decimalTotal(): Decimal {
    const doubles = this.#hasDouble ? this.#sumDoubles() : { sum: 0, remainder: 0 };
    const integers = this.#hasDouble ? ZERO : decimalOfInteger(this.#integers);
    return [toRoundedDecimal(doubles.sum), toRoundedDecimal(doubles.remainder), integers].reduce(
      addDecimals,
      this.#decimals ?? ZERO,
    );
  }

  get #binaryTotal(): Numeric {
    if (!this.#hasDouble && isInt64(this.#integers))
      return this.#hasLong ? this.#integers : toIntOrLong(Number(this.#integers));
    const { sum, remainder } = this.#sumDoubles();
    return toDouble(sum + remainder);
  }

  /** Returns the sum of doubles and integers, with what rounding has taken from it. */
  #sumDoubles(): { sum: number; remainder: number } {
    const sum = new NumericSum();
    [sum.#doubles, sum.#remainder, sum.#plainSum] = [this.#doubles, this.#remainder, this.#plainSum];
    if (this.#hasInteger) {
      const nearest = Number(this.#integers);
      sum.#addDouble(nearest);
      sum.#addDouble(Number(this.#integers - BigInt(nearest)));
    }
    const isSpecial = Number.isNaN(sum.#doubles + sum.#remainder);
    return isSpecial
      ? { sum: sum.#plainSum, remainder: 0 }
      : { sum: sum.#doubles, remainder: sum.#remainder };
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

/**
 * Compares across numeric types, exactly. NaN equals itself and sorts below every other
 * number.
 */
export function compareNumbers(a: Numeric, b: Numeric): number {
  if (isDecimal(a) || isDecimal(b)) return compareDecimals(toExactDecimal(a), toExactDecimal(b));
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

const ZERO = decimalOfInteger(0n);

/** Converts an operand of a calculation with decimals. */
const toDecimal = (value: Numeric): Decimal =>
  isDouble(value) ? decimalOfRoundedDouble(toNumber(value)) : toExactDecimal(value);

/** Converts a number to a decimal of the same value, which may have more than 34 digits. */
function toExactDecimal(value: Numeric): Decimal {
  if (isDecimal(value)) return parseDecimal(value);
  return isDouble(value) ? decimalOfDouble(toNumber(value)) : decimalOfInteger(toBigInt(value));
}

function toRoundedDecimal(value: number): Decimal {
  const exact = decimalOfDouble(value);
  return typeof exact === 'number' ? exact : roundDecimal(exact, DECIMAL_DIGITS);
}
