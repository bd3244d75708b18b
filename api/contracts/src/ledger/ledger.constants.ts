/**
 * Paid once per user when claimed. Source: docs/specification.md#1-purpose and
 * docs/specification.md#9-limits-and-constants.
 */
export const SIGNUP_BONUS_DOLLARS = 50;
/** A reward becomes available this many days after the completion, to the millisecond. */
export const EARNINGS_LOCK_DAYS = 15;
