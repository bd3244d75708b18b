import { show } from '../bson/show.ts';
import { compare, equal } from '../bson/compare.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { toNumber } from '../bson/numbers.ts';
import {
  hasOperator,
  isDoc,
  isNullish,
  isNumeric,
  isRegex,
  isTrue,
  rankOf,
  typeOf,
  type Doc,
  type TypeName,
  type Value,
} from '../bson/value.ts';
import { badValue } from '../errors.ts';
import type { Leaf } from './paths.ts';
import { compileRegex, compileRegexLiteral } from './regex.ts';

/**
 * One operator with its operand. `test` looks at one value; on a field, an array satisfies it whole or in an element,
 * unless the operator means the array itself (`whole`). `negated` turns the outcome for the field as a whole.
 */
export type Matcher = { test: Leaf; whole?: boolean; negated?: boolean };

/** `siblings` are the operators beside it. */
type MatcherMaker = (operand: Value, siblings: Doc) => Matcher;

/** The operators that look at a value alone; those that hold filters are in `field-tests.ts`. */
export const VALUE_OPERATORS: Readonly<Record<string, MatcherMaker>> = {
  $eq: (operand) => ({ test: equals(operand) }),
  $ne: (operand) => ({ test: equals(noRegex(operand, '$ne')), negated: true }),
  $gt: (operand) => ({ test: ordered(operand, (order) => order > 0, false) }),
  $gte: (operand) => ({ test: ordered(operand, (order) => order >= 0, true) }),
  $lt: (operand) => ({ test: ordered(operand, (order) => order < 0, false) }),
  $lte: (operand) => ({ test: ordered(operand, (order) => order <= 0, true) }),
  $in: (operand) => ({ test: oneOf(list(operand, '$in')) }),
  $nin: (operand) => ({ test: oneOf(list(operand, '$nin')), negated: true }),
  $exists: (operand) => ({ test: (value) => value !== undefined, negated: !isTrue(operand) }),
  $type: (operand) => ({ test: hasType(operand) }),
  $size: (operand) => ({ test: hasSize(operand), whole: true }),
  $regex: (operand, siblings) => ({ test: matchesRegex(compileRegex(operand, siblings.$options)) }),
  $options: (_operand, siblings) => {
    if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
    return { test: () => true };
  },
};

/** What a field is compared with when no operator stands before the operand. */
export function implicitEquality(operand: Value): Matcher {
  if (!isRegex(operand)) return { test: equals(operand) };
  const matches = matchesRegex(compileRegexLiteral(operand));
  return { test: (value) => matches(value) || equal(value, operand) };
}

export const matchesRegex =
  (regex: RegExp): Leaf =>
  (value) =>
    typeof value === 'string' && regex.test(value);

/** Null equals a missing field too. */
function equals(operand: Value): Leaf {
  if (isNullish(operand)) return isNullish;
  return typeof operand === 'string' ? (value) => value === operand : (value) => equal(value, operand);
}

/** Only values of one type have an order; null, which has none, equals itself and what is missing. */
function ordered(operand: Value, holds: (order: number) => boolean, orEqual: boolean): Leaf {
  if (isRegex(operand)) throw badValue("Can't have RegEx as arg to predicate over field.");
  if (isNullish(operand) || isNotANumber(operand)) return orEqual ? equals(operand) : () => false;
  const rank = rankOf(operand);
  return (value) => rankOf(value) === rank && !isNotANumber(value) && holds(compare(value, operand));
}

const isNotANumber = (value: Value): boolean => typeof value === 'number' && Number.isNaN(value);

function oneOf(operands: readonly Value[]): Leaf {
  if (operands.some((operand) => isDoc(operand) && hasOperator(operand)))
    throw badValue('cannot nest $ under $in');
  const patterns = operands.filter(isRegex).map((operand) => matchesRegex(compileRegexLiteral(operand)));
  const known = new Set(operands.map(hashKey));
  return (value) => known.has(hashKey(value)) || patterns.some((matches) => matches(value));
}

const TYPE_CODES: Readonly<Record<number, TypeName>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  18: 'long',
};

const NUMBER_TYPES: readonly TypeName[] = ['int', 'long', 'double'];

function hasType(operand: Value): Leaf {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(typesNamed));
  return (value) => wanted.has(typeOf(value));
}

function typesNamed(operand: Value): readonly TypeName[] {
  if (operand === 'number') return NUMBER_TYPES;
  const named = isNumeric(operand)
    ? TYPE_CODES[toNumber(operand)]
    : Object.values(TYPE_CODES).find((name) => name === operand);
  if (named === undefined) throw badValue(`Unknown type name alias or code: ${show(operand)}`);
  return [named];
}

function hasSize(operand: Value): Leaf {
  const size = wholeNumber(operand, '$size');
  if (size < 0) throw badValue('$size may not be negative');
  return (value) => Array.isArray(value) && value.length === size;
}

export function list(operand: Value, operator: string): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  return operand;
}

function wholeNumber(operand: Value, operator: string): number {
  if (!isNumeric(operand) || !Number.isInteger(toNumber(operand)))
    throw badValue(`${operator} must be a whole number`);
  return toNumber(operand);
}

function noRegex(operand: Value, operator: string): Value {
  if (isRegex(operand)) throw badValue(`Can't have regex as arg to ${operator}.`);
  return operand;
}
