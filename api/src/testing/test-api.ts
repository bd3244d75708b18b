import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type App } from '../app.ts';
import type { HashCost } from '../platform/crypto/passwords.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/database.ts';
import { listen, stopListening } from '../platform/http/listen.ts';
import { createLogger } from '../platform/logger.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type TestApi = {
  readonly url: string;
  readonly app: App;
  readonly clock: TestClock;
  readonly database: Database;
  readonly settings: Settings;
  /** A new browser; `console` is one on the administrators' own address. */
  client(kind?: 'member' | 'console'): TestClient;
  /** The lines of the log so far. */
  readonly logLines: string[];
  /** The API once more on the same database and clock, as another process would be; it ends before this one. */
  beside(): Promise<TestApi>;
  stop(): Promise<void>;
};

/** The time at which tests begin, in the middle of a UTC day. */
export const START = '2026-03-10T12:00:00.000Z';

/** A hash that costs next to nothing. */
export const CHEAP_HASH: HashCost = { memoryCost: 1_024, timeCost: 2, parallelism: 1 };

/** A file for the names of the databases, from whoever wants to look at what the tests leave; otherwise nothing stays. */
const { KEPT_DATABASES } = process.env;

const TEST_SETTINGS: Settings = {
  production: false,
  host: '127.0.0.1',
  port: 0,
  shellPort: 3000,
  adminPort: 3003,
  shellOrigin: 'http://localhost:3000',
  allowedOrigins: ['http://localhost:3000', 'http://localhost:3003'],
  mongodbUri: undefined,
  dataDir: '',
  sessionSecret: 'a secret of the tests, long enough to sign',
  sealKeys: [{ id: 'test-1', key: randomBytes(32) }],
  forwarderSecret: 'another secret of the tests, for forwarders',
  trustedHops: 0,
  smtpUrl: undefined,
  mailFrom: 'no-reply@localhost',
  // A folder in which nothing was promoted yet.
  releaseStore: import.meta.dirname,
  logLevel: 'debug',
  clockOffsetMs: 0,
  verificationAutoApproveHours: 24,
  firstAdministrator: undefined,
};

/** The whole API on a port and in a database of its own. */
export async function startTestApi(
  changed: Partial<Settings> = {},
  hashCost: HashCost = CHEAP_HASH,
): Promise<TestApi> {
  const settings = { ...TEST_SETTINGS, ...changed };
  const database = await openTestDatabase();
  if (KEPT_DATABASES) appendFileSync(KEPT_DATABASES, `${database.connection.name}\n`);
  const api = await startOn(database, { settings, hashCost, clock: createTestClock(START) });
  return {
    ...api,
    async stop() {
      await api.stop();
      if (!KEPT_DATABASES) await database.connection.dropDatabase();
      await database.close();
    },
  };
}

type Shared = { settings: Settings; hashCost: HashCost; clock: TestClock };

async function startOn(database: Database, shared: Shared): Promise<TestApi> {
  const { settings, clock, hashCost } = shared;
  const logLines: string[] = [];
  const logger = createLogger(settings.logLevel, { write: (line) => void logLines.push(line) });
  const app = createApp({ settings, database, clock, logger, hashCost, checkAnswers: true });
  const server = await begin(app, settings, database);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    clock,
    database,
    settings,
    logLines,
    client: (kind = 'member') => createTestClient(url, kind === 'console' ? { 'x-audience': 'console' } : {}),
    async beside() {
      const own = await openTestDatabase(database.connection.name);
      const other = await startOn(own, shared);
      return {
        ...other,
        async stop() {
          await other.stop();
          await own.close();
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await stopListening(server);
      await app.jobs.stop();
    },
  };
}

/** An API that cannot start leaves no open connection behind, or the run of the tests would not end. */
async function begin(app: App, settings: Settings, database: Database): Promise<Server> {
  try {
    await app.prepare();
    return await listen(app.express, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A database of this test file's own, on the server of the run. */
export function openTestDatabase(name = `test_${randomBytes(6).toString('hex')}`): Promise<Database> {
  const uri = process.env.MONGODB_URI ?? process.env.TEST_MONGODB_URI ?? '';
  return openDatabase(uri, name);
}
