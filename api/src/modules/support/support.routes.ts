import { openTicket } from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(support: SupportService): Route[] {
  return [defineRoute(openTicket, (call) => support.open(call.tx, actorOf(call), call.body))];
}
