import {
  BLUEPRINTS,
  cancelPurchase,
  getBlueprint,
  listBlueprints,
  listPaymentMethods,
  listUserBlueprints,
  purchaseBlueprint,
  reportPayment,
  returnBlueprint,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import { findBlueprint } from './blueprints.presenter.ts';
import type { MemberPurchases } from './blueprints.purchases.ts';
import type { MemberReturns } from './blueprints.returns.ts';
import type { BlueprintsService } from './blueprints.service.ts';

export function blueprintsRoutes(blueprints: BlueprintsService & MemberPurchases & MemberReturns): Route[] {
  return [
    defineRoute(listBlueprints, () => Promise.resolve({ items: [...BLUEPRINTS], next: null })),

    defineRoute(getBlueprint, ({ params }) => Promise.resolve(findBlueprint(params.blueprintId))),

    defineRoute(listUserBlueprints, async ({ user }) => ({
      items: await blueprints.listUserBlueprints(requireId(user.id)),
      next: null,
    })),

    defineRoute(listPaymentMethods, () =>
      Promise.resolve({ items: blueprints.listPaymentMethods(), next: null }),
    ),

    defineRoute(purchaseBlueprint, (call) =>
      blueprints.purchase(call.tx, actorOf(call), requireId(call.user.id), call.body),
    ),

    defineRoute(reportPayment, (call) =>
      blueprints.reportPayment(call.tx, actorOf(call), requireId(call.user.id), call.params.id, call.body),
    ),

    defineRoute(cancelPurchase, (call) =>
      blueprints.cancel(call.tx, actorOf(call), requireId(call.user.id), call.params.id),
    ),

    defineRoute(returnBlueprint, (call) => blueprints.requestReturn(call.tx, actorOf(call), call.params.id)),
  ];
}
