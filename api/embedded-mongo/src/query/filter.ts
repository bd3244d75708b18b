import { badValue, typeMismatch } from '../errors.ts';
import { field, hasOperator, isDoc, isRegex, type Doc, type Value } from '../bson/value.ts';
import { someAtPath, type Leaf } from './paths.ts';
import { implicitEquality, list, VALUE_OPERATORS, type Matcher } from './value-matchers.ts';

type Predicate = (doc: Doc) => boolean;

/** Something that must hold for every match, told so that an index can look it up. */
export type Condition = { path: string; operator: string; operand: Value };

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
export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: Value) => Clause>> = {
  $and(operand) {
    const parts = branches(operand, '$and');
    return {
      matches: (doc) => parts.every((part) => part.matches(doc)),
      conditions: parts.flatMap((part) => part.conditions),
      alternatives: parts.flatMap((part) => part.alternatives),
      complete: parts.every((part) => part.complete),
    };
  },
  $or(operand) {
    const parts = branches(operand, '$or');
    return { matches: (doc) => parts.some((part) => part.matches(doc)), alternatives: [parts] };
  },
};

/** Matches every document. */
export const MATCH_ALL: Filter = { matches: () => true, conditions: [], alternatives: [], complete: true };

/** @throws MongoError BadValue for an operator that is unknown or not supported, and for operands that do not fit. */
export function compileFilter(spec: Value): Filter {
  if (spec === undefined || spec === null) return MATCH_ALL;
  if (!isDoc(spec)) throw typeMismatch('Expected the filter to be an object.');
  const clauses = Object.keys(spec).map((name) => compileClause(name, spec[name]));
  return {
    matches: allOf(clauses.map((clause) => clause.matches)),
    conditions: clauses.flatMap((clause) => clause.conditions ?? []),
    alternatives: clauses.flatMap((clause) => clause.alternatives ?? []),
    complete: clauses.every((clause) => clause.complete ?? false),
  };
}

function compileClause(name: string, operand: Value): Clause {
  if (!name.startsWith('$')) return fieldClause(name, operand);
  const logical = Object.hasOwn(LOGICAL_OPERATORS, name) ? LOGICAL_OPERATORS[name] : undefined;
  if (!logical) throw badValue(`unknown top level operator: ${name}`);
  return logical(operand);
}

function fieldClause(path: string, operand: Value): Clause {
  const parts = path.split('.');
  if (!isDoc(operand) || !hasOperator(operand)) {
    const operator = isRegex(operand) ? '$regex' : '$eq';
    return {
      matches: atPath(parts, implicitEquality(operand)),
      conditions: [{ path, operator, operand: operand ?? null }],
      complete: !isRegex(operand),
    };
  }
  const operators = Object.keys(operand);
  return {
    matches: operatorsHold(parts, operand),
    conditions: operators
      .filter((operator) => LOOKED_UP.has(operator) || operator === '$type')
      .map((operator) => ({ path, operator, operand: operand[operator] })),
    complete: operators.every((operator) => LOOKED_UP.has(operator)),
  };
}

/** Operators that a range of an index's keys says completely, where the index says whether it can. */
const LOOKED_UP: ReadonlySet<string> = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in']);

/** `{ $gt: 1, $lt: 5 }` and the like. */
function operatorsHold(parts: readonly string[], operators: Doc): Predicate {
  const predicates = Object.keys(operators).map((name) => {
    const operand = operators[name];
    if (name === '$not') return negated(parts, operand);
    const maker = Object.hasOwn(VALUE_OPERATORS, name) ? VALUE_OPERATORS[name] : undefined;
    if (!maker) throw badValue(`unknown operator: ${name}`);
    return atPath(parts, maker(operand));
  });
  return allOf(predicates);
}

function negated(parts: readonly string[], operand: Value): Predicate {
  const isOperators = isDoc(operand) && hasOperator(operand);
  if (!isOperators && !isRegex(operand)) throw badValue('$not needs a regex or a document of operators');
  const holds = isOperators ? operatorsHold(parts, operand) : atPath(parts, implicitEquality(operand));
  return (doc) => !holds(doc);
}

/** Some value that the path leads to must satisfy the matcher; negated, none may. */
function atPath(parts: readonly string[], { test, whole = false, negated: not = false }: Matcher): Predicate {
  const onField: Leaf = whole ? test : (value) => test(value) || (Array.isArray(value) && value.some(test));
  const [name] = parts;
  if (parts.length === 1 && name !== undefined) return (doc) => onField(field(doc, name)) !== not;
  return (doc) => someAtPath(doc, parts, 0, onField) !== not;
}

function branches(operand: Value, operator: string): Filter[] {
  const items = list(operand, operator);
  if (items.length === 0) throw badValue(`${operator} must be a nonempty array`);
  return items.map((item) => {
    if (!isDoc(item)) throw badValue(`${operator} entries need to be full objects`);
    return compileFilter(item);
  });
}

function allOf(predicates: readonly Predicate[]): Predicate {
  const [only] = predicates;
  return predicates.length === 1 && only ? only : (doc) => predicates.every((predicate) => predicate(doc));
}
