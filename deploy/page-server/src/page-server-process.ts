import { createLogger, logCrashes, type Logger } from '@platform/server-kit/logging';
import { formatStartFailure } from '@platform/server-kit/node-utils';
import {
  createAddressSettings,
  describeTrustedHops,
  forgetSecrets,
  restrictEnvironment,
} from '@platform/server-kit/settings';
import {
  createMetrics,
  type Metrics,
  startMetricsServer,
  startTracing,
  type Tracing,
} from '@platform/server-kit/telemetry';
import type { PageServer } from './page-server.ts';
import { PAGE_SERVER_SETTINGS, type PageServerSettings, readPageServerSettings } from './settings.ts';

/** What a process tells an operator apart from its log; undefined where the settings do not ask for it. */
export type Telemetry = { readonly metrics: Metrics | undefined; readonly tracing: Tracing | undefined };

/**
 * Runs the process of a page server: reads the settings, keeps only those without secrets in its environment, starts
 * the server, sends `{ type: 'ready', address }` to the parent, and stops on SIGTERM, SIGINT or when the parent
 * disappears. If the start fails, it prints the reason to standard error and exits with code 1.
 */
export async function runPageServer(
  app: string,
  start: (settings: PageServerSettings, log: Logger, telemetry: Telemetry) => Promise<PageServer>,
): Promise<void> {
  try {
    const foreignSecrets = restrictEnvironment({ ...PAGE_SERVER_SETTINGS, ...createAddressSettings(app) });
    const settings = readPageServerSettings(app);
    forgetSecrets(PAGE_SERVER_SETTINGS);
    const log = createLogger(app, settings.logLevel);
    logCrashes(log);
    if (settings.production) logEnvironment(log, settings, foreignSecrets);
    const metrics = settings.metricsPort === 0 ? undefined : createMetrics(app, settings);
    const stopMetrics = metrics && (await startMetricsServer({ ...settings, ...metrics, log }));
    const tracing = await startTracing({ ...settings, service: app, log });
    const server = await start(settings, log, { metrics, tracing });
    stopOnSignal(async () => {
      await server.stop();
      await stopMetrics?.();
      await tracing?.stop();
    });
    process.send?.({ type: 'ready', address: server.address });
  } catch (error) {
    process.stderr.write(`${app}: ${formatStartFailure(error)}\n`);
    process.exit(1);
  }
}

function logEnvironment(
  log: Logger,
  { trustedHops }: PageServerSettings,
  foreignSecrets: readonly string[],
): void {
  log[trustedHops === 0 ? 'warn' : 'info'](describeTrustedHops(trustedHops));
  if (foreignSecrets.length > 0)
    log.warn(
      { variables: foreignSecrets },
      'the environment has secrets that are not for this process; start it without them',
    );
}

function stopOnSignal(stopAll: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopAll().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}
