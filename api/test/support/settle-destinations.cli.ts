import { createLogger } from '@platform/server-kit/logging';
import { createClock } from '../../src/platform/clock.ts';
import { connectDatabase } from '../../src/platform/db/connect-database.ts';
import { createShutdownHooks } from '../../src/platform/shutdown-hooks.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { settleDestinations } from './settle-destinations.ts';

/** Settles the destinations of a platform that is running, for the tests in a browser: their clock is the real one. */
const settings = readSettings(process.env);
const shutdownHooks = createShutdownHooks(createLogger('settle-destinations', 'silent'));
try {
  const database = await connectDatabase(settings, shutdownHooks);
  await settleDestinations({ clock: createClock(settings.clockOffsetMs), database });
} finally {
  await shutdownHooks.run();
}
