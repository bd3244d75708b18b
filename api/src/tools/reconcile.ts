import { createLogger } from '@platform/logging';
import { getErrorMessage } from '@platform/node-utils';
import { createApp } from '../app.ts';
import { createClock } from '../platform/clock.ts';
import { HASH_COST } from '../platform/crypto/passwords.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';

/**
 * `npm run reconcile`: verifies the ledger's invariants on the configured database. Safe to run while the platform is
 * running. Exits with code 0 if they hold, otherwise with code 1 and one line per problem.
 */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const logger = createLogger('reconcile', 'silent');
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
      loadWorkTasks: () => Promise.resolve([]),
    });
    const { journals, members, problems } = await app.reconcile();
    for (const problem of problems) console.error(problem);
    console.log(`Replayed ${journals} journals of ${members} members: ${problems.length} problems`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await shutdownHooks.run();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(getErrorMessage(error));
    process.exit(1);
  },
);
