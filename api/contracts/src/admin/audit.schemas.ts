import type { InferType } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { answerId, answerText, answerTime, choice, line, record } from '../schema.ts';
import { BY_TIME, REASON_MAX, staffListQuery, userFilter } from './staff-list.ts';

/** What the audit log tells of: an object and what was done to it. */
export const AUDIT_ACTIONS = [
  'verification_submitted',
  'verification_approved',
  'verification_rejected',
  'verification_revealed',
  'purchase_requested',
  'purchase_payment_reported',
  'purchase_approved',
  'purchase_rejected',
  'purchase_cancelled',
  'withdrawal_requested',
  'withdrawal_approved',
  'withdrawal_processed',
  'withdrawal_failed',
  'withdrawal_rejected',
  'withdrawal_cancelled',
  'withdrawal_revealed',
  'user_registered',
  'user_revealed',
  'user_disabled',
  'user_enabled',
  'user_signed_in',
  'user_sign_in_refused',
  'user_password_changed',
  'user_password_reset',
  'user_email_changed',
  'user_email_verified',
  'ticket_opened',
  'ticket_answered',
  'ticket_closed',
  'list_exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry of the audit log is about; the first word of its action. */
export const AUDIT_SUBJECTS = ['verification', 'purchase', 'withdrawal', 'user', 'ticket', 'list'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

const actionField = () => choice(AUDIT_ACTIONS, 'Must be an action').defined();

/** One step in the life of a record: who did what when, and why. */
export const timelineEventAnswer = record({
  at: answerTime(),
  action: actionField(),
  /** Username; `null` where the platform did it by itself. */
  by: answerText(USERNAME_MAX).nullable(),
  reason: answerText(REASON_MAX).nullable(),
});
export type TimelineEvent = InferType<typeof timelineEventAnswer>;

/** One entry of the append-only log. */
export const auditEntryAnswer = record({
  id: answerId(),
  at: answerTime(),
  action: actionField(),
  by: answerText(USERNAME_MAX).nullable(),
  /** The record it was done to, e.g. the verification's id; `null` for a list. */
  subjectId: answerId().nullable(),
  /** The user whose record that is, and the name; `null` where there is none. */
  userId: answerId().nullable(),
  username: answerText(USERNAME_MAX).nullable(),
  reason: answerText(REASON_MAX).nullable(),
});
export type AuditEntry = InferType<typeof auditEntryAnswer>;

/** `userId` finds what was done to one user's records, `by` what users whose names begin so have done. */
export const auditQuery = staffListQuery(BY_TIME, {
  action: choice(AUDIT_ACTIONS, 'Action must be one of the log'),
  subject: choice(AUDIT_SUBJECTS, 'Subject must be one of the log'),
  by: line('By', USERNAME_MAX),
  userId: userFilter(),
});
