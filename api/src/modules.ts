import type { Drawing } from '@platform/content';
import { createAdmin } from './modules/admin/index.ts';
import { createAuth, type Auth } from './modules/auth/index.ts';
import { createBlueprints } from './modules/blueprints/index.ts';
import { createCases } from './modules/cases/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import { createReferrals, type Referrals } from './modules/referrals/index.ts';
import { createReviews, type Reviews } from './modules/reviews/index.ts';
import { createSupport } from './modules/support/index.ts';
import { createTasks } from './modules/tasks/index.ts';
import {
  createVerification,
  createVerificationReviews,
  type Verification,
} from './modules/verification/index.ts';
import { createWork, type Work } from './modules/work/index.ts';
import { createWithdrawals, type Withdrawals } from './modules/withdrawals/index.ts';
import { createCaseClaims, createConflictsOfInterest } from './modules/decisions/index.ts';
import type { Services } from './services.ts';

export type Modules = ReturnType<typeof createModules>;

/** Creates the domain modules and wires their calls and event listeners. */
export function createModules(services: Services, drawing: Drawing) {
  const conflicts = createConflictsOfInterest(
    {
      isReferral: (...users) => referrals.isReferral(...users),
      sharesIdentity: (...users) => verification.sharesIdentity(...users),
      sharesDestination: (...users) => withdrawals.riskSignals.sharesDestination(...users),
      sharesDevice: (one, other) => auth.traces.shareDevice(one, other),
    },
    services.settings,
  );
  const auth: Auth = createAuth({ services, conflicts });
  const ledger = createLedger({ services, deletions: auth.deletions });
  auth.accounts.registered.listen((tx, { userId }) => ledger.openAccounts(tx, userId));
  const referrals: Referrals = createReferrals({ services, ledger, members: auth });
  auth.accounts.registered.listen((tx, { userId, referralCode }) =>
    referrals.onUserRegistered(tx, userId, referralCode),
  );
  auth.emailConfirmed.listen((tx, { userId }) => referrals.onEmailConfirmed(tx, userId));
  const claims = createCaseClaims({ ...services, userDirectory: auth });
  const verification: Verification = createVerification(services);
  const blueprints = createBlueprints({
    services,
    userDirectory: auth,
    ledger,
    conflicts,
    claims,
    verification,
  });
  const verificationReviews = createVerificationReviews({
    services,
    verification,
    ownerships: blueprints.verifications,
    userDirectory: auth,
    conflicts,
    claims,
    awaitsPayout: (userId, tx) => withdrawals.isWaiting(userId, tx),
  });
  const tasks = createTasks({
    services,
    ledger,
    referrals,
    blueprints,
    readHandIns: (tx, userId) => work.readHandIns(tx, userId),
  });
  const work: Work = createWork({
    services,
    drawing,
    tasks,
    blueprints,
    userDirectory: auth,
    readReviews: (id, tx) => reviews.findReviews(id, tx),
  });
  const reviews: Reviews = createReviews({
    services,
    work: work.reviewing,
    userDirectory: auth,
    readTasks: (ids) => tasks.findTasks(ids),
    conflicts,
    readFiles: work.readFiles,
  });
  work.submissions.appealed.listen((tx, submission) => reviews.confirmAppeal(tx, submission));
  const withdrawals: Withdrawals = createWithdrawals({
    services,
    ledger,
    userDirectory: auth,
    conflicts,
    claims,
    blueprints,
    tasks,
  });
  // The money of a payout that came back to an erased account is given up with the rest.
  withdrawals.bounced.listen((tx, { userId }) => auth.deletions.resume(tx, userId, services.clock.now()));
  const support = createSupport({ services, userDirectory: auth, claims });
  verification.submitted.listen((tx, begun) => blueprints.beginVerification(tx, begun));
  verification.submitted.listen((tx, begun) => verificationReviews.confirmReceipt(tx, begun));

  const owners = { auth, ledger, referrals, blueprints, tasks, work, reviews, withdrawals, support };
  const cases = createCases({ ...owners, services, conflicts, claims, verification });
  const admin = createAdmin({ services, ...owners });
  return { ...owners, verification, verificationReviews, cases, admin };
}
