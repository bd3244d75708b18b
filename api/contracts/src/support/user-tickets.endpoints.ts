import { adminParams } from '../admin/admin-list.ts';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { listResponse } from '../schema.ts';
import {
  replyBody,
  userTicketBody,
  userTicketResponse,
  userTicketRowResponse,
} from './user-tickets.schemas.ts';

/** Lists the member's tickets, the one with the newest activity first. */
export const listUserTickets = endpoint({
  id: 'support.userTickets',
  method: 'GET',
  path: '/api/user/tickets',
  summary: "The member's messages to support",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: listResponse(userTicketRowResponse),
  errors: [],
});

/** Returns one of the member's tickets; another member's is not found. */
export const getUserTicket = endpoint({
  id: 'support.userTicket',
  method: 'GET',
  path: '/api/user/tickets/:id',
  summary: "One of the member's messages to support, with the answers",
  access: 'member',
  params: adminParams,
  status: 200,
  response: userTicketResponse,
  errors: [],
});

/** Opens a ticket of the member and confirms it by email. */
export const openUserTicket = endpoint({
  id: 'support.openUserTicket',
  method: 'POST',
  path: '/api/user/tickets',
  summary: 'Write to support as a member',
  access: 'member',
  rateLimit: { calls: 10, minutes: 60, per: 'user' },
  body: userTicketBody,
  status: 201,
  response: userTicketResponse,
  errors: [],
  idempotent: true,
});

/** Adds a message of the member to a ticket, which is open again afterwards. A closed ticket takes none. */
export const replyToTicket = endpoint({
  id: 'support.reply',
  method: 'POST',
  path: '/api/user/tickets/:id/reply',
  summary: 'Reply to an answer from support',
  access: 'member',
  rateLimit: { calls: 30, minutes: 60, per: 'user' },
  params: adminParams,
  body: replyBody,
  status: 200,
  response: userTicketResponse,
  errors: ['wrong_state'],
  idempotent: true,
});

/** Records that the member has read a ticket, so that it no longer counts as unread. */
export const markTicketRead = endpoint({
  id: 'support.markRead',
  method: 'POST',
  path: '/api/user/tickets/:id/read',
  summary: 'Mark a message to support as read',
  access: 'member',
  params: adminParams,
  status: 200,
  response: userTicketResponse,
  errors: [],
});
