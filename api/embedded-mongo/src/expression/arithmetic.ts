import { badValue, location, typeMismatch } from '../errors.ts';
import { compare } from '../bson/compare.ts';
import { add, double, multiply, remainder, subtract, toNumber } from '../bson/numbers.ts';
import { isNullish, isNumeric, typeOf, type Numeric, type Value } from '../bson/value.ts';
import { asInteger, asNumeric, binary, compileList, nullOr, unary, variadic } from './operands.ts';
import type { Expression, ExpressionMaker, ExpressionOperators } from './scope.ts';

/** Arithmetic, and the accumulators that are also operators over a list. */
export const ARITHMETIC: ExpressionOperators = {
  $add: variadic('$add', sumOperands),
  $subtract: binary('$subtract', difference),
  $multiply: variadic('$multiply', (values) =>
    values.some(isNullish) ? null : values.map((value) => asNumeric(value, '$multiply')).reduce(multiply, 1),
  ),
  $divide: binary('$divide', quotient),
  $mod: binary('$mod', modulo),
  $abs: unary(
    '$abs',
    nullOr((value) => absolute(asNumeric(value, '$abs'))),
  ),
  $ceil: unary(
    '$ceil',
    nullOr((value) => onDoubles(asNumeric(value, '$ceil'), Math.ceil)),
  ),
  $floor: unary(
    '$floor',
    nullOr((value) => onDoubles(asNumeric(value, '$floor'), Math.floor)),
  ),
  $round: toPlaces('$round', roundHalfEven),
  $trunc: toPlaces('$trunc', Math.trunc),
  $sum: overList('$sum', sum),
  $avg: overList('$avg', average),
  $min: overList('$min', (values) => extreme(values, -1)),
  $max: overList('$max', (values) => extreme(values, 1)),
};

/** The sum of what is numeric; 0 of nothing. */
export function sum(values: readonly Value[]): Numeric {
  return values.filter(isNumeric).reduce(add, 0);
}

/** The mean of what is numeric, a double; null of nothing. */
export function average(values: readonly Value[]): Value {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : double(toNumber(sum(numbers)) / numbers.length);
}

/** The greatest (1) or least (-1) of what is neither null nor missing. */
export function extreme(values: readonly Value[], direction: 1 | -1): Value {
  let found: Value = null;
  for (const value of values) {
    if (!isNullish(value) && (found === null || compare(value, found) * direction > 0)) found = value;
  }
  return found;
}

/** Numbers, and at most one date, to which they add milliseconds. */
function sumOperands(values: readonly Value[]): Value {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  const rest = values.filter((value) => !(value instanceof Date));
  const total = rest.map((value) => asNumeric(value, '$add')).reduce(add, 0);
  const [date] = dates;
  return date ? new Date(date.getTime() + Math.round(toNumber(total))) : total;
}

function difference(left: Value, right: Value): Value {
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date && right instanceof Date) return BigInt(left.getTime() - right.getTime());
  if (left instanceof Date && isNumeric(right)) return new Date(left.getTime() - Math.round(toNumber(right)));
  if (!isNumeric(left) || !isNumeric(right))
    throw typeMismatch(`can't $subtract ${typeOf(right)} from ${typeOf(left)}`);
  return subtract(left, right);
}

function quotient(left: Value, right: Value): Value {
  if (isNullish(left) || isNullish(right)) return null;
  const divisor = toNumber(asNumeric(right, '$divide'));
  if (divisor === 0) throw badValue("can't $divide by zero");
  return double(toNumber(asNumeric(left, '$divide')) / divisor);
}

function modulo(left: Value, right: Value): Value {
  if (isNullish(left) || isNullish(right)) return null;
  const divisor = asNumeric(right, '$mod');
  if (toNumber(divisor) === 0) throw location(16610, "can't $mod by zero");
  return remainder(asNumeric(left, '$mod'), divisor);
}

const absolute = (value: Numeric): Numeric => (toNumber(value) < 0 ? subtract(0, value) : value);

/** Whole numbers stay what they are. */
const onDoubles = (value: Numeric, apply: (value: number) => number): Numeric =>
  typeOf(value) === 'double' ? double(apply(toNumber(value))) : value;

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const half = value - floor === 0.5;
  return half ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(value);
}

/** `[number, places]`; negative places are those before the point. */
function toPlaces(operator: string, apply: (value: number) => number): ExpressionMaker {
  return (operand, compile) => {
    const [inner, at] = compileList(operator, operand, compile, 1, 2) as [Expression, Expression?];
    return (root, scope) => {
      const value = inner(root, scope);
      const places = at ? at(root, scope) : 0;
      if (isNullish(value) || isNullish(places)) return null;
      return atPlaces(asNumeric(value, operator), asInteger(places, operator), apply);
    };
  };
}

function atPlaces(value: Numeric, places: number, apply: (value: number) => number): Numeric {
  if (places < -20 || places > 100)
    throw location(51083, `cannot apply $round/$trunc with precision value ${places}`);
  if (typeof value === 'bigint') {
    if (places < 0)
      throw badValue(
        'Rounding an int64 to places before the point is not supported by the embedded database.',
      );
    return value;
  }
  const number = toNumber(value);
  if (!Number.isFinite(number)) return value;
  const rounded = shiftPoint(apply(shiftPoint(number, places)), -places);
  return typeOf(value) === 'double' ? double(rounded) : rounded;
}

/** Moves the decimal point in the text, which is exact where a multiplication is not: 1.005 * 100 is 100.49999999999999. */
function shiftPoint(value: number, places: number): number {
  const [digits, power = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(power) + places}`);
}

/** A list of operands, or one operand whose array is the list. */
function overList(operator: string, apply: (values: Value[]) => Value): ExpressionMaker {
  return (operand, compile) => {
    const inner = compileList(operator, operand, compile, 0, Infinity);
    return (root, scope) => {
      const values = inner.map((expression) => expression(root, scope));
      const [only] = values;
      return apply(values.length === 1 && Array.isArray(only) ? only : values);
    };
  };
}
