import { failedToParse, location } from '../errors.ts';
import { compare } from '../bson/compare.ts';
import { isDoc, isNullish, isTrue, type Value } from '../bson/value.ts';
import { binary, compileList, namedOperands, unary } from './operands.ts';
import { withVariables, type ExpressionMaker, type ExpressionOperators } from './scope.ts';

/** Comparison, boolean and conditional operators, and `$let`. */
export const LOGIC: ExpressionOperators = {
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $cmp: binary('$cmp', compare),
  $not: unary('$not', (value) => !isTrue(value)),
  $and(operand, compile) {
    const all = compileList('$and', operand, compile, 0, Infinity);
    return (root, scope) => all.every((expression) => isTrue(expression(root, scope)));
  },
  $or(operand, compile) {
    const any = compileList('$or', operand, compile, 0, Infinity);
    return (root, scope) => any.some((expression) => isTrue(expression(root, scope)));
  },
  $cond(operand, compile) {
    const parts = Array.isArray(operand)
      ? condList(operand)
      : namedOperands('$cond', operand, ['if', 'then', 'else']);
    const [test, yes, no] = [compile(parts.if), compile(parts.then), compile(parts.else)];
    return (root, scope) => (isTrue(test(root, scope)) ? yes(root, scope) : no(root, scope));
  },
  $ifNull(operand, compile) {
    const choices = compileList('$ifNull', operand, compile, 2, Infinity);
    return (root, scope) => {
      let value: Value;
      for (const choice of choices) {
        value = choice(root, scope);
        if (!isNullish(value)) break;
      }
      return value;
    };
  },
  $switch,
  $let(operand, compile) {
    const { vars, in: body } = namedOperands('$let', operand, ['vars', 'in']);
    if (!isDoc(vars)) throw failedToParse("$let needs an object of 'vars'");
    const names = Object.keys(vars);
    const values = names.map((name) => compile(vars[name]));
    const inner = compile(body, ...names);
    return (root, scope) => {
      const bound = names.map((name, at) => [name, values[at]?.(root, scope)] as const);
      return inner(root, withVariables(scope, Object.fromEntries(bound)));
    };
  },
};

function comparison(operator: string, holds: (order: number) => boolean): ExpressionMaker {
  return binary(operator, (left, right) => holds(compare(left, right)));
}

function condList(operand: readonly Value[]): Record<'if' | 'then' | 'else', Value> {
  if (operand.length !== 3) throw location(16020, 'Expression $cond takes exactly 3 arguments.');
  return { if: operand[0], then: operand[1], else: operand[2] };
}

function $switch(...[operand, compile]: Parameters<ExpressionMaker>): ReturnType<ExpressionMaker> {
  const { branches, default: otherwise } = namedOperands('$switch', operand, ['branches'], ['default']);
  if (!Array.isArray(branches) || branches.length === 0)
    throw location(40068, '$switch requires at least one branch');
  const cases = branches.map((branch) => {
    const parts = namedOperands('$switch', branch, ['case', 'then']);
    return { test: compile(parts.case), value: compile(parts.then) };
  });
  const fallback = otherwise === undefined ? undefined : compile(otherwise);
  return (root, scope) => {
    const chosen = cases.find(({ test }) => isTrue(test(root, scope)))?.value ?? fallback;
    if (chosen) return chosen(root, scope);
    throw location(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
}
