import { badValue } from '../errors.ts';
import { field, hasOperator, isDoc, isRegex, type Doc, type Value } from '../bson/value.ts';
import { someAtPath, type Leaf } from './paths.ts';
import { compileRegexLiteral } from './regex.ts';
import { implicitEquality, list, matchesRegex, VALUE_OPERATORS, type Matcher } from './value-matchers.ts';

export type Predicate = (doc: Doc) => boolean;

/** Compiles a filter, for the operators that hold one. */
export type CompileFilter = (spec: Value) => { matches: Predicate };

/** What an operator says about a field of a document, and about one element of an array (inside `$elemMatch`). */
export type FieldTest = { atPath(parts: readonly string[]): Predicate; onElement: Leaf };

type FieldTestMaker = (operand: Value, compileFilter: CompileFilter) => FieldTest;

/** The operators on a field that hold filters or several operands. */
export const NESTING_OPERATORS: Readonly<Record<string, FieldTestMaker>> = {
  $not(operand, compileFilter) {
    if (isRegex(operand)) return negate(fromMatcher({ test: matchesRegex(compileRegexLiteral(operand)) }));
    if (!isDoc(operand) || !hasOperator(operand))
      throw badValue('$not needs a regex or a document of operators');
    return negate(every(operatorTests(operand, compileFilter)));
  },
  $elemMatch: (operand, compileFilter) => fromMatcher(elementMatcher(operand, compileFilter)),
  $all(operand, compileFilter) {
    const tests = list(operand, '$all').map((item) =>
      isDoc(item) && '$elemMatch' in item
        ? fromMatcher(elementMatcher(item.$elemMatch, compileFilter))
        : fromMatcher(implicitEquality(item)),
    );
    return tests.length === 0 ? negate(every([])) : every(tests);
  },
};

/** One test for each operator of `{ $operator: operand, ... }`. */
export function operatorTests(operators: Doc, compileFilter: CompileFilter): FieldTest[] {
  return Object.keys(operators).map((name) => {
    const operand = operators[name];
    const nesting = Object.hasOwn(NESTING_OPERATORS, name) ? NESTING_OPERATORS[name] : undefined;
    if (nesting) return nesting(operand, compileFilter);
    const maker = Object.hasOwn(VALUE_OPERATORS, name) ? VALUE_OPERATORS[name] : undefined;
    if (!maker) throw badValue(`unknown operator: ${name}`);
    return fromMatcher(maker(operand, operators));
  });
}

/** On a field, some value that the path leads to must satisfy the matcher; negated, none may. */
export function fromMatcher({ test, whole = false, negated = false }: Matcher): FieldTest {
  const onField: Leaf = whole ? test : (value) => test(value) || (Array.isArray(value) && value.some(test));
  return {
    atPath(parts) {
      const [name] = parts;
      if (parts.length === 1 && name !== undefined) return (doc) => onField(field(doc, name)) !== negated;
      return (doc) => someAtPath(doc, parts, 0, onField) !== negated;
    },
    onElement: (value) => test(value) !== negated,
  };
}

export function every(tests: readonly FieldTest[]): FieldTest {
  const [only] = tests;
  if (tests.length === 1 && only) return only;
  return {
    atPath(parts) {
      const predicates = tests.map((test) => test.atPath(parts));
      return (doc) => predicates.every((predicate) => predicate(doc));
    },
    onElement: (value) => tests.every((test) => test.onElement(value)),
  };
}

function negate(test: FieldTest): FieldTest {
  return {
    atPath(parts) {
      const predicate = test.atPath(parts);
      return (doc) => !predicate(doc);
    },
    onElement: (value) => !test.onElement(value),
  };
}

/** One element must satisfy all of it: operators on the element itself, or a filter on an element that is a document. */
function elementMatcher(operand: Value, compileFilter: CompileFilter): Matcher {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const test = isOperators(operand) ? onOperators(operand, compileFilter) : onFilter(operand, compileFilter);
  return { test: (value) => Array.isArray(value) && value.some(test), whole: true };
}

const onOperators = (operators: Doc, compileFilter: CompileFilter): Leaf =>
  every(operatorTests(operators, compileFilter)).onElement;

function onFilter(spec: Doc, compileFilter: CompileFilter): Leaf {
  const filter = compileFilter(spec);
  return (value) => isDoc(value) && filter.matches(value);
}

/** `{ $gt: 5 }` rather than `{ $or: [...] }`, which is a filter. */
function isOperators(spec: Doc): boolean {
  const [first] = Object.keys(spec);
  return first !== undefined && first.startsWith('$') && !LOGICAL_NAMES.has(first);
}

const LOGICAL_NAMES: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$expr']);
