import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectEngine } from '@platform/embedded-mongo';
import type { Logger } from '@platform/server-kit/logging';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import type { ShutdownHooks } from '../shutdown-hooks.ts';
import { isUnavailable } from './database-errors.ts';
import { openDatabase, type Database, type OpenOptions } from './database.ts';
import { NoReplicaSetError } from './replica-set.ts';

export const EMBEDDED_DATABASE_NAME = 'platform';

/** Log levels at which slow commands are logged with their names and collections. */
const VERBOSE_LEVELS: readonly string[] = ['trace', 'debug'];

const PREPARE_TIMEOUT_MS = 30_000;
const PREPARE_INTERVAL_MS = 1_000;

type DatabaseSettings = {
  readonly mongodbUri: string | undefined;
  readonly dataDir: string;
  readonly otlpEndpoint: string | undefined;
  readonly logLevel: string;
};

/**
 * Opens the configured database: a MongoDB replica set, or the embedded engine of the data folder. If no engine is
 * running there, one is started for the lifetime of this process.
 *
 * @param timeouts by default those for tools
 * @throws Error with a one-sentence message for the operator if the database is not responding
 */
export async function connectDatabase(
  { mongodbUri, dataDir, otlpEndpoint, logLevel }: DatabaseSettings,
  shutdownHooks: ShutdownHooks,
  timeouts: OpenOptions['timeouts'] = {},
): Promise<Database> {
  const monitorCommands = otlpEndpoint !== undefined || VERBOSE_LEVELS.includes(logLevel);
  const options = { monitorCommands, timeouts };
  if (mongodbUri) return open('MONGODB_URI', mongodbUri, options, shutdownHooks);
  const engine = await connectEngine(join(dataDir, 'db'));
  shutdownHooks.add('engine', () => engine.stop());
  return open('DATA_DIR', engine.uri, { ...options, name: EMBEDDED_DATABASE_NAME }, shutdownHooks);
}

async function open(
  setting: string,
  uri: string,
  options: OpenOptions,
  shutdownHooks: ShutdownHooks,
): Promise<Database> {
  try {
    const database = await openDatabase(uri, options);
    shutdownHooks.add('database', () => database.close());
    return database;
  } catch (cause) {
    const problem = cause instanceof NoReplicaSetError ? 'cannot be used' : 'is not responding';
    throw new Error(`The database configured by ${setting} ${problem}: ${getErrorMessage(cause)}`, { cause });
  }
}

/**
 * Prepares the database, again after a failure of the network or the server: a replica set needs some seconds to find
 * another primary. Every step of it may be repeated.
 *
 * @throws Error that names the setting if the database is not back within half a minute; whatever else `prepare` throws
 */
export async function prepareDatabase(
  prepare: () => Promise<void>,
  { mongodbUri }: Pick<DatabaseSettings, 'mongodbUri'>,
  logger: Logger,
  timeoutMs = PREPARE_TIMEOUT_MS,
): Promise<void> {
  const what = `The database configured by ${mongodbUri ? 'MONGODB_URI' : 'DATA_DIR'} failed while it was prepared`;
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    try {
      await prepare();
      return;
    } catch (cause) {
      if (!isUnavailable(cause)) throw cause;
      if (performance.now() > deadlineMs) throw new Error(`${what}: ${getErrorMessage(cause)}`, { cause });
      logger.warn({ err: cause }, `${what}; trying again`);
      await delay(PREPARE_INTERVAL_MS);
    }
  }
}
