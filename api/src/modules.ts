import type { Drawing } from '@platform/content';
import { createAdmin } from './modules/admin/index.ts';
import { createAuth } from './modules/auth/index.ts';
import { createBlueprints } from './modules/blueprints/index.ts';
import { createCases } from './modules/cases/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import { createReferrals, type Referrals } from './modules/referrals/index.ts';
import { createReviews, type Reviews } from './modules/reviews/index.ts';
import { createSupport } from './modules/support/index.ts';
import { createTasks } from './modules/tasks/index.ts';
import { createVerification, createVerificationReviews } from './modules/verification/index.ts';
import { createWork, type Work } from './modules/work/index.ts';
import { createWithdrawals, type Withdrawals } from './modules/withdrawals/index.ts';
import { createCaseClaims, createConflictsOfInterest } from './modules/decisions/index.ts';
import type { Services } from './services.ts';

export type Modules = ReturnType<typeof createModules>;

/** Creates the domain modules and wires their calls and event listeners. */
export function createModules(services: Services, drawing: Drawing) {
  const conflicts = createConflictsOfInterest((one, other, tx) => referrals.isReferral(one, other, tx));
  const auth = createAuth({ services, conflicts });
  const ledger = createLedger({ services, deletions: auth.deletions });
  auth.accounts.registered.listen((tx, { userId }) => ledger.openAccounts(tx, userId));
  const referrals: Referrals = createReferrals({ services, ledger, members: auth });
  auth.accounts.registered.listen((tx, { userId, referralCode }) =>
    referrals.onUserRegistered(tx, userId, referralCode),
  );
  const claims = createCaseClaims({ ...services, userDirectory: auth });
  const verification = createVerification(services);
  const blueprints = createBlueprints({
    services,
    userDirectory: auth,
    ledger,
    referrals,
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
    blueprints,
    readHandIns: (tx, userId) => work.readHandIns(tx, userId),
  });
  const work: Work = createWork({
    services,
    drawing,
    tasks,
    blueprints,
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
