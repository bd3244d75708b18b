import type { InferType } from 'yup';
import { flag, multiLineText, responseCount, responseTime, strictObject } from '../schema.ts';

/** Days between the request of a deletion and the deletion, in which the member can change their mind. */
export const DELETION_DAYS = 14;

/** Days after a payout in which its payment may come back, so that the account is kept. */
export const PAYOUT_RETURN_DAYS = 14;

/** Maximum length of the reason that a member gives. */
export const DELETION_REASON_MAX = 500;

/**
 * What still waits for a decision or a payment, and keeps the account until then: counts of withdrawals, purchases,
 * verifications, and submissions in review or appealed.
 */
export const openRequestsResponse = strictObject({
  withdrawals: responseCount(),
  purchases: responseCount(),
  verifications: responseCount(),
  submissions: responseCount(),
});
export type OpenRequests = InferType<typeof openRequestsResponse>;

const GIVE_UP = 'Confirm that you give up what is left in your balance';

/** Requests the deletion of the account. The member gives up the balance of that day in words. */
export const deletionBody = strictObject({
  givesUpBalance: flag(GIVE_UP).required(GIVE_UP).oneOf([true], GIVE_UP),
  reason: multiLineText('Reason', DELETION_REASON_MAX),
});
export type DeletionBody = InferType<typeof deletionBody>;

/** When the account will be deleted. */
export const deletionResponse = strictObject({ deletesAt: responseTime() });
