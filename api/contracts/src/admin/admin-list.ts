import type { ObjectShape } from 'yup';
import { pageQuery } from '../paging.ts';
import {
  queryObject,
  enumOf,
  singleLineText,
  multiLineText,
  strictObject,
  timeParam,
  withMinLength,
} from '../schema.ts';

/** Minimum and maximum length of a reason, in characters. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;

/**
 * Builds the query of an admin list: paging, sort order and filters. `from` is inclusive and `to` exclusive; both apply
 * to the main time of the records, e.g. when they were created or requested. If few of many scanned rows match, a page
 * can be shorter than `limit`, or empty, and still have a next page: only `next: null` marks the end.
 */
export function adminListQuery<const Sort extends string, Shape extends ObjectShape>(
  sorts: readonly Sort[],
  filters: Shape,
) {
  return pageQuery.shape({
    sort: enumOf(sorts, 'Sort must be a supported order'),
    /**
     * A username prefix, or a whole id or reference. Lists of records other than users search the records of the first
     * hundred users with that prefix.
     */
    q: singleLineText('Search', 100),
    from: timeParam('From'),
    to: timeParam('To'),
    ...filters,
  });
}

/** The sort orders of lists that sort by time only. */
export const TIME_SORTS = ['oldest', 'newest'] as const;

/** The `:id` parameter of admin paths. */
export const adminParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });

/** A filter by user id. */
export function userFilter() {
  return singleLineText('User', 40);
}

/** The reason for a decision; the member reads it. A shorter `max` leaves room for what the audit log adds to it. */
export function reasonField(max = REASON_MAX) {
  return withMinLength(
    multiLineText('Reason', max).required('Please give a reason'),
    REASON_MIN,
    `Please give a reason of at least ${REASON_MIN} characters`,
  );
}

/** The body of a decision that needs a reason and nothing else. */
export const reasonBody = strictObject({ reason: reasonField() });
