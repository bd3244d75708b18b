import type { Doc, Value } from '../bson/value.ts';

/** What expressions see besides the document: the time of the operation, and the variables of `let` and the like. */
export type Scope = { now: Date; variables: Readonly<Record<string, Value>> };

/** A compiled expression; `undefined` is a missing value. */
export type Expression = (root: Doc, scope: Scope) => Value;

/** Compiles a part of an expression; `names` are variables that it may use besides those around it. */
export type Compile = (spec: Value, ...names: string[]) => Expression;

/** Makes an expression of an operator's operand. */
export type ExpressionMaker = (operand: Value, compile: Compile) => Expression;

export type ExpressionOperators = Readonly<Record<string, ExpressionMaker>>;

export const withVariables = (scope: Scope, variables: Record<string, Value>): Scope => ({
  now: scope.now,
  variables: { ...scope.variables, ...variables },
});
