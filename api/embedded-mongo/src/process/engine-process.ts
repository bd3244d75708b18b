import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What the engine's process tells its parent, once, about how its start went. */
export type StartReport =
  { kind: 'ready'; uri: string } | { kind: 'in-use'; message: string } | { kind: 'failed'; message: string };

/** A child process that runs the engine of one folder. */
export type EngineProcess = {
  report: StartReport;
  /** Resolves when the process is gone, with whether it went as asked. */
  ended: Promise<{ clean: boolean }>;
  stop(): Promise<void>;
};

/**
 * Starts an engine and waits for its report. The child leads a process group of its own, so that Ctrl-C in the
 * terminal reaches its parent alone, which may still need the database to finish; it ends when the channel to the
 * parent closes.
 */
export async function startEngineProcess(folder: string): Promise<EngineProcess> {
  const child = fork(MAIN, [folder], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<{ clean: boolean }>((resolve) => {
    child.once('exit', (code) => resolve({ clean: code === 0 }));
  });
  const report = await firstReport(child);
  return {
    report,
    ended,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function firstReport(child: ChildProcess): Promise<StartReport> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as StartReport));
    child.once('error', reject);
    // `exit` may come before the report of a process that reported and ended; `close` comes after the channel's end.
    child.once('close', (code, signal) => {
      resolve({
        kind: 'failed',
        message: `The database engine ended at its start (${signal ?? `code ${code}`}).`,
      });
    });
  });
}
