import type { AuditAction } from '@platform/contracts';
import type { Tone } from '@platform/design-system';

/** What was done, in words, and how it looks: in a record's own timeline, and in the log of everything. */
export type ActionWords = { readonly short: string; readonly whole: string; readonly tone: Tone };

export const ACTION_WORDS: Readonly<Record<AuditAction, ActionWords>> = {
  verification_submitted: { short: 'Papers sent', whole: 'Sent papers', tone: 'neutral' },
  verification_approved: { short: 'Approved', whole: 'Approved a verification', tone: 'available' },
  verification_rejected: { short: 'Rejected', whole: 'Rejected a verification', tone: 'danger' },
  verification_revealed: { short: 'Papers revealed', whole: 'Revealed papers', tone: 'locked' },
  purchase_requested: { short: 'Purchase requested', whole: 'Requested a purchase', tone: 'neutral' },
  purchase_payment_reported: { short: 'Payment reported', whole: 'Reported a payment', tone: 'neutral' },
  purchase_approved: { short: 'Approved', whole: 'Approved a purchase', tone: 'available' },
  purchase_rejected: { short: 'Rejected', whole: 'Rejected a purchase', tone: 'danger' },
  purchase_cancelled: { short: 'Cancelled by the member', whole: 'Cancelled a purchase', tone: 'neutral' },
  withdrawal_requested: { short: 'Requested', whole: 'Requested a withdrawal', tone: 'neutral' },
  withdrawal_approved: { short: 'Approved', whole: 'Approved a withdrawal', tone: 'held' },
  withdrawal_processed: { short: 'Paid out', whole: 'Paid out a withdrawal', tone: 'available' },
  withdrawal_failed: { short: 'Payment failed', whole: 'Marked a withdrawal as failed', tone: 'danger' },
  withdrawal_rejected: { short: 'Rejected', whole: 'Rejected a withdrawal', tone: 'danger' },
  withdrawal_cancelled: {
    short: 'Cancelled by the member',
    whole: 'Cancelled a withdrawal',
    tone: 'neutral',
  },
  withdrawal_revealed: {
    short: 'Payment details revealed',
    whole: 'Revealed payment details',
    tone: 'locked',
  },
  user_registered: { short: 'Signed up', whole: 'Signed up', tone: 'neutral' },
  user_revealed: { short: 'Profile revealed', whole: 'Revealed a profile', tone: 'locked' },
  user_disabled: { short: 'Disabled', whole: 'Disabled a user', tone: 'danger' },
  user_enabled: { short: 'Enabled', whole: 'Enabled a user', tone: 'available' },
  user_signed_in: { short: 'Signed in', whole: 'Signed in', tone: 'neutral' },
  user_sign_in_refused: { short: 'Sign-in refused', whole: 'Was refused a sign-in', tone: 'locked' },
  user_password_changed: { short: 'Password changed', whole: 'Changed the password', tone: 'neutral' },
  user_password_reset: { short: 'Password reset', whole: 'Reset the password', tone: 'neutral' },
  user_email_changed: { short: 'E-mail changed', whole: 'Changed the e-mail address', tone: 'neutral' },
  user_email_verified: { short: 'E-mail verified', whole: 'Verified the e-mail address', tone: 'neutral' },
  ticket_opened: { short: 'Ticket opened', whole: 'Opened a ticket', tone: 'neutral' },
  ticket_answered: { short: 'Answered', whole: 'Answered a ticket', tone: 'held' },
  ticket_closed: { short: 'Closed', whole: 'Closed a ticket', tone: 'neutral' },
  list_exported: { short: 'Exported', whole: 'Exported a list', tone: 'locked' },
};

/** Who did it, where nobody did. */
export const THE_PLATFORM = 'the platform';
