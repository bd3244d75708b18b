import {
  answerTicket,
  claimTicket,
  closeTicket,
  exportTickets,
  getTicket,
  listTickets,
  unclaimTicket,
  takeOverTicket,
  type TicketRow,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { TicketReviews } from './support.reviews.ts';

export function supportReviewRoutes(reviews: TicketReviews, audit: AuditLog): Route[] {
  return [
    defineRoute(listTickets, ({ query }) => reviews.page(query)),

    defineExport(exportTickets, audit, COLUMNS, (query) => reviews.batches(query)),

    defineRoute(getTicket, ({ params }) => reviews.get(params.id)),

    defineRoute(answerTicket, (call) => reviews.answer(call.tx, actorOf(call), call.params.id, call.body)),

    defineRoute(closeTicket, (call) => reviews.close(actorOf(call), call.params.id, call.body.messagesRead)),

    defineRoute(claimTicket, (call) => reviews.claims.claim(actorOf(call), call.params.id)),

    defineRoute(unclaimTicket, (call) => reviews.claims.unclaim(actorOf(call), call.params.id)),

    defineRoute(takeOverTicket, (call) => reviews.claims.takeOver(actorOf(call), call.params.id)),
  ];
}

const COLUMNS: CsvColumns<TicketRow> = {
  Id: ({ id }) => id,
  Reference: ({ reference }) => reference,
  Name: ({ name }) => name,
  'Email (masked)': ({ email }) => email,
  User: ({ username }) => username,
  Subject: ({ subject }) => subject,
  Status: ({ status }) => status,
  Opened: ({ createdAt }) => createdAt,
  'Last change': ({ changedAt }) => changedAt,
};
