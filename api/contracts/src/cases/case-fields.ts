import { boolean } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { responseText, responseTime, singleLineText, strictArray } from '../schema.ts';
import { BULK_DECISIONS_MAX } from './cases.constants.ts';

/** The claim of what one administrator at a time works on. */
export const claimFields = {
  /** The administrator who claimed it, and until when; `null` if it is free. */
  claimedBy: responseText(USERNAME_MAX).nullable(),
  claimedUntil: responseTime().nullable(),
};

/** What the rows of all cases have in common. */
export const caseFields = {
  /** When a decision or a payout is due; `null` if nothing waits for an administrator. */
  dueAt: responseTime().nullable(),
  ...claimFields,
  /** Whether the account of the member is disabled. Until it is enabled, nothing of it is approved or paid out. */
  memberDisabled: boolean().strict().defined(),
};

/** Shorter than every id. */
const CASE_ID_MIN = 8;

/** The id of a case or of submitted work in a body. */
export function caseId() {
  return singleLineText('Id', 40).required('Id is required').min(CASE_ID_MIN, 'Must be the id of a case');
}

/** Ids of cases, each of them once. */
export function caseIds() {
  return strictArray(caseId())
    .max(BULK_DECISIONS_MAX, `Select at most ${BULK_DECISIONS_MAX} cases`)
    .test(
      'unique',
      'Select each case once',
      (ids: readonly unknown[] | undefined) => !Array.isArray(ids) || new Set(ids).size === ids.length,
    );
}
