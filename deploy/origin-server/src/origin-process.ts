import type { AppName } from '@platform/contracts';
import { createLogger, type Logger } from '@platform/logging';
import { formatStartFailure } from '@platform/node-utils';
import type { OriginServer } from './origin-server.ts';
import { type OriginSettings, readOriginSettings } from './settings.ts';

/**
 * Runs the process of a page server: reads the settings, starts the server, sends `{ type: 'ready', address }` to the
 * parent, and stops on SIGTERM, SIGINT or when the parent disappears. If the start fails, it prints the reason to
 * standard error and exits with code 1.
 */
export async function runOrigin(
  app: AppName,
  start: (settings: OriginSettings, log: Logger) => Promise<OriginServer>,
): Promise<void> {
  try {
    const settings = readOriginSettings(app);
    const server = await start(settings, createLogger(app, settings.logLevel));
    stopOnSignal(server);
    process.send?.({ type: 'ready', address: server.address });
  } catch (error) {
    process.stderr.write(`${app}: ${formatStartFailure(error)}\n`);
    process.exit(1);
  }
}

function stopOnSignal(server: OriginServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}
