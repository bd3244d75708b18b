import {
  addCaseNote,
  claimCase,
  getCase,
  listDueCases,
  unclaimCase,
  takeOverCase,
  type CaseKind,
} from '@platform/contracts';
import type { Request } from 'express';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route, type SignedInUser } from '../../platform/http/define-route.ts';
import type { Cases } from './index.ts';
import type { CaseCall } from './cases.service.ts';

export function casesRoutes({ service, listDue }: Cases): Route[] {
  return [
    defineRoute(listDueCases, async ({ user }) => ({ items: await listDue(user.adminRoles) })),
    defineRoute(getCase, (call) => service.get(toCaseCall(call))),
    defineRoute(claimCase, (call) => service.claim(toCaseCall(call))),
    defineRoute(unclaimCase, (call) => service.unclaim(toCaseCall(call))),
    defineRoute(takeOverCase, (call) => service.takeOver(toCaseCall(call))),
    defineRoute(addCaseNote, (call) => service.addNote(call.tx, toCaseCall(call), call.body.text)),
  ];
}

function toCaseCall(call: {
  readonly user: SignedInUser;
  readonly request: Request;
  readonly params: { readonly kind: CaseKind; readonly id: string };
}): CaseCall {
  return { actor: actorOf(call), roles: call.user.adminRoles, ...call.params };
}
