import type { Collation } from '../bson/collation.ts';
import { compareValues } from '../bson/compare.ts';
import { hasOperator, isDoc, typeRankOf, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { compileExpression } from './expression.ts';
import { compileGroup } from './group.ts';
import { compileSortStage, type Stage } from './stages.ts';

/** The errors of options that have the wrong form. */
const OPTION_CHECKS: Readonly<Record<string, (option: Value) => void>> = {
  groupBy(option) {
    const isPath = typeof option === 'string' && option.startsWith('$');
    if (!isPath && !(isDoc(option) && hasOperator(option)))
      throw new MongoError(40202, "The $bucket 'groupBy' field must be a $-prefixed path or an expression.");
  },
  boundaries(option) {
    if (!Array.isArray(option))
      throw new MongoError(40200, "The $bucket 'boundaries' field must be an array.");
    if (!option.every(isConstant))
      throw new MongoError(40191, "The $bucket 'boundaries' field must be an array of constant values.");
    if (option.length < 2)
      throw new MongoError(40192, "The $bucket 'boundaries' field must have at least 2 values.");
  },
  default(option) {
    if (!isConstant(option))
      throw new MongoError(40195, "The $bucket 'default' field must be a constant expression.");
  },
  output(option) {
    if (!isDoc(option)) throw new MongoError(40196, "The $bucket 'output' field must be an object.");
    if ('_id' in option) throw new MongoError(15948, "a group's _id may only be specified once");
  },
};

/**
 * Compiles `$bucket`: a `$group` by the boundary at or below a value, sorted by it.
 *
 * @throws MongoError for invalid options; while running, 40066 for a value outside of all buckets without a default.
 */
export function compileBucket(spec: Value, operation: Operation, collation: Collation | undefined): Stage {
  if (!isDoc(spec)) throw new MongoError(40201, 'Argument to $bucket stage must be an object.');
  for (const [name, option] of Object.entries(spec)) {
    const check = Object.hasOwn(OPTION_CHECKS, name) ? OPTION_CHECKS[name] : undefined;
    if (!check) throw new MongoError(40197, `Unrecognized option to $bucket: ${name}.`);
    check(option);
  }
  const { groupBy, boundaries: boundarySpecs, output = { count: { $sum: 1 } } } = spec;
  if (groupBy === undefined || !Array.isArray(boundarySpecs))
    throw new MongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const boundaries = boundarySpecs.map(evaluateConstant);
  const defaultValue = spec.default === undefined ? undefined : evaluateConstant(spec.default);
  const compare = (a: Value, b: Value): number => compareValues(a, b, collation);
  assertAscending(boundaries, compare);
  assertOutside(defaultValue, boundaries, compare);
  const evaluate = compileExpression(groupBy);
  const computeId = (doc: Doc): Value => {
    const value = evaluate(doc);
    const position = boundaries.findIndex((boundary) => compare(value, boundary) < 0);
    if (position > 0) return boundaries[position - 1];
    if (defaultValue !== undefined) return defaultValue;
    throw new MongoError(40066, 'A value is in no bucket, and $bucket has no default.');
  };
  const group = compileGroup({ _id: null, ...(output as Doc) }, collation, computeId);
  const sort = compileSortStage({ _id: 1 }, operation, collation);
  return (source) => sort(group(source));
}

function assertAscending(boundaries: readonly Value[], compare: (a: Value, b: Value) => number): void {
  for (const [index, upper] of boundaries.slice(1).entries()) {
    const lower = boundaries[index];
    if (typeRankOf(lower) !== typeRankOf(upper))
      throw new MongoError(
        40193,
        "All values in the 'boundaries' option to $bucket must have the same type.",
      );
    if (compare(lower, upper) >= 0)
      throw new MongoError(40194, "The 'boundaries' option to $bucket must be sorted in ascending order.");
  }
}

function assertOutside(
  defaultValue: Value,
  boundaries: readonly Value[],
  compare: (a: Value, b: Value) => number,
): void {
  const [lowest, highest] = [boundaries[0], boundaries.at(-1)];
  if (defaultValue === undefined || typeRankOf(defaultValue) !== typeRankOf(lowest)) return;
  if (compare(defaultValue, lowest) >= 0 && compare(defaultValue, highest) < 0)
    throw new MongoError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or at least the highest one.",
    );
}

/** Returns whether an expression has no field path. */
function isConstant(spec: Value): boolean {
  if (typeof spec === 'string') return !spec.startsWith('$');
  if (Array.isArray(spec)) return spec.every(isConstant);
  return !isDoc(spec) || Object.keys(spec).join() === '$literal' || Object.values(spec).every(isConstant);
}

const evaluateConstant = (spec: Value): Value => compileExpression(spec)({});
