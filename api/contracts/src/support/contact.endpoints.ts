import type { InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { endpoint } from '../endpoint.ts';
import { responseId, responseText, singleLineText, strictObject } from '../schema.ts';
import { TICKET_NAME_MAX, messageField, subjectField } from './tickets.schemas.ts';

/** The body of a message to support. */
export const ticketBody = strictObject({
  name: singleLineText('Name', TICKET_NAME_MAX).required('Please enter your name'),
  email: emailField(),
  subject: subjectField(),
  message: messageField(),
});
export type TicketBody = InferType<typeof ticketBody>;

/** Stores a ticket and confirms it by email. The sender uses `reference` in further contact. */
export const openTicket = endpoint({
  id: 'support.openTicket',
  method: 'POST',
  path: '/api/support/tickets',
  summary: 'Contact support',
  access: 'public',
  rateLimit: { calls: 10, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: ticketBody,
  status: 201,
  response: strictObject({ id: responseId(), reference: responseText(40) }),
  errors: [],
  idempotent: true,
});
