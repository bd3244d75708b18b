import { IDENTITY_REVIEW_HOURS, PAYMENT_REVIEW_HOURS } from '../rules.ts';

/**
 * The kinds of cases that administrators decide: identity verifications, purchases, withdrawals, and reports of items
 * that cannot be done.
 */
export const CASE_KINDS = ['verification', 'purchase', 'withdrawal', 'report'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Minutes for which a case is kept for the administrator who claimed it. */
export const CASE_CLAIM_MINUTES = 30;

/** Minimum and maximum length of a note about a case, and how many notes one case can have. */
export const CASE_NOTE_MIN = 3;
export const CASE_NOTE_MAX = 2_000;
export const CASE_NOTES_MAX = 100;

/** Upper bound on the accounts, and on the rejections, that one fact about a case lists. */
export const CASE_LINKS_MAX = 20;

/** How an earlier case of a member ended without success: a payout can also fail, or come back. */
export const REJECTION_OUTCOMES = ['rejected', 'failed', 'bounced'] as const;
export type RejectionOutcome = (typeof REJECTION_OUTCOMES)[number];

/** Upper bound on the cases that the console's home lists. */
export const DUE_CASES_MAX = 8;

/**
 * Hours until a case is due, from its submission, from the report of a payment, from the request of a withdrawal and
 * the end of its cooldown, or from the report of an item. Members are promised the first two; the others are how soon a
 * decision is expected.
 * Source: docs/specification.md#9-limits-and-constants.
 */
export const CASE_DUE_HOURS = {
  verification: IDENTITY_REVIEW_HOURS.min,
  purchase: PAYMENT_REVIEW_HOURS,
  withdrawal: 24,
  report: 72,
} as const;

/** Upper bound on the cases that are decided in one call. */
export const BULK_DECISIONS_MAX = 50;
