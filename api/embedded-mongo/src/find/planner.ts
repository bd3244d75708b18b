import { isSameCollation } from '../bson/collation.ts';
import { isEqual } from '../bson/compare.ts';
import { isDoc, isNullish, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { badValue, failedToParse } from '../errors.ts';
import type { Condition, Filter } from '../query/filter.ts';
import { VALUE_OPERATORS } from '../query/value-matchers.ts';
import type { KeyRange } from '../storage/environment.ts';
import { computeIndexBounds } from './index-bounds.ts';
import type { Sort } from './sort.ts';

export type IndexAccess = {
  kind: 'index';
  index: IndexDefinition;
  ranges: readonly KeyRange[];
  /** Whether each range is a single key, its start: every field of a unique index is fixed. */
  isPointLookup: boolean;
  isReverse: boolean;
  /** Whether every record in the ranges matches the filter, so that counting keys is enough. */
  isExact: boolean;
};

/** Access path: collection scan, index scan, or a union of index scans. */
export type AccessPath =
  { kind: 'collection' } | IndexAccess | { kind: 'union'; parts: readonly IndexAccess[] };

/** A query plan. `isSorted`: each range, or each part of the union, delivers the requested order. */
export type Plan = { access: AccessPath; isSorted: boolean };

type Candidate = Plan & { access: IndexAccess; score: number };

/** Upper bound on the branches of an `$or` that are planned as a union of index scans. */
const MAX_UNION_BRANCHES = 20;

/**
 * Chooses the access path of a query by rules: the index with the most fields fixed, then a range on the next field,
 * then the sort order.
 *
 * @param hint the name or the key pattern of the index to use, if any.
 * @param version the catalog version of the snapshot that is read; newer indexes lack keys of that snapshot.
 */
export function planQuery(
  collection: Collection,
  filter: Filter,
  sort: Sort,
  hint: Value,
  version: number,
): Plan {
  const collectionScan: Plan = { access: { kind: 'collection' }, isSorted: sort.length === 0 };
  const usableIndexes = collection.indexes.filter(
    (index) =>
      index.readySinceVersion <= version &&
      isSameCollation(index.collation, filter.collation) &&
      coversFilter(index, filter),
  );
  if (isHint(hint)) return planWithHint(usableIndexes, filter, sort, hint);
  const singlePlan = findBestIndex(usableIndexes, filter, sort);
  const unionPlan = findBestUnion(usableIndexes, filter, sort);
  if (
    unionPlan &&
    unionPlan.score > (singlePlan?.score ?? 0) &&
    (unionPlan.isSorted || !singlePlan?.isSorted)
  )
    return unionPlan;
  return singlePlan ?? collectionScan;
}

/** Describes a plan as MongoDB's `explain` does. */
export function describePlan({ access, isSorted }: Plan): Doc {
  const scan = describeAccess(access);
  return isSorted ? scan : { stage: 'SORT', inputStage: scan };
}

function describeAccess(access: AccessPath): Doc {
  if (access.kind === 'collection') return { stage: 'COLLSCAN' };
  if (access.kind === 'union') return { stage: 'OR', inputStages: access.parts.map(describeAccess) };
  return { stage: 'IXSCAN', indexName: access.index.name };
}

function findBestIndex(
  indexes: readonly IndexDefinition[],
  filter: Filter,
  sort: Sort,
): Candidate | undefined {
  return indexes
    .map((index) => scoreIndex(index, filter, sort))
    .filter(({ score }) => score > 0)
    .reduce<Candidate | undefined>(
      (best, next) => (!best || next.score > best.score ? next : best),
      undefined,
    );
}

/**
 * Plans an `$or` as one index scan per branch, each combined with the rest of the filter. Keyset pagination needs this.
 */
function findBestUnion(
  indexes: readonly IndexDefinition[],
  filter: Filter,
  sort: Sort,
): (Plan & { score: number }) | undefined {
  for (const branches of filter.disjunctions) {
    if (branches.length > MAX_UNION_BRANCHES) continue;
    const parts = branches.map((branch) => {
      const conditions = [...filter.conditions, ...branch.conditions];
      return findBestIndex(indexes, { ...branch, conditions, isConjunction: false }, sort);
    });
    if (!parts.every((part) => part !== undefined && isBounded(part))) continue;
    const chosenParts = parts.filter((part) => part !== undefined);
    const isSorted = chosenParts.every((part) => part.isSorted);
    const score = Math.min(...chosenParts.map((part) => part.score));
    return { access: { kind: 'union', parts: chosenParts.map(({ access }) => access) }, isSorted, score };
  }
  return undefined;
}

/** Returns whether an index scan is better than reading everything in sort order. */
const isBounded = ({ score }: Candidate): boolean => score > SORT_ONLY_SCORE;

const SORT_ONLY_SCORE = 1;

function scoreIndex(index: IndexDefinition, filter: Filter, sort: Sort): Candidate {
  const bounds = computeIndexBounds(index, filter.conditions);
  const direction = getScanDirection(index, sort, bounds.fixedFields);
  const isPointLookup = index.isUnique && bounds.fixedFields === index.fields.length;
  const isPoint = isPointLookup && bounds.equalityFields === index.fields.length;
  const isSorted = direction !== 0 || (isPoint && !index.isMultikey);
  const isBounded = bounds.fixedFields > 0 || bounds.hasRange;
  const isUseless = !isBounded && (sort.length === 0 || !isSorted);
  const fieldScore =
    10 * bounds.equalityFields + 8 * (bounds.fixedFields - bounds.equalityFields) + (bounds.hasRange ? 5 : 0);
  const score = isUseless
    ? 0
    : (isPoint ? 100 : 0) +
      fieldScore +
      (sort.length > 0 && isSorted ? (isBounded ? 4 : SORT_ONLY_SCORE) : 0);
  const isExact =
    filter.isConjunction &&
    filter.disjunctions.length === 0 &&
    !index.isMultikey &&
    filter.conditions.every((condition) => bounds.coveredConditions.has(condition));
  return {
    access: { kind: 'index', index, ranges: bounds.ranges, isPointLookup, isReverse: direction < 0, isExact },
    isSorted,
    score,
  };
}

/**
 * Returns 1 or -1 if the index, read forward or backward, delivers the sort order (1 without a sort), else 0. Fixed
 * fields are skipped: they are constant within a range, and merging the ranges orders them across ranges.
 */
function getScanDirection(index: IndexDefinition, sort: Sort, fixedFields: number): 0 | 1 | -1 {
  if (sort.length === 0) return 1;
  if (index.isMultikey) return 0;
  const fixedPaths = index.fields.slice(0, fixedFields).map(({ path }) => path);
  const remainingSort = sort.filter(({ path }) => !fixedPaths.includes(path));
  const [first] = remainingSort;
  if (!first) return 1;
  // Keys with a collation are not in its order.
  if (index.collation) return 0;
  const direction = first.direction === index.fields[fixedFields]?.direction ? 1 : -1;
  const isMatching = remainingSort.every(({ path, direction: sortDirection }, position) => {
    const indexField = index.fields[fixedFields + position];
    return indexField?.path === path && indexField.direction * direction === sortDirection;
  });
  return isMatching ? direction : 0;
}

/** Returns whether an option names an index; an empty object does not. */
export const isHint = (hint: Value): boolean =>
  !isNullish(hint) && !(isDoc(hint) && Object.keys(hint).length === 0);

function planWithHint(
  usableIndexes: readonly IndexDefinition[],
  filter: Filter,
  sort: Sort,
  hint: Value,
): Plan {
  if (typeof hint !== 'string' && !isDoc(hint)) throw failedToParse('Hint must be a string or an object');
  const index = usableIndexes.find((candidate) =>
    isDoc(hint) ? candidate.hasKeyPattern(hint) : candidate.name === hint,
  );
  if (!index)
    throw badValue('hint provided does not correspond to an existing index that can serve the query');
  return scoreIndex(index, filter, sort);
}

/** Returns whether the filter implies that an index, which may be partial or sparse, contains every match. */
function coversFilter({ partialFilter, isSparse, fields }: IndexDefinition, filter: Filter): boolean {
  if (isSparse)
    return filter.conditions.some(
      (condition) => impliesPresence(condition) && fields.some(({ path }) => path === condition.path),
    );
  if (!partialFilter) return true;
  return partialFilter.conditions.every((required) =>
    filter.conditions.some((condition) => implies(condition, required)),
  );
}

function implies(condition: Condition, required: Condition): boolean {
  if (condition.path !== required.path) return false;
  if (required.operator === '$exists') return impliesPresence(condition);
  if (condition.operator === required.operator && isEqual(condition.operand, required.operand)) return true;
  if (condition.operator !== '$eq' && condition.operator !== '$in') return false;
  const operands =
    condition.operator === '$in' && Array.isArray(condition.operand)
      ? condition.operand
      : [condition.operand];
  // A number matches all numeric types and null matches missing fields, so neither implies a type.
  const hasExactTypes = operands.every(
    (operand) => !isNullish(operand) && !Array.isArray(operand) && !isNumeric(operand),
  );
  return hasExactTypes && operands.every(createOperandTest(required));
}

/** Returns whether only documents that have the field satisfy a condition. Null also matches a missing one. */
const impliesPresence = ({ operator, operand }: Condition): boolean =>
  operator === '$in' && Array.isArray(operand) ? !operand.some(isNullish) : !isNullish(operand);

function createOperandTest({ operator, operand }: Condition): (value: Value) => boolean {
  const matcher = VALUE_OPERATORS[operator]?.(operand, undefined);
  return (value) => matcher?.test(value) ?? false;
}
