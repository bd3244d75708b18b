import { compare } from '../bson/compare.ts';
import { add, multiply } from '../bson/numbers.ts';
import { show } from '../bson/show.ts';
import { clone, isNumeric, typeOf, type Numeric, type Value } from '../bson/value.ts';
import { typeMismatch } from '../errors.ts';
import type { Scope } from '../expression/scope.ts';
import { ARRAY_MODIFIERS } from './array-modifiers.ts';

/** The field is to go. */
export const REMOVE = Symbol('remove');

/** What a modifier makes of the value that a field has; `undefined` when it has none. */
export type Change = (old: Value) => Value | typeof REMOVE;

export type ModifierMaker = (path: string, operand: Value, scope: Scope) => Change;

/** The operators of updates that work on one field. `$setOnInsert` is `$set` for upserts. */
export const MODIFIERS: Readonly<Record<string, ModifierMaker>> = {
  $set: (_path, operand) => () => clone(operand),
  $setOnInsert: (_path, operand) => () => clone(operand),
  $unset: () => () => REMOVE,
  $inc: arithmetic('$inc', 'increment', add, (operand) => operand),
  $mul: arithmetic('$mul', 'multiply', multiply, (operand) => multiply(0, operand)),
  $min: (_path, operand) => (old) => (old === undefined || compare(operand, old) < 0 ? clone(operand) : old),
  $max: (_path, operand) => (old) => (old === undefined || compare(operand, old) > 0 ? clone(operand) : old),
  ...ARRAY_MODIFIERS,
};

function arithmetic(
  operator: string,
  verb: string,
  apply: (old: Numeric, operand: Numeric) => Numeric,
  ofNothing: (operand: Numeric) => Numeric,
): ModifierMaker {
  return (path, operand) => {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${show(operand)}}`);
    return (old) => {
      if (old === undefined) return ofNothing(operand);
      if (isNumeric(old)) return apply(old, operand);
      throw typeMismatch(
        `Cannot apply ${operator} to a value of non-numeric type: the field '${path}' is of type ${typeOf(old)}`,
      );
    };
  };
}
