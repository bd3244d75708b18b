import { getAdminCounters, listPendingVerifications } from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

type Dependencies = { blueprints: Blueprints; withdrawals: Withdrawals };

/** Routes that show what is waiting for administrators. */
export function countersRoutes({ blueprints, withdrawals }: Dependencies): Route[] {
  return [
    defineRoute(getAdminCounters, async () => ({
      verifications: await blueprints.countPending('verification'),
      purchases: await blueprints.countPending('purchase'),
      withdrawals: await withdrawals.countPending(),
    })),

    defineRoute(listPendingVerifications, ({ query }) =>
      blueprints.verifications.page({ ...query, sort: 'oldest', status: 'pending' }),
    ),
  ];
}
