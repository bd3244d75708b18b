import { drawing, loadCourseBanks, loadCourses, loadDemoTasks, loadWorkTasks } from '@platform/content';
import { createLogger, logCrashes } from '@platform/server-kit/logging';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import {
  describeTrustedHops,
  EMBEDDED_DATABASE_MEANING,
  forgetSecrets,
  restrictEnvironment,
} from '@platform/server-kit/settings';
import { createMetrics, startMetricsServer, startTracing } from '@platform/server-kit/telemetry';
import { createApp } from './app.ts';
import { sumDemoRewards } from './modules/tasks/index.ts';
import { createClock } from './platform/clock.ts';
import { HASH_COST } from './platform/crypto/passwords.ts';
import { connectDatabase, prepareDatabase } from './platform/db/connect-database.ts';
import { REQUEST_TIMEOUTS } from './platform/db/database.ts';
import { listen } from './platform/http/listen.ts';
import { API_SETTINGS } from './settings/schema.ts';
import { readSettings } from './settings/settings.ts';
import { createShutdownHooks, type ShutdownHooks } from './platform/shutdown-hooks.ts';
import { startReconciliation } from './reconciliation/start-reconciliation.ts';

/**
 * Runs the API process. It sends `{ type: 'ready' }` to its parent over IPC and shuts down on SIGTERM, SIGINT or when
 * the parent disconnects. Startup problems that an operator has to fix go to stderr, one per line, with exit code 1.
 */
async function main(): Promise<void> {
  restrictEnvironment(API_SETTINGS);
  const settings = readSettings(process.env);
  forgetSecrets(API_SETTINGS);
  const logger = createLogger('api', settings.logLevel);
  logCrashes(logger);
  if (settings.production)
    logger[settings.trustedHops === 0 ? 'warn' : 'info'](describeTrustedHops(settings.trustedHops));
  if (settings.production && !settings.mongodbUri)
    logger.warn(`EMBEDDED_DATABASE=accepted: ${EMBEDDED_DATABASE_MEANING}`);
  if (settings.paymentDestinations.length === 0)
    logger.warn('PAYMENT_DESTINATIONS is not set: members cannot purchase blueprints');
  const shutdownHooks = createShutdownHooks(logger);
  if (settings.production && settings.demoTasks)
    logger.warn(
      { dollars: sumDemoRewards(await loadDemoTasks()) },
      'DEMO_TASKS is on: a member can earn this by clicking alone',
    );
  stopOnSignals(shutdownHooks);
  const database = await connectDatabase(settings, shutdownHooks, REQUEST_TIMEOUTS);
  if (settings.demo !== 'off') {
    // Loaded only here: most starts need nothing of it.
    const { ensureDemo } = await import('./demo/ensure-demo.ts');
    await prepareDatabase(() => ensureDemo(database.connection, settings, logger), settings, logger);
  }
  const clock = createClock(settings.clockOffsetMs);
  const metrics = settings.metricsPort === 0 ? undefined : createMetrics('api', settings);
  const tracing = await startTracing({ ...settings, service: 'api', log: logger });
  if (tracing) shutdownHooks.add('traces', tracing.stop);
  const app = createApp({
    settings,
    database,
    clock,
    logger,
    hashCost: HASH_COST,
    validateResponses: false,
    content: { loadDemoTasks, loadWorkTasks, loadCourses, loadCourseBanks, drawing },
    metrics,
    tracing,
  });
  // Before the migrations, which can take long: a process that migrates is up.
  if (metrics) {
    const stop = await startMetricsServer({ ...settings, ...metrics, log: logger });
    shutdownHooks.add('metrics', stop);
  }
  await prepareDatabase(() => app.prepare(), settings, logger);
  const server = await listen(app.express, settings, logger);
  // After the requests, which can still bring reports.
  shutdownHooks.add('browser reports', () => {
    app.reportLog.flush();
    return Promise.resolve();
  });
  app.jobs.start();
  const stopReconciliation = startReconciliation(app, logger);
  const stopRequests = (): Promise<void> => {
    app.announceStop();
    return server.stop();
  };
  // At the same time: a job that takes long must not keep balancers from learning that this process stops.
  shutdownHooks.addTogether(
    ['requests', stopRequests],
    ['jobs', () => app.jobs.stop()],
    ['reconciliation', stopReconciliation],
  );
  logger.info({ port: settings.port }, 'API ready');
  process.send?.({ type: 'ready' });
}

function stopOnSignals(shutdownHooks: ShutdownHooks): void {
  const stop = (): void => void shutdownHooks.run().then(() => process.exit(0));
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exit(1);
});
