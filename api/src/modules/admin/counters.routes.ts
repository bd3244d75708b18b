import { getAdminCounters, listPendingVerifications } from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { ItemReports } from '../item-reports/index.ts';
import type { Learning } from '../learning/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Support } from '../support/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

/** Routes that show what is waiting for administrators. */
export function countersRoutes({
  auth,
  blueprints,
  withdrawals,
  support,
  reviews,
  itemReports,
  learning,
  tasks,
}: {
  auth: Auth;
  blueprints: Blueprints;
  withdrawals: Withdrawals;
  support: Support;
  reviews: Reviews;
  itemReports: ItemReports;
  learning: Learning;
  tasks: Tasks;
}): Route[] {
  return [
    defineRoute(getAdminCounters, async () => ({
      verifications: await blueprints.countPending('verification'),
      uncheckedIdentities: await blueprints.countUnchecked(),
      purchases: await blueprints.countPending('purchase'),
      returns: await blueprints.countReturning(),
      withdrawals: await withdrawals.countPending(),
      payouts: await withdrawals.countPayable(),
      tickets: await support.countOpen(),
      reviews: await reviews.countPending(),
      appeals: await reviews.countAppeals(),
      itemReports: await itemReports.countPending(),
      unitReports: await learning.review.reports.countPending(),
      corrections: await learning.review.corrections.countPending(),
      secondApprovals: await withdrawals.countSecondApprovals(),
      secondFactorResets: await auth.secondFactorResets.countRequested(),
      clickableDollars: tasks.getClickableDollars(),
    })),

    defineRoute(listPendingVerifications, ({ query }) =>
      blueprints.verifications.page({ ...query, status: 'pending' }),
    ),
  ];
}
