import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Route } from '../../platform/http/define-route.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditReader } from './audit.service.ts';
import { countersRoutes } from './counters.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { createOutboxReader } from './outbox.service.ts';
import { createReleaseStore } from './release-store.ts';
import { releasesRoutes } from './releases.routes.ts';
import { createReleasesReader } from './releases.service.ts';
import { userRecordsRoutes } from './user-records.routes.ts';
import { createUserRecords, type UserRecords } from './user-records.service.ts';

/** The administrators' views across modules. See the README for what this module guarantees. */
export type Admin = { readonly users: UserRecords; readonly routes: readonly Route[] };

type Dependencies = {
  auth: Auth;
  ledger: Ledger;
  referrals: Referrals;
  blueprints: Blueprints;
  tasks: Tasks;
  withdrawals: Withdrawals;
  audit: AuditLog;
  outbox: Outbox;
  /** Path of the release store, the folder that records which version of each app is live. */
  releaseStore: string;
};

export function createAdmin(dependencies: Dependencies): Admin {
  const { auth, audit, outbox, releaseStore } = dependencies;
  const users = createUserRecords(dependencies);
  return {
    users,
    routes: [
      ...countersRoutes(dependencies),
      ...userRecordsRoutes(users, audit),
      ...auditRoutes(createAuditReader(audit, auth), audit),
      ...outboxRoutes(createOutboxReader(outbox, auth), audit),
      ...releasesRoutes(createReleasesReader(createReleaseStore(releaseStore))),
    ],
  };
}
