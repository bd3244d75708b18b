import type { Connection } from 'mongoose';
import { createAdmin, type Admin } from './modules/admin/index.ts';
import { createAuth, type Auth } from './modules/auth/index.ts';
import { createBlueprints, type Blueprints } from './modules/blueprints/index.ts';
import { createLedger, type Ledger } from './modules/ledger/index.ts';
import { createReferrals, type Referrals } from './modules/referrals/index.ts';
import { createSupport, type Support } from './modules/support/index.ts';
import { createTasks, type Tasks } from './modules/tasks/index.ts';
import {
  createVerification,
  createVerificationReviews,
  type Verification,
  type VerificationReviews,
} from './modules/verification/index.ts';
import { createWithdrawals, type Withdrawals } from './modules/withdrawals/index.ts';
import { createAuditLog, type AuditLog } from './platform/audit/audit-log.ts';
import type { Clock } from './platform/clock.ts';
import type { Passwords } from './platform/crypto/passwords.ts';
import type { Sealer } from './platform/crypto/sealer.ts';
import type { Tx, WithTransaction } from './platform/db/transaction.ts';
import type { Id } from './platform/ids.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import type { Settings } from './platform/settings/settings.ts';

/** What the platform lends to the modules. */
type Parts = {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly withTransaction: WithTransaction;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
};

export type Modules = {
  readonly audit: AuditLog;
  readonly auth: Auth;
  readonly ledger: Ledger;
  readonly referrals: Referrals;
  readonly verification: Verification;
  readonly verificationReviews: VerificationReviews;
  readonly blueprints: Blueprints;
  readonly tasks: Tasks;
  readonly withdrawals: Withdrawals;
  readonly support: Support;
  readonly admin: Admin;
};

/** Wires the modules: who calls whom, who listens to whom. */
export function createModules({ settings, passwords, limits, ...lent }: Parts): Modules {
  const { connection, withTransaction, clock } = lent;
  const { shellOrigin, releaseStore, verificationAutoApproveHours: autoApproveHours } = settings;
  const audit = createAuditLog(connection, clock, (ids, tx) => auth.usernamesOf(ids, tx));
  const tools = { ...lent, audit, shellOrigin };

  const ledger = createLedger(connection, withTransaction, clock);
  const join = joinWith(ledger, () => referrals);
  const auth = createAuth({ ...tools, passwords, limits, join });
  const referrals = createReferrals({ ...tools, ledger, members: auth });
  const verification = createVerification(tools);
  const blueprints = createBlueprints({
    ...tools,
    people: auth,
    referrals,
    readPapers: (rows, tx) =>
      verification.maskedPapersOf(
        rows.filter(({ kind }) => kind === 'verification').map(({ _id }) => _id),
        tx,
      ),
  });
  const { verifications: ownerships } = blueprints;
  const verificationReviews = createVerificationReviews({
    ...tools,
    verification,
    ownerships,
    autoApproveHours,
  });
  const tasks = createTasks({ connection, ledger, blueprints, clock });
  const withdrawals = createWithdrawals({ ...tools, ledger, people: auth });
  const support = createSupport({ ...tools, people: auth });
  verification.submitted.listen((tx, begun) => blueprints.beginVerification(tx, begun));

  const owners = { auth, ledger, referrals, blueprints, tasks, withdrawals };
  const admin = createAdmin({ ...tools, ...owners, releaseStore });
  return { audit, ...owners, verification, verificationReviews, support, admin };
}

/** What a new member means: accounts in the ledger, and whoever brought them. `referrals` needs `auth` itself. */
function joinWith(ledger: Ledger, referrals: () => Referrals) {
  return async (tx: Tx, { userId, referralCode }: { userId: Id; referralCode: string | undefined }) => {
    await ledger.openAccounts(tx, userId);
    const referralApplied = referralCode ? await referrals().applyCode(tx, referralCode, userId) : false;
    return { referralApplied };
  };
}
