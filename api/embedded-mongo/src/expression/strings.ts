import { location } from '../errors.ts';
import { isNullish, isNumeric, typeOf, type Value } from '../bson/value.ts';
import { asInteger, asString, unary, variadic } from './operands.ts';
import { toText } from './types.ts';
import type { ExpressionOperators } from './scope.ts';

/** Operators on strings. Positions and lengths count code points. */
export const STRINGS: ExpressionOperators = {
  $concat: variadic('$concat', (values) =>
    values.some(isNullish) ? null : values.map((value) => asString(value, '$concat')).join(''),
  ),
  $toLower: unary('$toLower', (value) => asText(value).toLowerCase()),
  $toUpper: unary('$toUpper', (value) => asText(value).toUpperCase()),
  $strLenCP: unary('$strLenCP', (value) => Array.from(asString(value, '$strLenCP')).length),
  $substrCP: variadic('$substrCP', substring, 3, 3),
};

function substring([text, start, count]: readonly Value[]): string {
  const from = asInteger(start, '$substrCP');
  const length = asInteger(count, '$substrCP');
  if (from < 0 || length < 0) throw location(34455, '$substrCP needs a position and a count of 0 or more');
  return Array.from(asText(text))
    .slice(from, from + length)
    .join('');
}

/** Missing text is empty; numbers and dates are written out. */
function asText(value: Value): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value) || value instanceof Date) return toText(value);
  throw location(16007, `can't convert from BSON type ${typeOf(value)} to String`);
}
