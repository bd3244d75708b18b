import { createApp } from '../app.ts';
import { createClock } from '../platform/clock.ts';
import { HASH_COST } from '../platform/crypto/passwords.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { createLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createStops } from '../platform/stops.ts';

/**
 * `npm run reconcile`: proves the invariants of money on the database of the settings, also while the platform runs.
 * Exit code 0 when they hold; else 1, with a line for each place where they do not.
 */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const logger = createLogger('silent');
  const stops = createStops(logger);
  try {
    const database = await connectDatabase(settings, stops);
    const clock = createClock(settings.clockOffsetMs);
    const app = createApp({ settings, database, clock, logger, hashCost: HASH_COST, checkAnswers: false });
    const { journals, members, problems } = await app.reconcile();
    for (const problem of problems) console.error(problem);
    console.log(`${journals} journals of ${members} members replayed, ${problems.length} problems`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await stops.run();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
