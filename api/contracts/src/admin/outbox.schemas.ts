import type { InferType } from 'yup';
import { EMAIL_MAX, USERNAME_MAX } from '../auth/auth.constants.ts';
import { answerCount, answerId, answerText, answerTime, choice, record } from '../schema.ts';
import { BY_TIME, staffListQuery, userFilter } from './staff-list.ts';

/** Lengths of a mail in characters. */
export const MAIL_SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 10_000;

/**
 * Where a mail is: `kept` for reading here because no mail server is set up, `queued` for the next attempt, `sent`, or
 * `failed` for good.
 */
export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const mailFields = {
  id: answerId(),
  /** The reader's address, masked. */
  to: answerText(EMAIL_MAX),
  /** The user it is written to; `null` for somebody without an account. */
  userId: answerId().nullable(),
  username: answerText(USERNAME_MAX).nullable(),
  subject: answerText(MAIL_SUBJECT_MAX),
  state: choice(MAIL_STATES, 'Must be a state').defined(),
  createdAt: answerTime(),
  sentAt: answerTime().nullable(),
  /** Attempts so far, and what the mail server said to the last one that failed. */
  attempts: answerCount(),
  lastError: answerText(500).nullable(),
  nextAttemptAt: answerTime().nullable(),
};

/** A mail as it is listed. */
export const mailRowAnswer = record(mailFields);
export type MailRow = InferType<typeof mailRowAnswer>;

/** A mail with its words. */
export const mailAnswer = record({ ...mailFields, text: answerText(MAIL_TEXT_MAX) });
export type Mail = InferType<typeof mailAnswer>;

export const outboxQuery = staffListQuery(BY_TIME, {
  state: choice(MAIL_STATES, 'State must be one of a mail'),
  userId: userFilter(),
});
