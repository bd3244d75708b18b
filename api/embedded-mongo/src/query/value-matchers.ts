import { formatValue } from '../bson/format-value.ts';
import { compareValues, isEqual } from '../bson/compare.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { isNaNValue, toNumber } from '../bson/numbers.ts';
import {
  hasOperator,
  isDoc,
  isNullish,
  isNumeric,
  isRegex,
  isTruthy,
  typeRankOf,
  typeOf,
  type Value,
} from '../bson/value.ts';
import { badValue, failedToParse } from '../errors.ts';
import type { ValuePredicate } from './paths.ts';
import { compileRegularExpression } from './regular-expression.ts';

/**
 * A compiled operator. `test` tests one value. An array in a field satisfies it as a whole or by an element, unless the
 * operator applies to the array itself (`matchesWholeArray`). `isNegated` inverts the result for the whole field.
 */
export type Matcher = {
  test: ValuePredicate;
  matchesWholeArray?: boolean;
  isNegated?: boolean;
};

/** Operators on a field that contain no other operators. */
export const VALUE_OPERATORS: Readonly<Record<string, (operand: Value) => Matcher>> = {
  $eq: (operand) => ({ test: createEqualityTest(operand) }),
  $ne: (operand) => ({ test: createEqualityTest(assertNotRegex(operand)), isNegated: true }),
  $gt: (operand) => ({ test: createOrderTest(operand, (order) => order > 0, false) }),
  $gte: (operand) => ({ test: createOrderTest(operand, (order) => order >= 0, true) }),
  $lt: (operand) => ({ test: createOrderTest(operand, (order) => order < 0, false) }),
  $lte: (operand) => ({ test: createOrderTest(operand, (order) => order <= 0, true) }),
  $in: (operand) => ({ test: createInTest(assertArray(operand, '$in')) }),
  $nin: (operand) => ({ test: createInTest(assertArray(operand, '$nin')), isNegated: true }),
  $exists: (operand) => ({ test: (value) => value !== undefined, isNegated: !isTruthy(operand) }),
  $type: (operand) => ({ test: createTypeTest(operand) }),
  $size: (operand) => ({ test: createSizeTest(operand), matchesWholeArray: true }),
};

/** Compiles an operand without an operator, as in `{ a: 5 }` or `{ a: /^x/ }`. */
export function createImplicitMatcher(operand: Value): Matcher {
  if (!isRegex(operand)) return { test: createEqualityTest(operand) };
  const matches = compileRegularExpression(operand);
  return { test: (value) => (typeof value === 'string' ? matches(value) : isEqual(value, operand)) };
}

/** Tests for equality; null also equals a missing field. */
function createEqualityTest(operand: Value): ValuePredicate {
  if (isNullish(operand)) return isNullish;
  if (typeof operand === 'string') return (value) => value === operand;
  return (value) => isEqual(value, operand);
}

/**
 * Tests the order. Only values of the same type are ordered; null and NaN have no order, and equal only themselves
 * (null also a missing field).
 */
function createOrderTest(
  operand: Value,
  isExpectedOrder: (order: number) => boolean,
  includesEqual: boolean,
): ValuePredicate {
  if (isRegex(operand)) throw badValue("Can't have RegEx as arg to predicate over field.");
  if (isNullish(operand) || isNaNValue(operand))
    return includesEqual ? createEqualityTest(operand) : () => false;
  const rank = typeRankOf(operand);
  return (value) =>
    typeRankOf(value) === rank && !isNaNValue(value) && isExpectedOrder(compareValues(value, operand));
}

function createInTest(operands: readonly Value[]): ValuePredicate {
  if (operands.some((operand) => isDoc(operand) && hasOperator(operand)))
    throw badValue('cannot nest $ under $in');
  if (operands.some(isRegex))
    throw badValue('Regular expressions in $in are not supported by the embedded database.');
  const operandKeys = new Set(operands.map(hashKey));
  return (value) => operandKeys.has(hashKey(value));
}

/** The numbers of BSON types, also of those that the engine does not store. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  ...{ '-1': 'minKey', 1: 'double', 2: 'string', 3: 'object', 4: 'array', 5: 'binData', 6: 'undefined' },
  ...{ 7: 'objectId', 8: 'bool', 9: 'date', 10: 'null', 11: 'regex', 12: 'dbPointer', 13: 'javascript' },
  ...{ 14: 'symbol', 15: 'javascriptWithScope', 16: 'int', 17: 'timestamp', 18: 'long', 19: 'decimal' },
  ...{ 127: 'maxKey' },
};

/** Tests whether the type is one of those given by name or number. */
function createTypeTest(operand: Value): ValuePredicate {
  const types = (Array.isArray(operand) ? operand : [operand]).map((type) => {
    const name = isNumeric(type) ? TYPE_NAMES[toNumber(type)] : type;
    if (typeof name === 'string' && (name === 'number' || Object.values(TYPE_NAMES).includes(name)))
      return name;
    throw badValue(`Unknown type name alias or number: ${formatValue(type)}`);
  });
  if (types.length === 0) throw failedToParse('$type must match at least one type');
  return (value) => types.includes(typeOf(value)) || (types.includes('number') && isNumeric(value));
}

function createSizeTest(operand: Value): ValuePredicate {
  const size = isNumeric(operand) ? toNumber(operand) : NaN;
  if (!Number.isInteger(size) || size < 0) throw badValue('$size must be a non-negative integer');
  return (value) => Array.isArray(value) && value.length === size;
}

export function assertArray(operand: Value, operator: string): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  return operand;
}

function assertNotRegex(operand: Value): Value {
  if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
  return operand;
}
