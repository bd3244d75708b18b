import { adminParams } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  answerTicketBody,
  closeTicketBody,
  ticketDetailResponse,
  ticketRowResponse,
  ticketsQuery,
} from './tickets.schemas.ts';

/** Lists tickets, newest first by default. */
export const listTickets = endpoint({
  id: 'support.tickets',
  method: 'GET',
  path: '/api/admin/tickets',
  summary: 'Support tickets',
  access: 'administrator',
  roles: ['support'],
  query: ticketsQuery,
  status: 200,
  response: listResponse(ticketRowResponse),
  errors: [],
});

/** Exports all tickets that match the filters; each export is recorded in the audit log. */
export const exportTickets = csvExport(listTickets, ticketsQuery.omit(['limit', 'cursor']));

/** Returns one ticket with its messages. */
export const getTicket = endpoint({
  id: 'support.ticket',
  method: 'GET',
  path: '/api/admin/tickets/:id',
  summary: 'One support ticket',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: ticketDetailResponse,
  errors: [],
});

/** Answers a ticket by email, through the outbox. */
export const answerTicket = endpoint({
  id: 'support.answerTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/answer',
  summary: 'Answer a support ticket',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  body: answerTicketBody,
  status: 200,
  response: ticketDetailResponse,
  errors: ['already_decided', 'claimed', 'message_newer'],
  idempotent: true,
});

/** Closes a ticket for good; it can no longer be answered. */
export const closeTicket = endpoint({
  id: 'support.closeTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/close',
  summary: 'Close a support ticket',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  body: closeTicketBody,
  status: 200,
  response: ticketDetailResponse,
  errors: ['already_decided', 'claimed', 'message_newer'],
});

/** Keeps a ticket for the administrator for 30 minutes, or longer if they have claimed it already. */
export const claimTicket = endpoint({
  id: 'support.claimTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/claim',
  summary: 'Claim a support ticket',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: ticketDetailResponse,
  errors: ['already_decided', 'claimed'],
});

/** Gives a claimed ticket back to the others. */
export const unclaimTicket = endpoint({
  id: 'support.unclaimTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/unclaim',
  summary: 'Release a claimed support ticket',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: ticketDetailResponse,
  errors: ['wrong_state'],
});

/** Claims a ticket although another administrator has claimed it. */
export const takeOverTicket = endpoint({
  id: 'support.takeOverTicket',
  method: 'POST',
  path: '/api/admin/tickets/:id/take-over',
  summary: 'Take a support ticket over from another administrator',
  access: 'administrator',
  roles: ['owner'],
  params: adminParams,
  status: 200,
  response: ticketDetailResponse,
  errors: ['already_decided'],
});

/** Every call of administrators about tickets, for the list of all endpoints. */
export const TICKET_CALLS = [
  listTickets,
  exportTickets,
  getTicket,
  answerTicket,
  closeTicket,
  claimTicket,
  unclaimTicket,
  takeOverTicket,
] as const;
