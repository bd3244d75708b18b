import type { Route } from '../../platform/http/define-route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Support } from '../support/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditReader } from './audit/audit.service.ts';
import { countersRoutes } from './counters.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { createOutboxReader } from './outbox/outbox.service.ts';
import { createReleaseChanges } from './release-changes.ts';
import { releaseHealthRoutes } from './release-health/release-health.routes.ts';
import { createReleaseHealth } from './release-health/release-health.service.ts';
import { createTakeBack } from './release-health/take-back.service.ts';
import { createReleaseStore } from './release-store.ts';
import { releasesRoutes } from './releases.routes.ts';
import { createReleasesReader } from './releases.service.ts';
import { userRecordsRoutes } from './user-records.routes.ts';
import { createUserRecords } from './user-records.service.ts';

/** The administrators' views across modules. See the README for what this module guarantees. */
export function createAdmin({
  platform,
  auth,
  ledger,
  referrals,
  blueprints,
  tasks,
  withdrawals,
  support,
  reviews,
}: {
  platform: Platform;
  auth: Auth;
  ledger: Ledger;
  referrals: Referrals;
  blueprints: Blueprints;
  tasks: Tasks;
  withdrawals: Withdrawals;
  support: Support;
  reviews: Reviews;
}) {
  const { audit, settings, logger } = platform;
  const store = createReleaseStore(settings, logger);
  const health = createReleaseHealth(platform, store);
  const users = createUserRecords({ platform, auth, ledger, referrals, tasks });
  const releases = createReleaseChanges({ audit, settings, auth, store });
  const routes: Route[] = [
    ...countersRoutes({ auth, blueprints, withdrawals, support, reviews }),
    ...userRecordsRoutes(users, audit),
    ...auditRoutes(createAuditReader(audit, auth), audit),
    ...outboxRoutes(createOutboxReader(platform, auth), audit),
    ...releasesRoutes(createReleasesReader(store), releases),
    ...releaseHealthRoutes(health),
  ];
  return {
    users,
    routes,
    ...createTakeBack({ platform, store, health }),
    /** Counts the views of each app in this hour and the last, and those with a fault. */
    countViews: () => health.countViews(),
    /** Returns what is live. @throws Error if the release store cannot be read */
    readLiveReleases: async () => (await store.readRegistry()).apps,
  };
}
