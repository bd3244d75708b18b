import { FolderInUseError } from './process/folder-lock.ts';
import type { StartReport } from './process/engine-process.ts';
import { readSettings } from './process/settings.ts';
import type { RunningEngine } from './start-engine.ts';

// The engine's process: `main.ts <folder>`. It reports its start to the parent that forked it, or on the terminal, and
// ends on SIGTERM, on SIGINT, or when its parent is gone.

async function main(): Promise<void> {
  let engine: RunningEngine;
  try {
    const settings = readSettings(process.argv.slice(2));
    const { startEngine } = await import('./start-engine.ts').catch(notInstalled);
    engine = await startEngine(settings, storageFailed);
  } catch (error) {
    report({ kind: error instanceof FolderInUseError ? 'in-use' : 'failed', message: messageOf(error) });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
    return;
  }
  const stop = (): void => {
    engine.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The embedded database did not stop cleanly: ${messageOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  report({ kind: 'ready', uri: engine.uri });
}

/** The storage's native part comes as an optional package for the platform. */
function notInstalled(cause: unknown): never {
  const [reason] = messageOf(cause).split('\n');
  throw new Error(`The embedded database cannot be loaded; install without --omit=optional. ${reason}`, {
    cause,
  });
}

/** Memory and disk may differ now; a new process begins from the disk, where all that was answered is. */
function storageFailed(error: unknown): void {
  process.stderr.write(`The embedded database ends because its storage failed: ${messageOf(error)}\n`);
  process.exit(1);
}

function report(message: StartReport): void {
  if (process.send) process.send(message);
  else if (message.kind === 'ready') process.stdout.write(`ready ${message.uri}\n`);
  else process.stderr.write(`${message.message}\n`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

void main();
