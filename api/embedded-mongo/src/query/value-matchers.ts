import type { BSONRegExp } from 'bson';
import type { Collation } from '../bson/collation.ts';
import { formatValue } from '../bson/format-value.ts';
import { compareValues, isEqual } from '../bson/compare.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { isNaNValue, toNumber, truncateToInt64 } from '../bson/numbers.ts';
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
  /** Returns the position of the element by which an array satisfies the operator, or -1. */
  findElement?: (array: readonly Value[]) => number;
};

/** Operators on a field, except `$not`, which contains other operators. */
export const VALUE_OPERATORS: Readonly<
  Record<string, (operand: Value, collation: Collation | undefined) => Matcher>
> = {
  $eq: (operand, collation) => ({ test: createEqualityTest(operand, collation) }),
  $ne: (operand, collation) => ({
    test: createEqualityTest(assertNotRegex(operand), collation),
    isNegated: true,
  }),
  $gt: (operand, collation) => ({
    test: createOrderTest({ operand, collation }, (order) => order > 0, false),
  }),
  $gte: (operand, collation) => ({
    test: createOrderTest({ operand, collation }, (order) => order >= 0, true),
  }),
  $lt: (operand, collation) => ({
    test: createOrderTest({ operand, collation }, (order) => order < 0, false),
  }),
  $lte: (operand, collation) => ({
    test: createOrderTest({ operand, collation }, (order) => order <= 0, true),
  }),
  $in: (operand, collation) => ({ test: createInTest(assertArray(operand, '$in'), collation) }),
  $nin: (operand, collation) => ({
    test: createInTest(assertArray(operand, '$nin'), collation),
    isNegated: true,
  }),
  $exists: (operand) => ({ test: (value) => value !== undefined, isNegated: !isTruthy(operand) }),
  $type: (operand) => ({ test: createTypeTest(operand) }),
  $mod: (operand) => ({ test: createModuloTest(operand) }),
  $size: (operand) => ({ test: createSizeTest(operand), matchesWholeArray: true }),
};

/** Compiles an operand without an operator, as in `{ a: 5 }` or `{ a: /x/ }`. */
export function createImplicitMatcher(operand: Value, collation: Collation | undefined): Matcher {
  if (!isRegex(operand)) return { test: createEqualityTest(operand, collation) };
  const matches = createRegexTest(operand);
  return { test: (value) => matches(value) || isEqual(value, operand) };
}

function createRegexTest(operand: BSONRegExp): ValuePredicate {
  const matches = compileRegularExpression(operand);
  return (value) => typeof value === 'string' && matches(value);
}

/** Tests for equality; null also equals a missing field. */
function createEqualityTest(operand: Value, collation: Collation | undefined): ValuePredicate {
  if (isNullish(operand)) return isNullish;
  if (typeof operand === 'string' && !collation) return (value) => value === operand;
  return (value) => isEqual(value, operand, collation);
}

/**
 * Tests the order. Only values of the same type are ordered; null and NaN have no order, and equal only themselves
 * (null also a missing field).
 */
function createOrderTest(
  { operand, collation }: { operand: Value; collation: Collation | undefined },
  isExpectedOrder: (order: number) => boolean,
  includesEqual: boolean,
): ValuePredicate {
  if (isRegex(operand)) throw badValue("Can't have RegEx as arg to predicate over field.");
  if (isNullish(operand) || isNaNValue(operand))
    return includesEqual ? createEqualityTest(operand, collation) : () => false;
  const rank = typeRankOf(operand);
  return (value) =>
    typeRankOf(value) === rank &&
    !isNaNValue(value) &&
    isExpectedOrder(compareValues(value, operand, collation));
}

function createInTest(operands: readonly Value[], collation: Collation | undefined): ValuePredicate {
  if (operands.some((operand) => isDoc(operand) && hasOperator(operand)))
    throw badValue('cannot nest $ under $in');
  const patterns = operands.filter(isRegex).map(createRegexTest);
  if (collation)
    return (value) =>
      operands.some((operand) => isEqual(value ?? null, operand, collation)) ||
      patterns.some((matches) => matches(value));
  const operandKeys = new Set(operands.map(hashKey));
  return (value) => operandKeys.has(hashKey(value)) || patterns.some((matches) => matches(value));
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

/** Tests the remainder of a division without fractions. A number beyond 64 bits has none. */
function createModuloTest(operand: Value): ValuePredicate {
  const numbers = Array.isArray(operand) ? operand : [];
  const [divisor, remainder] = numbers.map((number) =>
    isNumeric(number) ? truncateToInt64(number) : undefined,
  );
  if (numbers.length !== 2 || !divisor || remainder === undefined)
    throw badValue('malformed mod, needs an array of a divisor that is not 0 and a remainder');
  return (value) => {
    const dividend = isNumeric(value) ? truncateToInt64(value) : undefined;
    return dividend !== undefined && dividend % divisor === remainder;
  };
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
