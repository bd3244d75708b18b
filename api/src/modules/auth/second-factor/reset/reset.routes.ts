import {
  approveSecondFactorReset,
  cancelSecondFactorReset,
  openSecondFactorReset,
  stopOwnSecondFactorReset,
  stopSecondFactorReset,
  type UserDetail,
} from '@platform/contracts';
import { actorOf } from '../../../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../../../platform/http/define-route.ts';
import { getRequestContext } from '../../../../platform/http/middleware/request-context.ts';
import type { SecondFactorResets } from './reset.service.ts';

/** @param getDetail returns the whole detail of a user; this module only knows the account */
export function secondFactorResetRoutes(
  resets: SecondFactorResets,
  getDetail: (id: string) => Promise<UserDetail>,
): Route[] {
  return [
    defineRoute(openSecondFactorReset, async (call) => {
      await resets.open(actorOf(call), call.params.id, call.body.reason);
      return getDetail(call.params.id);
    }),

    defineRoute(approveSecondFactorReset, async (call) => {
      await resets.approve(actorOf(call), call.params.id);
      return getDetail(call.params.id);
    }),

    defineRoute(cancelSecondFactorReset, async (call) => {
      await resets.cancel(actorOf(call), call.params.id, call.body.reason);
      return getDetail(call.params.id);
    }),

    defineRoute(stopOwnSecondFactorReset, async (call) => {
      await resets.stopOwn(actorOf(call));
      return undefined;
    }),

    defineRoute(stopSecondFactorReset, async ({ request, body }) => {
      await resets.stopWithToken(getRequestContext(request).id, body.token);
      return undefined;
    }),
  ];
}
