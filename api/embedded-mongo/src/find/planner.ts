import { isEqual } from '../bson/compare.ts';
import { isDoc, isNullish, type Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { badValue, failedToParse } from '../errors.ts';
import type { Condition, Filter } from '../query/filter.ts';
import { computeIndexBounds } from './index-bounds.ts';
import { NOTHING, type Candidate, type CountUpTo, type IndexAccess, type Plan } from './plan.ts';
import type { Sort } from './sort.ts';
import { findSmallest } from './trial.ts';

/** What a query asks for, as far as its plan depends on it. */
type PlannedQuery = { filter: Filter; sort: Sort; hint: Value };

/** Upper bound on the branches of an `$or` that are planned as a union of index scans, and on the `$or`s tried. */
const [MAX_UNION_BRANCHES, MAX_DISJUNCTIONS] = [20, 20];

/** Upper bound on the ranges that are counted for a plan, in all candidates; each takes about 15 µs. */
const MAX_COUNTED_RANGES = 256;

/**
 * Chooses the access path of a query: of several indexes that bound it, the one with the fewest keys, if any has few.
 * Otherwise by rules: the index with the most fields fixed, then a range on the next field, then the sort order.
 *
 * @param query with the name or the key pattern of the index to use as the hint, if any.
 * @param version the catalog version of the snapshot that is read; newer indexes lack keys of that snapshot.
 */
export function planQuery(
  collection: Collection,
  { filter, sort, hint }: PlannedQuery,
  version: number,
  countUpTo: CountUpTo,
): Plan {
  const collectionScan: Plan = { access: { kind: 'collection' }, isSorted: sort.length === 0 };
  const usableIndexes = collection.indexes.filter(
    (index) => index.readySinceVersion <= version && coversFilter(index, filter),
  );
  if (isHint(hint)) return planWithHint(usableIndexes, filter, sort, hint);
  if (isImpossible(filter)) return { access: NOTHING, isSorted: true };
  let countedRanges = 0;
  const countSome: CountUpTo = (limit, range) =>
    ++countedRanges > MAX_COUNTED_RANGES ? limit : countUpTo(limit, range);
  const singlePlan = findBestIndex(usableIndexes, filter, sort, countSome);
  const unionPlan = findBestUnion(usableIndexes, filter, sort, countSome);
  if (
    unionPlan &&
    unionPlan.score > (singlePlan?.score ?? 0) &&
    (unionPlan.isSorted || !singlePlan?.isSorted)
  )
    return unionPlan;
  return singlePlan ?? collectionScan;
}

/** Returns whether an empty `$in` excludes every document. */
const isImpossible = ({ conditions }: Filter): boolean =>
  conditions.some(
    ({ operator, operand }) => operator === '$in' && Array.isArray(operand) && operand.length === 0,
  );

function findBestIndex(
  indexes: readonly IndexDefinition[],
  filter: Filter,
  sort: Sort,
  countUpTo: CountUpTo,
): Candidate | undefined {
  const candidates = indexes
    .map((index) => scoreIndex(index, filter, sort))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best] = candidates;
  if (!best || isSinglePoint(best.access)) return best;
  const bounded = candidates.filter(isBounded);
  return bounded.length > 1 ? (findSmallest(bounded, sort, countUpTo) ?? best) : best;
}

const isSinglePoint = ({ isPointLookup, ranges }: IndexAccess): boolean =>
  isPointLookup && ranges.length === 1;

/**
 * Plans an `$or` as one index scan per branch, each combined with the rest of the filter. Keyset pagination needs this.
 */
function findBestUnion(
  indexes: readonly IndexDefinition[],
  filter: Filter,
  sort: Sort,
  countUpTo: CountUpTo,
): (Plan & { score: number }) | undefined {
  for (const disjunction of filter.disjunctions.slice(0, MAX_DISJUNCTIONS)) {
    const branches = disjunction.filter((branch) => !isImpossible(branch));
    if (branches.length > MAX_UNION_BRANCHES) continue;
    const parts: Candidate[] = [];
    for (const branch of branches) {
      const conditions = [...filter.conditions, ...branch.conditions];
      const part = findBestIndex(indexes, { ...branch, conditions, isConjunction: false }, sort, countUpTo);
      if (!part || !isBounded(part)) break;
      parts.push(part);
    }
    if (parts.length < branches.length) continue;
    const isSorted = parts.every((part) => part.isSorted);
    const score = Math.min(...parts.map((part) => part.score));
    return { access: { kind: 'union', parts: parts.map(({ access }) => access) }, isSorted, score };
  }
  return undefined;
}

/** Returns whether an index scan is better than reading everything in sort order. */
const isBounded = ({ score }: Candidate): boolean => score > SORT_ONLY_SCORE;

const SORT_ONLY_SCORE = 1;

/** Score of one key of a unique index, and of several. */
const [POINT_SCORE, POINTS_SCORE] = [1_000, 100];

function scoreIndex(index: IndexDefinition, filter: Filter, sort: Sort): Candidate {
  const bounds = computeIndexBounds(index, filter.conditions);
  const rangeOrder = getScanDirection(index, sort, bounds.equalityFields);
  const direction = rangeOrder || getScanDirection(index, sort, bounds.fixedFields);
  const isPointLookup = index.isUnique && bounds.fixedFields === index.fields.length;
  const isPoint = isPointLookup && bounds.equalityFields === index.fields.length;
  const isSorted = direction !== 0 || (isPoint && !index.isMultikey);
  const isBounded = bounds.fixedFields > 0 || bounds.hasRange;
  const isUseless = !isBounded && (sort.length === 0 || !isSorted);
  const fieldScore =
    10 * bounds.equalityFields + 8 * (bounds.fixedFields - bounds.equalityFields) + (bounds.hasRange ? 5 : 0);
  const score = isUseless
    ? 0
    : (isPoint ? POINT_SCORE : isPointLookup ? POINTS_SCORE : 0) +
      fieldScore +
      (sort.length > 0 && isSorted ? (isBounded ? 4 : SORT_ONLY_SCORE) : 0);
  const isExact =
    filter.isConjunction &&
    filter.disjunctions.length === 0 &&
    !index.isMultikey &&
    filter.conditions.every((condition) => bounds.coveredConditions.has(condition));
  return {
    access: {
      kind: 'index',
      index,
      ranges: bounds.ranges,
      isPointLookup,
      isReverse: direction < 0,
      isInRangeOrder: rangeOrder !== 0,
      isExact,
    },
    isSorted,
    score,
  };
}

/**
 * Returns 1 or -1 if the index, read forward or backward, delivers the sort order (1 without a sort), else 0.
 *
 * @param fixedFields the number of leading fields to skip, because they are constant within a range: in all ranges, or
 *   merging the ranges orders them across ranges.
 */
function getScanDirection(index: IndexDefinition, sort: Sort, fixedFields: number): 0 | 1 | -1 {
  if (sort.length === 0) return 1;
  if (index.isMultikey) return 0;
  const fixedPaths = index.fields.slice(0, fixedFields).map(({ path }) => path);
  const remainingSort = sort.filter(({ path }) => !fixedPaths.includes(path));
  const [first] = remainingSort;
  if (!first) return 1;
  const direction = first.direction === index.fields[fixedFields]?.direction ? 1 : -1;
  const isMatching = remainingSort.every(({ path, direction: sortDirection }, position) => {
    const indexField = index.fields[fixedFields + position];
    return indexField?.path === path && indexField.direction * direction === sortDirection;
  });
  return isMatching ? direction : 0;
}

/** Returns whether an option names an index; an empty object does not. */
const isHint = (hint: Value): boolean => !isNullish(hint) && !(isDoc(hint) && Object.keys(hint).length === 0);

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

/** As in MongoDB, an equality implies no type. */
function implies({ path, operator, operand }: Condition, required: Condition): boolean {
  if (path !== required.path) return false;
  if (operator === required.operator) return isEqual(operand, required.operand);
  const isList = operator === '$in' && Array.isArray(operand);
  return isList && required.operator === '$eq' && operand.every((value) => isEqual(value, required.operand));
}

/** Returns whether only documents that have the field satisfy a condition. Null also matches a missing one. */
const impliesPresence = ({ operator, operand }: Condition): boolean =>
  operator === '$in' && Array.isArray(operand) ? !operand.some(isNullish) : !isNullish(operand);
