import express, { type Express } from 'express';
import { createAccountAnswer } from './account-answer.ts';
import { adminRoutes } from './modules/admin/index.ts';
import { authRoutes, createAuth, profileRoutes, recoveryRoutes, type Auth } from './modules/auth/index.ts';
import { blueprintsRoutes, createBlueprints, purchasesReviewRoutes } from './modules/blueprints/index.ts';
import { createLedger, ledgerRoutes, type Ledger, type Reconciliation } from './modules/ledger/index.ts';
import { createReferrals, referralsRoutes, type Referrals } from './modules/referrals/index.ts';
import { createSupport, supportReviewRoutes, supportRoutes } from './modules/support/index.ts';
import { createTasks, tasksRoutes } from './modules/tasks/index.ts';
import {
  createVerification,
  createVerificationReviews,
  verificationReviewRoutes,
  verificationRoutes,
  type VerificationReviews,
} from './modules/verification/index.ts';
import {
  createWithdrawals,
  withdrawalsReviewRoutes,
  withdrawalsRoutes,
} from './modules/withdrawals/index.ts';
import { createAuditLog } from './platform/audit/audit-log.ts';
import type { Clock } from './platform/clock.ts';
import { createPasswords, type HashCost } from './platform/crypto/passwords.ts';
import { createSealer } from './platform/crypto/sealer.ts';
import type { Database } from './platform/db/database.ts';
import { createTransactions, type Tx } from './platform/db/transaction.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { refuseCrossSite } from './platform/http/cross-site.ts';
import { answerError, answerUnknownAddress } from './platform/http/error-handler.ts';
import { healthRoutes } from './platform/http/health.ts';
import { requestContext } from './platform/http/request-context.ts';
import { createRouter } from './platform/http/router.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { createIdempotency } from './platform/idempotency.ts';
import type { Id } from './platform/ids.ts';
import { createJobs, type Job, type Jobs } from './platform/jobs.ts';
import type { Logger } from './platform/logger.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { createPostman, type Postman } from './platform/outbox/postman.ts';
import { apiDocument } from './platform/openapi/docs-routes.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import type { Settings } from './platform/settings/settings.ts';
import { seed } from './seed.ts';

export type AppParts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** `HASH_COST`; tests pay less. */
  readonly hashCost: HashCost;
  /** Validates every answer against the contract: in tests. */
  readonly checkAnswers: boolean;
};

export type App = {
  readonly express: Express;
  readonly jobs: Jobs;
  /** Builds indexes and brings the seeds; before the first request. */
  prepare(): Promise<void>;
  /** Proves the invariants of money and keeps the result. @throws the signal's reason when it is told to stop */
  reconcile(signal?: AbortSignal): Promise<Reconciliation>;
};

/** Wires the modules: who calls whom, who listens to whom. */
export function createApp(parts: AppParts): App {
  const { settings, database, clock, logger } = parts;
  const { connection } = database;
  const withTransaction = createTransactions(connection);
  const limits = createRateLimits(connection, settings.production);
  const sealer = createSealer(settings.sealKeys);
  const passwords = createPasswords(parts.hashCost);
  const outbox = createOutbox({ connection, sealer, clock, postman: postmanOf(settings) });
  const audit = createAuditLog(connection, clock, (ids, tx) => auth.usernamesOf(ids, tx));

  const ledger = createLedger(connection, withTransaction, clock);
  const join = joinWith(ledger, () => referrals);
  const { shellOrigin } = settings;
  const tools = { connection, withTransaction, clock, sealer, audit, outbox, shellOrigin };
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
  const verificationReviews = createVerificationReviews({
    ...tools,
    verification,
    ownerships: blueprints.verifications,
    autoApproveHours: settings.verificationAutoApproveHours,
  });
  const tasks = createTasks({ connection, ledger, blueprints, clock });
  const withdrawals = createWithdrawals({ ...tools, ledger, people: auth });
  const support = createSupport({ ...tools, people: auth });
  verification.submitted.listen((tx, begun) => blueprints.beginVerification(tx, begun));

  const describeUser = createAccountAnswer(auth, ledger, tasks, clock);
  const sessions = createSessions(connection, settings, (id) => auth.signIn.findSessionUser(id));
  const routes = [
    ...authRoutes({ ...auth, sessions, describeUser }),
    ...profileRoutes({ ...auth, sessions, describeUser }),
    ...recoveryRoutes(auth.recovery),
    ...referralsRoutes(referrals),
    ...blueprintsRoutes(blueprints),
    ...purchasesReviewRoutes(blueprints.purchases, audit),
    ...verificationRoutes(verification, (id, tx) => blueprints.describe(id, tx)),
    ...verificationReviewRoutes(verificationReviews, audit),
    ...ledgerRoutes(ledger, describeUser),
    ...tasksRoutes(tasks),
    ...withdrawalsRoutes(withdrawals),
    ...withdrawalsReviewRoutes(withdrawals.reviews, audit),
    ...supportRoutes(support),
    ...supportReviewRoutes(support.reviews, audit),
    ...adminRoutes({ blueprints, withdrawals }),
  ];

  const idempotency = createIdempotency(connection, sealer);
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(requestContext(settings, logger), securityHeaders(settings.production));
  app.use(healthRoutes(database));
  app.use(
    allowOrigins(settings.allowedOrigins),
    refuseCrossSite(settings.allowedOrigins),
    ...sessions.middleware,
  );
  app.use(apiDocument(settings));
  app.use(createRouter(routes, { ...parts, withTransaction, limits, idempotency }));
  app.use(answerUnknownAddress, answerError);

  return {
    express: app,
    jobs: createJobs(connection, jobsOf(ledger, auth, verificationReviews, outbox), logger),
    async prepare() {
      await database.ensureIndexes();
      await limits.ensureIndexes();
      await sessions.ensureIndexes();
      await seed(auth, tasks, settings);
    },
    reconcile: (signal) =>
      ledger.reconcile(
        {
          members: [tasks.check, withdrawals.check, referrals.check, blueprints.check],
          others: [() => idempotency.check()],
        },
        signal,
      ),
  };
}

/** What a new member means: accounts in the ledger, and whoever brought them. `referrals` needs `auth` itself. */
function joinWith(ledger: Ledger, referrals: () => Referrals) {
  return async (tx: Tx, { userId, referralCode }: { userId: Id; referralCode: string | undefined }) => {
    await ledger.openAccounts(tx, userId);
    const referralApplied = referralCode ? await referrals().applyCode(tx, referralCode, userId) : false;
    return { referralApplied };
  };
}

function jobsOf(ledger: Ledger, auth: Auth, reviews: VerificationReviews, outbox: Outbox): Job[] {
  return [
    { name: 'release-due-rewards', everyMs: 60_000, run: () => ledger.releaseAllDue() },
    { name: 'approve-overdue-verifications', everyMs: 60_000, run: () => reviews.approveOverdue() },
    { name: 'answer-reset-requests', everyMs: 2_000, run: () => auth.recovery.answerRequests() },
    { name: 'send-mails', everyMs: 2_000, run: () => outbox.deliver() },
  ];
}

function postmanOf({ smtpUrl, mailFrom }: Settings): Postman | undefined {
  return smtpUrl === undefined ? undefined : createPostman(smtpUrl, mailFrom);
}
