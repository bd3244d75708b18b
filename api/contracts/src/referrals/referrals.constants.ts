/** Paid to the referrer once the referred user's free blueprint is active. Source: product specification, section 9. */
export const REFERRAL_REWARD_DOLLARS = 25;
