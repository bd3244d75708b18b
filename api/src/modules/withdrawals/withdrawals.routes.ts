import {
  cancelWithdrawal,
  getPayoutRequirements,
  listOwnWithdrawals,
  requestWithdrawal,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { createAssertProved, type IsKnownDestination } from './withdrawals.destinations.ts';
import type { WithdrawalsService } from './withdrawals.service.ts';

export function withdrawalsRoutes(
  withdrawals: WithdrawalsService & { readonly isKnownDestination: IsKnownDestination },
  sessions: Sessions,
): Route[] {
  const assertProved = createAssertProved(withdrawals.isKnownDestination, sessions);
  return [
    defineRoute(listOwnWithdrawals, ({ user, query }) =>
      withdrawals.listUserWithdrawals(requireId(user.id), query),
    ),

    defineRoute(getPayoutRequirements, ({ user }) => withdrawals.getRequirements(requireId(user.id))),

    defineRoute(requestWithdrawal, async (call) => {
      await assertProved(call, call.body);
      return withdrawals.request(call.tx, actorOf(call), requireId(call.user.id), call.body);
    }),

    defineRoute(cancelWithdrawal, (call) =>
      withdrawals.cancel(call.tx, actorOf(call), requireId(call.user.id), call.params.id),
    ),
  ];
}
