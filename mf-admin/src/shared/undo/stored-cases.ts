import type { CaseReference } from './pending-decisions.ts';

/*
 * Which cases of an administrator have a decision that is not sent yet, in this tab. Unlike other data of a session it
 * outlives its end, so that a reload of the login page does not forget a decision without a word.
 */

/** Stores the kind and id of cases, and nothing else about them. */
export function storeCases(userId: string, cases: readonly CaseReference[]): void {
  try {
    const stored = cases.map(({ kind, id }) => ({ kind, id }));
    if (stored.length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(stored));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // The browser blocks the storage, or it is full: after a crash of the page nothing names the cases.
  }
}

export function readStoredCases(userId: string): CaseReference[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]') as CaseReference[];
  } catch {
    return [];
  }
}

function keyOf(userId: string): string {
  return `pending-decisions:${userId}`;
}
