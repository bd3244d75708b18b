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
