import type { Collation } from '../bson/collation.ts';
import { createRegex } from '../bson/regex.ts';
import { badValue, MongoError, typeMismatch } from '../errors.ts';
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
import { getPatternCount, withMatchBudget, withPatternBudget } from './pattern-budget.ts';
import { findElementAtPath, someValueAtPath, splitPath, type ValuePredicate } from './paths.ts';
import { createImplicitMatcher, assertArray, VALUE_OPERATORS, type Matcher } from './value-matchers.ts';

type DocPredicate = (doc: Doc) => boolean;

/** Returns the positions of the array elements by which a document matches, which `$` in an update path means. */
type FindPositions = (doc: Doc) => number[];

/** A condition that every match satisfies, in a form that an index can evaluate. */
export type Condition = { path: string; operator: string; operand: Value };

/** A compiled filter, and what the planner can use of it. */
export type Filter = {
  matches: DocPredicate;
  findPositions: FindPositions;
  /** Conditions that must all hold; they need not express the whole filter. */
  conditions: readonly Condition[];
  /** The branches of each `$or`, of which one must hold. */
  disjunctions: readonly (readonly Filter[])[];
  /** Whether the filter is equivalent to the conjunction of `conditions`. */
  isConjunction: boolean;
  /** How strings are compared. */
  collation: Collation | undefined;
};

/** One part of a filter: a field with its condition, or a logical operator. */
type Clause = Partial<Filter> & { matches: DocPredicate };

type CompileLogical = (operand: Value, collation: Collation | undefined) => Clause;

/** Operators at the top level of a filter. */
export const LOGICAL_OPERATORS: Readonly<Record<string, CompileLogical>> = {
  $and(operand, collation) {
    const parts = compileBranches(operand, '$and', collation);
    return {
      matches: (doc) => parts.every((part) => part.matches(doc)),
      findPositions: (doc) => parts.flatMap((part) => part.findPositions(doc)),
      conditions: parts.flatMap((part) => part.conditions),
      disjunctions: parts.flatMap((part) => part.disjunctions),
      isConjunction: parts.every((part) => part.isConjunction),
    };
  },
  $or(operand, collation) {
    const parts = compileBranches(operand, '$or', collation);
    const [first, ...others] = parts;
    return {
      matches: (doc) => parts.some((part) => part.matches(doc)),
      // As in MongoDB, only one of several conditions says no position.
      ...(first && others.length === 0 && { findPositions: first.findPositions }),
      disjunctions: [parts],
    };
  },
  $nor(operand, collation) {
    const parts = compileBranches(operand, '$nor', collation);
    return { matches: (doc) => !parts.some((part) => part.matches(doc)) };
  },
  $comment: () => ({ matches: () => true, isConjunction: true }),
};

/** Matches every document. */
export const MATCH_ALL: Filter = {
  matches: () => true,
  findPositions: () => [],
  conditions: [],
  disjunctions: [],
  isConjunction: true,
  collation: undefined,
};

/**
 * Compiles a filter.
 *
 * @throws MongoError BadValue for an unknown or unsupported operator or an invalid operand.
 */
export function compileFilter(spec: Value, collation?: Collation): Filter {
  if (isNullish(spec)) return { ...MATCH_ALL, collation };
  if (!isDoc(spec)) throw typeMismatch('Expected the filter to be an object.');
  const patternCount = getPatternCount();
  const clauses = withPatternBudget(() =>
    Object.keys(spec).map((property) => compileClause(toFieldName(property), spec[property], collation)),
  );
  const { matches, findPositions } = combineAll(clauses);
  const hasPatterns = getPatternCount() > patternCount;
  return {
    matches: hasPatterns ? (doc) => withMatchBudget(() => matches(doc)) : matches,
    findPositions,
    conditions: clauses.flatMap((clause) => clause.conditions ?? []),
    disjunctions: clauses.flatMap((clause) => clause.disjunctions ?? []),
    isConjunction: clauses.every((clause) => clause.isConjunction ?? false),
    collation,
  };
}

function compileClause(name: string, operand: Value, collation: Collation | undefined): Clause {
  if (!name.startsWith('$')) return compileFieldClause(name, operand, collation);
  const compileLogical = Object.hasOwn(LOGICAL_OPERATORS, name) ? LOGICAL_OPERATORS[name] : undefined;
  if (!compileLogical) throw badValue(`unknown top level operator: ${name}`);
  return compileLogical(operand, collation);
}

function compileFieldClause(path: string, operand: Value, collation: Collation | undefined): Clause {
  const parts = splitPath(path);
  if (!isDoc(operand) || !hasOperator(operand)) {
    const operator = isRegex(operand) ? '$regex' : '$eq';
    return {
      ...compilePathMatcher(parts, createImplicitMatcher(operand, collation)),
      conditions: [{ path, operator, operand: operand ?? null }],
      isConjunction: !isRegex(operand),
    };
  }
  const operators = Object.keys(operand);
  return {
    ...compileOperators(parts, operand, collation),
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
function compileOperators(
  parts: readonly string[],
  operators: Doc,
  collation: Collation | undefined,
): Clause {
  const clauses = Object.keys(operators).map((name) => {
    const operand = operators[name];
    const compile = Object.hasOwn(FIELD_OPERATORS, name) ? FIELD_OPERATORS[name] : undefined;
    if (compile) return compile({ operand, parts, operators, collation });
    const createMatcher = Object.hasOwn(VALUE_OPERATORS, name) ? VALUE_OPERATORS[name] : undefined;
    if (!createMatcher) throw badValue(`unknown operator: ${name}`);
    return compilePathMatcher(parts, createMatcher(operand, collation));
  });
  return combineAll(clauses);
}

type FieldOperator = {
  operand: Value;
  parts: readonly string[];
  /** All operators on the field. */
  operators: Doc;
  collation: Collation | undefined;
};

/** Operators on a field that contain other operators, or belong together. */
export const FIELD_OPERATORS: Readonly<Record<string, (context: FieldOperator) => Clause>> = {
  $not: (context) => ({ matches: compileNot(context) }),
  $all({ operand, parts, collation }) {
    const items = assertArray(operand, '$all');
    const isElemMatch = (item: Value): item is Doc => isDoc(item) && Object.keys(item)[0] === '$elemMatch';
    if (items.some((item) => isDoc(item) && hasOperator(item)) && !items.every(isElemMatch))
      throw badValue('no $ expressions in $all');
    if (items.length === 0) return { matches: () => false };
    return combineAll(
      items.map((item) =>
        compilePathMatcher(
          parts,
          isElemMatch(item)
            ? createElementMatcher(item.$elemMatch, collation)
            : createImplicitMatcher(item, collation),
        ),
      ),
    );
  },
  $elemMatch: ({ operand, parts, collation }) =>
    compilePathMatcher(parts, createElementMatcher(operand, collation)),
  $regex({ operand, parts, operators: { $options = '' } }) {
    if ((typeof operand !== 'string' && !isRegex(operand)) || typeof $options !== 'string')
      throw badValue('$regex has to be a string or a regular expression, and $options a string');
    const isPattern = typeof operand === 'string';
    if (!isPattern && operand.options !== '' && $options !== '')
      throw new MongoError(51075, 'options set in both $regex and $options');
    const pattern = isPattern ? operand : operand.pattern;
    const options = isPattern || $options !== '' ? $options : operand.options;
    return compilePathMatcher(parts, createImplicitMatcher(createRegex(pattern, options), undefined));
  },
  $options({ operators }) {
    if (!Object.hasOwn(operators, '$regex')) throw badValue('$options needs a $regex');
    return { matches: () => true };
  },
};

/** The path of an array element on its own. If it is an array, that is not searched in turn. */
const ELEMENT: readonly string[] = [''];

/** Returns whether a document has operators on a value, not on the fields of one. */
export const hasValueOperator = (doc: Doc): boolean =>
  hasOperator(doc) && !Object.hasOwn(LOGICAL_OPERATORS, Object.keys(doc)[0] ?? '');

/** Compiles `$elemMatch`: operators on the elements themselves, or a filter on elements that are documents. */
function createElementMatcher(operand: Value, collation: Collation | undefined): Matcher {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const isValueFilter = hasValueOperator(operand);
  const { matches } = isValueFilter
    ? compileOperators(ELEMENT, operand, collation)
    : compileFilter(operand, collation);
  const matchesElement: ValuePredicate = isValueFilter
    ? (item) => matches({ '': item })
    : (item) => (isDoc(item) && matches(item)) || (Array.isArray(item) && matches(toDoc(item)));
  return {
    test: (value) => Array.isArray(value) && value.some(matchesElement),
    matchesWholeArray: true,
    findElement: (array) => array.findIndex(matchesElement),
  };
}

/** Returns an array as a document, whose names are the positions. */
function toDoc(items: readonly Value[]): Doc {
  const doc: Doc = {};
  for (const [index, item] of items.entries()) setField(doc, String(index), item);
  return doc;
}

function compileNot({ operand, parts, collation }: FieldOperator): DocPredicate {
  const hasOperators = isDoc(operand) && hasOperator(operand);
  if (!hasOperators && !isRegex(operand)) throw badValue('$not needs a regex or a document of operators');
  const { matches } = hasOperators
    ? compileOperators(parts, operand, collation)
    : compilePathMatcher(parts, createImplicitMatcher(operand, collation));
  return (doc) => !matches(doc);
}

/** Tests the values at a path: one of them must satisfy the matcher or, if the matcher is negated, none may. */
function compilePathMatcher(parts: readonly string[], matcher: Matcher): Clause {
  const { test, matchesWholeArray = false, isNegated = false, findElement } = matcher;
  const matchesField: ValuePredicate =
    matchesWholeArray || parts === ELEMENT
      ? test
      : (value) => test(value) || (Array.isArray(value) && value.some(test));
  const [name = ''] = parts;
  const findPositions: FindPositions = (doc) => {
    const find = findElement ?? ((array) => (matchesWholeArray ? -1 : array.findIndex(test)));
    const position = isNegated ? -1 : findElementAtPath(doc, parts, matchesField, find);
    return position < 0 ? [] : [position];
  };
  if (parts.length === 1)
    return { matches: (doc) => matchesField(getField(doc, name)) !== isNegated, findPositions };
  return { matches: (doc) => someValueAtPath(doc, parts, 0, matchesField) !== isNegated, findPositions };
}

function compileBranches(operand: Value, operator: string, collation: Collation | undefined): Filter[] {
  const items = assertArray(operand, operator);
  if (items.length === 0) throw badValue(`${operator} must be a nonempty array`);
  return items.map((item) => {
    if (!isDoc(item)) throw badValue(`${operator} entries need to be full objects`);
    return compileFilter(item, collation);
  });
}

function combineAll(clauses: readonly Clause[]): Pick<Filter, 'matches' | 'findPositions'> {
  const [only] = clauses;
  const matches: DocPredicate =
    clauses.length === 1 && only ? only.matches : (doc) => clauses.every((clause) => clause.matches(doc));
  return { matches, findPositions: (doc) => clauses.flatMap((clause) => clause.findPositions?.(doc) ?? []) };
}
