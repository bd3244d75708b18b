import {
  holdAppealDenial,
  holdAppealGrant,
  holdPurchase,
  holdPurchases,
  holdRevisionRequest,
  holdVerification,
  holdVerifications,
  holdWithdrawal,
  holdWithdrawals,
  holdWorkApproval,
  holdWorkRejection,
  listHeldDecisions,
  undoHeldDecisions,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { HeldDecisionsService } from './index.ts';

export function heldDecisionsRoutes(service: HeldDecisionsService): Route[] {
  const { hold, holdMany, holdReview, list, undo } = service;
  return [
    defineRoute(listHeldDecisions, () => list()),

    defineRoute(undoHeldDecisions, (call) => undo(actorOf(call), call.body.ids)),

    defineRoute(holdVerification, (call) =>
      hold(call.tx, actorOf(call), 'verification', call.params.id, call.body),
    ),

    defineRoute(holdVerifications, (call) =>
      holdMany(actorOf(call), 'verification', call.body.ids, call.body),
    ),

    defineRoute(holdPurchase, (call) => hold(call.tx, actorOf(call), 'purchase', call.params.id, call.body)),

    defineRoute(holdPurchases, (call) => holdMany(actorOf(call), 'purchase', call.body.ids, call.body)),

    defineRoute(holdWithdrawal, (call) =>
      hold(call.tx, actorOf(call), 'withdrawal', call.params.id, call.body),
    ),

    defineRoute(holdWithdrawals, (call) => holdMany(actorOf(call), 'withdrawal', call.body.ids, call.body)),

    defineRoute(holdWorkApproval, (call) =>
      holdReview(call.tx, actorOf(call), call.params.id, 'approve', call.body),
    ),

    defineRoute(holdRevisionRequest, (call) =>
      holdReview(call.tx, actorOf(call), call.params.id, 'requestRevision', call.body),
    ),

    defineRoute(holdWorkRejection, (call) =>
      holdReview(call.tx, actorOf(call), call.params.id, 'reject', call.body),
    ),

    defineRoute(holdAppealGrant, (call) =>
      holdReview(call.tx, actorOf(call), call.params.id, 'grantAppeal', call.body),
    ),

    defineRoute(holdAppealDenial, (call) =>
      holdReview(call.tx, actorOf(call), call.params.id, 'denyAppeal', call.body),
    ),
  ];
}
