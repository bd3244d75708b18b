import { boolean } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { responseText, responseTime } from '../schema.ts';

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
