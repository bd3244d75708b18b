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
import { userCasesRoutes } from './user-cases.routes.ts';
import { createUserCases, type UserCases } from './user-cases.service.ts';

/** What administrators look at across the modules. See the README for what it owns and promises. */
export type Admin = { readonly users: UserCases; readonly routes: readonly Route[] };

type Parts = {
  auth: Auth;
  ledger: Ledger;
  referrals: Referrals;
  blueprints: Blueprints;
  tasks: Tasks;
  withdrawals: Withdrawals;
  audit: AuditLog;
  outbox: Outbox;
  /** The folder that says which version of each app is live. */
  releaseStore: string;
};

export function createAdmin(parts: Parts): Admin {
  const { auth, audit, outbox, releaseStore } = parts;
  const users = createUserCases(parts);
  return {
    users,
    routes: [
      ...countersRoutes(parts),
      ...userCasesRoutes(users, audit),
      ...auditRoutes(createAuditReader(audit, auth), audit),
      ...outboxRoutes(createOutboxReader(outbox, auth), audit),
      ...releasesRoutes(createReleasesReader(createReleaseStore(releaseStore))),
    ],
  };
}
