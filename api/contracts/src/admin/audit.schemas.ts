import { boolean, type InferType } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { responseId, responseText, responseTime, enumOf, singleLineText, strictObject } from '../schema.ts';
import { TIME_SORTS, REASON_MAX, adminListQuery, userFilter } from './admin-list.ts';

/** The actions that the audit log records: a subject and what was done to it. */
export const AUDIT_ACTIONS = [
  'verification_submitted',
  'verification_approved',
  'verification_rejected',
  'verification_confirmed',
  'verification_revealed',
  'verification_documents_removed',
  'purchase_requested',
  'purchase_payment_reported',
  'purchase_approved',
  'purchase_rejected',
  'purchase_cancelled',
  'purchase_expired',
  'purchase_return_requested',
  'purchase_return_first_approved',
  'purchase_return_rejected',
  'purchase_returned',
  'purchase_payer_revealed',
  'withdrawal_requested',
  'withdrawal_first_approved',
  'withdrawal_approved',
  'withdrawal_processed',
  'withdrawal_failed',
  'withdrawal_bounced',
  'withdrawal_rejected',
  'withdrawal_cancelled',
  'withdrawal_revealed',
  'user_registered',
  'user_revealed',
  'user_disabled',
  'user_enabled',
  'user_roles_changed',
  'user_roles_confirmed',
  'user_signed_in',
  'user_sign_in_rejected',
  'user_sessions_ended',
  'user_payout_method_added',
  'user_payout_method_removed',
  'user_payout_method_made_default',
  'user_password_changed',
  'user_password_reset',
  'user_email_changed',
  'user_email_verified',
  'user_second_factor_enabled',
  'user_second_factor_replaced',
  'user_second_factor_disabled',
  'user_second_factor_reset_opened',
  'user_second_factor_reset_approved',
  'user_second_factor_reset_stopped',
  'user_second_factor_reset',
  'user_recovery_code_used',
  'user_recovery_codes_renewed',
  'user_passkey_added',
  'user_passkey_renamed',
  'user_passkey_removed',
  'user_passkey_rejected',
  'user_deletion_requested',
  'user_deletion_canceled',
  'user_deleted',
  'user_data_export_requested',
  'user_data_export_made',
  'user_data_export_failed',
  'user_data_export_downloaded',
  'ticket_opened',
  'ticket_answered',
  'ticket_replied',
  'ticket_closed',
  'ticket_texts_removed',
  'submission_handed_in',
  'submission_withdrawn',
  'submission_approved',
  'submission_revision_requested',
  'submission_rejected',
  'submission_sent_back',
  'submission_rejection_proposed',
  'submission_left_to_person',
  'submission_appealed',
  'submission_appeal_granted',
  'submission_appeal_denied',
  'submission_lapsed',
  'submission_evidence_removed',
  'report_accepted',
  'report_rejected',
  'report_item_taken_out',
  'report_item_closed',
  'report_item_reinstated',
  'attempt_started',
  'attempt_ended',
  'attempt_rescored',
  'certificate_issued',
  'certificate_renewed',
  'certificate_named',
  'certificate_revoked',
  'certificate_restored',
  'unit_report_accepted',
  'unit_report_rejected',
  'unit_rescored',
  'mail_revealed',
  'mail_texts_removed',
  'list_exported',
  'audit_entries_removed',
  'release_promoted',
  'release_rolled_back',
  'release_canary_started',
  'release_canary_ended',
  'key_rotation_started',
  'key_rotation_finished',
  'key_forgotten',
  'case_claimed',
  'case_unclaimed',
  'case_taken_over',
  'case_noted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The subjects of audit log entries; each is the first word of its actions. */
export const AUDIT_SUBJECTS = [
  'verification',
  'purchase',
  'withdrawal',
  'user',
  'ticket',
  'submission',
  'report',
  'attempt',
  'certificate',
  'unit',
  'mail',
  'list',
  'audit',
  'release',
  'key',
  'case',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

const actionField = () => enumOf(AUDIT_ACTIONS, 'Must be an action').defined();

/**
 * Set on the decisions of a verification: whether the deciding administrator had revealed its documents before. `null`
 * for every other event and for automatic decisions.
 */
const documentsViewedField = () => boolean().strict().nullable().defined();

/** One event in the history of a record: who did what, when and why. */
export const timelineEventResponse = strictObject({
  at: responseTime(),
  action: actionField(),
  /** Username of the actor; `null` for the platform itself. */
  by: responseText(USERNAME_MAX).nullable(),
  reason: responseText(REASON_MAX).nullable(),
  documentsViewed: documentsViewedField(),
});
export type TimelineEvent = InferType<typeof timelineEventResponse>;

/** One entry of the append-only audit log. */
export const auditEntryResponse = strictObject({
  id: responseId(),
  at: responseTime(),
  action: actionField(),
  by: responseText(USERNAME_MAX).nullable(),
  /** Id of the record that was acted on, e.g. a verification; `null` for a list. */
  subjectId: responseId().nullable(),
  /** Id and username of the user who owns the record; `null` if there is none. */
  userId: responseId().nullable(),
  username: responseText(USERNAME_MAX).nullable(),
  reason: responseText(REASON_MAX).nullable(),
  documentsViewed: documentsViewedField(),
});
export type AuditEntry = InferType<typeof auditEntryResponse>;

/** `userId` filters by the owner of the record, `by` by the username prefix of the actor. */
export const auditQuery = adminListQuery(TIME_SORTS, {
  action: enumOf(AUDIT_ACTIONS, 'Action must be an audit log action'),
  subject: enumOf(AUDIT_SUBJECTS, 'Subject must be an audit log subject'),
  by: singleLineText('By', USERNAME_MAX),
  userId: userFilter(),
});
