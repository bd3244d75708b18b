import {
  addPayoutMethod,
  listPayoutMethods,
  removePayoutMethod,
  setDefaultPayoutMethod,
  withdrawToPayoutMethod,
} from '@platform/contracts';
import { actorOf } from '../../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { requireId } from '../../../platform/ids.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { createAssertProved, type IsKnownDestination } from '../withdrawals.destinations.ts';
import type { WithdrawalsService } from '../withdrawals.service.ts';
import type { PayoutMethods } from './payout-methods.service.ts';

export function payoutMethodsRoutes(
  withdrawals: WithdrawalsService & {
    readonly payoutMethods: PayoutMethods;
    readonly isKnownDestination: IsKnownDestination;
  },
  sessions: Sessions,
): Route[] {
  const { payoutMethods } = withdrawals;
  const assertProved = createAssertProved(withdrawals.isKnownDestination, sessions);
  return [
    defineRoute(listPayoutMethods, async ({ user }) => ({
      items: await payoutMethods.list(requireId(user.id)),
    })),

    defineRoute(addPayoutMethod, (call) =>
      payoutMethods.add(call.tx, actorOf(call), requireId(call.user.id), call.body),
    ),

    defineRoute(setDefaultPayoutMethod, (call) =>
      payoutMethods.setDefault(actorOf(call), requireId(call.user.id), call.params.id),
    ),

    defineRoute(removePayoutMethod, async (call) => {
      await payoutMethods.remove(actorOf(call), requireId(call.user.id), call.params.id);
      return undefined;
    }),

    defineRoute(withdrawToPayoutMethod, async (call) => {
      const userId = requireId(call.user.id);
      const destination = await payoutMethods.getDestination(call.tx, userId, call.params.id);
      await assertProved(call, destination);
      return withdrawals.request(call.tx, actorOf(call), userId, { ...destination, ...call.body });
    }),
  ];
}
