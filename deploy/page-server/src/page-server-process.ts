import { createLogger, logCrashes, type Logger } from '@platform/logging';
import { formatStartFailure } from '@platform/node-utils';
import {
  createAddressSettings,
  describeTrustedHops,
  forgetSecrets,
  restrictEnvironment,
} from '@platform/settings';
import {
  createMetrics,
  type Metrics,
  startMetricsServer,
  startTracing,
  type Tracing,
} from '@platform/telemetry';
import type { OriginServer } from './origin-server.ts';
import { ORIGIN_SETTINGS, type OriginSettings, readOriginSettings } from './settings.ts';

/** What a process tells an operator apart from its log; undefined where the settings do not ask for it. */
export type Telemetry = { readonly metrics: Metrics | undefined; readonly tracing: Tracing | undefined };

/**
 * Runs the process of a page server: reads the settings, keeps only those without secrets in its environment, starts
 * the server, sends `{ type: 'ready', address }` to the parent, and stops on SIGTERM, SIGINT or when the parent
 * disappears. If the start fails, it prints the reason to standard error and exits with code 1.
 */
export async function runOrigin(
  app: string,
  start: (settings: OriginSettings, log: Logger, telemetry: Telemetry) => Promise<OriginServer>,
): Promise<void> {
  try {
    const foreignSecrets = restrictEnvironment({ ...ORIGIN_SETTINGS, ...createAddressSettings(app) });
    const settings = readOriginSettings(app);
    forgetSecrets(ORIGIN_SETTINGS);
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
  { trustedHops }: OriginSettings,
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
