import type { Route } from '../../platform/http/define-route.ts';
import type { Services } from '../../services.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { ItemReports } from '../item-reports/index.ts';
import type { Learning } from '../learning/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Support } from '../support/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditReader } from './audit/audit.service.ts';
import { countersRoutes } from './counters.routes.ts';
import { dueHoursRoutes } from './due-hours.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { createOutboxReader } from './outbox/outbox.service.ts';
import { createReleaseChanges } from './release-changes.ts';
import { createAutomaticRollback } from './release-health/automatic-rollback.service.ts';
import { releaseHealthRoutes } from './release-health/release-health.routes.ts';
import { createReleaseHealth } from './release-health/release-health.service.ts';
import { createNotifyOwners } from './release-health/release-notices.ts';
import { listServedVersions } from './release-health/served-versions.ts';
import { createReleaseStore } from './release-store.ts';
import { releasesRoutes } from './releases.routes.ts';
import { createReleasesReader } from './releases.service.ts';
import { userRecordsRoutes } from './user-records.routes.ts';
import { createUserRecords } from './user-records.service.ts';

/** The administrators' views across modules. See the README for what this module guarantees. */
export function createAdmin({
  services,
  auth,
  ledger,
  referrals,
  blueprints,
  tasks,
  withdrawals,
  support,
  reviews,
  itemReports,
  learning,
}: {
  services: Services;
  auth: Auth;
  ledger: Ledger;
  referrals: Referrals;
  blueprints: Blueprints;
  tasks: Tasks;
  withdrawals: Withdrawals;
  support: Support;
  reviews: Reviews;
  itemReports: ItemReports;
  learning: Learning;
}) {
  const { audit, clock, settings, logger } = services;
  const store = createReleaseStore(settings, logger);
  const health = createReleaseHealth(services, store);
  const users = createUserRecords({ services, auth, ledger, referrals, tasks });
  const notifyOwners = createNotifyOwners({ services, auth });
  const releases = createReleaseChanges({ audit, settings, auth, store, notifyOwners });
  const routes: Route[] = [
    ...countersRoutes({
      ...{ audit, clock, auth, blueprints, withdrawals, support, reviews, itemReports, learning, tasks },
    }),
    ...dueHoursRoutes({ clock, blueprints, withdrawals, reviews, itemReports }),
    ...userRecordsRoutes(users, audit),
    ...auditRoutes(createAuditReader(audit, auth), audit),
    ...outboxRoutes(createOutboxReader(services, auth), audit),
    ...releasesRoutes(createReleasesReader(store), releases),
    ...releaseHealthRoutes(health),
  ];
  return {
    users,
    routes,
    ...createAutomaticRollback({ services, store, health, notifyOwners }),
    /** Counts the pages that showed each version in this hour and the last. */
    countViews: () => health.countViews(),
    /** Counts the networks in which each live version and canary was shown, and those in which it failed. */
    countNetworks: async () => {
      const served = listServedVersions(await store.readRegistry(), Date.now());
      return Promise.all(
        served.map(async (version) => ({ ...version, ...(await health.countNetworks(version)) })),
      );
    },
    /** Returns what is live. @throws Error if the release store cannot be read */
    readLiveReleases: async () => (await store.readRegistry()).apps,
  };
}
