/**
 * Paid to the referrer when the referred user's free blueprint becomes active. Source: docs/specification.md, section
 * 9.
 */
export const REFERRAL_REWARD_DOLLARS = 25;
