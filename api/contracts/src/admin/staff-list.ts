import type { ObjectShape } from 'yup';
import { pageQuery } from '../paging.ts';
import { address, choice, line, lines, timeInAddress } from '../schema.ts';

/** Lengths of the reason of a refusal, in characters. */
export const REASON_MIN = 3;
export const REASON_MAX = 500;

/**
 * The query of an administrators' list: a page of what matches, in an order. `from` is the first moment and `to` the
 * first one after the span; both belong to the time that the list is about. Where much is searched through for little, a
 * page may be shorter than `limit`, or empty, and still have a next one: only `next: null` is the end.
 */
export function staffListQuery<const Sort extends string, Shape extends ObjectShape>(
  sorts: readonly Sort[],
  filters: Shape,
) {
  return pageQuery.shape({
    sort: choice(sorts, 'Sort must be an order of this list'),
    /** The beginning of a username, or a whole id or reference. Records of others than users: of the first hundred such users. */
    q: line('Search', 100),
    from: timeInAddress('From'),
    to: timeInAddress('To'),
    ...filters,
  });
}

/** Oldest or newest first. */
export const BY_TIME = ['oldest', 'newest'] as const;

/** `:id` of an administrators' address. */
export const staffParams = address({ id: line('Id', 40).required('Id is required') });

/** A filter by one user's id. */
export function userFilter() {
  return line('User', 40);
}

/** Why something is refused, in words for the member who reads it. */
export function reasonField() {
  return lines('Reason', REASON_MAX).required('Please give a reason').min(REASON_MIN, 'Please give a reason');
}
