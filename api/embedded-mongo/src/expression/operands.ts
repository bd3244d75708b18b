import { failedToParse, location, typeMismatch } from '../errors.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNullish, isNumeric, typeOf, type Numeric, type Value } from '../bson/value.ts';
import type { Compile, Expression, ExpressionMaker } from './scope.ts';

/** The expressions of a list of operands; a single operand may stand without its list. */
export function compileList(
  operator: string,
  operand: Value,
  compile: Compile,
  least: number,
  most: number,
): Expression[] {
  const specs = Array.isArray(operand) ? operand : [operand];
  if (specs.length < least || specs.length > most) {
    const wanted = least === most ? `exactly ${least}` : `at least ${least} and at most ${most}`;
    throw location(
      16020,
      `Expression ${operator} takes ${wanted} arguments. ${specs.length} were passed in.`,
    );
  }
  return specs.map((spec) => compile(spec));
}

/** An operator of one operand. */
export const unary =
  (operator: string, apply: (value: Value) => Value): ExpressionMaker =>
  (operand, compile) => {
    const [inner] = compileList(operator, operand, compile, 1, 1) as [Expression];
    return (root, scope) => apply(inner(root, scope));
  };

/** An operator of two operands. */
export const binary =
  (operator: string, apply: (left: Value, right: Value) => Value): ExpressionMaker =>
  (operand, compile) => {
    const [left, right] = compileList(operator, operand, compile, 2, 2) as [Expression, Expression];
    return (root, scope) => apply(left(root, scope), right(root, scope));
  };

/** An operator of a list of operands, all evaluated. */
export const variadic =
  (operator: string, apply: (values: Value[]) => Value, least = 0, most = Infinity): ExpressionMaker =>
  (operand, compile) => {
    const inner = compileList(operator, operand, compile, least, most);
    return (root, scope) => apply(inner.map((expression) => expression(root, scope)));
  };

/** Null when an operand is null or missing, as most operators are. */
export const nullOr =
  (apply: (value: Value) => Value) =>
  (value: Value): Value =>
    isNullish(value) ? null : apply(value);

/**
 * The operands of an operator that takes them by name.
 *
 * @throws MongoError for a name that is not known, or a required one that is not there.
 */
export function namedOperands<R extends string, O extends string>(
  operator: string,
  operand: Value,
  required: readonly R[],
  optional: readonly O[] = [],
): Record<R, Value> & Partial<Record<O, Value>> {
  if (!isDoc(operand)) throw failedToParse(`${operator} only supports an object as its argument`);
  const names: readonly string[] = [...required, ...optional];
  const unknown = Object.keys(operand).find((name) => !names.includes(name));
  if (unknown !== undefined) throw failedToParse(`Unrecognized argument to ${operator}: ${unknown}`);
  const missing = required.find((name) => !(name in operand));
  if (missing !== undefined) throw failedToParse(`${operator} requires '${missing}' to be specified`);
  return operand as Record<R, Value> & Partial<Record<O, Value>>;
}

/** An expression that is optional, with what stands for it. */
export const compileOptional = (spec: Value, compile: Compile, otherwise: Value): Expression =>
  spec === undefined ? () => otherwise : compile(spec);

export function asNumeric(value: Value, operator: string): Numeric {
  if (!isNumeric(value)) throw typeMismatch(`${operator} only supports numeric types, not ${typeOf(value)}`);
  return value;
}

export function asInteger(value: Value, operator: string): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number))
    throw location(28_690, `${operator} needs a whole number, found: ${typeOf(value)}`);
  return number;
}

export function asString(value: Value, operator: string): string {
  if (typeof value !== 'string')
    throw location(34_471, `${operator} requires a string argument, found: ${typeOf(value)}`);
  return value;
}

export function asArray(value: Value, operator: string): Value[] {
  if (!Array.isArray(value))
    throw location(28_651, `${operator} requires an array argument, found: ${typeOf(value)}`);
  return value;
}
