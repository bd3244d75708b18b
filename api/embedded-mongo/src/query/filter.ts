import { badValue, typeMismatch } from '../errors.ts';
import { getField, hasOperator, isDoc, isRegex, type Doc, type Value } from '../bson/value.ts';
import { someValueAtPath, type ValuePredicate } from './paths.ts';
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
  if (spec === undefined || spec === null) return MATCH_ALL;
  if (!isDoc(spec)) throw typeMismatch('Expected the filter to be an object.');
  const clauses = Object.keys(spec).map((name) => compileClause(name, spec[name]));
  return {
    matches: combineAll(clauses.map((clause) => clause.matches)),
    conditions: clauses.flatMap((clause) => clause.conditions ?? []),
    disjunctions: clauses.flatMap((clause) => clause.disjunctions ?? []),
    isConjunction: clauses.every((clause) => clause.isConjunction ?? false),
  };
}

function compileClause(name: string, operand: Value): Clause {
  if (!name.startsWith('$')) return compileFieldClause(name, operand);
  const compileLogical = Object.hasOwn(LOGICAL_OPERATORS, name) ? LOGICAL_OPERATORS[name] : undefined;
  if (!compileLogical) throw badValue(`unknown top level operator: ${name}`);
  return compileLogical(operand);
}

function compileFieldClause(path: string, operand: Value): Clause {
  const parts = path.split('.');
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
      .filter((operator) => INDEXABLE_OPERATORS.has(operator) || operator === '$type')
      .map((operator) => ({ path, operator, operand: operand[operator] })),
    isConjunction: operators.every((operator) => INDEXABLE_OPERATORS.has(operator)),
  };
}

/** Operators that a range of index keys can express completely; whether it does depends on the index. */
const INDEXABLE_OPERATORS: ReadonlySet<string> = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in']);

/** Compiles an operator expression such as `{ $gt: 1, $lt: 5 }`. */
function compileOperators(parts: readonly string[], operators: Doc): DocPredicate {
  const predicates = Object.keys(operators).map((name) => {
    const operand = operators[name];
    if (name === '$not') return compileNot(parts, operand);
    const createMatcher = Object.hasOwn(VALUE_OPERATORS, name) ? VALUE_OPERATORS[name] : undefined;
    if (!createMatcher) throw badValue(`unknown operator: ${name}`);
    return compilePathMatcher(parts, createMatcher(operand));
  });
  return combineAll(predicates);
}

function compileNot(parts: readonly string[], operand: Value): DocPredicate {
  const hasOperators = isDoc(operand) && hasOperator(operand);
  if (!hasOperators && !isRegex(operand)) throw badValue('$not needs a regex or a document of operators');
  const predicate = hasOperators
    ? compileOperators(parts, operand)
    : compilePathMatcher(parts, createImplicitMatcher(operand));
  return (doc) => !predicate(doc);
}

/** Tests the values at a path: one of them must satisfy the matcher or, if the matcher is negated, none may. */
function compilePathMatcher(
  parts: readonly string[],
  { test, matchesWholeArray = false, isNegated = false }: Matcher,
): DocPredicate {
  const matchesField: ValuePredicate = matchesWholeArray
    ? test
    : (value) => test(value) || (Array.isArray(value) && value.some(test));
  const [name] = parts;
  if (parts.length === 1 && name !== undefined)
    return (doc) => matchesField(getField(doc, name)) !== isNegated;
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

function combineAll(predicates: readonly DocPredicate[]): DocPredicate {
  const [only] = predicates;
  return predicates.length === 1 && only ? only : (doc) => predicates.every((predicate) => predicate(doc));
}
