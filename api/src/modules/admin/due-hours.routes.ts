import { DUE_HOURS, DUE_QUEUES, getDueHours, type DueHours, type DueQueue } from '@platform/contracts';
import { DAY_MS, type Clock } from '../../platform/clock.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { DUE_TIMES_MAX } from '../../platform/queue-depth.ts';
import { reuseResult } from '../../platform/reuse-result.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { ItemReports } from '../item-reports/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

const HOUR_MS = DAY_MS / 24;
/** Every open overview asks after each decision. */
const REUSED_MS = 10_000;

type Modules = {
  blueprints: Blueprints;
  withdrawals: Withdrawals;
  reviews: Reviews;
  itemReports: ItemReports;
};

/** Shows administrators what is due in the next hours. */
export function dueHoursRoutes({ clock, ...modules }: { clock: Clock } & Modules): Route[] {
  const { blueprints, withdrawals, reviews, itemReports } = modules;
  const readers: Readonly<Record<DueQueue, (until: Date) => Promise<Date[]>>> = {
    verifications: (until) => blueprints.readDueTimes('verifications', until),
    purchases: (until) => blueprints.readDueTimes('purchases', until),
    returns: (until) => blueprints.readDueTimes('returns', until),
    withdrawals: (until) => withdrawals.readDueTimes('pending', until),
    payouts: (until) => withdrawals.readDueTimes('processing', until),
    reviews: (until) => reviews.readDueTimes('submitted', until),
    appeals: (until) => reviews.readDueTimes('appealed', until),
    itemReports: (until) => itemReports.readDueTimes(until),
  };
  const count = async (from: Date): Promise<DueHours> => {
    const until = new Date(from.getTime() + DUE_HOURS * HOUR_MS);
    const queues = [];
    for (const queue of DUE_QUEUES) queues.push({ queue, ...countHours(await readers[queue](until), from) });
    return { from: from.toISOString(), queues };
  };
  return [defineRoute(getDueHours, reuseResult(clock, REUSED_MS, count))];
}

function countHours(times: readonly Date[], from: Date): Omit<DueHours['queues'][number], 'queue'> {
  const hours = Array.from({ length: DUE_HOURS }, () => 0);
  let overdue = 0;
  for (const time of times) {
    const hour = Math.floor((time.getTime() - from.getTime()) / HOUR_MS);
    if (hour < 0) overdue += 1;
    else hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return { overdue, hours, isCut: times.length === DUE_TIMES_MAX };
}
