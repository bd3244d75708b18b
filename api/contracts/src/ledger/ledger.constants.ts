/** Paid once per user when claimed. Source: docs/specification.md, sections 1 and 9. */
export const SIGNUP_BONUS_DOLLARS = 50;
/** A reward becomes available this many days after the completion, to the millisecond. */
export const EARNINGS_LOCK_DAYS = 15;
