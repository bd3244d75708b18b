import { badValue, typeMismatch } from '../errors.ts';
import { hasOperator, isDoc, isRegex, isTrue, type Doc, type Value } from '../bson/value.ts';
import { compileExpression } from '../expression/compile.ts';
import type { Scope } from '../expression/scope.ts';
import { every, fromMatcher, operatorTests, type Predicate } from './field-tests.ts';
import { implicitEquality, list, VALUE_OPERATORS } from './value-matchers.ts';

/** Something that must hold for every match, told so that an index can look it up. */
export type Condition = { path: string; operator: string; operand: Value; options?: Value };

/** A compiled filter, and what of it the planner can use. */
export type Filter = {
  matches: Predicate;
  /** Each of them must hold; together they need not say all. */
  conditions: readonly Condition[];
  /** For each `$or`: its branches, of which one must hold. */
  alternatives: readonly (readonly Filter[])[];
  /** Whether `conditions` say everything that the filter says. */
  complete: boolean;
};

/** One part of a filter: a field with its condition, or a logical operator. */
type Clause = Partial<Filter> & { matches: Predicate };

/** The operators that stand at the top of a filter. */
export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: Value, scope: Scope) => Clause>> = {
  $and(operand, scope) {
    const parts = branches(operand, '$and', scope);
    return {
      matches: (doc) => parts.every((part) => part.matches(doc)),
      conditions: parts.flatMap((part) => part.conditions),
      alternatives: parts.flatMap((part) => part.alternatives),
      complete: parts.every((part) => part.complete),
    };
  },
  $or(operand, scope) {
    const parts = branches(operand, '$or', scope);
    return { matches: (doc) => parts.some((part) => part.matches(doc)), alternatives: [parts] };
  },
  $nor(operand, scope) {
    const parts = branches(operand, '$nor', scope);
    return { matches: (doc) => !parts.some((part) => part.matches(doc)) };
  },
  $expr(operand, scope) {
    const expression = compileExpression(operand, scope);
    return { matches: (doc) => isTrue(expression(doc, scope)) };
  },
};

/** Matches every document. */
export const MATCH_ALL: Filter = { matches: () => true, conditions: [], alternatives: [], complete: true };

/**
 * @param scope what `$expr` may use: the clock and the variables.
 * @throws MongoError BadValue for an operator that is unknown or not supported, and for operands that do not fit.
 */
export function compileFilter(spec: Value, scope: Scope): Filter {
  if (spec === undefined || spec === null) return MATCH_ALL;
  if (!isDoc(spec)) throw typeMismatch('Expected the filter to be an object.');
  const clauses = Object.keys(spec).map((name) => compileClause(name, spec[name], scope));
  return {
    matches: allOf(clauses.map((clause) => clause.matches)),
    conditions: clauses.flatMap((clause) => clause.conditions ?? []),
    alternatives: clauses.flatMap((clause) => clause.alternatives ?? []),
    complete: clauses.every((clause) => clause.complete ?? false),
  };
}

function compileClause(name: string, operand: Value, scope: Scope): Clause {
  if (!name.startsWith('$')) return fieldClause(name, operand, scope);
  const logical = Object.hasOwn(LOGICAL_OPERATORS, name) ? LOGICAL_OPERATORS[name] : undefined;
  if (!logical) throw badValue(`unknown top level operator: ${name}`);
  return logical(operand, scope);
}

function fieldClause(path: string, operand: Value, scope: Scope): Clause {
  const parts = path.split('.');
  if (!isDoc(operand) || !hasOperator(operand)) {
    const matches = fromMatcher(implicitEquality(operand)).atPath(parts);
    const operator = isRegex(operand) ? '$regex' : '$eq';
    return {
      matches,
      conditions: [{ path, operator, operand: operand ?? null }],
      complete: !isRegex(operand),
    };
  }
  const matches = every(operatorTests(operand, (spec) => compileFilter(spec, scope))).atPath(parts);
  const conditions = Object.keys(operand).flatMap((operator) => conditionsOf(path, operator, operand));
  return { matches, conditions, complete: Object.keys(operand).every((operator) => LOOKED_UP.has(operator)) };
}

/** Operators that a range of an index's keys says completely, where the index says whether it can. */
const LOOKED_UP: ReadonlySet<string> = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in']);

function conditionsOf(path: string, operator: string, operators: Doc): Condition[] {
  const operand = operators[operator];
  // Every item of $all is there, so an index can look for one of them.
  if (operator === '$all') {
    return list(operand, '$all')
      .filter((item) => !isDoc(item))
      .map((item) => ({ path, operator: '$eq', operand: item }));
  }
  const saysSomething =
    LOOKED_UP.has(operator) || operator === '$regex' || operator === '$type' || operator === '$exists';
  if (!saysSomething || !Object.hasOwn(VALUE_OPERATORS, operator)) return [];
  return [{ path, operator, operand, options: operators.$options }];
}

function branches(operand: Value, operator: string, scope: Scope): Filter[] {
  const items = list(operand, operator);
  if (items.length === 0) throw badValue(`${operator} must be a nonempty array`);
  return items.map((item) => {
    if (!isDoc(item)) throw badValue(`${operator} entries need to be full objects`);
    return compileFilter(item, scope);
  });
}

function allOf(predicates: readonly Predicate[]): Predicate {
  const [only] = predicates;
  return predicates.length === 1 && only ? only : (doc) => predicates.every((predicate) => predicate(doc));
}
