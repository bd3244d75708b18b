import { logCrashes } from '@platform/server-kit/logging';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { log } from './log.ts';
import { FolderInUseError } from './process/folder-lock.ts';
import { PING, PONG, type StartReport } from './process/engine-process.ts';
import { readSettings } from './process/settings.ts';
import type { RunningEngine } from './start-engine.ts';

// Entry point of the engine's process: `main.ts <folder>`. It reports the start to the parent that forked it, or to the
// terminal, and stops on SIGTERM, on SIGINT, or when its parent is gone.

async function main(): Promise<void> {
  let engine: RunningEngine;
  try {
    const settings = readSettings(process.argv.slice(2));
    const { startEngine } = await import('./start-engine.ts').catch(throwLoadError);
    engine = await startEngine(settings, exitOnStorageFailure);
  } catch (error) {
    report({
      kind: error instanceof FolderInUseError ? 'in-use' : 'failed',
      message: getErrorMessage(error),
    });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
    return;
  }
  const stop = (): void => {
    engine.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the engine did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  process.on('message', (message) => {
    if (message === PING && process.connected) send(PONG);
  });
  report({ kind: 'ready', uri: engine.uri, databaseId: engine.databaseId });
}

/** Explains a failed import: the native part of LMDB is an optional package per operating system. */
function throwLoadError(cause: unknown): never {
  const [reason] = getErrorMessage(cause).split('\n');
  throw new Error(
    `The embedded database cannot be loaded. Install the dependencies without --omit=optional. ${reason}`,
    { cause },
  );
}

/**
 * Ends the process, because memory and disk may differ now. A new process starts from the disk, which holds all
 * acknowledged writes.
 */
function exitOnStorageFailure(error: unknown): void {
  log.fatal({ err: error }, 'the engine stops because its storage failed');
  process.exit(1);
}

/** Sends a message to the parent. Without a callback, the end of a parent at this moment would be an uncaught error. */
function send(message: unknown): void {
  process.send?.(message, undefined, undefined, () => {
    // `disconnect` follows, and stops the engine.
  });
}

function report(message: StartReport): void {
  if (process.send) send(message);
  else if (message.kind === 'ready') process.stdout.write(`ready ${message.uri}\n`);
  else process.stderr.write(`${message.message}\n`);
}

logCrashes(log);
void main();
