import type { Express } from 'express';
import { createAccountAnswer } from './account-answer.ts';
import { createHttp } from './http.ts';
import { createModules, type Modules } from './modules.ts';
import type { Reconciliation } from './modules/ledger/index.ts';
import type { Clock } from './platform/clock.ts';
import { createPasswords, type HashCost } from './platform/crypto/passwords.ts';
import { createSealer } from './platform/crypto/sealer.ts';
import type { Database } from './platform/db/database.ts';
import { createTransactions } from './platform/db/transaction.ts';
import { createIdempotency } from './platform/idempotency.ts';
import { createJobs, type Job, type Jobs } from './platform/jobs.ts';
import type { Logger } from './platform/logger.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { createPostman, type Postman } from './platform/outbox/postman.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import type { Settings } from './platform/settings/settings.ts';
import { routesOf } from './routes.ts';
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

/** The whole API: the platform's parts, the modules on them, and the way of a request to them. */
export function createApp(parts: AppParts): App {
  const { settings, database, clock, logger } = parts;
  const { connection } = database;
  const withTransaction = createTransactions(connection);
  const limits = createRateLimits(connection, settings.production);
  const sealer = createSealer(settings.sealKeys);
  const passwords = createPasswords(parts.hashCost);
  const outbox = createOutbox({ connection, sealer, clock, postman: postmanOf(settings) });
  const idempotency = createIdempotency(connection, sealer);

  const lent = { settings, connection, withTransaction, clock, sealer, passwords, limits, outbox };
  const modules = createModules(lent);
  const { auth, ledger, referrals, blueprints, tasks, withdrawals } = modules;
  const sessions = createSessions(connection, settings, (id) => auth.signIn.findSessionUser(id));
  const routes = routesOf(modules, sessions, createAccountAnswer(auth, ledger, tasks, clock));

  return {
    express: createHttp({ ...parts, withTransaction, limits, idempotency, sessions, routes }),
    jobs: createJobs(connection, jobsOf(modules, outbox), logger),
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

function jobsOf({ ledger, auth, verificationReviews }: Modules, outbox: Outbox): Job[] {
  return [
    { name: 'release-due-rewards', everyMs: 60_000, run: () => ledger.releaseAllDue() },
    {
      name: 'approve-overdue-verifications',
      everyMs: 60_000,
      run: () => verificationReviews.approveOverdue(),
    },
    { name: 'answer-reset-requests', everyMs: 2_000, run: () => auth.recovery.answerRequests() },
    { name: 'send-mails', everyMs: 2_000, run: () => outbox.deliver() },
  ];
}

function postmanOf({ smtpUrl, mailFrom }: Settings): Postman | undefined {
  return smtpUrl === undefined ? undefined : createPostman(smtpUrl, mailFrom);
}
