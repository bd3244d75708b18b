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
import type { Encryptor } from './platform/crypto/encryptor.ts';
import type { Tx, WithTransaction } from './platform/db/transaction.ts';
import type { Id } from './platform/ids.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Platform services shared by the modules. */
type Platform = {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly withTransaction: WithTransaction;
  readonly clock: Clock;
  readonly encryptor: Encryptor;
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

/** Creates the domain modules and wires their calls and event listeners. */
export function createModules({ settings, passwords, limits, ...platform }: Platform): Modules {
  const { connection, withTransaction, clock } = platform;
  const { shellOrigin, releaseStore, verificationAutoApproveHours: autoApproveHours } = settings;
  const audit = createAuditLog(connection, clock, (ids, tx) => auth.usernamesOf(ids, tx));
  const shared = { ...platform, audit, shellOrigin };

  const ledger = createLedger(connection, withTransaction, clock);
  const onUserRegistered = createRegistrationListener(ledger, () => referrals);
  const auth = createAuth({ ...shared, passwords, limits, onUserRegistered });
  const referrals = createReferrals({ ...shared, ledger, members: auth });
  const verification = createVerification(shared);
  const blueprints = createBlueprints({
    ...shared,
    userDirectory: auth,
    referrals,
    readIdentityDocuments: (rows, tx) =>
      verification.findMaskedDocuments(
        rows.filter(({ kind }) => kind === 'verification').map(({ _id }) => _id),
        tx,
      ),
  });
  const { verifications: ownerships } = blueprints;
  const verificationReviews = createVerificationReviews({
    ...shared,
    verification,
    ownerships,
    autoApproveHours,
  });
  const tasks = createTasks({ connection, ledger, blueprints, clock });
  const withdrawals = createWithdrawals({ ...shared, ledger, userDirectory: auth });
  const support = createSupport({ ...shared, userDirectory: auth });
  verification.submitted.listen((tx, begun) => blueprints.beginVerification(tx, begun));

  const owners = { auth, ledger, referrals, blueprints, tasks, withdrawals };
  const admin = createAdmin({ ...shared, ...owners, releaseStore });
  return { audit, ...owners, verification, verificationReviews, support, admin };
}

/**
 * Opens ledger accounts for a new user and applies the referral code they signed up with. `referrals` is resolved lazily
 * because it depends on `auth`, which takes this listener.
 */
function createRegistrationListener(ledger: Ledger, referrals: () => Referrals) {
  return async (tx: Tx, { userId, referralCode }: { userId: Id; referralCode: string | undefined }) => {
    await ledger.openAccounts(tx, userId);
    const referralApplied = referralCode ? await referrals().applyCode(tx, referralCode, userId) : false;
    return { referralApplied };
  };
}
