import type { Candidate, CountUpTo, IndexAccess } from './plan.ts';
import type { Sort } from './sort.ts';

/**
 * How many keys are counted in each candidate, in two rounds; a record takes about ten times as long as a key. Nothing
 * is remembered, because the counts change.
 */
const TRIAL_KEYS = [128, 2_048];

/** Scans of more ranges count as large: each range takes as long as dozens of keys, and planning cannot pause. */
const MAX_COUNTED_RANGES = 32;

/** Added to the score of a candidate that has few keys. */
const FEW_KEYS_SCORE = 50;

/** Returns the candidate with the fewest keys, the best one of several; `undefined` if all have many. */
export function findSmallest(
  candidates: readonly Candidate[],
  sort: Sort,
  countUpTo: CountUpTo,
): Candidate | undefined {
  // Reading in sort order may end early, so only very few records are sorted instead.
  const mayEndEarly = sort.length > 0 && candidates.some(({ isSorted }) => isSorted);
  for (const limit of mayEndEarly ? TRIAL_KEYS.slice(0, 1) : TRIAL_KEYS) {
    let [smallest, least]: [Candidate | undefined, number] = [undefined, limit];
    for (const candidate of candidates) {
      const size = measureUpTo(least, candidate.access, countUpTo);
      if (size < least) [smallest, least] = [candidate, size];
    }
    if (smallest) return { ...smallest, score: smallest.score + FEW_KEYS_SCORE };
  }
  return undefined;
}

/** Returns the number of keys and ranges of an index scan, or a limit if there are more. */
function measureUpTo(limit: number, { ranges, isPointLookup }: IndexAccess, countUpTo: CountUpTo): number {
  if (isPointLookup) return Math.min(limit, ranges.length);
  if (ranges.length > MAX_COUNTED_RANGES) return limit;
  let size = ranges.length;
  for (const range of ranges) {
    if (size >= limit) return limit;
    size += countUpTo(limit - size, range);
  }
  return Math.min(limit, size);
}
