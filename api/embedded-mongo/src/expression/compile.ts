import { location, MongoError } from '../errors.ts';
import { field, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { show } from '../bson/show.ts';
import { valueAtPath } from '../query/paths.ts';
import { ARITHMETIC } from './arithmetic.ts';
import { ARRAYS } from './arrays.ts';
import { ARRAY_LOOPS } from './array-loops.ts';
import { DATES } from './dates.ts';
import { LOGIC } from './logic.ts';
import { STRINGS } from './strings.ts';
import { TYPES } from './types.ts';
import type { Compile, Expression, ExpressionOperators, Scope } from './scope.ts';

/** All operators of expressions. */
export const EXPRESSION_OPERATORS: ExpressionOperators = {
  ...LOGIC,
  ...ARITHMETIC,
  ...ARRAYS,
  ...ARRAY_LOOPS,
  ...STRINGS,
  ...TYPES,
  ...DATES,
  $literal: (operand) => () => operand,
};

/**
 * @param scope its variables are the ones the expression may use.
 * @throws MongoError 168 for an operator that is unknown or not supported, 17276 for an unknown variable.
 */
export const compileExpression = (spec: Value, scope: Scope): Expression =>
  compileWith(new Set(Object.keys(scope.variables)))(spec);

function compileWith(known: ReadonlySet<string>): Compile {
  const compile: Compile = (spec, ...names) => {
    if (names.length > 0) return compileWith(new Set([...known, ...names]))(spec);
    if (typeof spec === 'string') return spec.startsWith('$') ? reference(spec, known) : () => spec;
    if (Array.isArray(spec)) return arrayLiteral(spec.map((item) => compile(item)));
    return isDoc(spec) ? compileDoc(spec, compile) : () => spec;
  };
  return compile;
}

function compileDoc(spec: Doc, compile: Compile): Expression {
  const names = Object.keys(spec);
  const [operator] = names;
  if (!operator?.startsWith('$')) return objectLiteral(names.map((name) => [name, compile(spec[name])]));
  if (names.length > 1) {
    throw location(15983, `an object representing an expression must have exactly one field: ${show(spec)}`);
  }
  const maker = Object.hasOwn(EXPRESSION_OPERATORS, operator) ? EXPRESSION_OPERATORS[operator] : undefined;
  if (!maker) throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  return maker(spec[operator], compile);
}

/** `$field.path` or `$$variable.path`. */
function reference(text: string, known: ReadonlySet<string>): Expression {
  if (text.startsWith('$$')) return variableReference(text.slice(2), known);
  const parts = pathParts(text.slice(1));
  const [name] = parts;
  if (parts.length === 1 && name !== undefined) return (root) => field(root, name);
  return (root) => valueAtPath(root, parts);
}

function variableReference(text: string, known: ReadonlySet<string>): Expression {
  const [name = '', ...path] = pathParts(text);
  const base = variable(name, known);
  return path.length === 0 ? base : (root, scope) => valueAtPath(base(root, scope), path);
}

function variable(name: string, known: ReadonlySet<string>): Expression {
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return (root) => root;
    case 'NOW':
      return (_root, scope) => scope.now;
    case 'REMOVE':
      return () => undefined;
    default:
      if (!known.has(name)) throw location(17276, `Use of undefined variable: ${name}`);
      return (_root, scope) => scope.variables[name];
  }
}

function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw location(16872, "'$' by itself is not a valid FieldPath");
  if (parts.includes('')) throw location(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw location(16410, "FieldPath field names may not start with '$'.");
  return parts;
}

/** An item that is missing is null in an array. */
const arrayLiteral =
  (items: readonly Expression[]): Expression =>
  (root, scope) =>
    items.map((item) => item(root, scope) ?? null);

function objectLiteral(fields: readonly (readonly [name: string, value: Expression])[]): Expression {
  return (root, scope) => {
    const doc: Doc = {};
    for (const [name, expression] of fields) {
      const value = expression(root, scope);
      if (value !== undefined) setField(doc, name, value);
    }
    return doc;
  };
}
