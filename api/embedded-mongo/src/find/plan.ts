import { equal } from '../bson/compare.ts';
import { isDoc, isNullish, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { badValue } from '../errors.ts';
import type { Condition, Filter } from '../query/filter.ts';
import { VALUE_OPERATORS } from '../query/value-matchers.ts';
import type { KeyRange } from '../storage/environment.ts';
import { indexBounds } from './bounds.ts';
import type { Sort } from './sort.ts';

export type IndexAccess = {
  kind: 'index';
  index: IndexDefinition;
  ranges: readonly KeyRange[];
  /** Whether each range has one key at most, its start: all fields of a unique index are fixed. */
  points: boolean;
  reverse: boolean;
  /** Whether every record in the ranges matches the filter, so that keys may be counted. */
  exact: boolean;
};

/** How records are come by. */
export type Access = { kind: 'collection' } | IndexAccess | { kind: 'union'; parts: readonly IndexAccess[] };

/** `sorted`: the ranges, or the parts of the union, each have the order that was asked for. */
export type Plan = { access: Access; sorted: boolean };

type Candidate = Plan & { access: IndexAccess; score: number };

/** Alternatives beyond this are left to the filter. */
const MAX_PARTS = 20;

/**
 * Chooses how to come by the records of a filter in an order, by rules: as many fields of an index fixed as possible,
 * then a range on the next, then the order.
 *
 * @param hint the key of the index to take, or nothing.
 * @param version the catalog's, of the snapshot that is read; indexes that are younger do not have its keys.
 */
export function planFind(
  collection: Collection,
  filter: Filter,
  sort: Sort,
  hint: Value,
  version: number,
): Plan {
  const scan: Plan = { access: { kind: 'collection' }, sorted: sort.length === 0 };
  const usable = collection.indexes.filter(
    (index) => index.readySince <= version && isImplied(index, filter),
  );
  if (hint !== undefined) return hinted(usable, filter, sort, hint);
  const single = best(usable, filter, sort);
  const union = bestUnion(usable, filter, sort);
  if (union && union.score > (single?.score ?? 0) && (union.sorted || !single?.sorted)) return union;
  return single ?? scan;
}

/** What `explain` says of a plan, in MongoDB's words. */
export function describePlan({ access, sorted }: Plan): Doc {
  const scan = describeAccess(access);
  return sorted ? scan : { stage: 'SORT', inputStage: scan };
}

function describeAccess(access: Access): Doc {
  if (access.kind === 'collection') return { stage: 'COLLSCAN' };
  if (access.kind === 'union') return { stage: 'OR', inputStages: access.parts.map(describeAccess) };
  return { stage: 'IXSCAN', indexName: access.index.name };
}

function best(indexes: readonly IndexDefinition[], filter: Filter, sort: Sort): Candidate | undefined {
  return indexes
    .map((index) => candidate(index, filter, sort))
    .filter(({ score }) => score > 0)
    .reduce<Candidate | undefined>(
      (chosen, next) => (!chosen || next.score > chosen.score ? next : chosen),
      undefined,
    );
}

/** For an `$or`, an index for each branch together with the rest of the filter: the parts of a page after a key, say. */
function bestUnion(
  indexes: readonly IndexDefinition[],
  filter: Filter,
  sort: Sort,
): (Plan & { score: number }) | undefined {
  for (const branches of filter.alternatives) {
    if (branches.length > MAX_PARTS) continue;
    const parts = branches.map((branch) => {
      const conditions = [...filter.conditions, ...branch.conditions];
      return best(indexes, { ...branch, conditions, complete: false }, sort);
    });
    if (!parts.every((part) => part !== undefined && isBounded(part))) continue;
    const chosen = parts.filter((part) => part !== undefined);
    const sorted = chosen.every((part) => part.sorted);
    const score = Math.min(...chosen.map((part) => part.score));
    return { access: { kind: 'union', parts: chosen.map(({ access }) => access) }, sorted, score };
  }
  return undefined;
}

/** Better than reading everything in order. */
const isBounded = ({ score }: Candidate): boolean => score > ORDER_ONLY;

const ORDER_ONLY = 1;

function candidate(index: IndexDefinition, filter: Filter, sort: Sort): Candidate {
  const bounds = indexBounds(index, filter.conditions);
  const direction = orderOf(index, sort, bounds.fixedFields);
  const points = index.unique && bounds.fixedFields === index.fields.length;
  const isPoint = points && bounds.equalFields === index.fields.length;
  const sorted = direction !== 0 || (isPoint && !index.multikey);
  const bounded = bounds.fixedFields > 0 || bounds.hasRange;
  const useless = !bounded && (sort.length === 0 || !sorted);
  const fields =
    10 * bounds.equalFields + 8 * (bounds.fixedFields - bounds.equalFields) + (bounds.hasRange ? 5 : 0);
  const score = useless
    ? 0
    : (isPoint ? 100 : 0) + fields + (sort.length > 0 && sorted ? (bounded ? 4 : ORDER_ONLY) : 0);
  const exact =
    filter.complete &&
    filter.alternatives.length === 0 &&
    !index.multikey &&
    filter.conditions.every((condition) => bounds.said.has(condition));
  return {
    access: { kind: 'index', index, ranges: bounds.ranges, points, reverse: direction < 0, exact },
    sorted,
    score,
  };
}

/**
 * 1 or -1 when the index, read forwards or backwards, gives the order; 1 for no order; 0 when it does not. Fields with
 * one value in each range do not count: within a range they are equal, and merging the ranges sees to them.
 */
function orderOf(index: IndexDefinition, sort: Sort, fixedFields: number): 0 | 1 | -1 {
  if (sort.length === 0) return 1;
  if (index.multikey) return 0;
  const fixed = index.fields.slice(0, fixedFields).map(({ path }) => path);
  const wanted = sort.filter(({ path }) => !fixed.includes(path));
  const [first] = wanted;
  if (!first) return 1;
  const direction = first.direction === index.fields[fixedFields]?.direction ? 1 : -1;
  const fits = wanted.every(({ path, direction: asked }, at) => {
    const own = index.fields[fixedFields + at];
    return own?.path === path && own.direction * direction === asked;
  });
  return fits ? direction : 0;
}

function hinted(usable: readonly IndexDefinition[], filter: Filter, sort: Sort, hint: Value): Plan {
  const index = usable.find((one) => isDoc(hint) && one.hasKey(hint));
  if (!index)
    throw badValue('hint provided does not correspond to an existing index that can serve the query');
  return candidate(index, filter, sort);
}

/** Whether the filter says at least what the index's partial filter says, so that the index has all that matches. */
function isImplied(index: IndexDefinition, filter: Filter): boolean {
  const { partial } = index;
  if (!partial) return true;
  return partial.conditions.every((needed) => filter.conditions.some((given) => implies(given, needed)));
}

function implies(given: Condition, needed: Condition): boolean {
  if (given.path !== needed.path) return false;
  if (given.operator === needed.operator && equal(given.operand, needed.operand)) return true;
  if (given.operator !== '$eq' && given.operator !== '$in') return false;
  const operands = given.operator === '$in' && Array.isArray(given.operand) ? given.operand : [given.operand];
  // A number finds numbers of other types too, and null what is missing: neither says of what type the field is.
  const sayType = operands.every(
    (operand) => !isNullish(operand) && !Array.isArray(operand) && !isNumeric(operand),
  );
  return sayType && operands.every(satisfies(needed));
}

function satisfies({ operator, operand }: Condition): (value: Value) => boolean {
  const matcher = VALUE_OPERATORS[operator]?.(operand);
  return (value) => matcher?.test(value) ?? false;
}
