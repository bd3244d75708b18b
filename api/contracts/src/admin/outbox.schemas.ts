import { boolean, type InferType } from 'yup';
import { EMAIL_MAX, USERNAME_MAX } from '../auth/auth.constants.ts';
import { responseCount, responseId, responseText, responseTime, enumOf, strictObject } from '../schema.ts';
import { TIME_SORTS, adminListQuery, userFilter } from './admin-list.ts';

/** Maximum lengths of an email's subject and text, in characters. */
export const MAIL_SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 10_000;

/**
 * The delivery state of an email: `kept` because no mail server is set up (administrators can read it and reveal its
 * link), `queued` for the next attempt, `sent`, or `failed` permanently.
 */
export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const mailFields = {
  id: responseId(),
  /** The recipient's address, masked. */
  to: responseText(EMAIL_MAX),
  /** The recipient; `null` if they have no account. */
  userId: responseId().nullable(),
  username: responseText(USERNAME_MAX).nullable(),
  subject: responseText(MAIL_SUBJECT_MAX),
  state: enumOf(MAIL_STATES, 'Must be an email state').defined(),
  createdAt: responseTime(),
  sentAt: responseTime().nullable(),
  /** Delivery attempts so far, and the mail server's response to the last failed one. */
  attempts: responseCount(),
  lastError: responseText(500).nullable(),
  nextAttemptAt: responseTime().nullable(),
};

/** An email in the list. */
export const mailRowResponse = strictObject(mailFields);
export type MailRow = InferType<typeof mailRowResponse>;

/** An email with its text, in which the secret part of a link is masked. */
export const mailResponse = strictObject({
  ...mailFields,
  text: responseText(MAIL_TEXT_MAX),
  /** Whether the masked part can be revealed: only while nothing else brings the email to its recipient. */
  revealable: boolean().strict().defined(),
});
export type Mail = InferType<typeof mailResponse>;

/** The text of an email with its secret part. */
export const revealedMailResponse = strictObject({ text: responseText(MAIL_TEXT_MAX) });
export type RevealedMail = InferType<typeof revealedMailResponse>;

export const outboxQuery = adminListQuery(TIME_SORTS, {
  state: enumOf(MAIL_STATES, 'State must be an email state'),
  userId: userFilter(),
});
