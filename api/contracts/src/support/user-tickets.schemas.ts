import { array, boolean, type InferType } from 'yup';
import {
  responseId,
  responseText,
  responseTime,
  enumOf,
  multiLineText,
  strictObject,
  withMinLength,
} from '../schema.ts';
import {
  TICKET_MESSAGE_MAX,
  TICKET_STATUSES,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MIN,
  messageField,
  messageFields,
  subjectField,
} from './tickets.schemas.ts';

const rowFields = {
  id: responseId(),
  reference: responseText(40),
  subject: responseText(TICKET_SUBJECT_MAX),
  status: enumOf(TICKET_STATUSES, 'Must be a status').defined(),
  /** Whether support has written since the member last opened the ticket. */
  unread: boolean().strict().defined(),
  createdAt: responseTime(),
  /** When the last message was written or the ticket was closed. */
  changedAt: responseTime(),
};

/** A ticket in the list of its sender. */
export const userTicketRowResponse = strictObject(rowFields);
export type UserTicketRow = InferType<typeof userTicketRowResponse>;

/** A ticket as its sender sees it: messages oldest first, and no names of administrators. */
export const userTicketResponse = strictObject({
  ...rowFields,
  messages: array(strictObject(messageFields)).strict().defined(),
});
export type UserTicket = InferType<typeof userTicketResponse>;

/** The body of a member's message; name and email address come from the account. */
export const userTicketBody = strictObject({ subject: subjectField(), message: messageField() });
export type UserTicketBody = InferType<typeof userTicketBody>;

export const replyBody = strictObject({
  text: withMinLength(
    multiLineText('Reply', TICKET_MESSAGE_MAX).required('Please write a reply'),
    TICKET_TEXT_MIN,
    'Please write a reply',
  ),
});
