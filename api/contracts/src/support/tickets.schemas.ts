import { array, type InferType } from 'yup';
import { TIME_SORTS, adminListQuery, userFilter } from '../admin/admin-list.ts';
import { EMAIL_MAX, USERNAME_MAX } from '../auth/auth.constants.ts';
import { claimFields } from '../cases/case-fields.ts';
import {
  responseId,
  responseText,
  responseTime,
  enumOf,
  multiLineText,
  singleLineText,
  strictObject,
  wholeNumber,
  withMinLength,
} from '../schema.ts';

/** Minimum length of a message and of an answer, in characters. */
export const TICKET_TEXT_MIN = 3;
/** Maximum lengths of a ticket's texts, in characters. */
export const TICKET_NAME_MAX = 100;
export const TICKET_SUBJECT_MAX = 150;
export const TICKET_MESSAGE_MAX = 5000;

/** `open` while support has to answer, `answered` while the sender can reply; `closed` is final. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Who wrote a message of a ticket: the `sender` who opened it, or an administrator on behalf of `support`. */
export const TICKET_AUTHORS = ['sender', 'support'] as const;
export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

/** The text fields of forms that write to a ticket. */
export const subjectField = () =>
  singleLineText('Subject', TICKET_SUBJECT_MAX).required('Please enter a subject');
export const messageField = () =>
  withMinLength(
    multiLineText('Message', TICKET_MESSAGE_MAX).required('Please enter a message'),
    TICKET_TEXT_MIN,
    'Please enter a message',
  );

/** The fields of a message, the same for administrators and senders. */
export const messageFields = {
  at: responseTime(),
  author: enumOf(TICKET_AUTHORS, 'Must be an author').defined(),
  text: responseText(TICKET_MESSAGE_MAX),
};

export const ticketsQuery = adminListQuery(TIME_SORTS, {
  status: enumOf(TICKET_STATUSES, 'Status must be a ticket status'),
  userId: userFilter(),
});

const rowFields = {
  id: responseId(),
  /** The reference that the sender received. */
  reference: responseText(40),
  subject: responseText(TICKET_SUBJECT_MAX),
  name: responseText(TICKET_NAME_MAX),
  /** Masked. */
  email: responseText(EMAIL_MAX),
  /** The sender's account; `null` if they were not logged in. */
  userId: responseId().nullable(),
  username: responseText(USERNAME_MAX).nullable(),
  status: enumOf(TICKET_STATUSES, 'Must be a status').defined(),
  createdAt: responseTime(),
  /** When the last message was written or the ticket was closed. */
  changedAt: responseTime(),
  ...claimFields,
};

/** A ticket in the list. */
export const ticketRowResponse = strictObject(rowFields);
export type TicketRow = InferType<typeof ticketRowResponse>;

/** One ticket with its messages, oldest first. The first one is what the sender opened it with. */
export const ticketDetailResponse = strictObject({
  ...rowFields,
  messages: array(
    strictObject({
      ...messageFields,
      /** Username of the administrator who wrote it; `null` for messages of the sender. */
      by: responseText(USERNAME_MAX).nullable(),
    }),
  )
    .strict()
    .defined(),
  closedAt: responseTime().nullable(),
  closedBy: responseText(USERNAME_MAX).nullable(),
});
export type TicketDetail = InferType<typeof ticketDetailResponse>;

/** How many messages of the ticket the administrator has read: with a newer one the call is rejected. */
const messagesReadField = () => {
  const message = 'Must be the number of messages that were read';
  return wholeNumber(1, 1_000_000, message).required(message);
};

export const answerTicketBody = strictObject({
  text: withMinLength(
    multiLineText('Answer', TICKET_MESSAGE_MAX).required('Please write an answer'),
    TICKET_TEXT_MIN,
    'Please write an answer',
  ),
  messagesRead: messagesReadField(),
});

export const closeTicketBody = strictObject({ messagesRead: messagesReadField() });
