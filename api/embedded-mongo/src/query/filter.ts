import { badValue, typeMismatch, type MongoError } from '../errors.ts';
import {
  getField,
  hasOperator,
  isDoc,
  isNullish,
  isRegex,
  isTruthy,
  setField,
  toFieldName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { someValueAtPath, splitPath, type ValuePredicate } from './paths.ts';
import { createImplicitMatcher, assertArray, VALUE_OPERATORS, type Matcher } from './value-matchers.ts';

type DocPredicate = (doc: Doc) => boolean;

/** A condition that every match satisfies, in a form that an index can evaluate. */
export type Condition = { path: string; operator: string; operand: Value };

/** A compiled filter, and what the planner can use of it. */
export type Filter = {
  matches: DocPredicate;
  /** Conditions that must all hold; they need not express the whole filter. */
  conditions: readonly Condition[];
  /** The branches of each `$or`, of which one must hold. */
  disjunctions: readonly (readonly Filter[])[];
  /** Whether the filter is equivalent to the conjunction of `conditions`. */
  isConjunction: boolean;
};

/** One part of a filter: a field with its condition, or a logical operator. */
type Clause = Partial<Filter> & { matches: DocPredicate };

/** Operators at the top level of a filter. */
export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: Value) => Clause>> = {
  $and(operand) {
    const parts = compileBranches(operand, '$and');
    return {
      matches: (doc) => parts.every((part) => part.matches(doc)),
      conditions: parts.flatMap((part) => part.conditions),
      disjunctions: parts.flatMap((part) => part.disjunctions),
      isConjunction: parts.every((part) => part.isConjunction),
    };
  },
  $or(operand) {
    const parts = compileBranches(operand, '$or');
    return { matches: (doc) => parts.some((part) => part.matches(doc)), disjunctions: [parts] };
  },
  $nor(operand) {
    const parts = compileBranches(operand, '$nor');
    return { matches: (doc) => !parts.some((part) => part.matches(doc)) };
  },
};

/** Matches every document. */
export const MATCH_ALL: Filter = {
  matches: () => true,
  conditions: [],
  disjunctions: [],
  isConjunction: true,
};

/**
 * Compiles a filter.
 *
 * @throws MongoError BadValue for an unknown or unsupported operator or an invalid operand.
 */
export function compileFilter(spec: Value): Filter {
  if (isNullish(spec)) return MATCH_ALL;
  if (!isDoc(spec)) throw typeMismatch('Expected the filter to be an object.');
  const clauses = Object.keys(spec).map((property) => compileClause(toFieldName(property), spec[property]));
  return {
    matches: matchAll(clauses),
    conditions: clauses.flatMap((clause) => clause.conditions ?? []),
    disjunctions: clauses.flatMap((clause) => clause.disjunctions ?? []),
    isConjunction: clauses.every((clause) => clause.isConjunction ?? false),
  };
}

function compileClause(name: string, operand: Value): Clause {
  if (!name.startsWith('$')) return compileFieldClause(name, operand);
  const compileLogical = Object.hasOwn(LOGICAL_OPERATORS, name) ? LOGICAL_OPERATORS[name] : undefined;
  if (!compileLogical) throw unknownOperator('top level operator', name);
  return compileLogical(operand);
}

function compileFieldClause(path: string, operand: Value): Clause {
  const parts = splitPath(path);
  if (!isDoc(operand) || !hasOperator(operand)) {
    const operator = isRegex(operand) ? '$regex' : '$eq';
    return {
      matches: compilePathMatcher(parts, createImplicitMatcher(operand)),
      conditions: [{ path, operator, operand: operand ?? null }],
      isConjunction: !isRegex(operand),
    };
  }
  const operators = Object.keys(operand);
  return {
    matches: compileOperators(parts, operand),
    conditions: operators
      .filter((operator) => INDEXABLE_OPERATORS.has(operator) || isPresence(operator, operand[operator]))
      .map((operator) => ({ path, operator, operand: operand[operator] })),
    isConjunction: operators.every((operator) => INDEXABLE_OPERATORS.has(operator)),
  };
}

/** Operators that a range of index keys can express completely; whether it does depends on the index. */
const INDEXABLE_OPERATORS: ReadonlySet<string> = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in']);

/** Returns whether an operator, which no range of keys can express, needs a value of the field. */
const isPresence = (operator: string, operand: Value): boolean =>
  operator === '$type' || (operator === '$exists' && isTruthy(operand));

/** Compiles an operator expression such as `{ $gt: 1, $lt: 5 }`. */
function compileOperators(parts: readonly string[], operators: Doc): DocPredicate {
  const clauses = Object.keys(operators).map((name): Clause => {
    const operand = operators[name];
    const compile = Object.hasOwn(FIELD_OPERATORS, name) ? FIELD_OPERATORS[name] : undefined;
    if (compile) return { matches: compile(operand, parts) };
    const createMatcher = Object.hasOwn(VALUE_OPERATORS, name) ? VALUE_OPERATORS[name] : undefined;
    if (!createMatcher) throw unknownOperator('operator', name);
    return { matches: compilePathMatcher(parts, createMatcher(operand)) };
  });
  return matchAll(clauses);
}

/** Operators on a field that contain other operators. */
export const FIELD_OPERATORS: Readonly<
  Record<string, (operand: Value, parts: readonly string[]) => DocPredicate>
> = {
  $elemMatch: (operand, parts) => compilePathMatcher(parts, createElementMatcher(operand)),
};

/** The path of an array element on its own. If it is an array, that is not searched in turn. */
const ELEMENT: readonly string[] = [''];

/** Compiles `$elemMatch`: operators on the elements themselves, or a filter on elements that are documents. */
function createElementMatcher(operand: Value): Matcher {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const isValueFilter =
    hasOperator(operand) && !Object.hasOwn(LOGICAL_OPERATORS, Object.keys(operand)[0] ?? '');
  const matches = isValueFilter ? compileOperators(ELEMENT, operand) : compileFilter(operand).matches;
  const matchesElement: ValuePredicate = isValueFilter
    ? (item) => matches({ '': item })
    : (item) => (isDoc(item) && matches(item)) || (Array.isArray(item) && matches(toDoc(item)));
  return { test: (value) => Array.isArray(value) && value.some(matchesElement), matchesWholeArray: true };
}

/** Returns an array as a document, whose names are the positions. */
function toDoc(items: readonly Value[]): Doc {
  const doc: Doc = {};
  for (const [index, item] of items.entries()) setField(doc, String(index), item);
  return doc;
}

/** Tests the values at a path: one of them must satisfy the matcher or, if the matcher is negated, none may. */
function compilePathMatcher(
  parts: readonly string[],
  { test, matchesWholeArray = false, isNegated = false }: Matcher,
): DocPredicate {
  const matchesField: ValuePredicate =
    matchesWholeArray || parts === ELEMENT
      ? test
      : (value) => test(value) || (Array.isArray(value) && value.some(test));
  const [name = ''] = parts;
  if (parts.length === 1) return (doc) => matchesField(getField(doc, name)) !== isNegated;
  return (doc) => someValueAtPath(doc, parts, 0, matchesField) !== isNegated;
}

function compileBranches(operand: Value, operator: string): Filter[] {
  const items = assertArray(operand, operator);
  if (items.length === 0) throw badValue(`${operator} must be a nonempty array`);
  return items.map((item) => {
    if (!isDoc(item)) throw badValue(`${operator} entries need to be full objects`);
    return compileFilter(item);
  });
}

const unknownOperator = (kind: string, name: string): MongoError =>
  badValue(`unknown ${kind}: ${name}, or one that the embedded database does not support`);

function matchAll(clauses: readonly Clause[]): DocPredicate {
  const [only] = clauses;
  return clauses.length === 1 && only
    ? only.matches
    : (doc) => clauses.every((clause) => clause.matches(doc));
}
