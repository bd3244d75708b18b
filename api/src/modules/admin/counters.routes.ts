import { getAdminCounters, listPendingVerifications } from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

type Faces = { blueprints: Blueprints; withdrawals: Withdrawals };

/** What waits for administrators, in all queues. */
export function countersRoutes({ blueprints, withdrawals }: Faces): Route[] {
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
