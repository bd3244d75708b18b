/**
 * Paid to the referrer when the referred user's free blueprint becomes active. Source:
 * docs/specification.md#9-limits-and-constants.
 */
export const REFERRAL_REWARD_DOLLARS = 25;
