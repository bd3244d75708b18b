/** The least that can be withdrawn at once. Source: product specification, section 9. */
export const MINIMUM_WITHDRAWAL_DOLLARS = 50;
/** The available balance that a request needs, whatever its amount. */
export const MINIMUM_BALANCE_DOLLARS = 500;
export const PAYMENT_DETAILS_MAX = 500;

/** `pending`, then `processing` (approved), then `completed` (paid); or one of the last three, with the money back. */
export const WITHDRAWAL_STATUSES = [
  'pending',
  'processing',
  'completed',
  'cancelled',
  'rejected',
  'failed',
] as const;
