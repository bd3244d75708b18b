import { drawing, loadCourseBanks, loadCourses, loadDemoTasks, loadWorkTasks } from '@platform/content';
import { createLogger, logCrashes } from '@platform/server-kit/logging';
import { createApp } from '../app.ts';
import { createClock } from '../platform/clock.ts';
import { HASH_COST } from '../platform/crypto/passwords.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { readSettings } from '../settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';

/**
 * `npm run db -- migrate`: applies migrations, builds indexes and adds the first administrator and the tasks to the
 * configured database, as each start of the API does. After it, the processes of a new version find nothing left to do.
 * Returns the exit code.
 */
export async function runMigrate(): Promise<number> {
  const settings = readSettings(process.env);
  const logger = createLogger('migrate', settings.logLevel);
  logCrashes(logger);
  const shutdownHooks = createShutdownHooks(logger);
  try {
    const database = await connectDatabase(settings, shutdownHooks);
    const clock = createClock(settings.clockOffsetMs);
    const app = createApp({
      settings,
      database,
      clock,
      logger,
      hashCost: HASH_COST,
      validateResponses: false,
      content: { loadDemoTasks, loadWorkTasks, loadCourses, loadCourseBanks, drawing },
    });
    await app.prepare();
    logger.info('the database is up to date');
    return 0;
  } finally {
    await shutdownHooks.run();
  }
}
