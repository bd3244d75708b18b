import { number, type InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { endpoint } from '../endpoint.ts';
import { responseCount, responseId, responseText, singleLineText, strictObject } from '../schema.ts';
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

/** How long support took to answer. Both are `null` until there are enough messages. */
const answerTimeResponse = strictObject({
  /** How many messages of the last days were answered. */
  tickets: responseCount().nullable(),
  /** Half of them got their first answer within this many hours. */
  medianHours: number().strict().min(0).nullable().defined(),
});
export type AnswerTime = InferType<typeof answerTimeResponse>;

/** Computes how long the first answer to a message usually takes, by the clock and not by business hours. */
export const getAnswerTime = endpoint({
  id: 'support.answerTime',
  method: 'GET',
  path: '/api/support/answer-time',
  summary: 'The usual time until support answers',
  access: 'public',
  status: 200,
  response: answerTimeResponse,
  errors: [],
});

/** The calls that visitors may make, for the list of all endpoints. */
export const CONTACT_CALLS = [openTicket, getAnswerTime] as const;
