import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import type { Settings } from '../settings/settings.ts';
import type { Stops } from '../stops.ts';
import { openDatabase, type Database } from './database.ts';

const EMBEDDED_NAME = 'platform';

/**
 * Opens the database that the settings name: a MongoDB replica set, or the embedded engine of the data folder, which is
 * started for this process's life if it does not run.
 *
 * @throws Error with one sentence for a person when it does not answer.
 */
export async function connectDatabase({ mongodbUri, dataDir }: Settings, stops: Stops): Promise<Database> {
  if (mongodbUri) return open('MONGODB_URI', mongodbUri, undefined, stops);
  const engine = await connectEngine(join(dataDir, 'db'));
  stops.add('engine', () => engine.stop());
  return open('DATA_DIR', engine.uri, EMBEDDED_NAME, stops);
}

async function open(setting: string, uri: string, name: string | undefined, stops: Stops): Promise<Database> {
  try {
    const database = await openDatabase(uri, name);
    stops.add('database', () => database.close());
    return database;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of ${setting} does not answer: ${why}`, { cause });
  }
}
