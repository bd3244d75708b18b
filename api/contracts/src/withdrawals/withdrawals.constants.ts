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

/**
 * Where a member's money is from. Work is reviewed if a person approved it, or enough of its known answers are right.
 */
export const MONEY_SOURCES = ['bonus', 'referrals', 'clicks', 'reviewed_work', 'other_work'] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];

/**
 * Why two administrators have to approve a withdrawal: it is above `PAYOUT_APPROVAL_LIMIT`, alone or with what one
 * administrator has approved for the member in the last 7 days; or, in production, less than half of it is reviewed
 * work.
 */
export const SECOND_APPROVAL_CAUSES = ['above_limit', 'little_reviewed_work'] as const;
export type SecondApprovalCause = (typeof SECOND_APPROVAL_CAUSES)[number];

/**
 * Why an approval waits: the destination is new, or something has happened to the account that a stranger could have
 * done. Of several causes, the one that lasts longest.
 */
export const COOLDOWN_CAUSES = [
  'new_destination',
  'second_factor_reset',
  'email_changed',
  'password_changed',
  'new_device',
] as const;
export type CooldownCause = (typeof COOLDOWN_CAUSES)[number];
