import { createApp } from './app.ts';
import { createClock } from './platform/clock.ts';
import { HASH_COST } from './platform/crypto/passwords.ts';
import { connectDatabase } from './platform/db/connect-database.ts';
import { listen, stopListening } from './platform/http/listen.ts';
import { createLogger } from './platform/logger.ts';
import { readSettings } from './platform/settings/settings.ts';
import { createStops, type Stops } from './platform/stops.ts';
import { reconcileAtStart } from './reconcile-at-start.ts';

/**
 * The API's process. It says `{ type: 'ready' }` to a parent over IPC, and ends on SIGTERM, SIGINT or when the parent is
 * gone. What a person has to mend is said on stderr, one line for each thing, with exit code 1.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const stops = createStops(logger);
  stopOnSignals(stops);
  const database = await connectDatabase(settings, stops);
  const clock = createClock(settings.clockOffsetMs);
  const app = createApp({ settings, database, clock, logger, hashCost: HASH_COST, checkAnswers: false });
  await app.prepare();
  const server = await listen(app.express, settings);
  stops.add('requests', () => stopListening(server));
  app.jobs.start();
  stops.add('jobs', () => app.jobs.stop());
  stops.add('reconciliation', reconcileAtStart(app, logger));
  logger.info({ port: settings.port }, 'the API is ready');
  process.send?.({ type: 'ready' });
}

function stopOnSignals(stops: Stops): void {
  const stop = (): void => void stops.run().then(() => process.exit(0));
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
