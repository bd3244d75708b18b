import type { Doc } from '../bson/value.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import type { KeyRange } from '../storage/environment.ts';

export type IndexAccess = {
  kind: 'index';
  index: IndexDefinition;
  ranges: readonly KeyRange[];
  /** Whether each range is a single key, its start: every field of a unique index is fixed. */
  isPointLookup: boolean;
  isReverse: boolean;
  /** Whether the ranges, read one after the other, are in sort order, so that they need no merge. */
  isInRangeOrder: boolean;
  /** Whether every record in the ranges matches the filter, so that counting keys is enough. */
  isExact: boolean;
};

/** Access path: collection scan, index scan, or a union of index scans. */
export type AccessPath =
  { kind: 'collection' } | IndexAccess | { kind: 'union'; parts: readonly IndexAccess[] };

/** Finds nothing, for a filter that cannot match. */
export const NOTHING: AccessPath = { kind: 'union', parts: [] };

/** A query plan. `isSorted`: each range, or each part of the union, delivers the requested order. */
export type Plan = { access: AccessPath; isSorted: boolean };

/** A plan to use one index; the better, the higher its score. */
export type Candidate = Plan & { access: IndexAccess; score: number };

/** Counts the keys of a range up to a limit. */
export type CountUpTo = (limit: number, range: KeyRange) => number;

/** Describes a plan as MongoDB's `explain` does. */
export function describePlan({ access, isSorted }: Plan): Doc {
  const scan = describeAccess(access);
  return isSorted ? scan : { stage: 'SORT', inputStage: scan };
}

function describeAccess(access: AccessPath): Doc {
  if (access.kind === 'collection') return { stage: 'COLLSCAN' };
  if (access === NOTHING) return { stage: 'EOF' };
  if (access.kind === 'union') return { stage: 'OR', inputStages: access.parts.map(describeAccess) };
  return { stage: 'IXSCAN', indexName: access.index.name };
}
