import { staffParams } from '../admin/staff-list.ts';
import { csvOf, endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import { answerTicketBody, ticketCaseAnswer, ticketRowAnswer, ticketsQuery } from './tickets.schemas.ts';

/** All tickets, newest first. */
export const listTickets = endpoint({
  id: 'support.tickets',
  method: 'GET',
  path: '/api/admin/tickets',
  summary: 'Support tickets',
  access: 'administrator',
  query: ticketsQuery,
  status: 200,
  response: list(ticketRowAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportTickets = csvOf(listTickets, ticketsQuery.omit(['limit', 'cursor']));

/** One ticket with its answers. */
export const getTicket = endpoint({
  id: 'support.ticket',
  method: 'GET',
  path: '/api/admin/tickets/:id',
  summary: 'One support ticket',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: ticketCaseAnswer,
  errors: [],
});

/** Answers by mail, through the outbox. */
export const answerTicket = endpoint({
  id: 'support.answerTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/answer',
  summary: 'Answer a support ticket',
  access: 'administrator',
  params: staffParams,
  body: answerTicketBody,
  status: 200,
  response: ticketCaseAnswer,
  errors: ['already_decided'],
  idempotent: true,
});

/** Closes a ticket; it cannot be answered any more. */
export const closeTicket = endpoint({
  id: 'support.closeTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/close',
  summary: 'Close a support ticket',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: ticketCaseAnswer,
  errors: ['already_decided'],
});
