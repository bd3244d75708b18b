import type { InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { endpoint } from '../endpoint.ts';
import { responseId, responseText, singleLineText, multiLineText, strictObject } from '../schema.ts';
import {
  TICKET_MESSAGE_MAX,
  TICKET_NAME_MAX,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MIN,
} from './tickets.schemas.ts';

/** The body of a message to support. */
export const ticketBody = strictObject({
  name: singleLineText('Name', TICKET_NAME_MAX).required('Please enter your name'),
  email: emailField(),
  subject: singleLineText('Subject', TICKET_SUBJECT_MAX).required('Please enter a subject'),
  message: multiLineText('Message', TICKET_MESSAGE_MAX)
    .required('Please enter a message')
    .min(TICKET_TEXT_MIN, 'Please enter a message'),
});
export type TicketBody = InferType<typeof ticketBody>;

/** Stores a ticket and confirms it by email. The sender uses `reference` in further contact. */
export const openTicket = endpoint({
  id: 'support.openTicket',
  method: 'POST',
  path: '/api/support/tickets',
  summary: 'Contact support',
  access: 'public',
  body: ticketBody,
  status: 201,
  response: strictObject({ id: responseId(), reference: responseText(40) }),
  errors: [],
  idempotent: true,
});
