import type { InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { endpoint } from '../endpoint.ts';
import { answerId, answerText, line, lines, record } from '../schema.ts';
import { TICKET_MESSAGE_MAX, TICKET_NAME_MAX, TICKET_SUBJECT_MAX } from './tickets.schemas.ts';

/** The contact form. */
export const ticketBody = record({
  name: line('Name', TICKET_NAME_MAX).required('Please enter your name'),
  email: emailField(),
  subject: line('Subject', TICKET_SUBJECT_MAX).required('Please enter a subject'),
  message: lines('Message', TICKET_MESSAGE_MAX).required('Please enter a message'),
});
export type TicketBody = InferType<typeof ticketBody>;

/** Stores a ticket and confirms it by mail. `reference` is what its writer is told. */
export const openTicket = endpoint({
  id: 'support.openTicket',
  method: 'POST',
  path: '/api/support/tickets',
  summary: 'Write to support',
  access: 'public',
  body: ticketBody,
  status: 201,
  response: record({ id: answerId(), reference: answerText(40) }),
  errors: [],
  idempotent: true,
});
