import { createLog, type Log } from './log.ts';
import type { OriginServer } from './origin-server.ts';
import { type AppName, type OriginSettings, readOriginSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * The life of a server's process: settings, start, `{ type: 'ready', address }` to the parent, stop on SIGTERM, SIGINT
 * or when the parent is gone. What stops the start is said in plain lines on standard error, exit code 1.
 */
export async function runOrigin(
  app: AppName,
  start: (settings: OriginSettings, log: Log) => Promise<OriginServer>,
): Promise<void> {
  try {
    const settings = readOriginSettings(app);
    const server = await start(settings, createLog(app, settings.logLevel));
    stopWhenTold(server);
    process.send?.({ type: 'ready', address: server.address });
  } catch (error) {
    process.stderr.write(`${app}: ${error instanceof StartError ? error.message : inFull(error)}\n`);
    process.exit(1);
  }
}

function stopWhenTold(server: OriginServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

/** Not a matter of settings but a fault of ours: the stack helps whoever mends it. */
function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
