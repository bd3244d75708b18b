import { array, boolean } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { enumOf, responseId, responseText, responseTime, strictObject } from '../schema.ts';

/**
 * Why an administrator cannot decide about a record: it is their own, or that of a member whom they referred or who
 * referred them, or with whom they share an identity number, a payout destination or, in production, a browser.
 */
export const CONFLICTS_OF_INTEREST = [
  'own_record',
  'referral',
  'same_identity',
  'same_destination',
  'same_device',
] as const;
export type ConflictOfInterest = (typeof CONFLICTS_OF_INTEREST)[number];

/** Why the administrator who asks cannot decide about the record; `null` if they can. */
export function conflictOfInterestField() {
  return enumOf(CONFLICTS_OF_INTEREST, 'Must be a conflict of interest').nullable().defined();
}

/** The first of two approvals; `null` before it, and if one is enough. */
export function firstApprovalField() {
  return strictObject({ at: responseTime(), by: responseText(USERNAME_MAX) }).nullable();
}

/** Upper bound on the repeats that a record shows. */
export const REPEATS_MAX = 20;

/** Other records with the same identity number, payment reference or payout destination, newest first. */
export function repeatsField<const Status extends string>(statuses: readonly Status[]) {
  return array(
    strictObject({
      id: responseId(),
      userId: responseId(),
      username: responseText(USERNAME_MAX),
      /** Whether the account of that member is disabled. */
      disabled: boolean().strict().defined(),
      status: enumOf(statuses, 'Must be a status').defined(),
      at: responseTime(),
    }),
  )
    .strict()
    .max(REPEATS_MAX)
    .defined();
}

/** A record that has something in common with the one that shows it. */
export type Repeat<Status extends string = string> = {
  id: string;
  userId: string;
  username: string;
  disabled: boolean;
  status: Status;
  /** When it was submitted, as an ISO time. */
  at: string;
};
