import type { BSONRegExp } from 'bson';
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
  TYPE_RANK,
  typeOf,
  type Value,
} from '../bson/value.ts';
import { badValue, location } from '../errors.ts';
import type { Leaf } from './paths.ts';

/**
 * One operator with its operand. `test` looks at one value; on a field, an array satisfies it whole or in an element,
 * unless the operator means the array itself (`whole`). `negated` turns the outcome for the field as a whole.
 */
export type Matcher = { test: Leaf; whole?: boolean; negated?: boolean };

/** The operators on a field, but for `$not`, which holds others. */
export const VALUE_OPERATORS: Readonly<Record<string, (operand: Value) => Matcher>> = {
  $eq: (operand) => ({ test: equals(operand) }),
  $ne: (operand) => ({ test: equals(noRegex(operand)), negated: true }),
  $gt: (operand) => ({ test: ordered(operand, (order) => order > 0, false) }),
  $gte: (operand) => ({ test: ordered(operand, (order) => order >= 0, true) }),
  $lt: (operand) => ({ test: ordered(operand, (order) => order < 0, false) }),
  $lte: (operand) => ({ test: ordered(operand, (order) => order <= 0, true) }),
  $in: (operand) => ({ test: oneOf(list(operand, '$in')) }),
  $nin: (operand) => ({ test: oneOf(list(operand, '$nin')), negated: true }),
  $exists: (operand) => ({ test: (value) => value !== undefined, negated: !isTrue(operand) }),
  $type: (operand) => ({ test: hasType(operand) }),
  $size: (operand) => ({ test: hasSize(operand), whole: true }),
};

/** What a field is compared with when no operator stands before the operand. */
export function implicitEquality(operand: Value): Matcher {
  if (!isRegex(operand)) return { test: equals(operand) };
  const matches = matchesRegex(operand);
  return { test: (value) => matches(value) || equal(value, operand) };
}

/** @throws MongoError 51108 for an unknown option, 51091 for a pattern that does not parse. */
function matchesRegex({ pattern, options }: BSONRegExp): Leaf {
  const unknown = /[^ims]/.exec(options)?.[0];
  if (unknown !== undefined) throw location(51108, `invalid flag in regex options: ${unknown}`);
  // JavaScript's strict syntax refuses some escapes that PCRE allows; its lax one does not.
  const regex = tryBuild(pattern, `${options}u`) ?? tryBuild(pattern, options);
  if (!regex) throw location(51091, `Regular expression is invalid: ${pattern}`);
  return (value) => typeof value === 'string' && regex.test(value);
}

function tryBuild(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

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
  const patterns = operands.filter(isRegex).map(matchesRegex);
  const known = new Set(operands.map(hashKey));
  return (value) => known.has(hashKey(value)) || patterns.some((matches) => matches(value));
}

/** By the type's name; neither by its number nor by several, and without the alias `number`. */
function hasType(operand: Value): Leaf {
  const isName = typeof operand === 'string' && operand !== 'missing' && Object.hasOwn(TYPE_RANK, operand);
  if (!isName) throw badValue(`Unknown type name alias: ${show(operand)}`);
  return (value) => typeOf(value) === operand;
}

function hasSize(operand: Value): Leaf {
  const size = isNumeric(operand) ? toNumber(operand) : NaN;
  if (!Number.isInteger(size) || size < 0) throw badValue('$size must be a whole number and not negative');
  return (value) => Array.isArray(value) && value.length === size;
}

export function list(operand: Value, operator: string): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  return operand;
}

function noRegex(operand: Value): Value {
  if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
  return operand;
}
