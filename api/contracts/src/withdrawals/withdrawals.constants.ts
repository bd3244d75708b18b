/** Minimum amount of a withdrawal. Source: docs/specification.md#9-limits-and-constants. */
export const MINIMUM_WITHDRAWAL_DOLLARS = 50;
/** Minimum available balance for any withdrawal request. Source: docs/specification.md#9-limits-and-constants. */
export const MINIMUM_BALANCE_DOLLARS = 500;
export const PAYMENT_DETAILS_MAX = 500;
/** Maximum length of the reference of a payout. */
export const PAYOUT_REFERENCE_MAX = 100;

/**
 * `pending`, then `processing` (approved), then `completed` (paid out). `cancelled`, `rejected` and `failed` return the
 * money to the balance before it was paid out, `bounced` after the payment came back.
 */
export const WITHDRAWAL_STATUSES = [
  'pending',
  'processing',
  'completed',
  'cancelled',
  'rejected',
  'failed',
  'bounced',
] as const;

/** Why an approval waits: the destination is new, or the member's second factor was reset. */
export const COOLDOWN_CAUSES = ['new_destination', 'second_factor_reset'] as const;
export type CooldownCause = (typeof COOLDOWN_CAUSES)[number];
