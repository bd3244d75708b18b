import type { Express } from 'express';
import type { CourseBank, DemoTaskSeed, Drawing, WorkTaskSeed } from '@platform/content';
import { DEMO_ACCOUNTS, type Course } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import type { Metrics, Tracing } from '@platform/server-kit/telemetry';
import { createPresentUser } from './presenters/present-user.ts';
import { createExpressApp } from './http/express-app.ts';
import { addBusinessMetrics } from './metrics/business-metrics.ts';
import { addDatabaseMetrics } from './metrics/database-metrics.ts';
import { createAddGauge } from './metrics/gauges.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { ALL_ENCRYPTED_FIELDS } from './encryption/encrypted-fields.ts';
import { createModules, type Modules } from './modules.ts';
import type { Reconciliation } from './modules/ledger/index.ts';
import type { ReadUsernames } from './platform/audit/audit-log.ts';
import { createReportLog, type ReportLog } from './platform/browser-reports/report-log.ts';
import type { Clock } from './platform/clock.ts';
import type { HashCost } from './platform/crypto/passwords.ts';
import { createKeyRecords } from './platform/crypto/key-records.ts';
import type { Database } from './platform/db/database.ts';
import { assertNoImport } from './platform/db/transfer/import.ts';
import { createInstallation } from './platform/db/installation.ts';
import { logSlowCommands, traceCommands } from './platform/db/slow-commands.ts';
import { dropChangedIndexes } from './platform/db/migrations/indexes.ts';
import { runMigrations } from './platform/db/migrations/run-migrations.ts';
import { createIdempotency, type Idempotency } from './platform/idempotency.ts';
import { createJobs, type Job, type Jobs } from './platform/concurrency/jobs.ts';
import type { IsConfirmed } from './platform/outbox/mail-limit.ts';
import { createPersonalData, type PersonalData } from './personal-data/personal-data.ts';
import { createPersonalDataRemoval } from './removal/personal-data-removal.ts';
import type { Id } from './platform/ids.ts';
import { createRecordRemoval } from './removal/record-removal.ts';
import { createServices, type Services } from './services.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import type { Settings } from './settings/settings.ts';
import { reconcileAndLog } from './reconciliation/start-reconciliation.ts';
import { createRoutes } from './http/routes.ts';
import { seed, type SeededAccount } from './seeding/seed.ts';

export type AppDependencies = {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** `HASH_COST` everywhere but in tests, which use a cheaper setting to stay fast. */
  readonly hashCost: HashCost;
  /** Whether to validate every response against its contract schema. On in tests only. */
  readonly validateResponses: boolean;
  /** Loads the tasks on offer. Tests use a few small work tasks. */
  readonly content: ContentLoader;
  /** The published accounts, which production leaves out: both of them, unless the demo registers one itself. */
  readonly accounts?: readonly SeededAccount[];
  /** Undefined without METRICS_PORT. */
  readonly metrics?: Metrics | undefined;
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly tracing?: Tracing | undefined;
};

/** Loads the tasks and courses that the platform starts with; and draws fresh items. */
export type ContentLoader = {
  readonly loadDemoTasks: () => Promise<readonly DemoTaskSeed[]>;
  readonly loadWorkTasks: () => Promise<readonly WorkTaskSeed[]>;
  readonly loadCourses: () => Promise<readonly Course[]>;
  readonly loadCourseBanks: () => Promise<readonly CourseBank[]>;
  readonly drawing: Drawing;
};

export type App = {
  readonly express: Express;
  /** For code that acts as people do, without requests: the demo. */
  readonly inside: {
    readonly services: Services;
    readonly modules: Modules;
    readonly personalData: PersonalData;
  };
  readonly jobs: Jobs;
  readonly reportLog: ReportLog;
  /** Applies migrations, builds indexes and inserts seed data. Must finish before the first request. */
  prepare(): Promise<void>;
  /** Makes `/readyz` respond 503, so that balancers send nothing more, and ends the streams of notices. */
  announceStop(): void;
  /**
   * Verifies the ledger's invariants and stores the result; of members who registered after one if it is given.
   *
   * @throws the signal's reason when aborted
   */
  reconcile(signal?: AbortSignal, after?: Id): Promise<Reconciliation>;
};

/** Assembles the API: platform services, the domain modules built on them, and the HTTP pipeline in front. */
export function createApp(dependencies: AppDependencies): App {
  const { settings, database, logger, metrics, tracing, content, accounts = DEMO_ACCOUNTS } = dependencies;
  const readUsernames: ReadUsernames = (ids, tx) => modules.auth.usernamesOf(ids, tx);
  const isConfirmed: IsConfirmed = (...address) => modules.auth.isConfirmed(...address);
  const services = createServices({ ...dependencies, readUsernames, isConfirmed });
  const modules: Modules = createModules(services, content.drawing);
  const { connection, withTransaction, memberQueue, freeDisk, limits, encryptor } = services;
  const idempotency = createIdempotency(connection, encryptor);
  const { signIn } = modules.auth;
  const sessions = createSessions(connection, settings, {
    findUser: (id) => signIn.findSessionUser(id),
    findVersions: (ids) => signIn.findSessionVersions(ids),
  });
  const personalData = createPersonalData(services, modules);
  const presentUser = createPresentUser(modules, services, sessions.secondFactorProof);
  const routes = createRoutes({ services, modules, sessions, presentUser, personalData });

  const ensureIndexes = createEnsureIndexes([database, limits, sessions]);
  const installation = createInstallation(connection, logger, ensureIndexes);
  const reconcile: App['reconcile'] = (...range) =>
    reconcileLedger(modules, personalData, idempotency, ...range);
  const jobs = createJobs(connection, defineJobs({ modules, services, personalData, reconcile }), {
    logger,
    installation,
    writeHealth: database.writeHealth,
  });
  logSlowCommands(connection.getClient(), logger);
  if (tracing) traceCommands(connection.getClient(), tracing);
  if (metrics) {
    const addGauge = createAddGauge(metrics.registry, logger);
    addDatabaseMetrics(metrics.registry, addGauge, database);
    addBusinessMetrics(addGauge, { modules, services, jobs });
  }
  const reportLog = createReportLog(logger);
  let isStopping = false;
  const httpDependencies = {
    isStopping: () => isStopping,
    installation,
    withTransaction,
    memberQueue,
    freeDisk,
    limits,
    idempotency,
    sessions,
    routes,
    reportLog,
    noticeStreams: services.notices.streams,
  };

  return {
    express: createExpressApp({ ...dependencies, ...httpDependencies }),
    inside: { services, modules, personalData },
    reportLog,
    jobs,
    async prepare() {
      await assertNoImport(connection.getClient().db(connection.name));
      await installation.identify();
      const keyRecords = createKeyRecords(connection, settings.encryptionKeys, ALL_ENCRYPTED_FIELDS);
      await keyRecords.assertPresent();
      await runMigrations(connection, MIGRATIONS, logger);
      await keyRecords.recordActive();
      await dropChangedIndexes(connection, logger);
      await ensureIndexes();
      await seedAll(modules, { content, accounts, settings, logger });
    },
    announceStop() {
      isStopping = true;
      services.notices.streams.stop();
    },
    reconcile,
  };
}

async function seedAll(
  { auth, tasks, work, learning }: Modules,
  {
    content,
    ...rest
  }: Pick<AppDependencies, 'content' | 'settings' | 'logger'> & { accounts: readonly SeededAccount[] },
): Promise<void> {
  await seed(auth, tasks, { demoTasks: await content.loadDemoTasks(), ...rest });
  await work.seed(await content.loadWorkTasks());
  const [courses, banks] = await Promise.all([content.loadCourses(), content.loadCourseBanks()]);
  await learning.seed({ courses, banks });
}

function createEnsureIndexes(owners: readonly { ensureIndexes(): Promise<void> }[]) {
  return async (): Promise<void> => {
    for (const owner of owners) await owner.ensureIndexes();
  };
}

/** Half of what the alert allows. */
const RECONCILIATION_INTERVAL_MS = 30 * 60_000;

function reconcileLedger(
  { ledger, tasks, work, reviews, withdrawals, referrals, blueprints }: Modules,
  { deletion }: PersonalData,
  idempotency: Idempotency,
  ...range: Parameters<App['reconcile']>
): Promise<Reconciliation> {
  const owners = [tasks, work, reviews, withdrawals, referrals, blueprints, deletion];
  const checks = {
    perMember: owners.map(({ check }) => check),
    global: [() => idempotency.check()],
  };
  return ledger.reconcile(checks, ...range);
}

function defineJobs({
  modules,
  services,
  personalData: { deletion, dataExports },
  reconcile,
}: {
  modules: Modules;
  services: Services;
  personalData: PersonalData;
  reconcile: App['reconcile'];
}): Job[] {
  const { outbox, notices, auditChain, logger } = services;
  const removePersonalData = createPersonalDataRemoval({ services, modules });
  const removeRecords = createRecordRemoval({ services, modules });
  const { ledger, auth, blueprints, verificationReviews, work, reviews, itemReports, admin } = modules;
  const { learning } = modules;
  return [
    { name: 'release-due-rewards', everyMs: 60_000, run: () => ledger.unlockDueRewards() },
    {
      name: 'approve-overdue-verifications',
      everyMs: 60_000,
      run: () => verificationReviews.approveOverdue(),
    },
    { name: 'decide-overdue-work', everyMs: 60_000, run: (signal) => reviews.decideOverdue(signal) },
    {
      name: 'take-out-unread-items',
      everyMs: 60_000,
      run: (signal) => itemReports.takeOutUnread(signal),
    },
    { name: 'end-test-attempts', everyMs: 60_000, run: () => learning.closeDue() },
    { name: 'count-test-answers', everyMs: 60_000, run: () => learning.statistics.countEnded() },
    { name: 'cancel-unpaid-purchases', everyMs: 60_000, run: () => blueprints.cancelUnpaid() },
    { name: 'remove-unused-files', everyMs: 3_600_000, run: () => work.files.removeUnused() },
    { name: 'remove-old-personal-data', everyMs: 3_600_000, run: removePersonalData },
    { name: 'remove-old-records', everyMs: 3_600_000, run: removeRecords },
    { name: 'delete-accounts', everyMs: 60_000, run: () => deletion.deleteDue() },
    {
      name: 'finish-second-factor-resets',
      everyMs: 60_000,
      run: () => auth.secondFactorResets.finishDue(),
    },
    { name: 'make-data-exports', everyMs: 60_000, run: (signal) => dataExports.make(signal) },
    { name: 'extend-audit-chain', everyMs: 60_000, run: () => auditChain.extend() },
    { name: 'roll-back-faulty-releases', everyMs: 15_000, run: () => admin.rollBackFaulty() },
    { name: 'answer-reset-requests', everyMs: 2_000, run: () => auth.recovery.processRequests() },
    {
      name: 'answer-confirmation-requests',
      everyMs: 2_000,
      run: () => auth.confirmationLinks.processRequests(),
    },
    { name: 'answer-login-link-requests', everyMs: 2_000, run: () => auth.loginLinks.processRequests() },
    {
      name: 'send-notice-mails',
      everyMs: 60_000,
      run: () => notices.mailing.sendDue((userId, tx) => auth.getProfile(userId, tx)),
    },
    { name: 'send-mails', everyMs: 2_000, run: (signal) => outbox.deliver(signal) },
    {
      name: 'reconcile-ledger',
      everyMs: RECONCILIATION_INTERVAL_MS,
      // The process that starts does it too, without a lease.
      firstAfterMs: RECONCILIATION_INTERVAL_MS,
      run: (signal) => reconcileAndLog(reconcile, logger, signal),
    },
  ];
}
