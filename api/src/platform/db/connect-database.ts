import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { getErrorMessage } from '@platform/node-utils';
import type { Settings } from '../settings/settings.ts';
import type { ShutdownHooks } from '../shutdown-hooks.ts';
import { openDatabase, type Database } from './database.ts';

export const EMBEDDED_DATABASE_NAME = 'platform';

/**
 * Opens the configured database: a MongoDB replica set, or the embedded engine of the data folder. If no engine is
 * running there, one is started for the lifetime of this process.
 *
 * @throws Error with a one-sentence message for the operator if the database is not responding
 */
export async function connectDatabase(
  { mongodbUri, dataDir }: Settings,
  shutdownHooks: ShutdownHooks,
): Promise<Database> {
  if (mongodbUri) return open('MONGODB_URI', mongodbUri, undefined, shutdownHooks);
  const engine = await connectEngine(join(dataDir, 'db'));
  shutdownHooks.add('engine', () => engine.stop());
  return open('DATA_DIR', engine.uri, EMBEDDED_DATABASE_NAME, shutdownHooks);
}

async function open(
  setting: string,
  uri: string,
  name: string | undefined,
  shutdownHooks: ShutdownHooks,
): Promise<Database> {
  try {
    const database = await openDatabase(uri, name);
    shutdownHooks.add('database', () => database.close());
    return database;
  } catch (cause) {
    throw new Error(`The database configured by ${setting} is not responding: ${getErrorMessage(cause)}`, {
      cause,
    });
  }
}
