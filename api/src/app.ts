import type { Express } from 'express';
import type { Logger } from '@platform/logging';
import { createDescribeUser } from './describe-user.ts';
import { createExpressApp } from './express-app.ts';
import { createMigrations } from './migrations/index.ts';
import { createModules, type Modules } from './modules.ts';
import type { WorkTaskSeed } from './modules/work/index.ts';
import type { Reconciliation } from './modules/ledger/index.ts';
import type { ReadUsernames } from './platform/audit/audit-log.ts';
import { createReportLog, type ReportLog } from './platform/browser-reports/report-log.ts';
import type { Clock } from './platform/clock.ts';
import type { HashCost } from './platform/crypto/passwords.ts';
import { createKeyRecords } from './platform/crypto/key-records.ts';
import type { Database } from './platform/db/database.ts';
import { createInstallation } from './platform/db/installation.ts';
import { runMigrations } from './platform/db/migrations/run-migrations.ts';
import { createIdempotency } from './platform/idempotency.ts';
import { createJobs, type Job, type Jobs } from './platform/concurrency/jobs.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { createPersonalDataRemoval } from './personal-data-removal.ts';
import { createPlatform } from './platform/platform.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import type { Settings } from './platform/settings/settings.ts';
import { createRoutes } from './routes.ts';
import { seed } from './seed.ts';

export type AppDependencies = {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** `HASH_COST` everywhere but in tests, which use a cheaper setting to stay fast. */
  readonly hashCost: HashCost;
  /** Whether to validate every response against its contract schema. On in tests only. */
  readonly validateResponses: boolean;
  /** Loads the work tasks on offer. Tests use a few small ones. */
  readonly loadWorkTasks: () => Promise<readonly WorkTaskSeed[]>;
};

export type App = {
  readonly express: Express;
  readonly jobs: Jobs;
  readonly reportLog: ReportLog;
  /** Applies migrations, builds indexes and inserts seed data. Must finish before the first request. */
  prepare(): Promise<void>;
  /** Verifies the ledger's invariants and stores the result. @throws the signal's reason when aborted */
  reconcile(signal?: AbortSignal): Promise<Reconciliation>;
};

/** Assembles the API: platform services, the domain modules built on them, and the HTTP pipeline in front. */
export function createApp(dependencies: AppDependencies): App {
  const { settings, database, clock, logger } = dependencies;
  const readUsernames: ReadUsernames = (ids, tx) => modules.auth.usernamesOf(ids, tx);
  const platform = createPlatform({ ...dependencies, readUsernames });
  const modules: Modules = createModules(platform);
  const { auth, ledger, referrals, blueprints, tasks, work, reviews, withdrawals } = modules;
  const { connection, withTransaction, limits, outbox, encryptor, digester } = platform;
  const idempotency = createIdempotency(connection, encryptor);
  const sessions = createSessions(connection, settings, (id) => auth.signIn.findSessionUser(id));
  const routes = createRoutes(platform, modules, sessions, createDescribeUser(auth, ledger, tasks, clock));

  const ensureIndexes = async (): Promise<void> => {
    await database.ensureIndexes();
    await limits.ensureIndexes();
    await sessions.ensureIndexes();
  };
  const installation = createInstallation(connection, logger, ensureIndexes);
  const reportLog = createReportLog(logger);
  const services = { installation, withTransaction, limits, idempotency, sessions, routes, reportLog };

  return {
    express: createExpressApp({ ...dependencies, ...services }),
    reportLog,
    jobs: createJobs(
      connection,
      defineJobs(modules, outbox, createPersonalDataRemoval({ platform, modules })),
      {
        logger,
        installation,
        writeHealth: database.writeHealth,
      },
    ),
    async prepare() {
      await installation.identify();
      const keyRecords = createKeyRecords(connection, settings.encryptionKeys);
      const migrations = createMigrations(encryptor, digester, clock);
      await keyRecords.guard(() => runMigrations(connection, migrations, logger));
      await ensureIndexes();
      await seed(auth, tasks, settings, logger);
      await work.seed(await dependencies.loadWorkTasks());
    },
    reconcile: (signal) =>
      ledger.reconcile(
        {
          perMember: [
            tasks.check,
            work.check,
            reviews.check,
            withdrawals.check,
            referrals.check,
            blueprints.check,
          ],
          global: [() => idempotency.check()],
        },
        signal,
      ),
  };
}

function defineJobs(modules: Modules, outbox: Outbox, removePersonalData: Job['run']): Job[] {
  const { ledger, auth, blueprints, verificationReviews, work, reviews, admin } = modules;
  return [
    { name: 'release-due-rewards', everyMs: 60_000, run: () => ledger.unlockDueRewards() },
    {
      name: 'approve-overdue-verifications',
      everyMs: 60_000,
      run: () => verificationReviews.approveOverdue(),
    },
    { name: 'decide-overdue-work', everyMs: 60_000, run: () => reviews.decideOverdue() },
    { name: 'cancel-unpaid-purchases', everyMs: 60_000, run: () => blueprints.cancelUnpaid() },
    { name: 'remove-unused-files', everyMs: 3_600_000, run: () => work.files.removeUnused() },
    { name: 'remove-old-personal-data', everyMs: 3_600_000, run: removePersonalData },
    { name: 'take-back-faulty-releases', everyMs: 15_000, run: () => admin.takeBackFaulty() },
    { name: 'answer-reset-requests', everyMs: 2_000, run: () => auth.recovery.processRequests() },
    {
      name: 'answer-confirmation-requests',
      everyMs: 2_000,
      run: () => auth.confirmationLinks.processRequests(),
    },
    { name: 'answer-login-link-requests', everyMs: 2_000, run: () => auth.loginLinks.processRequests() },
    { name: 'send-mails', everyMs: 2_000, run: () => outbox.deliver() },
  ];
}
