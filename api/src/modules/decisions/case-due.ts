/*
 * When a case is due. The times are stored with the record, so that a later promise does not change an earlier one.
 * Pure functions.
 */
import { CASE_DUE_HOURS, PAYOUT_BUSINESS_DAYS, type CaseKind } from '@platform/contracts';
import { addDays } from '../../platform/clock.ts';

const HOUR_MS = 3_600_000;

/** Returns when a decision is due that waits since a time. */
export function decisionDueAt(kind: CaseKind, since: Date): Date {
  return new Date(since.getTime() + CASE_DUE_HOURS[kind] * HOUR_MS);
}

/** Returns since when a decision waits that is due at a time. */
export function decisionAwaitedSince(kind: CaseKind, dueAt: Date): Date {
  return new Date(dueAt.getTime() - CASE_DUE_HOURS[kind] * HOUR_MS);
}

/** Returns when a payout is due that was approved at a time: business days are Monday to Friday, in UTC. */
export function payoutDueAt(approvedAt: Date): Date {
  let dueAt = approvedAt;
  for (let businessDays = 0; businessDays < PAYOUT_BUSINESS_DAYS.max;) {
    dueAt = addDays(dueAt, 1);
    const day = dueAt.getUTCDay();
    if (day !== 0 && day !== 6) businessDays += 1;
  }
  return dueAt;
}

/** A sort order of a list of cases: what is due first, or one of the others of the list. */
type CaseSort<Sort extends string> = Sort | 'due' | 'newest';

/**
 * Returns the order of a list of cases: what waits is sorted by when it is due, and what was decided, which is not due,
 * newest first. A list of all states begins with the newest.
 *
 * @param openStatuses the statuses that wait for an administrator
 */
export function caseSort<Sort extends string>(
  { status, sort }: { readonly status?: string | undefined; readonly sort?: Sort | undefined },
  openStatuses: readonly string[],
): CaseSort<Sort> {
  if (status === undefined) return sort ?? 'newest';
  const isDecided = !openStatuses.includes(status);
  if (sort === undefined || sort === 'due') return isDecided ? 'newest' : 'due';
  return sort;
}
