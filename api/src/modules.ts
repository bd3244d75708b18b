import type { Drawing } from '@platform/content';
import { createAdmin } from './modules/admin/index.ts';
import { createAuth, type Auth } from './modules/auth/index.ts';
import {
  createBlueprints,
  type Blueprints,
  type ReadOpenPay,
  type ReadWorkTest,
} from './modules/blueprints/index.ts';
import { createCases } from './modules/cases/index.ts';
import { createItemReports, type ItemReports } from './modules/item-reports/index.ts';
import { createLearning, type Learning } from './modules/learning/index.ts';
import { createLedger, type Ledger } from './modules/ledger/index.ts';
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
  const referrals: Referrals = createReferrals({ services, ledger, members: auth });
  connectAccounts(auth, ledger, referrals);
  const claims = createCaseClaims({ ...services, userDirectory: auth });
  const reviewing = { services, userDirectory: auth, conflicts, claims };
  const verification: Verification = createVerification(services);
  const readOpenPay: ReadOpenPay = (...order) => work.openPay.findForOrder(...order);
  const readWorkTest: ReadWorkTest = (...owner) => learning.standing.findWorkTest(...owner);
  const blueprints = createBlueprints({ ...reviewing, ledger, verification, readOpenPay, readWorkTest });
  const verificationReviews = createVerificationReviews({
    ...reviewing,
    verification,
    ownerships: blueprints.verifications,
    awaitsPayout: async (userId, tx) =>
      (await withdrawals.isWaiting(userId, tx)) || blueprints.isReturning(userId, tx),
  });
  const tasks = createTasks({
    services,
    ledger,
    referrals,
    blueprints,
    readHandIns: (tx, userId) => work.readHandIns(tx, userId),
  });
  const work: Work = createWork({
    ...reviewing,
    drawing,
    tasks,
    blueprints,
    readReviews: (id, tx) => reviews.findReviews(id, tx),
    readReports: (id, tx) => itemReports.findOutcomes(id, tx),
    findWorkGate: (...owner) => learning.standing.findGate(...owner),
  });
  const learning: Learning = createLearning({
    ...reviewing,
    drawing,
    hasStartedWork: work.hasStarted,
    readPaidWork: work.readPaidShare,
  });
  const readTasks = (ids: readonly string[]) => tasks.findTasks(ids);
  const itemReports: ItemReports = createItemReports({ ...reviewing, items: work.reportedItems, readTasks });
  const reviews: Reviews = createReviews({
    ...reviewing,
    work: work.reviewing,
    readTasks,
    readFiles: work.readFiles,
  });
  connectWork(work, { blueprints, itemReports, reviews, learning });
  const withdrawals: Withdrawals = createWithdrawals({ ...reviewing, ledger, blueprints, tasks });
  // The money of a payout that came back to an erased account is given up with the rest.
  withdrawals.bounced.listen((tx, { userId }) => auth.deletions.resume(tx, userId, services.clock.now()));
  const support = createSupport({ services, userDirectory: auth, claims });
  connectVerification(verification, blueprints, verificationReviews);

  const owners = {
    ...{ auth, ledger, referrals, blueprints, tasks, work, reviews, itemReports, learning },
    ...{ withdrawals, support },
  };
  const cases = createCases({ ...owners, services, conflicts, claims, verification });
  const admin = createAdmin({ services, ...owners });
  return { ...owners, verification, verificationReviews, cases, admin };
}

/**
 * A returned blueprint ends its open work, reported items are filed, the receipt of an appeal is confirmed, and what a
 * reviewer comments on is practiced.
 */
function connectWork(
  work: Work,
  {
    blueprints,
    itemReports,
    reviews,
    learning,
  }: {
    readonly blueprints: Blueprints;
    readonly itemReports: ItemReports;
    readonly reviews: Reviews;
    readonly learning: Learning;
  },
): void {
  blueprints.returned.listen((tx, { userId, blueprintId }) =>
    work.submissions.giveBackAll(tx, userId, blueprintId),
  );
  work.itemsReported.listen((tx, reported) => itemReports.file(tx, reported));
  work.submissions.appealed.listen((tx, submission) => reviews.confirmAppeal(tx, submission));
  reviews.commented.listen((tx, { userId, blueprintId, objective, text: comment }) =>
    learning.addToPractice(tx, userId, [objective], { reason: 'comment', comment }, blueprintId),
  );
}

/** A submitted verification opens a row of the free blueprint, and its receipt is confirmed. */
function connectVerification(
  { submitted }: Verification,
  blueprints: Blueprints,
  reviews: ReturnType<typeof createVerificationReviews>,
): void {
  submitted.listen((tx, begun) => blueprints.beginVerification(tx, begun));
  submitted.listen((tx, begun) => reviews.confirmReceipt(tx, begun));
}

/** A new account gets its balances, and counts for the member who invited it. */
function connectAccounts(auth: Auth, ledger: Ledger, referrals: Referrals): void {
  auth.accounts.registered.listen((tx, { userId }) => ledger.openAccounts(tx, userId));
  auth.accounts.registered.listen((tx, { userId, referralCode }) =>
    referrals.onUserRegistered(tx, userId, referralCode),
  );
  auth.emailConfirmed.listen((tx, { userId }) => referrals.onEmailConfirmed(tx, userId));
}
