import { ObjectId } from 'bson';
import { MongoError } from '../errors.ts';
import { double, integer, toNumber } from '../bson/numbers.ts';
import { isNumeric, typeOf, type Numeric, type TypeName, type Value } from '../bson/value.ts';
import { nullOr, unary } from './operands.ts';
import type { ExpressionOperators } from './scope.ts';

/** Operators that tell a type and turn values of one type into another. */
export const TYPES: ExpressionOperators = {
  $type: unary('$type', typeOf),
  $toString: unary('$toString', nullOr(toText)),
  $toObjectId: unary('$toObjectId', nullOr(toObjectId)),
  $toDate: unary('$toDate', nullOr(toDate)),
  $toInt: unary(
    '$toInt',
    nullOr((value) => whole(value, 'int', 31n)),
  ),
  $toLong: unary(
    '$toLong',
    nullOr((value) => BigInt(toNumber(whole(value, 'long', 53n)))),
  ),
  $toDouble: unary(
    '$toDouble',
    nullOr((value) => double(Number(numberIn(value, 'double')))),
  ),
};

/** @throws MongoError ConversionFailure for types without a text. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (isNumeric(value)) return String(toNumber(value));
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  throw unsupported(value, 'string');
}

function toObjectId(value: Value): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value)) throw failure(`Failed to parse objectId '${value}' in $convert`);
  return new ObjectId(value);
}

/** Of an ObjectId it is when it was made. Texts are not read. */
function toDate(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (!isNumeric(value) || typeOf(value) === 'int') throw unsupported(value, 'date');
  return new Date(Math.trunc(toNumber(value)));
}

function numberIn(value: Value, to: TypeName): number | bigint {
  if (isNumeric(value)) return typeof value === 'bigint' ? value : toNumber(value);
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date && to !== 'int') return value.getTime();
  if (typeof value !== 'string') throw unsupported(value, to);
  const pattern = to === 'double' ? /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i : /^[+-]?\d+$/;
  if (!pattern.test(value)) throw failure(`Failed to parse number '${value}' in $convert`);
  return Number(value);
}

function whole(value: Value, to: TypeName, bits: bigint): Numeric {
  const number = numberIn(value, to);
  if (typeof number === 'number' && !Number.isFinite(number))
    throw failure(`Attempt to convert ${number} to ${to}`);
  const truncated = typeof number === 'bigint' ? number : BigInt(Math.trunc(number));
  if (truncated >= 2n ** bits || truncated < -(2n ** bits))
    throw failure(`${truncated} would overflow ${to}`);
  return integer(truncated);
}

const failure = (message: string): MongoError => new MongoError(241, 'ConversionFailure', message);

const unsupported = (value: Value, to: TypeName): MongoError =>
  failure(`Unsupported conversion from ${typeOf(value)} to ${to} in $convert with no onError value`);
