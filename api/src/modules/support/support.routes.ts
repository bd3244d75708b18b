import {
  getAnswerTime,
  getUserTicket,
  listUserTickets,
  markTicketRead,
  openTicket,
  openUserTicket,
  replyToTicket,
  type AnswerTime,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(support: SupportService & { getAnswerTime(): Promise<AnswerTime> }): Route[] {
  return [
    defineRoute(openTicket, (call) => support.open(call.tx, actorOf(call), call.body)),

    defineRoute(getAnswerTime, () => support.getAnswerTime()),

    defineRoute(listUserTickets, (call) => support.listForUser(actorOf(call), call.query)),

    defineRoute(getUserTicket, (call) => support.getForUser(actorOf(call), call.params.id)),

    defineRoute(openUserTicket, (call) => support.openForUser(call.tx, actorOf(call), call.body)),

    defineRoute(replyToTicket, (call) =>
      support.reply(call.tx, actorOf(call), call.params.id, call.body.text),
    ),

    defineRoute(markTicketRead, (call) => support.markRead(actorOf(call), call.params.id)),
  ];
}
