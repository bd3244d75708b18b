import { createLogger } from '@platform/server-kit/logging';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { createClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { readSettings } from '../settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';
import { proveLedger } from '../reconciliation/prove-ledger.ts';

/**
 * `npm run reconcile`: verifies the ledger's invariants on the configured database. Safe to run while the platform is
 * running. Exits with code 0 if they hold, otherwise with code 1 and one line per problem.
 */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const shutdownHooks = createShutdownHooks(createLogger('reconcile', 'silent'));
  try {
    const database = await connectDatabase(settings, shutdownHooks);
    const { summary, problems } = await proveLedger(settings, database, createClock(settings.clockOffsetMs));
    for (const problem of problems) console.error(problem);
    console.log(summary);
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
