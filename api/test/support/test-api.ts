import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { drawing as builtDrawing, loadDemoTasks, type Drawing, type WorkTaskSeed } from '@platform/content';
import { PAYMENT_METHODS, SAMPLE_OPERATOR } from '@platform/contracts';
import { createLogger, type Logger } from '@platform/server-kit/logging';
import { createMetrics } from '@platform/server-kit/telemetry';
import { createApp, type App } from '../../src/app.ts';
import type { CourseContent } from '../../src/modules/learning/index.ts';
import type { HashCost } from '../../src/platform/crypto/passwords.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase, REQUEST_TIMEOUTS } from '../../src/platform/db/database.ts';
import { listen, type ListeningServer } from '../../src/platform/http/listen.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { COURSES_WITHOUT_TEST } from './courses.ts';
import { TEST_WORK_TASKS } from './work-tasks.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type TestApi = {
  readonly url: string;
  readonly app: App;
  readonly clock: TestClock;
  readonly database: Database;
  readonly settings: Settings;
  /** Creates a client without cookies; `console` clients use the console session. */
  client(sessionKind?: 'member' | 'console'): TestClient;
  /** Returns the metrics as Prometheus reads them. */
  readMetrics(): Promise<string>;
  /** The log lines written so far. */
  readonly logLines: string[];
  /**
   * Starts a second instance on the same database and clock, as another process would, with some other settings. Stop
   * it before this one.
   */
  startSecondInstance(overrides?: Partial<Settings>): Promise<TestApi>;
  stop(): Promise<void>;
};

/** The initial time of the test clock, in the middle of a UTC day. */
export const START_TIME = '2026-03-10T12:00:00.000Z';

/** A minimal password hashing cost, to keep tests fast. */
export const CHEAP_HASH_COST: HashCost = { memoryCost: 1_024, timeCost: 2, parallelism: 1 };

const TEST_SETTINGS: Settings = {
  production: false,
  host: '127.0.0.1',
  port: 0,
  shellPort: 3000,
  adminPort: 3003,
  shellOrigin: 'http://localhost:3000',
  allowedOrigins: ['http://localhost:3000', 'http://localhost:3003'],
  mongodbUri: undefined,
  embeddedDatabase: undefined,
  dataDir: tmpdir(),
  // Tests do not depend on the machine's disk.
  minFreeDiskMb: 0,
  sessionSecret: 'a secret of the tests, long enough to sign',
  encryptionKeys: [{ id: 'test-1', key: randomBytes(32) }],
  certificateKeys: [{ id: 'test-1', key: randomBytes(32) }],
  forwarderSecret: 'another secret of the tests, for forwarders',
  trustedHops: 0,
  smtpUrl: undefined,
  mailFrom: 'no-reply@localhost',
  // A folder without releases.
  releaseStore: import.meta.dirname,
  releaseStoreEndpoint: undefined,
  awsRegion: undefined,
  awsAccessKeyId: undefined,
  awsSecretAccessKey: undefined,
  awsSessionToken: undefined,
  revision: 'tests',
  logLevel: 'debug',
  drainSeconds: 0,
  metricsPort: 0,
  metricsHost: '127.0.0.1',
  otlpEndpoint: undefined,
  otlpHeaders: undefined,
  traceRatio: 1,
  clockOffsetMs: 0,
  verificationAutoApproveHours: 24,
  demoTasks: true,
  demo: 'off',
  ordersWithoutEnoughWork: false,
  houseDailyBudget: undefined,
  payoutApprovalLimit: undefined,
  reviewAutoApproveHours: 72,
  mailRetentionDays: 30,
  ticketRetentionDays: 730,
  identityRetentionDays: 180,
  evidenceRetentionDays: 730,
  auditRetentionDays: 3_650,
  releaseManagers: [],
  firstAdministrator: undefined,
  operator: SAMPLE_OPERATOR,
  automaticRollback: true,
  requiresAdminSecondFactor: false,
  passkeyDomain: 'localhost',
  paymentDestinations: PAYMENT_METHODS.map(({ value: method }) => ({
    method,
    destination: `${method}@pay.example`,
    network: method === 'usdt' ? 'TRC-20' : null,
    recipient: null,
    note: null,
  })),
};

/** The server of a test file that stops it. The others share that of the run. */
let ownServer: string | undefined;

/** Makes this test file use a database server of its own, with the timeouts of production. */
export function useServer(uri: string): void {
  ownServer = uri;
}

/** Starts the whole API on a free port with its own database. */
export async function startTestApi(
  overrides: Partial<Settings> = {},
  hashCost: HashCost = CHEAP_HASH_COST,
  workTasks: readonly WorkTaskSeed[] = TEST_WORK_TASKS,
  databaseName?: string,
  drawing: Drawing = builtDrawing,
  courses: CourseContent = COURSES_WITHOUT_TEST,
): Promise<TestApi> {
  const settings = { ...TEST_SETTINGS, ...overrides };
  const database = await openTestDatabase(databaseName);
  const api = await startInstance(database, {
    settings,
    hashCost,
    workTasks,
    drawing,
    courses,
    clock: createTestClock(START_TIME),
  });
  return {
    ...api,
    async stop() {
      await api.stop();
      await database.connection.dropDatabase();
      await database.close();
    },
  };
}

type InstanceOptions = {
  settings: Settings;
  hashCost: HashCost;
  clock: TestClock;
  workTasks: readonly WorkTaskSeed[];
  drawing: Drawing;
  courses: CourseContent;
};

async function startInstance(database: Database, options: InstanceOptions): Promise<TestApi> {
  const { settings, clock, hashCost, workTasks, drawing, courses } = options;
  const logLines: string[] = [];
  const logger = createLogger('api', settings.logLevel, { write: (line) => void logLines.push(line) });
  const metrics = createMetrics('api', { dataDir: tmpdir(), revision: 'tests' });
  const app = createApp({
    settings,
    database,
    clock,
    logger,
    metrics,
    hashCost,
    validateResponses: true,
    content: {
      loadDemoTasks,
      loadWorkTasks: () => Promise.resolve(workTasks),
      loadCourses: () => Promise.resolve(courses.courses),
      loadCourseBanks: () => Promise.resolve(courses.banks),
      drawing,
    },
  });
  const server = await prepareAndListen(app, settings, database, logger);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    app,
    clock,
    database,
    settings,
    readMetrics: () => metrics.registry.metrics(),
    logLines,
    client: (sessionKind = 'member') =>
      createTestClient(url, sessionKind === 'console' ? { 'x-audience': 'console' } : {}),
    async startSecondInstance(overrides = {}) {
      const secondConnection = await openTestDatabase(database.connection.name);
      const secondSettings = { ...settings, ...overrides };
      const secondInstance = await startInstance(secondConnection, { ...options, settings: secondSettings });
      return {
        ...secondInstance,
        async stop() {
          await secondInstance.stop();
          await secondConnection.close();
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await server.stop();
      await app.jobs.stop();
    },
  };
}

/**
 * Prepares the app and starts listening. Closes the database on failure, because an open connection keeps Jest running.
 */
async function prepareAndListen(
  app: App,
  settings: Settings,
  database: Database,
  logger: Logger,
): Promise<ListeningServer> {
  try {
    await app.prepare();
    return await listen(app.express, settings, logger);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens a database on the server of the test run, by default a new one. A busy machine must not look like an outage: a
 * run of all tests keeps processes waiting for seconds.
 */
export function openTestDatabase(name = `test_${randomBytes(6).toString('hex')}`): Promise<Database> {
  return openDatabase(testDatabaseUri(), {
    name,
    monitorCommands: true,
    ...(ownServer !== undefined && { timeouts: REQUEST_TIMEOUTS }),
  });
}

/** Returns the connection string of the server of the test file. */
export function testDatabaseUri(): string {
  return ownServer ?? process.env.MONGODB_URI ?? process.env.TEST_MONGODB_URI ?? '';
}
