import { type InferType, array, string } from 'yup';
import { EMAIL_MAX, USERNAME_MAX } from '../auth/auth.constants.ts';
import { emailField } from '../auth/credential-fields.ts';
import {
  responseCount,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  strictObject,
} from '../schema.ts';

/**
 * `pending`: invited, not signed up. `active`: signed up. `paid`: they have a confirmed address and reviewed work.
 * `closed`: the invited address has an account that this invitation did not lead to, so it can no longer pay.
 */
export const REFERRAL_STATUSES = ['pending', 'active', 'paid', 'closed'] as const;

/** A person whom a member invited or who signed up with the member's code. */
export const referralResponse = strictObject({
  id: responseId(),
  /** `null` until they have signed up. */
  referredUsername: responseText(USERNAME_MAX).nullable(),
  /** `null` if they were not invited by email. */
  referredEmail: responseText(EMAIL_MAX).nullable(),
  status: enumOf(REFERRAL_STATUSES, 'Must be a status').defined(),
  /** Dollars that the referral pays or has paid; 0 if it is closed. */
  reward: responseDollars(),
  createdAt: responseTime(),
  /** When the reward was paid. */
  completedAt: responseTime().nullable(),
});
export type Referral = InferType<typeof referralResponse>;

/** A page of a member's referrals, with the totals of all of them; `earned` is dollars paid so far. */
export const referralsResponse = strictObject({
  items: array(referralResponse).strict().defined(),
  next: string().strict().max(500).nullable().defined(),
  totals: strictObject({ count: responseCount(), earned: responseDollars() }),
});

/** The body of an invitation by email. */
export const invitationBody = strictObject({ email: emailField() });
export type InvitationBody = InferType<typeof invitationBody>;
