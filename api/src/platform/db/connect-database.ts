import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import type { ShutdownHooks } from '../shutdown-hooks.ts';
import { openDatabase, type Database, type OpenOptions } from './database.ts';

export const EMBEDDED_DATABASE_NAME = 'platform';

/** Log levels at which slow commands are logged with their names and collections. */
const VERBOSE_LEVELS: readonly string[] = ['trace', 'debug'];

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
 * @throws Error with a one-sentence message for the operator if the database is not responding
 */
export async function connectDatabase(
  { mongodbUri, dataDir, otlpEndpoint, logLevel }: DatabaseSettings,
  shutdownHooks: ShutdownHooks,
): Promise<Database> {
  const monitorCommands = otlpEndpoint !== undefined || VERBOSE_LEVELS.includes(logLevel);
  if (mongodbUri) return open('MONGODB_URI', mongodbUri, { monitorCommands }, shutdownHooks);
  const engine = await connectEngine(join(dataDir, 'db'));
  shutdownHooks.add('engine', () => engine.stop());
  return open('DATA_DIR', engine.uri, { name: EMBEDDED_DATABASE_NAME, monitorCommands }, shutdownHooks);
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
    throw new Error(`The database configured by ${setting} is not responding: ${getErrorMessage(cause)}`, {
      cause,
    });
  }
}
