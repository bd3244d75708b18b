import { createLogger, type Logger } from '@platform/logging';
import { SettingsError } from '@platform/settings';
import type { OriginServer } from './origin-server.ts';
import { type AppName, type OriginSettings, readOriginSettings } from './settings.ts';
import { StartError } from './start-error.ts';

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
    process.stderr.write(`${app}: ${isUserFacing(error) ? error.message : formatUnexpectedError(error)}\n`);
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

/** Whether the message alone tells the user what to do. Any other error is a bug, and its stack helps to fix it. */
function isUserFacing(error: unknown): error is Error {
  return error instanceof StartError || error instanceof SettingsError;
}

function formatUnexpectedError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
