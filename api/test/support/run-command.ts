import { createLogger } from '@platform/server-kit/logging';
import { createClock, type Clock } from '../../src/platform/clock.ts';
import { connectDatabase } from '../../src/platform/db/connect-database.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createShutdownHooks } from '../../src/platform/shutdown-hooks.ts';
import { readSettings } from '../../src/settings/settings.ts';

/** What a command needs of a platform. */
export type RunningPlatform = {
  readonly clock: Pick<Clock, 'now'>;
  readonly database: Pick<Database, 'connection'>;
};

/** Runs a command on a platform that is running, for the tests in a browser: their clock is the real one. */
export async function runCommand(
  name: string,
  command: (platform: RunningPlatform) => Promise<unknown>,
): Promise<void> {
  const settings = readSettings(process.env);
  const shutdownHooks = createShutdownHooks(createLogger(name, 'silent'));
  try {
    const database = await connectDatabase(settings, shutdownHooks);
    await command({ clock: createClock(settings.clockOffsetMs), database });
  } finally {
    await shutdownHooks.run();
  }
}
