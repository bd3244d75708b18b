import { getAdminCounters, listPendingVerifications, type AdminCounters } from '@platform/contracts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import { reuseResult } from '../../platform/reuse-result.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { ItemReports } from '../item-reports/index.ts';
import type { Learning } from '../learning/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Support } from '../support/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

/** Every open page of the console asks, and the time of a count grows with the queues. */
const REUSED_MS = 2_000;
/** Within this time after their own action, administrators get a fresh count: a shared one may have begun before. */
const JUST_ACTED_MS = 2 * REUSED_MS;

type Modules = {
  auth: Auth;
  blueprints: Blueprints;
  withdrawals: Withdrawals;
  support: Support;
  reviews: Reviews;
  itemReports: ItemReports;
  learning: Learning;
  tasks: Tasks;
};

/** Routes that show what is waiting for administrators. */
export function countersRoutes({
  audit,
  clock,
  ...modules
}: { audit: AuditLog; clock: Clock } & Modules): Route[] {
  const count = () => countWaiting(modules);
  const countForAll = reuseResult(clock, REUSED_MS, count);
  return [
    // Those who have just decided see what is left.
    defineRoute(getAdminCounters, async ({ user }) => {
      const since = new Date(clock.now().getTime() - JUST_ACTED_MS);
      return (await audit.hasActedSince(requireId(user.id), since)) ? count() : countForAll();
    }),

    defineRoute(listPendingVerifications, ({ query }) =>
      modules.blueprints.verifications.page({ ...query, status: 'pending' }),
    ),
  ];
}

async function countWaiting({
  auth,
  blueprints,
  withdrawals,
  support,
  reviews,
  itemReports,
  learning,
  tasks,
}: Modules): Promise<AdminCounters> {
  return {
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
  };
}
