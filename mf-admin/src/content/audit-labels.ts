import type { AuditAction } from '@platform/contracts';
import { getEntry, type Tone } from '@platform/design-system';

/** How an audited action reads in the timeline of its record (`short`) and in the audit log (`long`). */
export type ActionLabels = { readonly short: string; readonly long: string; readonly tone: Tone };

export const ACTION_LABELS: Readonly<Record<AuditAction, ActionLabels>> = {
  verification_submitted: {
    short: 'Documents submitted',
    long: 'Submitted identity documents',
    tone: 'neutral',
  },
  verification_approved: { short: 'Approved', long: 'Approved a verification', tone: 'available' },
  verification_rejected: { short: 'Rejected', long: 'Rejected a verification', tone: 'danger' },
  verification_confirmed: { short: 'Identity checked', long: 'Checked an identity', tone: 'available' },
  verification_revealed: {
    short: 'Documents revealed',
    long: 'Revealed identity documents',
    tone: 'locked',
  },
  verification_documents_removed: {
    short: 'Documents removed',
    long: 'Removed old identity documents',
    tone: 'neutral',
  },
  purchase_requested: { short: 'Purchase requested', long: 'Requested a purchase', tone: 'neutral' },
  purchase_payment_reported: { short: 'Payment reported', long: 'Reported a payment', tone: 'neutral' },
  purchase_approved: { short: 'Approved', long: 'Approved a purchase', tone: 'available' },
  purchase_rejected: { short: 'Rejected', long: 'Rejected a purchase', tone: 'danger' },
  purchase_cancelled: { short: 'Canceled', long: 'Canceled a purchase', tone: 'neutral' },
  purchase_expired: { short: 'Expired', long: 'Canceled an unpaid purchase', tone: 'neutral' },
  purchase_return_requested: {
    short: 'Return requested',
    long: 'Requested the return of a blueprint',
    tone: 'neutral',
  },
  purchase_return_first_approved: {
    short: 'Return approved, first of two',
    long: 'Approved the return of a blueprint as the first of two',
    tone: 'held',
  },
  purchase_return_rejected: {
    short: 'Return rejected',
    long: 'Rejected the return of a blueprint',
    tone: 'danger',
  },
  purchase_returned: { short: 'Paid back', long: 'Paid the price of a blueprint back', tone: 'available' },
  purchase_payer_revealed: {
    short: 'Payer revealed',
    long: 'Revealed who paid for a blueprint',
    tone: 'locked',
  },
  withdrawal_requested: { short: 'Requested', long: 'Requested a withdrawal', tone: 'neutral' },
  withdrawal_first_approved: {
    short: 'Approved, first of two',
    long: 'Approved a withdrawal as the first of two',
    tone: 'held',
  },
  withdrawal_approved: { short: 'Approved', long: 'Approved a withdrawal', tone: 'held' },
  withdrawal_processed: { short: 'Paid out', long: 'Paid out a withdrawal', tone: 'available' },
  withdrawal_failed: { short: 'Marked as failed', long: 'Marked a withdrawal as failed', tone: 'danger' },
  withdrawal_bounced: { short: 'Came back', long: 'Recorded that a payment came back', tone: 'danger' },
  withdrawal_rejected: { short: 'Rejected', long: 'Rejected a withdrawal', tone: 'danger' },
  withdrawal_cancelled: { short: 'Canceled', long: 'Canceled a withdrawal', tone: 'neutral' },
  withdrawal_revealed: {
    short: 'Payment details revealed',
    long: 'Revealed payment details',
    tone: 'locked',
  },
  user_registered: { short: 'Signed up', long: 'Signed up', tone: 'neutral' },
  user_revealed: { short: 'Profile revealed', long: 'Revealed a profile', tone: 'locked' },
  user_disabled: { short: 'Disabled', long: 'Disabled a user', tone: 'danger' },
  user_roles_confirmed: {
    short: 'Roles confirmed',
    long: 'Confirmed roles that another owner gave',
    tone: 'locked',
  },
  user_roles_changed: { short: 'Roles changed', long: "Changed an administrator's roles", tone: 'locked' },
  user_enabled: { short: 'Enabled', long: 'Enabled a user', tone: 'available' },
  user_signed_in: { short: 'Logged in', long: 'Logged in', tone: 'neutral' },
  user_sign_in_rejected: { short: 'Login rejected', long: 'Rejected a login', tone: 'locked' },
  user_sessions_ended: { short: 'Sessions ended', long: 'Logged out other sessions', tone: 'neutral' },
  user_payout_method_added: { short: 'Payout method saved', long: 'Saved a payout method', tone: 'neutral' },
  user_payout_method_removed: {
    short: 'Payout method removed',
    long: 'Removed a payout method',
    tone: 'neutral',
  },
  user_payout_method_made_default: {
    short: 'Default payout method changed',
    long: 'Chose a default payout method',
    tone: 'neutral',
  },
  user_password_changed: { short: 'Password changed', long: 'Changed the password', tone: 'neutral' },
  user_password_reset: { short: 'Password reset', long: 'Reset the password', tone: 'neutral' },
  user_email_changed: { short: 'Email changed', long: 'Changed the email address', tone: 'neutral' },
  user_email_verified: { short: 'Email verified', long: 'Verified the email address', tone: 'neutral' },
  user_second_factor_enabled: {
    short: 'Two-factor on',
    long: 'Turned two-factor authentication on',
    tone: 'neutral',
  },
  user_second_factor_replaced: {
    short: 'Authenticator replaced',
    long: 'Replaced the authenticator app',
    tone: 'neutral',
  },
  user_second_factor_disabled: {
    short: 'Two-factor off',
    long: 'Turned two-factor authentication off',
    tone: 'held',
  },
  user_second_factor_reset_opened: {
    short: 'Two-factor reset opened',
    long: 'Opened the reset of two-factor authentication',
    tone: 'locked',
  },
  user_second_factor_reset_approved: {
    short: 'Two-factor reset approved',
    long: 'Approved the reset of two-factor authentication',
    tone: 'locked',
  },
  user_second_factor_reset_stopped: {
    short: 'Two-factor reset stopped',
    long: 'Stopped the reset of two-factor authentication',
    tone: 'held',
  },
  user_second_factor_reset: {
    short: 'Two-factor removed',
    long: 'Removed two-factor authentication after a reset',
    tone: 'danger',
  },
  user_recovery_code_used: { short: 'Recovery code used', long: 'Used a recovery code', tone: 'held' },
  user_recovery_codes_renewed: {
    short: 'Recovery codes replaced',
    long: 'Replaced the recovery codes',
    tone: 'neutral',
  },
  user_passkey_added: { short: 'Passkey added', long: 'Added a passkey', tone: 'neutral' },
  user_passkey_renamed: { short: 'Passkey renamed', long: 'Renamed a passkey', tone: 'neutral' },
  user_passkey_removed: { short: 'Passkey removed', long: 'Removed a passkey', tone: 'held' },
  user_passkey_rejected: {
    short: 'Passkey rejected',
    long: 'Used a passkey that may have been copied',
    tone: 'danger',
  },
  user_deletion_requested: {
    short: 'Deletion requested',
    long: 'Requested the deletion of the account',
    tone: 'locked',
  },
  user_deletion_canceled: {
    short: 'Account kept',
    long: 'Canceled the deletion of the account',
    tone: 'neutral',
  },
  user_data_export_requested: {
    short: 'Copy requested',
    long: 'Requested a copy of the data of the account',
    tone: 'held',
  },
  user_data_export_made: {
    short: 'Copy made',
    long: 'Made a copy of the data of an account',
    tone: 'neutral',
  },
  user_data_export_failed: {
    short: 'Copy failed',
    long: 'Could not make a copy of the data of an account',
    tone: 'danger',
  },
  user_data_export_downloaded: {
    short: 'Copy downloaded',
    long: 'Downloaded a copy of the data of the account',
    tone: 'held',
  },
  user_deleted: { short: 'Deleted', long: 'Deleted an account', tone: 'danger' },
  ticket_opened: { short: 'Ticket opened', long: 'Opened a ticket', tone: 'neutral' },
  ticket_answered: { short: 'Answered', long: 'Answered a ticket', tone: 'held' },
  ticket_replied: { short: 'Replied', long: 'Replied to an answer', tone: 'neutral' },
  ticket_closed: { short: 'Closed', long: 'Closed a ticket', tone: 'neutral' },
  ticket_texts_removed: { short: 'Texts removed', long: 'Removed texts of old tickets', tone: 'neutral' },
  submission_handed_in: { short: 'Handed in', long: 'Handed in a task', tone: 'neutral' },
  submission_withdrawn: { short: 'Taken back', long: 'Took a task back', tone: 'neutral' },
  submission_approved: { short: 'Approved', long: 'Approved a submission', tone: 'available' },
  submission_revision_requested: {
    short: 'Revision requested',
    long: 'Asked for a revision',
    tone: 'held',
  },
  submission_rejected: { short: 'Rejected', long: 'Rejected a submission', tone: 'danger' },
  submission_sent_back: { short: 'Sent back', long: 'Sent a submission back once', tone: 'held' },
  submission_rejection_proposed: {
    short: 'Rejection wanted',
    long: 'Wants to reject a submission for no effort',
    tone: 'held',
  },
  submission_left_to_person: {
    short: 'Left to a person',
    long: 'Was not handed in again, waits for a person',
    tone: 'neutral',
  },
  submission_appealed: { short: 'Appealed', long: 'Appealed against a rejection', tone: 'held' },
  submission_appeal_granted: { short: 'Appeal granted', long: 'Granted an appeal', tone: 'available' },
  submission_appeal_denied: { short: 'Appeal denied', long: 'Denied an appeal', tone: 'danger' },
  submission_lapsed: { short: 'Lapsed', long: 'Revision was not handed in', tone: 'neutral' },
  submission_evidence_removed: {
    short: 'Evidence removed',
    long: 'Removed old files and evidence of tasks',
    tone: 'neutral',
  },
  report_accepted: { short: 'Accepted', long: 'Accepted a report of an item', tone: 'available' },
  report_rejected: { short: 'Rejected', long: 'Rejected a report of an item', tone: 'danger' },
  report_item_taken_out: {
    short: 'Item taken out',
    long: 'Took a reported item out for its member, because no one had decided in time',
    tone: 'neutral',
  },
  report_item_closed: {
    short: 'Item closed',
    long: 'Closed an item after reports of two members',
    tone: 'held',
  },
  report_item_reinstated: {
    short: 'Item offered again',
    long: 'Offered a closed item again',
    tone: 'neutral',
  },
  attempt_started: { short: 'Started', long: 'Started a competency test', tone: 'neutral' },
  attempt_ended: { short: 'Ended', long: 'Ended a competency test', tone: 'neutral' },
  attempt_rescored: { short: 'Rescored', long: 'Raised the result of a competency test', tone: 'available' },
  certificate_issued: { short: 'Issued', long: 'Got a certificate', tone: 'available' },
  certificate_renewed: { short: 'Renewed', long: 'Renewed a certificate', tone: 'available' },
  certificate_named: { short: 'Name chosen', long: 'Chose the name on a certificate', tone: 'neutral' },
  certificate_revoked: { short: 'Revoked', long: 'Revoked a certificate', tone: 'danger' },
  certificate_restored: {
    short: 'Restored',
    long: 'Took the revocation of a certificate back',
    tone: 'available',
  },
  unit_report_accepted: {
    short: 'Accepted',
    long: 'Accepted a report of a test question',
    tone: 'available',
  },
  unit_report_rejected: { short: 'Rejected', long: 'Rejected a report of a test question', tone: 'danger' },
  unit_rescored: { short: 'Rescored', long: 'Scored a corrected test question again', tone: 'neutral' },
  mail_revealed: { short: 'Link revealed', long: 'Revealed the link in an email', tone: 'locked' },
  mail_texts_removed: { short: 'Texts removed', long: 'Removed texts of old emails', tone: 'neutral' },
  list_exported: { short: 'Exported', long: 'Exported a list', tone: 'locked' },
  audit_entries_removed: { short: 'Entries removed', long: 'Removed old audit entries', tone: 'neutral' },
  release_promoted: { short: 'Promoted', long: 'Promoted a release', tone: 'available' },
  release_rolled_back: { short: 'Rolled back', long: 'Rolled a release back', tone: 'locked' },
  release_canary_started: { short: 'Canary started', long: 'Started a canary', tone: 'held' },
  release_canary_ended: { short: 'Canary ended', long: 'Ended a canary', tone: 'neutral' },
  key_rotation_started: {
    short: 'Rotation started',
    long: 'Began to encrypt everything with a new key',
    tone: 'held',
  },
  key_rotation_finished: {
    short: 'Rotation finished',
    long: 'Encrypted everything with a new key',
    tone: 'available',
  },
  key_forgotten: { short: 'Key given up', long: 'Gave up a lost key', tone: 'danger' },
  case_claimed: { short: 'Claimed', long: 'Claimed a case', tone: 'neutral' },
  case_unclaimed: { short: 'Released', long: 'Released a case', tone: 'neutral' },
  case_taken_over: { short: 'Taken over', long: 'Took a case over', tone: 'locked' },
  case_noted: { short: 'Note added', long: 'Added a note to a case', tone: 'neutral' },
};

/** Returns how an audited action reads. Entries outlive a rollback to a console that lacks their action. */
export function getActionLabels(action: AuditAction): ActionLabels {
  return getEntry(ACTION_LABELS, action, (words) => ({ short: words, long: words, tone: 'neutral' }));
}

/** Says whether an administrator who decided a verification had revealed its documents. */
export function describeDocumentsViewed(documentsViewed: boolean | null): string | null {
  if (documentsViewed === null) return null;
  return documentsViewed ? 'Documents viewed' : 'Documents not viewed';
}

/** The actor shown for an automatic action, which has no user (`by` is `null`). */
export const SYSTEM_ACTOR = 'the platform';
