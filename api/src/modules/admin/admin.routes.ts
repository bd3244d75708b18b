import { getAdminCounters, listPendingVerifications } from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

type Faces = { blueprints: Blueprints; withdrawals: Withdrawals };

/** What administrators look at across the modules. Decisions are routes of the module that they belong to. */
export function adminRoutes({ blueprints, withdrawals }: Faces): Route[] {
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
