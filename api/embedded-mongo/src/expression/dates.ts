import { ObjectId } from 'bson';
import { location } from '../errors.ts';
import { isDoc, isNullish, typeOf, type Value } from '../bson/value.ts';
import { dayOfWeek, offsetMs, partsOf, truncateDate, type DateParts } from './date-math.ts';
import { asInteger, asString, compileList, compileOptional, namedOperands } from './operands.ts';
import type { Compile, Expression, ExpressionMaker, ExpressionOperators } from './scope.ts';

/** Operators on dates. Time zones are names such as Europe/Rome or offsets such as +02:00. */
export const DATES: ExpressionOperators = {
  $year: datePart((parts) => parts.year),
  $month: datePart((parts) => parts.month),
  $dayOfMonth: datePart((parts) => parts.day),
  $hour: datePart((parts) => parts.hour),
  $minute: datePart((parts) => parts.minute),
  $second: datePart((parts) => parts.second),
  $millisecond: datePart((parts) => parts.millisecond),
  $dayOfWeek: datePart((parts) => dayOfWeek(parts) + 1),
  $dateToString(operand, compile) {
    const parts = namedOperands('$dateToString', operand, ['date'], ['format', 'timezone', 'onNull']);
    const format = compileOptional(parts.format, compile, null);
    const onNull = compileOptional(parts.onNull, compile, null);
    return onDate(parts.date, parts.timezone, compile, onNull, (date, zone, ...at) =>
      formatDate(date, asString(format(...at) ?? isoFormat(zone), '$dateToString'), zone),
    );
  },
  $dateTrunc(operand, compile) {
    const parts = namedOperands(
      '$dateTrunc',
      operand,
      ['date', 'unit'],
      ['binSize', 'timezone', 'startOfWeek'],
    );
    const unit = compile(parts.unit);
    const bin = compileOptional(parts.binSize, compile, 1);
    const startOfWeek = compileOptional(parts.startOfWeek, compile, 'sunday');
    const text = (expression: Expression, ...at: At): string => asString(expression(...at), '$dateTrunc');
    return onDate(
      parts.date,
      parts.timezone,
      compile,
      () => null,
      (date, zone, ...at) => {
        const size = asInteger(bin(...at), '$dateTrunc');
        if (size < 1) throw location(5439017, '$dateTrunc requires a binSize of 1 or more');
        return truncateDate(date, text(unit, ...at), size, zone, text(startOfWeek, ...at));
      },
    );
  },
};

type At = Parameters<Expression>;

/** Evaluates a date and its time zone; a date that is null or missing gives `onNull`, a zone that is, null. */
function onDate(
  dateSpec: Value,
  zoneSpec: Value,
  compile: Compile,
  onNull: Expression,
  apply: (date: Date, zone: string, ...at: At) => Value,
): Expression {
  const date = compile(dateSpec);
  const zone = compileOptional(zoneSpec, compile, 'UTC');
  return (...at) => {
    const value = date(...at);
    if (isNullish(value)) return onNull(...at);
    const zoneName = zone(...at);
    return isNullish(zoneName) ? null : apply(asDate(value), asString(zoneName, 'timezone'), ...at);
  };
}

/** A date, or `{ date, timezone }`. */
function datePart(read: (parts: DateParts) => number): ExpressionMaker {
  return (operand, compile) => {
    const named = isDoc(operand) && 'date' in operand;
    const parts: { date: Value; timezone?: Value } = named
      ? namedOperands('A date operator', operand, ['date'], ['timezone'])
      : { date: onlyOperand(operand, compile) };
    return onDate(
      parts.date,
      parts.timezone,
      compile,
      () => null,
      (date, zone) => read(partsOf(date, zone)),
    );
  };
}

function onlyOperand(operand: Value, compile: Compile): Value {
  compileList('A date operator', operand, compile, 1, 1);
  return Array.isArray(operand) ? operand[0] : operand;
}

/** An ObjectId tells when it was made. */
function asDate(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw location(16006, `can't convert from ${typeOf(value)} to Date`);
}

type Writer = (parts: DateParts, offsetMinutes: number) => string;

const SPECIFIERS: Readonly<Record<string, Writer>> = {
  Y: (parts) => padded(parts.year, 4),
  m: (parts) => padded(parts.month, 2),
  d: (parts) => padded(parts.day, 2),
  H: (parts) => padded(parts.hour, 2),
  M: (parts) => padded(parts.minute, 2),
  S: (parts) => padded(parts.second, 2),
  L: (parts) => padded(parts.millisecond, 3),
  z: (_parts, offset) =>
    `${offset < 0 ? '-' : '+'}${padded(Math.trunc(offset / 60), 2)}${padded(offset % 60, 2)}`,
  '%': () => '%',
};

function formatDate(date: Date, format: string, zone: string): string {
  const parts = partsOf(date, zone);
  const offsetMinutes = offsetMs(date.getTime(), zone) / 60_000;
  return format.replace(/%(.?)/gs, (_match, specifier: string) => {
    const write = Object.hasOwn(SPECIFIERS, specifier) ? SPECIFIERS[specifier] : undefined;
    if (!write) throw location(18536, `Invalid format character '%${specifier}' in format string`);
    return write(parts, offsetMinutes);
  });
}

const isoFormat = (zone: string): string => `%Y-%m-%dT%H:%M:%S.%L${zone === 'UTC' ? 'Z' : ''}`;

const padded = (value: number, width: number): string => String(Math.abs(value)).padStart(width, '0');
