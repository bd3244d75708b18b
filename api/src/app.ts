import type { Express } from 'express';
import type { Logger } from '@platform/logging';
import { createDescribeUser } from './describe-user.ts';
import { createExpressApp } from './express-app.ts';
import { createModules, type Modules } from './modules.ts';
import type { Reconciliation } from './modules/ledger/index.ts';
import type { Clock } from './platform/clock.ts';
import { createPasswords, type HashCost } from './platform/crypto/passwords.ts';
import { createEncryptor } from './platform/crypto/encryptor.ts';
import type { Database } from './platform/db/database.ts';
import { createTransactions } from './platform/db/transaction.ts';
import { createIdempotency } from './platform/idempotency.ts';
import { createJobs, type Job, type Jobs } from './platform/jobs.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { createMailer, type Mailer } from './platform/outbox/mailer.ts';
import { createRateLimits } from './platform/rate-limits.ts';
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
};

export type App = {
  readonly express: Express;
  readonly jobs: Jobs;
  /** Builds indexes and inserts seed data. Must finish before the first request. */
  prepare(): Promise<void>;
  /** Verifies the ledger's invariants and stores the result. @throws the signal's reason when aborted */
  reconcile(signal?: AbortSignal): Promise<Reconciliation>;
};

/** Assembles the API: platform services, the domain modules built on them, and the HTTP pipeline in front. */
export function createApp(dependencies: AppDependencies): App {
  const { settings, database, clock, logger } = dependencies;
  const { connection } = database;
  const withTransaction = createTransactions(connection);
  const limits = createRateLimits(connection, settings.production);
  const encryptor = createEncryptor(settings.encryptionKeys);
  const passwords = createPasswords(dependencies.hashCost);
  const outbox = createOutbox({ connection, encryptor, clock, mailer: createConfiguredMailer(settings) });
  const idempotency = createIdempotency(connection, encryptor);

  const platform = { settings, connection, withTransaction, clock, encryptor, passwords, limits, outbox };
  const modules = createModules(platform);
  const { auth, ledger, referrals, blueprints, tasks, withdrawals } = modules;
  const sessions = createSessions(connection, settings, (id) => auth.signIn.findSessionUser(id));
  const routes = createRoutes(modules, sessions, createDescribeUser(auth, ledger, tasks, clock));

  return {
    express: createExpressApp({ ...dependencies, withTransaction, limits, idempotency, sessions, routes }),
    jobs: createJobs(connection, defineJobs(modules, outbox), logger),
    async prepare() {
      await database.ensureIndexes();
      await limits.ensureIndexes();
      await sessions.ensureIndexes();
      await seed(auth, tasks, settings);
    },
    reconcile: (signal) =>
      ledger.reconcile(
        {
          perMember: [tasks.check, withdrawals.check, referrals.check, blueprints.check],
          global: [() => idempotency.check()],
        },
        signal,
      ),
  };
}

function defineJobs({ ledger, auth, verificationReviews }: Modules, outbox: Outbox): Job[] {
  return [
    { name: 'release-due-rewards', everyMs: 60_000, run: () => ledger.unlockDueRewards() },
    {
      name: 'approve-overdue-verifications',
      everyMs: 60_000,
      run: () => verificationReviews.approveOverdue(),
    },
    { name: 'answer-reset-requests', everyMs: 2_000, run: () => auth.recovery.processRequests() },
    { name: 'send-mails', everyMs: 2_000, run: () => outbox.deliver() },
  ];
}

function createConfiguredMailer({ smtpUrl, mailFrom }: Settings): Mailer | undefined {
  return smtpUrl === undefined ? undefined : createMailer(smtpUrl, mailFrom);
}
